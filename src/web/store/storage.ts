let prefix: string | undefined

/** What the browser calls something of this copy of the game: another path of the host is another game. */
export function nameHere(name: string): string {
  prefix ??= `canfield:${new URL('.', location.href).pathname}:`
  return prefix + name
}

/** Reads a kept text. Undefined when there is none or the browser forbids it. */
export function readKept(name: string): string | undefined {
  return tried(() => localStorage.getItem(nameHere(name)))
}

/** What a kept text says; undefined where it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps a text. Returns whether the browser did. */
export function keep(name: string, text: string): boolean {
  return (
    tried(() => {
      localStorage.setItem(nameHere(name), text)
      return true
    }) === true
  )
}

/** Keeps a text no longer. Where nothing can be kept nothing is to be forgotten. */
export function forget(name: string): void {
  tried(() => localStorage.removeItem(nameHere(name)))
}

/** The names of all kept texts that begin so. */
export function keptNames(beginning: string): readonly string[] {
  const names = tried(() => Object.keys(localStorage)) ?? []
  return names.filter((name) => name.startsWith(nameHere(beginning))).map((name) => name.slice(nameHere('').length))
}

/** The same for as long as this tab is there, and for it alone. */
export function readForTab(name: string): string | undefined {
  return tried(() => sessionStorage.getItem(nameHere(name)))
}

export function keepForTab(name: string, text: string): void {
  tried(() => sessionStorage.setItem(nameHere(name), text))
}

/** Undefined when there is nothing, or the browser does not let us. */
function tried<T>(access: () => T | null): T | undefined {
  try {
    return access() ?? undefined
  } catch {
    return undefined
  }
}
