// Scales large pictures down before the upload: a phone's camera makes files too large for a slow connection.

/** The largest side that the service keeps. */
const LONGEST_SIDE = 3_600
const LARGE_BYTES = 1_500_000

/** Returns `file` itself when it is small, or no picture that this browser can decode. */
export async function fitPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    return file
  }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  if (scale === 1 && file.size <= LARGE_BYTES) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return file
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.9))
  const isSmaller = blob && (scale < 1 || blob.size < file.size)
  return isSmaller ? new File([blob], file.name, { type: blob.type }) : file
}
