// Where the picture of a draft is loaded from. Our own addresses need the owner's bearer token, which an <img> cannot send,
// so the data layer fetches the picture, or the uploaded file is cached in memory.
import { useEffect, useSyncExternalStore } from 'react'
import { isUploadedPicture } from '../../../../api/core/cv/content.ts'
import { readPicture } from '../../data/cvs.ts'

const shown = new Map<string, string>()
const asked = new Set<string>()
const listeners = new Set<() => void>()

export function keepPicture(imageUrl: string, file: Blob): void {
  if (!shown.has(imageUrl)) shown.set(imageUrl, URL.createObjectURL(file))
  for (const listener of listeners) listener()
}

/** Fetches a picture once; a failed one is fetched again when it is next shown. */
async function loadPicture(imageUrl: string): Promise<void> {
  if (shown.has(imageUrl) || asked.has(imageUrl) || !isUploadedPicture(imageUrl)) return
  asked.add(imageUrl)
  try {
    keepPicture(imageUrl, await readPicture(imageUrl))
  } catch {
    asked.delete(imageUrl)
  }
}

/** An address for <img>, or undefined while there is none. */
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
