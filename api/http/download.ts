// How a reply says that it is a file to be kept, and under which name.

/** The content-disposition of a file: its name as it is for those who read UTF-8, and in plain letters for the others. */
export function asDownload(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
    .trim()
  const fallback = /^\.|^$/.test(ascii) ? `CV${ascii}` : ascii
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encode(name)}`
}

/** As RFC 5987 wants it. */
const encode = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
