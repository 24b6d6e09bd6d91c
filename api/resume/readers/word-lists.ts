// Sections that are lists of words: skills, languages, interests. Pure.

import { allLoadedLabels } from '../../core/cv/languages/index.ts'
import '../../core/cv/languages/all.ts'
import type { SectionKind } from './headings.ts'
import { partsOf } from './markup.ts'
import type { Resume } from './reading.ts'
import { type Row, rowText, type Span, segmentText } from './row.ts'
import { joinTexts } from './text.ts'

type Words = (context: { resume: Resume }, rows: Row[], columnRight: number) => void
const namesIn =
  (list: 'skills' | 'interests'): Words =>
  ({ resume }, rows, columnRight) => {
    const lists = rows.flatMap(row => dashed(row) ?? [])
    const areDashed = rows.length > 1 && lists.length === rows.length
    const names = (areDashed ? lists : labelled(rows, columnRight)).flatMap(line =>
      line.label ? [withWords(line)] : (withLevel(line.text) ?? itemsOf(line.text).map(name => ({ name }))),
    )
    resume[list] = [...(resume[list] ?? []), ...names]
  }
/** "Languages – Go, Python". */
function dashed(row: Row): Line | undefined {
  const whole = rowText(row)
  const at = whole.search(/ [–—-] /)
  const [label, text] = [whole.slice(0, at), whole.slice(at + 3)]
  return at > 1 && at < 40 && !/[,:]/.test(label) && text.includes(',') ? { label, text } : undefined
}
export const PLAIN: Partial<Record<SectionKind, Words>> = {
  skills: namesIn('skills'),
  interests: namesIn('interests'),
  languages: ({ resume }, rows, columnRight) => {
    const languages = labelled(rows, columnRight).flatMap(({ label, level, text }) =>
      label ? [spoken(label, level, text)] : (withDot(text) ?? itemsOf(text).map(languageOf).filter(isShort)),
    )
    resume.languages = [...(resume.languages ?? []), ...languages]
  },
}

const LEVEL =
  /^(?:beginner|novice|basic|basics|elementary|intermediate|good|very good|proficient|competent|advanced|expert|master|familiar|working knowledge|anfänger|grundkenntnisse|grundlagen|mittel|gut|sehr gut|fortgeschritten|experte|expertin|débutant|notions|intermédiaire|bon|bonne|très bon|avancé|confirmé|principiante|básico|intermedio|medio|bueno|avanzado|experto|base|buono|ottimo|avanzato|esperto|intermédio|intermediário|bom|avançado|especialista|basis|gemiddeld|goed|gevorderd|podstawowy|średni|dobry|bardzo dobry|zaawansowany|ekspert|grundläggande|medel|god|avancerad|erfaren|avanceret|avansert|начальный|базовый|средний|хороший|продвинутый|эксперт|základní|pokročilý|začetni|osnovni|napredni|bazic|mediu|bun|avansat|alapfokú|középfokú|haladó|szakértő|perusteet|hyvä|edistynyt|temel|orta|iyi|ileri|uzman|βασικό|καλό|άριστο|शुरुआती|मध्यम|अच्छा|विशेषज्ञ|初級|中級|上級|初级|中级|高级|精通|熟练|초급|중급|고급|مبتدئ|متوسط|متقدم|خبير)$/iu
/** "Welding · Expert · TIG, MAG", a skill on each line. */
function withLevel(text: string) {
  const [name = '', level = '', ...more] = text.split(' · ')
  if (!LEVEL.test(level) || more.length > 1) return undefined
  const keywords = itemsOf(more[0] ?? '')
  return [{ name, level, ...(keywords.length > 0 && { keywords }) }]
}

/** Several words behind a name are no level. */
function withWords({ label, level: said = '', text }: Line) {
  const isList = !text && itemsOf(said).length > 1
  const [level, keywords] = isList ? ['', itemsOf(said)] : [said, itemsOf(text)]
  return { name: label ?? '', ...(level && { level }), ...(keywords.length > 0 && { keywords }) }
}

function spoken(language: string, level: string | undefined, text: string) {
  const fluency = [level, text].filter(Boolean).join(', ')
  return { language, ...(fluency && { fluency }) }
}

const FLUENCY = new Set(
  allLoadedLabels().flatMap(({ nativeSpeaker, fluency }) =>
    [nativeSpeaker, ...fluency].map(word => word.toLowerCase()),
  ),
)
/** "German · Native", a language on each line. */
function withDot(text: string) {
  const [language = '', fluency = '', ...more] = text.split(' · ')
  const isPair =
    fluency &&
    more.length === 0 &&
    (FLUENCY.has(fluency.toLowerCase()) ||
      /^(?:[abc][12]|\p{L}*(?:nativ|mother|mutter|matern|fluent|flie|basic|profic|advanc|interm|begin|conver|working|elementary|good|courant|langue|lengua|madre|nat[ií]f|bilingu)\p{L}*)/iu.test(
        fluency,
      ))
  return isPair ? [{ language, fluency }] : undefined
}

