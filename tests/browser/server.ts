import { existsSync } from 'node:fs'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
    /** Milliseconds. */
    patience: number
  }
}

/** Serves the built site while the browser tests run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('dist/site/index.html')) throw new Error('The site is not built yet: run "npm run build" first.')
  const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4400 } })
  project.provide('address', server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4400/')
  return () => server.close()
}
