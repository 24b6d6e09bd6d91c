// A downloaded file and its name.
export type CvFile = { bytes: Buffer | string; name: string; unsupported: string[] }

/** The name of a file, from texts of a person, without characters that file systems refuse. */
export function fileName(words: string, extension: string): string {
  const safe = words
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|(?<!\.)\.+$/g, '')
  return `${Array.from(safe).slice(0, 80).join('').trim() || 'CV'}.${extension}`
}
