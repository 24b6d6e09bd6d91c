// Downloads a file that is in memory.

/** The browser needs the object URL for a moment after the click. */
const ADDRESS_MS = 60_000

/** The browser removes from `name` what its file system refuses. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_MS)
}
