/** Whether the browser has promised not to delete what is kept by itself. Undefined where it can't be asked. */
export async function isPermanent(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.().catch(() => undefined)
}

/** Asks the browser to promise it. Some ask the player in turn, so this is done when they look after their games. */
export async function askForPermanence(): Promise<boolean | undefined> {
  return navigator.storage?.persist?.().catch(() => undefined)
}
