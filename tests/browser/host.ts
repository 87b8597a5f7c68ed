import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** A host of static files, with headers as docs/HOSTING.md has them, that can be taken off the network. */
export class Host {
  /** The folder that stands at each path, such as `/` or `/cards/`. */
  readonly folders = new Map<string, string>()
  #server: Server | undefined
  #port = 0

  address(path = '/'): string {
    return `http://127.0.0.1:${this.#port}${path}`
  }

  start(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request.url ?? '/', response))
    this.#server = server
    return new Promise((resolve) => {
      server.listen(this.#port, '127.0.0.1', () => {
        this.#port = (server.address() as AddressInfo).port
        resolve()
      })
    })
  }

  stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    return new Promise((resolve) => {
      if (server === undefined) return resolve()
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }

  async #answer(url: string, response: ServerResponse): Promise<void> {
    const path = new URL(url, this.address()).pathname
    const mount = [...this.folders.keys()].filter((one) => path.startsWith(one)).sort((a, b) => b.length - a.length)[0]
    const name = path.slice(mount?.length ?? 0) || 'index.html'
    const content = mount && (await readFile(join(this.folders.get(mount) ?? '', name)).catch(() => undefined))
    if (!content) {
      response.writeHead(404).end()
      return
    }
    const caching = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain', 'cache-control': caching })
    response.end(content)
  }
}
