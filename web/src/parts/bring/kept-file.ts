// The file that a person brings, kept while the page stays: signing in replaces the screen that took it.
let kept: { file: File; path: string } | null = null
const listeners = new Set<() => void>()

export const keptFile = (): File | null => kept?.file ?? null

export function keepFile(file: File | null): void {
  if (file === keptFile()) return
  kept = file && { file, path: window.location.pathname }
  for (const listener of listeners) listener()
}

/** A screen at another address has nothing to do with the file. */
export function forgetFileOfOtherScreens(): void {
  if (kept?.path !== window.location.pathname) keepFile(null)
}

export function onKeptFile(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
