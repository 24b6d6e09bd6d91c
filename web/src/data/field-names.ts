// Names of fields for people, made from keys and JSON pointers.

export const isIndex = (key: string) => /^\d+$/.test(key)
export const keysOf = (pointer: string) => pointer.split('/').slice(1)

/** "phoneNumber" becomes "Phone number", "x-lab_notes" becomes "Lab notes", "INR" stays. */
export function spelled(key: string): string {
  const words = key
    .replace(/^(x-|\$)/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map(word => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of the field at a JSON pointer: "Phone number", "Skills, entry 2"; '' for the whole document. */
export function fieldName(pointer: string): string {
  const keys = keysOf(pointer)
  const at = keys.findLastIndex(key => !isIndex(key))
  const key = keys[at]
  if (key === undefined) return ''
  const index = keys[at + 1]
  return index === undefined ? spelled(key) : `${spelled(key)}, entry ${Number(index) + 1}`
}
