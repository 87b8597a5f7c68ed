/** Copies a text. Returns whether the browser let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Whether this browser has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Opens the share sheet. Closing it again is no fault. */
export async function shareLink(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined)
}
