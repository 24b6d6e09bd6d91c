// Which text in the head of a job is the title, which the employer, which the place: decided for all jobs of one shape together. Pure.
import type { Note } from './contact.ts'
import { isDateOnly } from './dates.ts'
import type { Atom, Entry } from './entry.ts'
import { commaParts, isPlaceLike } from './head-order.ts'
import type { JobField } from './job-labels.ts'
import { isPlaceName } from './kinds-of-words.ts'
import { rowText } from './row.ts'
import { isEastern } from './text.ts'
import { isShortName, organisationScore, titleScore } from './titles.ts'

/** The two texts of a head before their order is decided; `isFixed`: a joining word says it. */
type Pair = { entry: Entry; first: Atom; second: Atom; isFixed: boolean; shape: string; evidence: number }

/** Less evidence than this is no decision. */
const LEAST = 1
/** One entry says the other order as clearly as this: it is asked. */
const CONTRARY = 3

export function orderJobs(entries: Entry[], note: Note): void {
  const areBracketsPlaces =
    entries.length > 1 && entries.every(({ atoms }) => atoms.some(({ text }) => inBrackets(text)))
  const pairs = entries.flatMap(entry => {
    entry.atoms = entry.atoms.flatMap(atom => textsOf(atom, areBracketsPlaces))
    return pairOf(entry, note) ?? []
  })
  const whole = sum(pairs)
  const shapes = new Map<string, Pair[]>()
  for (const pair of pairs) shapes.set(pair.shape, [...(shapes.get(pair.shape) ?? []), pair])
  for (const some of shapes.values()) {
    const own = sum(some)
    const evidence = Math.abs(own) < LEAST && Math.abs(whole) >= LEAST ? whole : own
    for (const pair of some) decide(pair, evidence)
  }
  giveRolesTheirEmployer(entries)
}

const sum = (pairs: Pair[]) => pairs.reduce((all, { evidence }) => all + Math.max(-4, Math.min(4, evidence)), 0)

/** Above 0: the title is first. */
function decide({ entry, first, second, isFixed, evidence: own }: Pair, evidence: number): void {
  const isTitleFirst = isFixed || evidence > -LEAST
  const [position, name] = isTitleFirst ? [first, second] : [second, first]
  entry.job = { ...entry.job, name, position }
  const isContrary = (isTitleFirst ? own : -own) <= -CONTRARY
  if (isFixed || (Math.abs(evidence) >= LEAST && !isContrary)) return
  const readings = [`${first.text}\n${second.text}`, `${second.text}\n${first.text}`]
  const rows = [...new Set([first.row, second.row])]
  const choices = (isTitleFirst ? readings : readings.reverse()).map(text => text.slice(0, MOST_LETTERS))
  entry.doubt = { text: rows.map(rowText).join(' · ').slice(0, MOST_LETTERS), choices }
}
const MOST_LETTERS = 400

