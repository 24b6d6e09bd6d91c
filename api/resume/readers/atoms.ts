// The texts of the head of an entry, before it is known what each of them is. Pure.
import { LETTER_MARK } from './cut-dates.ts'
import type { Atom, Look } from './entry.ts'
import { isPlaceName, schoolScore } from './kinds-of-words.ts'
import type { Row, Segment } from './row.ts'
import { joinTexts } from './text.ts'
import { isShortName, organisationScore } from './titles.ts'

export const APART = / [–—|·•-] /

/** The texts of a row: what is set apart, of another look, or divided by a dash. */
export function atomsOf(shown: Row, row: Row, { weight, columnRight }: Look): Atom[] {
  const atoms = shown.segments.flatMap((segment, index) => {
    const groups: Segment['spans'][] = []
    for (const span of segment.spans) {
      const group = groups.at(-1)
      const isAlike = group?.[0] && Math.abs(group[0].weight - span.weight) < 60 && group[0].isItalic === span.isItalic
      if (group && (isAlike || !/[\p{L}\p{N}]/u.test(span.text))) group.push(span)
      else groups.push([span])
    }
    return groups.flatMap((spans, nth) => {
      const isAfterComma = groups[nth - 1]?.at(-1)?.text.trimEnd().endsWith(',')
      const links = spans.flatMap(({ url }) => url ?? [])
      const look = { isBold: (spans[0]?.weight ?? 0) > weight + 60, isItalic: spans[0]?.isItalic ?? false }
      return joinTexts([spans.map(({ text }) => text).join('')])
        .split(APART)
        .map((text, part) => ({
          text: withoutSigns(text),
          isBehindComma: part === 0 && (isAfterComma || /^\s*,/.test(text)),
        }))
        .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
        .map(one => ({ ...one, row, ...look, isApart: index > 0 && segment.right > columnRight - 2 * row.size, links }))
    })
  })
  return atoms.map(({ isBehindComma, ...atom }) => {
    const others = atoms.filter(one => one.text !== atom.text)
    return isBehindComma && isShortName(atom.text) && areNameAndTitle(others) ? { ...atom, isPlace: true } : atom
  })
}

/** "Employer, Place — Title" in letters of two looks: what is around the place. */
function areNameAndTitle(texts: { text: string }[]): boolean {
  const [name = '', title = ''] = texts.map(({ text }) => text)
  const isName = organisationScore(name) > organisationScore(title) || schoolScore(name) > schoolScore(title)
  return texts.length === 2 && isName && !isPlaceName(title)
}

function withoutSigns(text: string): string {
  const begun = text.replace(/^[\s,;:–—|·-]+/, '')
  return LETTER_MARK.test(begun) ? begun : begun.replace(/(?<![\s,;:–—|·-])[\s,;:–—|·-]+$/, '')
}
