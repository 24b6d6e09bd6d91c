// The order of the texts in the head of an entry: which is the position, which the organisation, which the place. Pure.
import type { Atom, Entry } from './entry.ts'
import { isPlaceName } from './kinds-of-words.ts'
import { isLegalForm, organisationScore } from './titles.ts'

/**
 * Puts the two texts of each head in the order [first, second]: entries that look alike are decided together. With a subject, the
 * second text may have one behind a comma: "B.Sc., Nursing".
 */
export function orderBy(score: (text: string) => number, prior: (atom: Atom) => number, hasSubject = false) {
  return (entries: Entry[]) => {
    for (const entry of entries) {
      entry.atoms = [...entry.atoms.filter(atom => !isPlaceLike(atom)), ...entry.atoms.filter(isPlaceLike)]
    }
    for (const entry of entries) splitAtCommas(entry, score, hasSubject)
    const looks = new Map<string, Entry[]>()
    for (const entry of entries) {
      const key = entry.atoms
        .slice(0, 2)
        .map(({ isBold, isItalic, isApart }) => `${isBold}${isItalic}${isApart}`)
        .join()
      looks.set(key, [...(looks.get(key) ?? []), entry])
    }
    for (const some of looks.values()) {
      const of = (at: number) => some.reduce((sum, { atoms }) => sum + (atoms[at] ? score(atoms[at].text) : 0), 0)
      const [first, second] = [some[0]?.atoms[0], some[0]?.atoms[1]]
      const bias = first && second ? prior(first) - prior(second) : 0
      if (of(1) - of(0) + bias * 0.1 <= 0) continue
      for (const entry of some) {
        const [one, two, ...rest] = entry.atoms
        if (one && two) entry.atoms = [two, one, ...rest]
      }
    }
  }
}

/** One text of "Nurse, Some Hospital, Leeds", and what follows a comma as a place. */
function splitAtCommas(entry: Entry, score: (text: string) => number, hasSubject = false): void {
  const [first, second] = entry.atoms
  const areBoth = first && second && !isPlaceLike(second) && !second.isApart
  if (!first || areBoth) return
  const parts = commaParts(first.text)
  if (parts.length < 2) return
  const scores = parts.map(score)
  const isClear = parts.length === 2 || Math.max(...scores) > 0
  const unclear = hasSubject && (scores[0] ?? 0) < 0 ? lastButPlaces(parts) : 1
  const best = isClear ? bestCut(parts, scores) : unclear
  const [one, rest] = [parts.slice(0, best), parts.slice(best)]
  const made = [one.join(', '), rest[0] ?? '', rest.slice(1).join(', ')]
  const isFirstOrganisation = (scores[0] ?? 0) > 0 && score(rest.join(', ')) <= 0
  const texts = isFirstOrganisation ? [parts[0] ?? '', parts.slice(1).join(', ')] : made
  entry.atoms.splice(0, 1, ...texts.filter(Boolean).map(text => ({ ...first, text })))
}

/** The index of the last part that is no place, at least 1. */
const lastButPlaces = (parts: string[]) =>
  Math.max(
    1,
    parts.findLastIndex(part => !isPlaceName(part)),
  )

/** Before which part the organisation stands. */
function bestCut(parts: string[], scores: number[]): number {
  let best = 1
  for (let at = 1; at < parts.length; at++) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at
  return best
}

export const isPlaceLike = ({ text, isApart, isPlace }: Atom) => isPlace || isApart || isPlaceName(text)

export function splitAllAtCommas(entries: Entry[]): void {
  for (const entry of entries) splitAtCommas(entry, organisationScore)
}

/** Divided at commas, but "Payments, Inc." stays whole. */
export function commaParts(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  for (const part of text.split(/,\s+|[，،]\s*/)) {
    if (parts.length > 0 && (depth > 0 || isLegalForm(part))) parts[parts.length - 1] += `, ${part}`
    else parts.push(part.trim())
    depth += (part.match(/\(/g)?.length ?? 0) - (part.match(/\)/g)?.length ?? 0)
  }
  return parts
}
