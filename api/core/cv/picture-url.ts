// The address of an uploaded picture, which a CV keeps as its imageUrl.
export const pictureUrl = (nanoId: string, pictureId: string): string => `/cvs/${nanoId}/picture/${pictureId}`

/** The id in an uploaded picture's address; null for remote addresses and other CVs' pictures. */
export function pictureIdOf(imageUrl: string | undefined, nanoId: string): string | null {
  const prefix = pictureUrl(nanoId, '')
  return imageUrl?.startsWith(prefix) ? imageUrl.slice(prefix.length) : null
}
