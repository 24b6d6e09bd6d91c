// The file that a person brings, kept while the page stays: signing in replaces the screen that took it.
let file: File | null = null
const listeners = new Set<() => void>()

export const keptFile = (): File | null => file

export function keepFile(next: File | null): void {
  file = next
  for (const listener of listeners) listener()
}

export function onKeptFile(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
