// The lines below a CV of ours: where it can be checked, which version it is, who made the page. They are no text of the CV. Pure.
import { allLoadedLabels } from '../../core/cv/languages/index.ts'
import '../../core/cv/languages/all.ts'
import { formatDate } from '../../core/cv/locale.ts'
import { splitWords } from './account.ts'
import { type Row, rowText } from './row.ts'

/** Of the page of a CV, and of the page that checks it. */
const ADDRESS = /\(?(?:https?:\/\/)?[\w.-]{1,80}(?::\d{1,5})?\/cv\/[\w-]{6,40}(?:\/verify(?:\?v=\d{1,9})?)?\)?/g

const MAKER = 'trucv'
/** Without numbers, and without vowel signs, which files draw apart. */
const wordsOf = (text: string) => splitWords(text.replace(/\p{Nd}+/gu, ' ').replace(/[\u064b-\u0652]/g, ''))

/** The words of the foot in a language, and with those of its dates. */
const FEET = allLoadedLabels().map(({ language, verify, versionNote, published, madeWith }) => {
  const months = (['long', 'short'] as const).flatMap(dateForm =>
    Array.from({ length: 12 }, (_, month) =>
      formatDate(`2026-${String(month + 1).padStart(2, '0')}-01`, language, { dateForm }),
    ),
  )
  const [version, ...others] = [versionNote, verify, published, madeWith].map(text =>
    wordsOf(text.replace(/\{\w+\}/g, ' ')),
  ) as [string[], ...string[][]]
  const own = new Set([...version, ...others.flat(), MAKER])
  // Files tear words or join them.
  const joined = [version, ...others].map(form => form.join(''))
  return { version, joined, own, words: new Set([...own, ...wordsOf(months.join(' '))]) }
})

const withoutAddress = (row: Row) => wordsOf(rowText(row).replace(ADDRESS, ' '))

/** The rows of the foot: near an address of ours or the name of the maker. The version may also stand at the foot of each page. */
export function ownFoot(rows: readonly Row[]): Set<Row> {
  const hasAddress = (row: Row) => rowText(row).search(ADDRESS) >= 0
  const isAnchor = (row: Row | undefined) =>
    row !== undefined && (hasAddress(row) || withoutAddress(row).includes(MAKER))
  const found = new Set<Row>()
  if (!rows.some(isAnchor)) return found
  for (const row of rows) if (hasAddress(row) && withoutAddress(row).includes(MAKER)) found.add(row)
  for (const { version, joined, own, words } of FEET) {
    const isPart = (word: string) => joined.some(form => form.includes(word))
    for (const [index, row] of rows.entries()) {
      const said = withoutAddress(row)
      if (!said.every(word => words.has(word) || isPart(word))) continue
      const isNear = [-2, -1, 0, 1, 2].some(at => isAnchor(rows[index + at]))
      const isVersion = said.length > 0 && version.every(word => said.includes(word))
      if (isVersion || (isNear && said.some(word => own.has(word) || isPart(word)))) found.add(row)
    }
    // The address may stand on a line of its own below its label.
    for (const [index, row] of rows.entries())
      if (hasAddress(row) && withoutAddress(row).length === 0 && found.has(rows[index - 1] as Row)) found.add(row)
  }
  return found
}
