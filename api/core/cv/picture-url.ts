// The URL of an uploaded picture, which a CV stores as its imageUrl.
export const pictureUrl = (nanoId: string, pictureId: string): string => `/cvs/${nanoId}/picture/${pictureId}`

/** The id in the URL of an uploaded picture; null for external pictures and those of other CVs. */
export function pictureIdOf(imageUrl: string | undefined, nanoId: string): string | null {
  const prefix = pictureUrl(nanoId, '')
  return imageUrl?.startsWith(prefix) ? imageUrl.slice(prefix.length) : null
}
