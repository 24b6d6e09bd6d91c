// The chosen file, stored as long as the page is open: signing in replaces the screen on which it was chosen.
let kept: { file: File; path: string } | null = null
const listeners = new Set<() => void>()

export const keptFile = (): File | null => kept?.file ?? null

export function keepFile(file: File | null): void {
  if (file === keptFile()) return
  kept = file && { file, path: window.location.pathname }
  for (const listener of listeners) listener()
}

/** Drops a file that was chosen on a screen with another address. */
export function forgetFileOfOtherScreens(): void {
  if (kept?.path !== window.location.pathname) keepFile(null)
}

export function onKeptFile(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
