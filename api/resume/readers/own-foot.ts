// The lines below a CV of ours: where it can be checked, which version it is, who made the page. They are no text of the CV. Pure.
import { LANGUAGES } from '../../core/cv/languages/index.ts'
import { formatDate } from '../../core/cv/locale.ts'
import { splitWords } from './account.ts'
import { type Row, rowText } from './row.ts'

/** Of the page of a CV, and of the page that checks it. */
const ADDRESS = /\(?(?:https?:\/\/)?[\w.-]{1,80}(?::\d{1,5})?\/cv\/[\w-]{6,40}(?:\/verify(?:\?v=\d{1,9})?)?\)?/g

/** Numbers apart. */
const wordsOf = (text: string) => splitWords(text.replace(/\d+/g, ' '))

/** The words of the foot in a language, those of its dates included; `forms`: the words of each of its sentences. */
const FEET = Object.keys(LANGUAGES).map(language => {
  const { verify, versionNote, published, madeWith } = LANGUAGES[language] as (typeof LANGUAGES)['en']
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(`2026-${String(month + 1).padStart(2, '0')}-01`, language),
  )
  const forms = [verify, versionNote, published, madeWith].map(text => wordsOf(text.replace(/\{\w+\}/g, ' ')))
  return { forms, words: new Set([...forms.flat(), ...wordsOf(months.join(' ')), 'trucv']) }
})

const withoutAddress = (row: Row) => wordsOf(rowText(row).replace(ADDRESS, ' '))

/** The rows of the foot; none where no line has an address of ours. */
export function ownFoot(rows: readonly Row[]): Set<Row> {
  const hasAddress = (row: Row) => new RegExp(ADDRESS.source).test(rowText(row))
  const found = new Set<Row>()
  if (!rows.some(hasAddress)) return found
  for (const { words, forms } of FEET) {
    const isOfFoot = (row: Row) => withoutAddress(row).every(word => words.has(word))
    const saysAll = (row: Row) => forms.some(form => form.every(word => withoutAddress(row).includes(word)))
    for (const [index, row] of rows.entries()) {
      if (!isOfFoot(row)) continue
      const isBeside = [rows[index - 1], rows[index + 1]].some(one => one && hasAddress(one) && isOfFoot(one))
      const hasWord = withoutAddress(row).length > 0
      if (saysAll(row) || (hasWord && (isBeside || hasAddress(row)))) found.add(row)
    }
    // The address may stand on a line of its own below its label.
    for (const [index, row] of rows.entries())
      if (hasAddress(row) && withoutAddress(row).length === 0 && found.has(rows[index - 1] as Row)) found.add(row)
  }
  return found
}
