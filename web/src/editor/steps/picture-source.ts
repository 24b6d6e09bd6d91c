// Where the picture of a draft can be shown from: an address of ours asks for the owner's bearer, which an image cannot
// bring along, so it is fetched by the data layer, or kept from the upload, and shown from memory. Knows no form.
import { useEffect, useSyncExternalStore } from 'react'
import { isUploadedPicture } from '../../../../api/core/cv/content.ts'
import { readPicture } from '../../data/cvs.ts'

const shown = new Map<string, string>()
const asked = new Set<string>()
const listeners = new Set<() => void>()

/** Remembers the file that was uploaded as `imageUrl`. */
export function keepPicture(imageUrl: string, file: Blob): void {
  if (!shown.has(imageUrl)) shown.set(imageUrl, URL.createObjectURL(file))
  for (const listener of listeners) listener()
}

/** Fetches a picture once; one that cannot be had is asked for again when it is next shown. */
async function loadPicture(imageUrl: string): Promise<void> {
  if (shown.has(imageUrl) || asked.has(imageUrl) || !isUploadedPicture(imageUrl)) return
  asked.add(imageUrl)
  try {
    keepPicture(imageUrl, await readPicture(imageUrl))
  } catch {
    asked.delete(imageUrl)
  }
}

/** An address that an <img> can load now, or undefined. */
export function usePictureSource(imageUrl: string | undefined): string | undefined {
  useEffect(() => {
    if (imageUrl) void loadPicture(imageUrl)
  }, [imageUrl])
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (imageUrl ? shown.get(imageUrl) : undefined),
  )
}
