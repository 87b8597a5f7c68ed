/** What is kept on this device, under names of this copy of the game: another path of the host is another game. */
const PREFIX = `canfield:${new URL('.', location.href).pathname}:`

/** Reads a kept text. Undefined when there is none or the browser forbids it. */
export function readKept(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text. Returns whether the browser did. */
export function keep(name: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + name, text)
    return true
  } catch {
    return false
  }
}

/** Keeps a text no longer. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // Where nothing can be kept nothing is to be forgotten.
  }
}
