// Adds the badges of claims to a sheet, as text: a row under an entry, a word beside a name, a line in the head.

import type { Sheet, SheetBody } from '../cv/sheet.ts'
import { type ClaimEntry, fileBadgeOf } from './claim-words.ts'
import { headNotes } from './personal-marks.ts'

/** The sheet with the badges of its claims, which are given by JSON pointer; the same sheet when there are none. */
export function withBadges(sheet: Sheet, claims: ReadonlyMap<string, ClaimEntry>): Sheet {
  if (claims.size === 0) return sheet
  const badgeAt = (path: string) => {
    const claim = claims.get(path)
    return claim ? fileBadgeOf(claim) : null
  }
  const notes = headNotes(claims)
  return {
    ...sheet,
    ...(notes.length > 0 && { notes }),
    sections: sheet.sections.map(section => ({ ...section, body: badged(section.body, badgeAt) })),
  }
}

type BadgeAt = (path: string) => ReturnType<typeof fileBadgeOf>

function badged(body: SheetBody, badgeAt: BadgeAt): SheetBody {
  if (body.kind === 'entries') {
    const entries = body.entries.map(entry => {
      const badge = badgeAt(entry.path)
      return badge ? { ...entry, rows: [...entry.rows, { label: badge.label, texts: [badge.who] }] } : entry
    })
    return { ...body, entries }
  }
  if (body.kind !== 'names') return body
  const names = body.names.map(name => {
    const badge = badgeAt(name.path)
    return badge ? { ...name, details: [...name.details, badge.short] } : name
  })
  const isSame = names.every((name, at) => name === body.names[at])
  return isSame ? body : { ...body, bare: false, names }
}
