// The name, profession and place of the person from what is left of the lines above the first section. Pure.
import { splitWords } from './account.ts'
import { type Basics, isAddress, type Note } from './contact.ts'
import { periodsIn } from './dates.ts'
import { CODE, locationOf } from './location.ts'
import { type Row, rowText } from './row.ts'
import { titleScore } from './titles.ts'

const TITLE =
  /^(?:curriculum vit(?:ae|æ)|cv|resume|résumé|lebenslauf|currículum(?: vitae)?|curriculum|tabellarischer lebenslauf|職務経歴書|履歴書|이력서|резюме|özgeçmiş|životopis|önéletrajz|ansioluettelo|meritförteckning|βιογραφικό(?: σημείωμα)?|קורות חיים|daftar riwayat hidup|sơ yếu lý lịch|curriculum vitae et studiorum|bio ?-?data|życiorys|levensloop|जीवनवृत्त|السيرة الذاتية|个人简历|简历)$/iu
export const isTitle = (text: string): boolean => TITLE.test(text)

/** Name, profession and place from what is left of the lines above the first section. */
export function nameAndPlace(
  basics: Basics,
  head: readonly Row[],
  rest: { text: string; row: Row }[],
  note: Note,
): { text: string; row: Row }[] {
  const named = rest.filter(({ row }) => head.includes(row))
  const largest = Math.max(0, ...named.filter(({ text }) => !TITLE.test(text)).map(({ row }) => row.size))
  const large = named.filter(({ text, row }) => row.size >= 0.98 * largest && !TITLE.test(text) && /\p{L}/u.test(text))
  const name = basics.name ? undefined : (large.slice(0, 3).find(one => isInMail(one.text, basics.email)) ?? large[0])
  const second = name && secondLine(name, named, basics.email)
  if (name) basics.name = second ? `${name.text} ${second.text}` : name.text
  const left = rest.filter(one => one !== name && one !== second && !TITLE.test(one.text))
  for (const { row, text } of rest) if (TITLE.test(text)) note(row, text)
  const below = name ? head.indexOf((second ?? name).row) : -1
  const lines = [...new Set(left.filter(({ row }) => head.indexOf(row) > below && below >= 0).map(({ row }) => row))]
  // A short line of its own below the profession.
  const isLine = ({ text, row }: { text: string; row: Row }) =>
    row === lines[1] &&
    row.segments.length === 1 &&
    text === rowText(row) &&
    splitWords(text).length <= 3 &&
    /^[\p{Lu}\p{Lo}]/u.test(text)
  const places = left.filter(({ text, row }) => isPlace(text, row, name?.row))
  const place = places.find(({ text }) => /[,،，]/.test(text) || titleScore(text) < 2) ?? left.find(isLine)
  if (place) basics.location = { ...locationOf(place.text), ...basics.location }
  const street = place && basics.location?.postalCode && !basics.location.address && streetOf(left, place)
  if (street) basics.location = { address: street.text, ...basics.location }
  const others = left.filter(one => one !== place && one !== street)
  // A profession may be above a name that the address of the mail tells.
  const isNear = (row: Row) =>
    head.indexOf(row) > below || (large[0] !== name && row === large[0]?.row && !/[,.!:]$/.test(rowText(row)))
  const label = others.filter(
    ({ row, text }) =>
      isNear(row) && below >= 0 && !/\d{3}/.test(text) && text.split(' ').length <= 8 && periodsIn(text).length === 0,
  )
  // Beside addresses only the name of a job is one.
  const beside = label.find(({ text, row }) => titleScore(text) >= 2 && isAddress(rowText(row)))
  if (beside) {
    basics.label = beside.text
    return others.filter(one => one !== beside)
  }
  const first = label[0]?.row
  const ofLabel = label.filter(({ row }) => row === first)
  // Of a line with addresses only a part is left.
  const isWhole = first && !isAddress(rowText(first))
  if (first && ofLabel.length > 0 && ofLabel.length === named.filter(({ row }) => row === first).length && isWhole) {
    basics.label = rowText(first)
    return others.filter(one => !ofLabel.includes(one))
  }
  return others
}

type Text = { text: string; row: Row }
/** A street with its number, beside the postal code or above it. */
const streetOf = (texts: readonly Text[], place: Text): Text | undefined =>
  texts.find(
    (one, index) =>
      one !== place &&
      (one.row === place.row || texts[index + 1] === place) &&
      /^(?:\p{L}[\p{L}\p{M}.' -]{2,40} \d{1,4} ?\p{L}?|\d{1,4}\p{L}?,? \p{L}[\p{L}\p{M}.' -]{2,40})$/u.test(one.text) &&
      periodsIn(one.text).length === 0,
  )

/** A name on two lines: no other line has letters of their size, or the address of the mail has both. */
function secondLine(name: Text, named: readonly Text[], email?: string): Text | undefined {
  const second = named[named.indexOf(name) + 1]
  if (!second || ![name, second].every(({ text }) => /^\p{Lu}[^\d@,]*$/u.test(text) && splitWords(text).length <= 2))
    return undefined
  const isAlike = ({ row }: Text) => Math.abs(row.size - name.row.size) < 0.02 * name.row.size
  const areLarge = isAlike(second) && named.every(one => one === name || one === second || !isAlike(one))
  const areInMail = isInMail(name.text, email) && isInMail(second.text, email)
  return (areLarge && named.length > 2) || areInMail ? second : undefined
}

/** Whether the name of a mail address has a word of the text, or its beginning. */
function isInMail(text: string, email = ''): boolean {
  const own = email.split('@')[0]?.toLowerCase() ?? ''
  const parts = own.split(/[^\p{L}]+/u).filter(part => part.length >= 3)
  const words = splitWords(text.normalize('NFD').replace(/\p{M}/gu, ''))
  return (
    words.length <= 5 &&
    words.some(word => word.length >= 3 && (own.includes(word) || parts.some(part => word.startsWith(part))))
  )
}

/** Whether the text is next to addresses, or looks like "City, XX" or a postal code. */
function isPlace(text: string, row: Row, name: Row | undefined): boolean {
  if (row === name || text.length > 80 || /[.!?]$/.test(text) || periodsIn(text).length > 0) return false
  const words = splitWords(text)
  const beside = isAddress(rowText(row))
  if (text.split(/[,،，]/).some(part => CODE.test(part.trim()))) return true
  if (/^[\p{Lu}\p{Lo}][^,،，\d]+(?:[,،，] ?[\p{Lu}\p{Lo}][^,،，\d]+){1,2}$/u.test(text) && words.length <= 6)
    return true
  return words.length <= 4 && (beside || row.isContact === true) && /^(?:['‘’]\p{Ll}[- ])?[\p{Lu}\p{Lo}]/u.test(text)
}
