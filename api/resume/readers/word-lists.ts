// Sections that are lists of words: skills, languages, interests. Pure.

import type { SectionKind } from './headings.ts'
import type { Resume } from './reading.ts'
import { type Row, textOf, textOfSegment } from './row.ts'
import { joinTexts } from './text.ts'

export const PLAIN: Partial<
  Record<SectionKind, (context: { resume: Resume }, rows: Row[], columnRight: number) => void>
> = {
  skills: (context, rows, columnRight) => {
    const skills = labelled(rows, columnRight).flatMap(({ label, text }) =>
      label ? [{ name: label, keywords: itemsOf(text) }] : itemsOf(text).map(name => ({ name })),
    )
    context.resume.skills = [...(context.resume.skills ?? []), ...skills]
  },
  languages: ({ resume }, rows, columnRight) => {
    const languages = labelled(rows, columnRight).flatMap(({ label, text }) =>
      label ? [{ language: label, fluency: text }] : itemsOf(text).map(languageOf),
    )
    resume.languages = [...(resume.languages ?? []), ...languages]
  },
  interests: ({ resume }, rows, columnRight) => {
    const interests = labelled(rows, columnRight).flatMap(({ label, text }) =>
      label ? [{ name: label, keywords: itemsOf(text) }] : itemsOf(text).map(name => ({ name })),
    )
    resume.interests = [...(resume.interests ?? []), ...interests]
  },
}

function languageOf(text: string): Record<string, string> {
  const found = /^(.+?)\s*(?:\((.+)\)|\s[–—-]\s(.+))$/u.exec(text)
  const fluency = found?.[2] ?? found?.[3]
  return found?.[1] && fluency ? { language: found[1], fluency } : { language: text }
}

/** "Label: a, b" or "Label" in the first cell of a row. */
function labelled(rows: Row[], columnRight: number): { label?: string; text: string }[] {
  const usual = Math.min(...rows.slice(1).map(({ gap }) => gap), 9)
  const lines: { label?: string; text: string; last: Row }[] = []
  for (const row of rows) {
    const before = lines.at(-1)
    const [first, ...rest] = row.segments
    const whole = textOf(row)
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
      lines.push({ label: textOfSegment(first), text: rest.map(textOfSegment).join(', '), last: row })
    else lines.push({ text: row.segments.map(textOfSegment).join(', '), last: row })
  }
  return lines
}

const itemsOf = (text: string): string[] => {
  const items: string[] = []
  let depth = 0
  for (const part of text.split(/(\s*[,;•·|‖、，]\s*)/u)) {
    const isSeparator = /^\s*[,;•·|‖、，]\s*$/u.test(part)
    if (!isSeparator || depth > 0) {
      if (items.length > 0 && depth > 0) items[items.length - 1] += part
      else items.push(part)
      depth += (part.match(/[(（]/g)?.length ?? 0) - (part.match(/[)）]/g)?.length ?? 0)
    }
  }
  return items.map(one => joinTexts([one]).replace(/\.$/, '')).filter(one => /[\p{L}\p{N}]/u.test(one))
}
