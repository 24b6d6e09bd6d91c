// An advertisement as clauses: what each is about, by the heading above it, the sentence it is in and its own words.
import { cuesOf, headsOf, type ReadLanguage, type Section } from './words.ts'

/** `isHeaded`: under a heading. `none`: neither a heading nor a cue says what the text is about. `isItem`: of a list. `isOff`: its words are of the employer's terms. */
export type Clause = {
  text: string
  section: Section | 'none'
  begins: boolean
  isHeaded: boolean
  isItem: boolean
  isCued: boolean
  isOff: boolean
}

const BULLET = /^\s*(?:[-*•·–—▪●○◦►✓✔→➢]|\d{1,2}[.)]|[a-z]\))\s+/u
/** Addresses, sums of money, numbers of telephones. */
const NEVER = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]|https?:|www\.|©|[€£₹$]\s?\d|\d\s?(?:€|EUR\b|CHF\b)|\+?\d[\d ()-]{8,}\d/u
/** A point ends a sentence, but not after an abbreviation such as `B.Sc.` or `Kat.`. */
const SENTENCE =
  /(?<!\b(?:\p{Lu}|B\.?Sc|M\.?Sc|Ph\.?D|[Kk]at|[Kk]l|e\.g|i\.e|z\.B|etc|Dr|St|Nr|No|ca|bzw|inkl|ggf|min|ex|Abs))\.(?=\s|$)|[!?;।…\t]+/u
const CLAUSE = /[,()[\]{}:•·|"“”„«»–—]+|\s[-*/+]\s/u

type Heads = { exact: Map<string, Section>; long: [string, Section][]; cues: Record<Section, RegExp> }
const made = new Map<ReadLanguage, Heads>()

function headsFor(language: ReadLanguage): Heads {
  const before = made.get(language)
  if (before) return before
  const all = headsOf(language).flatMap(([section, phrases]) => phrases.map((one): [string, Section] => [one, section]))
  const heads = { exact: new Map(all), long: all.filter(([one]) => one.length > 6), cues: cuesOf(language) }
  made.set(language, heads)
  return heads
}

const labelOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N})]+$/gu, '')
    .replace(/\s+/g, ' ')

/** The section that a label names: the whole of it, or its beginning or end. */
function sectionOf(label: string, { exact, long }: Heads): Section | undefined {
  const known = exact.get(label)
  if (known || label.split(' ').length > 6) return known
  const fits = long.filter(([one]) => label.startsWith(`${one} `) || label.endsWith(` ${one}`))
  return fits.sort(([one], [two]) => two.length - one.length)[0]?.[1]
}

type Line = { text: string; isBulleted: boolean; isItem: boolean; isProse: boolean; isAfterGap: boolean }

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let isAfterGap = false
  for (const one of text.split(/[\n\r]/)) {
    const isBulleted = BULLET.test(one)
    const line = one.replace(BULLET, '').replace(/\s+/g, ' ').trim()
    const isShort = line.length < 110 && !/[.!?।]$/u.test(line)
    if (line !== '')
      lines.push({
        text: line,
        isBulleted,
        isItem: isBulleted || isShort,
        isProse: !isBulleted && !isShort,
        isAfterGap,
      })
    isAfterGap = line === ''
  }
  return lines
}

/** Reads the lines in order: a heading holds until the next one, a label before a colon until the end of the paragraph. */
export function clausesOf(text: string, language: ReadLanguage, heading: string): Clause[] {
  const heads = headsFor(language)
  const clauses: Clause[] = []
  let section: Clause['section'] = 'none'
  let inline: Clause['section'] | undefined
  let wasItem = false
  let hasHeads = false
  const lines = linesOf(text)
  let isBefore = heading !== '' && lines.some(line => line.text.includes(heading))
  for (const line of lines) {
    if (line.isAfterGap) inline = undefined
    // What stands above the heading is the menu of the page.
    if (isBefore) isBefore = !line.text.includes(heading)
    if (isBefore) continue
    // Prose after a list is another subject.
    if (line.isAfterGap && wasItem && line.isProse && section !== 'off') section = 'none'
    wasItem = line.isItem
    const colon = line.text.indexOf(':')
    const head = line.text.slice(0, colon < 0 ? undefined : colon)
    const rest = colon < 0 ? '' : line.text.slice(colon + 1).trim()
    const named =
      head.length < 60 &&
      !(line.isBulleted && colon < 0) &&
      !(heading !== '' && line.text.includes(heading)) &&
      (colon >= 0 || !/[.,;]$/.test(head))
        ? sectionOf(labelOf(head), heads)
        : undefined
    if (named) hasHeads = true
    if (named && rest === '') {
      section = named
      inline = undefined
      wasItem = false
      continue
    }
    const current = named ?? inline ?? (section === 'none' && line.isBulleted && !hasHeads ? 'tasks' : section)
    if (named && !line.isBulleted) inline = named
    clauses.push(...clausesIn(named ? rest : line.text, line, current, heads))
  }
  return clauses
}

function clausesIn(text: string, { isItem }: Line, inherited: Clause['section'], { cues, long }: Heads): Clause[] {
  let section = inherited
  let isAsked = false
  const isHeaded = inherited !== 'none'
  return text.split(SENTENCE).flatMap(sentence => {
    const lower = sentence.trim().toLowerCase()
    if (!isItem) {
      const begins = long.find(([one, kind]) => kind === 'off' && lower.startsWith(`${one} `))
      const asked = cues.must.test(sentence) ? 'must' : cues.tasks.test(sentence) ? 'tasks' : undefined
      section = begins ? 'off' : inherited === 'off' ? inherited : (asked ?? section)
      isAsked = section === asked
    }
    if (NEVER.test(sentence)) return []
    const isOff = cues.off.test(sentence)
    return sentence.split(CLAUSE).flatMap((part, at): Clause[] => {
      const clause = part.trim()
      if (clause === '') return []
      const isNice = section !== 'off' && section !== 'none' && cues.nice.test(clause)
      const isCued = isAsked || cues.must.test(clause) || isNice
      const about = isNice ? 'nice' : section
      return [{ text: clause, section: about, begins: at === 0, isHeaded, isItem, isCued, isOff }]
    })
  })
}
