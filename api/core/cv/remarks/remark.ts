// What a remark is, and the few questions that several groups of remarks ask of texts. Pure.

/** A hint to the owner of a CV: where (JSON pointer that begins with /content) and, in plain words, what to do. */
export type Remark = { path: string; message: string }

export const said = (text: string | undefined): boolean => (text ?? '').trim() !== ''
export const lengthOf = (text: string): number => [...text].length

/** A remark at a field of an item; `path` as the sheet gives it, below the content. */
export const at = (path: string, field: string, message: string): Remark => ({
  path: `/content${path}${field === '' ? '' : `/${field}`}`,
  message,
})

/** The message as a list, or nothing: so that rules can be written one below the other. */
export const when = (holds: boolean, path: string, field: string, message: string): Remark[] =>
  holds ? [at(path, field, message)] : []

/** Pictures, and the private signs that word processors leave where their own fonts had an icon. */
export const PICTOGRAPH = /\p{Extended_Pictographic}(?<![\u00a9\u00ae\u2122])|[\u{1f1e6}-\u{1f1ff}\ue000-\uf8ff]/u
/** Signs that nobody sees and that tear a word apart for a search. U+200C and U+200D belong to some scripts. */
export const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\ufffc\ufffd\u202a-\u202e]/

export function isAllCapitals(text: string): boolean {
  const letters = text.match(/[\p{Lu}\p{Ll}]/gu) ?? []
  return letters.length > 3 && letters.every(letter => /\p{Lu}/u.test(letter))
}
