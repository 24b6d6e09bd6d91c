// Puts a file that is in memory into the person's downloads.

/** The browser needs the address for a moment after the click. */
const ADDRESS_MS = 60_000

/** The browser takes out of `name` what its file system refuses. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_MS)
}