/** Names of languages have few words; other lines stay unplaced. */
const isShort = ({ language = '', fluency }: Record<string, string>) =>
  fluency !== undefined || language.split(/\s+/).length <= 3

function languageOf(text: string): Record<string, string> {
  const bracket = text.endsWith(')') ? text.indexOf('(', 1) : -1
  const dash = text.search(/\S\s[–—-]\s\S/) + 1
  const isBracket = bracket > 0 && (dash === 0 || bracket < dash)
  const at = isBracket ? bracket : dash
  const fluency = isBracket ? text.slice(at + 1, -1) : text.slice(at + 3)
  return at > 0 && fluency ? { language: text.slice(0, at).trim(), fluency } : { language: text }
}

type Line = { label?: string; level?: string; text: string }

/** Bold names, each with its level and its text, on the same or the next line. */
function pairsOf(rows: Row[]): Line[] | undefined {
  const startsBold = ({ segments }: Row) => {
    const first = segments[0]?.spans[0]
    return first !== undefined && first.weight >= BOLD && !/[:：]\s*$/.test(first.text)
  }
  const isPlain = (row: Row) => row.segments.every(({ spans }) => spans.every(({ weight }) => weight < BOLD))
  const hasBoth = ({ segments }: Row) =>
    segments.some(({ spans }) => spans.length > 1 && spans.slice(1).every(({ weight }) => weight < BOLD))
  const arePairs = rows.some(row => isPlain(row) || hasBoth(row)) && rows.every(row => startsBold(row) || isPlain(row))
  if (!rows[0] || !startsBold(rows[0]) || !arePairs) return undefined
  const pairs: (Line & { x: number })[] = []
  for (const { spans, x } of rows.flatMap(({ segments }) => segments)) {
    const textOfSpans = (some: Span[]) => joinTexts([some.map(({ text }) => text).join('')])
    const bold = spans.filter(({ weight }) => weight >= BOLD)
    const plain = spans.filter(({ weight }) => weight < BOLD)
    const apart = plain.findIndex(({ isApart }, index) => index > 0 && isApart)
    const [level, text] = apart > 0 ? [plain.slice(0, apart), plain.slice(apart)] : [plain, []]
    const above = pairs.findLast(pair => Math.abs(pair.x - x) < 5) ?? pairs.at(-1)
    const said = textOfSpans(level).replace(/^·\s*/, '')
    if (bold.length > 0) pairs.push({ label: textOfSpans(bold), level: said, text: textOfSpans(text), x })
    else if (above) above.text = joinTexts([above.text, textOfSpans(plain)])
  }
  return pairs
}
const BOLD = 700

/** "Label: a, b" or "Label" in the first cell of a row. */
function labelled(rows: Row[], columnRight: number): Line[] {
  const paired = pairsOf(rows)
  if (paired) return paired
  const usual = Math.min(...rows.slice(1).map(({ gap }) => gap), 9)
  const lines: (Line & { last: Row })[] = []
  for (const row of rows) {
    const before = lines.at(-1)
    const [first, ...rest] = row.segments
    const whole = rowText(row)
    const colon = /^([^:：]{1,40})[:：]\s*(\S.*)$/u.exec(whole)
    const isWrapped =
      before &&
      !colon &&
      rest.length === 0 &&
      (/[,;]$/.test(before.text) ||
        (row.gap < 1.15 * usual &&
          row.gap < 1.4 &&
          before.text.length > 45 &&
          before.last.right > columnRight - 8 * row.size))
    if (before && isWrapped) Object.assign(before, { text: joinTexts([before.text, whole]), last: row })
    else if (colon) lines.push({ label: colon[1] as string, text: colon[2] as string, last: row })
    else if (first && rest.length === 1)
      lines.push({ label: segmentText(first), text: rest.map(segmentText).join(', '), last: row })
    else lines.push({ text: listIn(row), last: row })
  }
  return lines
}

/** Words far apart on a line without commas are a list. */
function listIn({ segments }: Row): string {
  const whole = segments.map(segmentText).join(', ')
  if (/[,;|·•、،]/.test(segments.map(segmentText).join(' '))) return whole
  const parts = segments.flatMap(({ spans }) => spans.map(({ text, isApart }) => (isApart ? `, ${text.trim()}` : text)))
  return segments.length === 1 ? joinTexts([parts.join('')]) : whole
}

export const itemsOf = (text: string): string[] =>
  partsOf(text)
    .map(one => joinTexts([one]).replace(/\.$/, ''))
    .filter(one => /[\p{L}\p{N}]/u.test(one))
