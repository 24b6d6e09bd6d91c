// Where the picture of a draft can be shown from: an address of ours asks for the owner's bearer, which an image cannot
// bring along, so what was uploaded here is shown from memory. Knows no form.
import { useSyncExternalStore } from 'react'

const shown = new Map<string, string>()
const listeners = new Set<() => void>()

/** Remembers the file that was uploaded as `imageUrl`. */
export function keepPicture(imageUrl: string, file: Blob): void {
  if (!shown.has(imageUrl)) shown.set(imageUrl, URL.createObjectURL(file))
  for (const listener of listeners) listener()
}

/** An address that an <img> can load now, or undefined. */
export function usePictureSource(imageUrl: string | undefined): string | undefined {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (imageUrl ? shown.get(imageUrl) : undefined),
  )
}
