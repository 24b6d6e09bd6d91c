// The marks of claims on a sheet: a row under an entry, a word beside a name, a line in the head. Files and typeset pages show them like everything
// else that is on it. Knows no look.

import type { Sheet, SheetBody } from '../cv/sheet.ts'
import { type ClaimEntry, markOf } from './claim-words.ts'
import { headNotes } from './personal-marks.ts'

/** The sheet with the mark of each part by the JSON pointer of its place; the same sheet when there is none. */
export function withMarks(sheet: Sheet, claims: ReadonlyMap<string, ClaimEntry>): Sheet {
  if (claims.size === 0) return sheet
  const markAt = (path: string) => {
    const claim = claims.get(path)
    return claim ? markOf(claim) : null
  }
  const notes = headNotes(claims)
  return {
    ...sheet,
    ...(notes.length > 0 && { notes }),
    sections: sheet.sections.map(section => ({ ...section, body: marked(section.body, markAt) })),
  }
}

type MarkAt = (path: string) => ReturnType<typeof markOf>

function marked(body: SheetBody, markAt: MarkAt): SheetBody {
  if (body.kind === 'entries') {
    const entries = body.entries.map(entry => {
      const mark = markAt(entry.path)
      return mark ? { ...entry, rows: [...entry.rows, { label: mark.label, texts: [mark.who] }] } : entry
    })
    return { ...body, entries }
  }
  if (body.kind !== 'names') return body
  const names = body.names.map(name => {
    const mark = markAt(name.path)
    return mark ? { ...name, details: [...name.details, mark.short] } : name
  })
  const isSame = names.every((name, at) => name === body.names[at])
  return isSame ? body : { ...body, bare: false, names }
}
