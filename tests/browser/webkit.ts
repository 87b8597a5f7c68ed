import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { webKitCommand } from '../../scripts/webkit.mjs'
import type { Engine } from './engines.ts'
import { Guest, type Point } from './guest.ts'

const WAIT = { timeout: 30_000 }

/** WebKitGTK, driven over WebDriver on a screen that no one sees. */
export async function startWebKit(): Promise<Engine> {
  const screen = run('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
  const [display] = await once(screen.stdout as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const driver = run('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${String(display).trim()}` })
  const sessions = `http://127.0.0.1:${port}/session`
  await answers(sessions)
  return {
    async open(address) {
      const { sessionId } = await ask<{ sessionId: string }>('POST', sessions, { capabilities: {} })
      const guest = new WebKitGuest(`${sessions}/${sessionId}`)
      await guest.visit(address)
      return guest
    },
    async stop() {
      driver.kill()
      screen.kill()
    },
  }
}

function run(name: string, args: string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const { program, words, env } = webKitCommand(name, args)
  return spawn(program, words, { env: { ...env, ...environment }, stdio: ['ignore', 'pipe', 'ignore'] })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return
    await sleep(50)
  }
  throw new Error('WebKitWebDriver does not answer')
}

/** One command of the WebDriver protocol. */
async function ask<Answer>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<Answer> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

class WebKitGuest extends Guest {
  readonly #session: string

  constructor(session: string) {
    super()
    this.#session = session
  }

  async visit(url: string): Promise<void> {
    await this.#command('/url', { url })
    await this.#arrive()
  }

  async reload(): Promise<void> {
    await this.#hear()
    await this.#command('/refresh', {})
    await this.#arrive()
  }

  async leave(): Promise<void> {
    await ask('DELETE', this.#session)
  }

  override async close(): Promise<void> {
    await this.#hear()
    await super.close()
  }

  evaluate<Given, Result>(work: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result> {
    return this.#command('/execute/sync', { script: `return (${work})(...arguments)`, args: [given] })
  }

  finger(): Promise<void> {
    throw new Error('WebKitWebDriver has no finger')
  }

  async mouse(...[from, ...others]: readonly [Point, ...Point[]]): Promise<void> {
    const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })
    const actions = [
      move(from),
      { type: 'pointerDown', button: 0 },
      ...others.map(move),
      { type: 'pointerUp', button: 0 },
    ]
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
    await this.#command('/actions', { actions: [pointer] })
  }

  /** This driver has no console, so the page notes its own faults, once it stands. */
  async #arrive(): Promise<void> {
    await expect.poll(() => this.evaluate(() => document.querySelector('[data-card]') !== null, null), WAIT).toBe(true)
    await this.evaluate(() => {
      const faults: string[] = []
      Object.assign(window, { faults })
      for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
        addEventListener(type, (event) => faults.push(`${type}: ${'message' in event ? event.message : ''}`))
      for (const level of ['error', 'warn'] as const) console[level] = (...said) => faults.push(said.join(' '))
    }, null)
  }

  async #hear(): Promise<void> {
    this.faults.push(...(await this.evaluate(() => (window as unknown as { faults: string[] }).faults, null)))
  }

  #command<Answer>(path: string, body: object): Promise<Answer> {
    return ask('POST', this.#session + path, body)
  }
}