/** How someone is employed, as LinkedIn writes it behind the employer. */
const EMPLOYMENT =
  /^(?:full[- ]time|part[- ]time|self[- ]employed|freelance|contract|internship|apprenticeship|seasonal|temporary|permanent|on[- ]site|hybrid|remote|vollzeit|teilzeit|selbstständig|freiberuflich|praktikum|befristet|temps plein|temps partiel|indépendant|cdi|cdd|stage|alternance|intérim|en alternance|contrat d['’]apprentissage|saisonnier|werkstudent|ausbildung|minijob|zeitarbeit|profesional independiente|contrato|temporal|formación|contratto|apprendistato|stagista|autônomo|estágio|estagiário|temporário|aprendiz|contract|stage|seizoenswerk|umowa o pracę|umowa zlecenie|samozatrudnienie|staż|egenföretagare|praktik|tillsvidare|полная занятость|частичная занятость|проектная работа|стажировка|tam zamanlı|yarı zamanlı|sözleşmeli|staj|stajyer|正社員|契約社員|派遣社員|パート|アルバイト|정규직|계약직|인턴|全职|兼职|实习|دوام كامل|دوام جزئي|penuh waktu|paruh waktu|magang|jornada completa|media jornada|tiempo completo|tiempo parcial|autónomo|prácticas|tempo pieno|part[- ]time|tempo integral|meio período|voltijd|deeltijd|fulltime|parttime|pełny etat|niepełny etat|heltid|deltid)$/iu

/** "Tutor (Leeds)": the whole text, the part before the brackets and their content. */
function inBrackets(text: string): [string, string, string] | null {
  const at = text.endsWith(')') ? text.lastIndexOf('(') : -1
  const [before, inside] = [text.slice(0, at).trim(), text.slice(at + 1, -1)]
  const isApart = at > 0 && /\s/.test(text[at - 1] as string)
  return isApart && before && inside.length >= 2 && inside.length <= 60 ? [text, before, inside] : null
}
/** Without how someone is employed, and with a place or an employer in brackets apart. */
function textsOf(atom: Atom, areBracketsPlaces: boolean): Atom[] {
  if (EMPLOYMENT.test(atom.text)) return []
  const [, text, place] = inBrackets(atom.text) ?? []
  if (!text || !place) return [atom]
  const isPlace = isPlaceName(place) || (areBracketsPlaces && isShortName(place))
  const isEmployer = titleScore(text) >= 2 && organisationScore(text) < 0 && organisationScore(place) > 0
  if (!isPlace && !isEmployer) return [atom]
  return [
    { ...atom, text },
    { ...atom, text: place, ...(isPlace && { isPlace }) },
  ]
}

/** Texts of two parts in a fixed order are read at once; a text alone is the title or the employer. */
function pairOf(entry: Entry, note: Note): Pair | undefined {
  if (entry.atoms.some(({ is }) => is)) return takeLabelled(entry)
  const places = entry.atoms.filter(atom => isPlaceLike(atom))
  const [first, second, ...more] = withoutText(
    entry,
    entry.atoms.filter(atom => !places.includes(atom)),
  )
  if (!first) return undefined
  const third = more[0]
  const isBetween =
    second && third && isShortName(second.text) && titleScore(second.text) === 0 && titleScore(third.text) >= 2
  if (isBetween && titleScore(first.text) < 2 && second.row !== third.row) {
    const evidence = evidenceOf(first, third)
    entry.lines.unshift(...more.slice(1).map(({ text }) => text))
    entry.job = { place: second }
    return { entry, first, second: third, isFixed: false, shape: 'place between', evidence }
  }
  const joined = joinedBy(first, second === undefined, note)
  const texts = joined ?? (second ? [first, second] : (dividedAtSpace(first) ?? dividedAtCommas(first)))
  const [one, two, ...behind] = texts
  const others = joined && second ? [second, ...more] : [...behind, ...more]
  const place =
    others.find(({ text }) => isShortName(commaParts(text)[0] ?? '') && !SMALL_LETTERS.test(text)) ?? places[0]
  const left = [...others, ...places].filter(atom => atom !== place).map(({ text }) => text)
  entry.lines.unshift(...left)
  entry.job = { ...(place && { place }) }
  if (!one || !two) {
    const isEmployer = organisationScore(first.text) > 0
    entry.job = { ...entry.job, [isEmployer ? 'name' : 'position']: first }
    return undefined
  }
  const evidence = evidenceOf(one, two)
  const shape = [one, two].map(({ isBold, isItalic, isApart }) => `${isBold}${isItalic}${isApart}`).join()
  const kind = joined ? 'joined' : second ? `${one.row === two.row}` : 'comma'
  return { entry, first: one, second: two, isFixed: joined !== undefined, shape: `${shape} ${kind}`, evidence }
}

const SMALL_LETTERS = /\s\p{Ll}{4,}/u

/** What labels name, and one text without a label for what they do not. */
function takeLabelled(entry: Entry): undefined {
  const free = entry.atoms.filter(({ is }) => !is)
  const found = (is: JobField) => entry.atoms.find(atom => atom.is === is)
  const place = found('place') ?? free.find(atom => isPlaceLike(atom))
  const name = found('name') ?? free.find(atom => atom !== place)
  const position = found('position') ?? free.find(atom => atom !== place && atom !== name)
  entry.job = { ...(name && { name }), ...(position && { position }), ...(place && { place }) }
  const left = entry.atoms.filter(atom => atom !== name && atom !== position && atom !== place)
  entry.lines.unshift(...left.map(({ text }) => text))
}

/** The place behind an employer tells a little, bold letters tell less. */
function evidenceOf(first: Atom, second: Atom): number {
  const hasPlace = ({ text }: Atom) => (/,\s\p{Lu}[\p{L} .'-]+$/u.test(text) ? 0.5 : 0)
  const looks = ({ isBold, isItalic }: Atom) => (isBold ? 0.1 : 0) - (isItalic ? 0.1 : 0)
  const employer = (atom: Atom) => organisationScore(atom.text) + hasPlace(atom) + looks(atom)
  return employer(second) - employer(first)
}

/**
 * A sentence below the head is no name: it goes to the text of the job. So does what follows the dates below "Rivers Ltd, Welder", which
 * has both names.
 */
function withoutText(entry: Entry, atoms: Atom[]): Atom[] {
  const [first] = atoms
  const [one, two] = first ? dividedAtCommas(first) : []
  const isWhole = one && two && Math.abs(evidenceOf(one, two)) >= CONTRARY
  const dated = isWhole ? entry.rows.findIndex(row => isDateOnly(rowText(row))) : -1
  const isBelowDates = ({ row }: Atom) => dated > 0 && entry.rows.indexOf(row) > dated
  const isText = (atom: Atom) => atom.row !== first?.row && (isPhrase(atom.text) || isBelowDates(atom))
  entry.lines.unshift(...atoms.filter(isText).map(({ text }) => text))
  return atoms.filter(atom => !isText(atom))
}
/** Four words and more, most of them small, with neither a job nor an organisation in them. */
export function isPhrase(text: string): boolean {
  const words = text.split(/\s+/)
  const small = words.slice(1).filter(word => /^\p{Ll}/u.test(word)).length
  return words.length >= 4 && small >= (words.length - 1) * 0.7 && titleScore(text) < 1 && organisationScore(text) < 1
}

/** Joining words that stand before an employer only, and those that also stand within titles and names. */
const JOINED =
  /^([^,|·–—]{2,80}?)\s{1,3}(at|@|bei|beim|bei der|chez|presso|bij|hos)\s{1,3}(?=[\p{Lu}\p{Lo}\d"„«'’])(.+)$/u
const MAYBE_JOINED =
  /^([^,|·–—]{2,80}?)\s{1,3}(in|im|i|en|em|no|na|nas|nos|à|à la|au|aux|au sein d[eu]|a|al|alla|allo|w|we|v|ve|u|в|во|у|la|på|ved|σε|στο|στη|στην|di|tại|di|في|ב|(?:à l|au sein de l|all|nell)['’])(?:\s{1,3}|(?<=['’]))(?=[\p{Lu}\p{Lo}\d"„«'’])(.+)$/u

/** "Barber at Mulligan's": the title is before the joining word. */
function joinedBy(atom: Atom, isAlone: boolean, note: Note): Atom[] | undefined {
  const [, title = '', word = '', rest = ''] = JOINED.exec(atom.text) ?? MAYBE_JOINED.exec(atom.text) ?? []
  const [employer = ''] = commaParts(rest)
  const isJob =
    titleScore(title) >= 2 && ((isAlone && employer === rest) || organisationScore(employer) >= (isAlone ? 1 : 2))
  if (!title || !(JOINED.test(atom.text) || isJob)) return undefined
  note(atom.row, word)
  return divided(atom, [title, ...employerAndPlace(rest)])
}

/** "株式会社リンデン 調理師", "(주)린덴 조리사": a blank stands between employer and title. */
function dividedAtSpace(atom: Atom): Atom[] | undefined {
  const parts = isEastern(atom.text) && !/[,，、]/.test(atom.text) ? atom.text.split(/\s+/) : []
  const isEmployer = (text: string) => organisationScore(text) >= 1
  const isTitle = (text: string) => titleScore(text) >= 2 && !isEmployer(text)
  return [1, parts.length - 1]
    .map(at => [parts.slice(0, at).join(' '), parts.slice(at).join(' ')] as const)
    .filter(([one, two]) => (isTitle(one) && isEmployer(two)) || (isEmployer(one) && isTitle(two)))
    .map(texts => divided(atom, [...texts]))[0]
}

const divided = (atom: Atom, texts: string[]) => texts.filter(Boolean).map(text => ({ ...atom, text }))

/** "Royal Infirmary, Leeds": what is behind the last comma is a place, unless it is a part of the name. */
export function employerAndPlace(text: string): string[] {
  const parts = commaParts(text)
  const last = parts.at(-1) ?? ''
  return parts.length > 1 && isShortName(last) ? [parts.slice(0, -1).join(', '), last] : [text]
}

/** One text of "Nurse, Royal Infirmary, Leeds": the two names are divided where they differ most. */
function dividedAtCommas(atom: Atom): Atom[] {
  const parts = commaParts(atom.text)
  if (parts.length < 2) return [atom]
  const places: string[] = []
  while (parts.length > 2 && isShortName(parts.at(-1) ?? '')) places.unshift(parts.pop() as string)
  const scores = parts.map(organisationScore)
  const best = scores.lastIndexOf(Math.max(...scores))
  const lowest = scores.indexOf(Math.min(...scores))
  const isTitleFirst = best > lowest
  const at = Math.max(1, isTitleFirst && (scores[best] ?? 0) > 0 ? best : isTitleFirst ? 1 : lowest)
  return divided(atom, [parts.slice(0, at).join(', '), parts.slice(at).join(', '), places.join(', ')])
}

/** Roles below their employer: the first has it as a line of its own above, the others have a title only. */
function giveRolesTheirEmployer(entries: Entry[]): void {
  let above: Atom | undefined
  let first: Entry | undefined
  for (const entry of entries) {
    const { name, position } = entry.job ?? {}
    const isRole = above && position && !name && isBelow(position, above)
    if (isRole) {
      entry.job = { ...entry.job, ...(above && { name: above }), isRole: true }
      if (first?.job?.position) first.job.isRole ??= false
    } else if (name && (!position || (name.row !== position.row && entry.atoms.indexOf(name) === 0))) {
      above = name
      first = entry
    } else above = undefined
  }
}

/** A heading below that of the employer; without headings, the name of a job. */
const isBelow = (position: Atom, employer: Atom) =>
  employer.row.heading || position.row.heading
    ? (position.row.heading ?? 9) > (employer.row.heading ?? 0)
    : titleScore(position.text) >= 2
