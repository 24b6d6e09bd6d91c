// The type of remarks, and helpers that several groups of remarks share. Pure.

/** Advice to the owner of a CV: a JSON pointer that begins with /content, and what to do. */
export type Remark = { path: string; message: string }

export const said = (text: string | undefined): boolean => (text ?? '').trim() !== ''
export const lengthOf = (text: string): number => [...text].length

/** A remark on a field of an item; `path` is a JSON pointer into the content, as in the sheet. */
export const at = (path: string, field: string, message: string): Remark => ({
  path: `/content${path}${field === '' ? '' : `/${field}`}`,
  message,
})

/** A list with the remark if the condition holds, else an empty one, to be spread. */
export const when = (holds: boolean, path: string, field: string, message: string): Remark[] =>
  holds ? [at(path, field, message)] : []

/** Emoji, and private-use characters, which word processors use for icons of their own fonts. */
export const PICTOGRAPH = /\p{Extended_Pictographic}(?<![\u00a9\u00ae\u2122])|[\u{1f1e6}-\u{1f1ff}\ue000-\uf8ff]/u
/** Invisible characters that split a word for searches. U+200C and U+200D are left out: some scripts need them. */
export const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\ufffc\ufffd\u202a-\u202e]/

export function isAllCapitals(text: string): boolean {
  const letters = text.match(/[\p{Lu}\p{Ll}]/gu) ?? []
  return letters.length > 3 && letters.every(letter => /\p{Lu}/u.test(letter))
}
