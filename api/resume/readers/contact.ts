// Name, addresses and profiles from the lines above the first section and from a section of contact details. Pure.
import { splitWords } from './account.ts'
import { periodsIn } from './dates.ts'
import { networkOf } from './fields.ts'
import type { Resume } from './reading.ts'
import { type Row, rowText, type Span, segmentText } from './row.ts'
import { joinTexts } from './text.ts'

type Basics = NonNullable<Resume['basics']>
export type Note = (row: Row, text: string) => void

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u
const PHONE = /(?<![\p{L}\d/.])(?:\+|00)?\(?\d[\d\s().\u00a0\u2011-]{5,}\d(?![\p{L}\d])/u
const DOI = /(?<![\w/])10\.\d{4,9}\/[^\s|,;<>()]+/
const URL = /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/[^\s|,;<>()]*)?/u
const NO_HOST = /\.(?:js|net|py|io)$/i
/** An address of a person at a network: its host, at most with the letters of a country before it, and the name there. */
const PROFILE = /^(?:[a-z]{2,3}\.)?([\w-]+\.[a-z]+)\/(?:(?:in|pub|profile|users)\/([^?#]+?)|([^/?#]+))\/?(?:[?#].*)?$/i
const SEPARATOR = /\s*[|·•♦◆◇⋄∙‖]\s*|\s{2,}|\s+[–—]\s+/u
const TITLE =
  /^(?:curriculum vit(?:ae|æ)|cv|resume|résumé|lebenslauf|currículum(?: vitae)?|curriculum|tabellarischer lebenslauf|życiorys|levensloop|जीवनवृत्त|السيرة الذاتية|个人简历|简历)$/iu

export const isTitle = (text: string): boolean => TITLE.test(text)
export const urlIn = (text: string): string | undefined => {
  const doi = DOI.exec(text)?.[0]
  if (doi) return doi
  const found = URL.exec(text)?.[0].replace(/(?<![.)])[.)]+$/, '')
  return found && !NO_HOST.test(found) && (found.includes('/') || !/^\p{Lu}\p{L}*\.\p{Lu}/u.test(found))
    ? found
    : undefined
}
export const withScheme = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`)

/** Collects addresses from rows; `rest` is what is neither an address nor a label: name, profession, place. */
export function createContact(note: Note) {
  const basics: Basics = {}
  const rest: { text: string; row: Row }[] = []

  function addUrl(url: string, row: Row, isShown: boolean): void {
    const profile = profileOf(url)
    const profiles = basics.profiles ?? []
    const isKnown = [basics, ...profiles].some(one => one.url === profile.url)
    if (isKnown || !isShown) note(row, url)
    if (isKnown) return
    if (!profile.username && !basics.url) basics.url = profile.url
    else basics.profiles = [...profiles, profile]
  }

  function add(row: Row, text: string, links: string[]): void {
    const email = EMAIL.exec(text)?.[0]
    const without = email ? text.replace(email, ' ') : text
    const url = urlIn(without)
    const bare = url ? without.replace(url, ' ') : without
    const phone = PHONE.exec(bare)?.[0].trim()
    const isPhone = phone && phone.replace(/\D/g, '').length >= 7
    if (email && !basics.email) basics.email = email
    if (url) addUrl(url, row, true)
    if (isPhone && !basics.phone) basics.phone = phone
    const left = (isPhone ? bare.replace(phone, ' ') : bare).replace(/^[\s,;:()]+|(?<![\s,;:(])[\s,;:(]+$/g, '').trim()
    const isAddress = email || url || isPhone
    const link = isAddress ? undefined : links.find(one => /^https?:/i.test(one))
    if (link) addUrl(link, row, false)
    if (link || (isAddress && LABEL.test(left))) note(row, left)
    else if (left) rest.push({ text: left, row })
  }

  return {
    basics,
    rest,
    addRow(row: Row): void {
      const texts = row.segments.flatMap(({ spans }) => divided(spans))
      const [first, second] = texts.map(textOfSpans)
      const hasLabel = first && second && texts.length === 2 && LABEL.test(first)
      if (hasLabel) note(row, first)
      for (const spans of hasLabel ? texts.slice(1) : texts) {
        const links = spans.flatMap(({ url }) => url ?? [])
        for (const part of addressesIn(textOfSpans(spans)))
          add(hasLabel ? { ...row, isContact: true } : row, part, links)
      }
    },
  }
}

const textOfSpans = (spans: Span[]) => segmentText({ spans, x: 0, right: 0 })

/** The address with its network and the name there, or with its host. */
function profileOf(url: string): { network: string; username?: string; url: string } {
  const bare = url.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
  const [, host = '', deep, username = deep] = PROFILE.exec(bare) ?? []
  const network = networkOf('', withScheme(host))
  const named =
    network && username ? { network, username: safeDecoded(username) } : { network: bare.split('/')[0] ?? '' }
  return { ...named, url: withScheme(url) }
}

/** Several addresses in one text are divided at commas and spaces. */
function addressesIn(text: string): string[] {
  const words = text.split(/\s+/)
  if (words.length > 1 && words.every(word => urlIn(word) || EMAIL.test(word))) return words
  const isMixed = EMAIL.test(text) || PHONE.test(text)
  return isMixed ? text.split(/,\s+/).flatMap(dividedAtAddresses) : [text]
}

/** The text before, between and after the mail addresses and handles. */
function dividedAtAddresses(text: string): string[] {
  const parts: string[] = []
  let isApart = true
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (isApart || word.includes('@', 1)) parts.push(word)
    else parts.push(`${parts.pop()} ${word}`)
    isApart = /@./.test(word)
  }
  return parts
}

/** The spans between separators. */
function divided(spans: Span[]): Span[][] {
  const groups: Span[][] = [[]]
  for (const span of spans) {
    for (const [index, text] of span.text.split(SEPARATOR).entries()) {
      if (index > 0) groups.push([])
      if (text) groups.at(-1)?.push({ ...span, text })
    }
  }
  return groups.filter(group => group.some(({ text }) => text.trim()))
}

const LABEL =
  /^[^\p{L}]*(?:address|telephone|phone|mobile|tel|e-?mail|mail|web(?:site|seite)?|internet|homepage|linkedin|github|xing|portfolio|personal|company|blog|other|work|home|location|anschrift|adresse|telefon|mobil|handy|téléphone|tél|courriel|correo|teléfono|móvil|dirección|indirizzo|telefono|cellulare|sito|morada|telefone|endereço|adres|telefoon|ort|wohnort|फ़ोन|ईमेल|पता|मोबाइल|电话|邮箱|地址|手机|الهاتف|البريد الإلكتروني|العنوان)[^\p{L}\d]*$/iu

const safeDecoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Addresses that wrap to the next line are one. */
export function joinAddresses(rows: readonly Row[]): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const last = joined.at(-1)
    const end = last && rowText(last)
    const begin = rowText(row)
    const isCut =
      end && /[/@][^\s/@]*$/.test(end) && (/[-\u00ad/]$/.test(end) || (/^\p{Ll}{1,3}$/u.test(begin) && row.gap < 1.3))
    if (!last || !isCut) joined.push(row)
    else {
      const spans = last.segments.flatMap(({ spans }) => spans)
      const text = joinTexts([end, begin])
      const one = {
        ...(spans[0] ?? { weight: 400, isItalic: false }),
        text: /[-\u00ad/]$/.test(end) ? text : end + begin,
      }
      joined[joined.length - 1] = {
        ...last,
        segments: [{ spans: [one], x: last.x, right: last.right }],
        alsoPieces: [...(last.alsoPieces ?? []), row.piece],
      }
    }
  }
  return joined
}

/** Name, profession and place from what is left of the lines above the first section. */
export function nameAndPlace(
  basics: Basics,
  head: readonly Row[],
  rest: { text: string; row: Row }[],
  note: Note,
): { text: string; row: Row }[] {
  const named = rest.filter(({ row }) => head.includes(row))
  const largest = Math.max(0, ...named.filter(({ text }) => !TITLE.test(text)).map(({ row }) => row.size))
  const name = named.find(({ text, row }) => row.size >= 0.98 * largest && !TITLE.test(text) && /\p{L}/u.test(text))
  const left = rest.filter(one => one !== name && !TITLE.test(one.text))
  for (const { row, text } of rest) if (TITLE.test(text)) note(row, text)
  if (name) basics.name = name.text
  const below = name ? head.indexOf(name.row) : -1
  const lines = [...new Set(left.filter(({ row }) => head.indexOf(row) > below && below >= 0).map(({ row }) => row))]
  // A short line of its own below the profession.
  const isLine = ({ text, row }: { text: string; row: Row }) =>
    row === lines[1] &&
    row.segments.length === 1 &&
    text === rowText(row) &&
    splitWords(text).length <= 3 &&
    /^[\p{Lu}\p{Lo}]/u.test(text)
  const place = left.find(({ text, row }) => isPlace(text, row, name?.row)) ?? left.find(isLine)
  if (place) basics.location = locationOf(place.text)
  const others = left.filter(one => one !== place)
  const label = others.filter(
    ({ row, text }) => head.indexOf(row) > below && below >= 0 && periodsIn(text).length === 0,
  )
  const first = label[0]?.row
  const ofLabel = label.filter(({ row }) => row === first)
  if (first && ofLabel.length > 0 && ofLabel.length === named.filter(({ row }) => row === first).length) {
    basics.label = rowText(first)
    return others.filter(one => !ofLabel.includes(one))
  }
  return others
}

/** Whether the text is next to addresses, or looks like "City, XX" or a postal code. */
function isPlace(text: string, row: Row, name: Row | undefined): boolean {
  if (row === name || text.length > 80 || /[.!?]$/.test(text) || periodsIn(text).length > 0) return false
  const words = splitWords(text)
  const beside = EMAIL.test(rowText(row)) || PHONE.test(rowText(row)) || URL.test(rowText(row))
  if (/(?:^|\s)\d{4,6}(?:\s|$|,)/.test(text)) return true
  if (/^[\p{Lu}\p{Lo}][^,،，\d]+(?:[,،，] ?[\p{Lu}\p{Lo}][^,،，\d]+){1,2}$/u.test(text) && words.length <= 6)
    return true
  return words.length <= 4 && (beside || row.isContact === true) && /^[\p{Lu}\p{Lo}]/u.test(text)
}

function locationOf(text: string): Record<string, string> {
  const parts = text.split(/[,،，]/).map(part => part.trim())
  const coded = parts.findIndex(part => /(?:^|\s)\d{4,6}(?:\s|$)/.test(part))
  if (coded >= 0) {
    const part = parts[coded] as string
    const code = /\d{4,6}(?:[- ]\d{3,4})?/.exec(part) as RegExpExecArray
    const address = parts.slice(0, coded).join(', ')
    const city = part.slice(code.index + code[0].length).trim() || part.slice(0, code.index).trim()
    const region = parts.slice(coded + 1).join(', ')
    return {
      ...(address && { address }),
      postalCode: code[0],
      ...(city && { city }),
      ...(region && { region }),
    }
  }
  const [city = '', ...region] = parts
  return { city, ...(region.length > 0 && { region: region.join(', ') }) }
}
