// Who may read a published CV besides its owner: a password, an end, and links for one person each. Pure.
import { utcDay } from '../days.ts'

export type Password = { salt: string; hash: string }
/** A link for one person. `version`: the published one when it was made. `endedAt`: when the owner ended it. */
export type RecipientLink = {
  id: string
  token: string
  name: string
  version: number | null
  createdAt: Date
  endedAt: Date | null
}
export type Sharing = { password: Password | null; expiresAt: Date | null; links: readonly RecipientLink[] }

/** For CVs without restrictions, which store nothing. */
export const OPEN: Sharing = { password: null, expiresAt: null, links: [] }
export const LINKS_PER_CV = 50

/** The state that decides for each request whether a reader is admitted. */
export type Gate = { password: Password | null; expiresAtMs: number | null; links: readonly RecipientLink[] }

export const gateOf = ({ password, expiresAt, links }: Sharing = OPEN): Gate => ({
  password: password ?? null,
  expiresAtMs: expiresAt?.getTime() ?? null,
  links: (links ?? []).filter(({ endedAt }) => endedAt === null),
})

/** One grant in a reader's cookie: this CV was opened with this password (by its salt) or this link (by its id), until then. */
export type Grant = { cv: string; by: string; endsMs: number }
/** `isPrivate`: the CV is restricted, so shared caches must not store it. `link`: the id of the link that the reader opened. */
export type Passage = { kind: 'open'; isPrivate: boolean; link: string | null } | { kind: 'locked' | 'missing' }

/** Whether everybody is admitted, and no link is to be noted. */
export const isOpen = ({ password, expiresAtMs, links }: Gate): boolean =>
  password === null && expiresAtMs === null && links.length === 0
export const OPEN_PASSAGE: Passage = { kind: 'open', isPrivate: false, link: null }

/** A valid link admits its reader without the password and after the end; a grant of a former password or an ended link admits nobody. */
export function passageOf(gate: Gate, nanoId: string, grants: readonly Grant[], nowMs: number): Passage {
  const held = grants.filter(({ cv, endsMs }) => cv === nanoId && nowMs < endsMs).map(({ by }) => by)
  const link = gate.links.find(({ id }) => held.includes(id))?.id ?? null
  const isPrivate = gate.password !== null || gate.expiresAtMs !== null
  if (link !== null) return { kind: 'open', isPrivate, link }
  if (gate.expiresAtMs !== null && nowMs >= gate.expiresAtMs) return { kind: 'missing' }
  if (gate.password === null || held.includes(gate.password.salt)) return { kind: 'open', isPrivate, link }
  return { kind: 'locked' }
}

/** With the new link, in place of the oldest ended one where the list is full; null when all of them are live. */
export function withLink(sharing: Sharing, link: RecipientLink): Sharing | null {
  const { links } = sharing
  const oldest = links.find(({ endedAt }) => endedAt !== null)
  if (links.length >= LINKS_PER_CV && !oldest) return null
  const kept = links.length >= LINKS_PER_CV ? links.filter(one => one !== oldest) : links
  return { ...sharing, links: [...kept, link] }
}

/** The same sharing when the link has ended already; null when there is none of this id. */
export function withLinkEnded(sharing: Sharing, linkId: string, at: Date): Sharing | null {
  const found = sharing.links.find(({ id }) => id === linkId)
  if (!found) return null
  if (found.endedAt !== null) return sharing
  return { ...sharing, links: sharing.links.map(link => (link === found ? { ...link, endedAt: at } : link)) }
}

export const DAYS_KEPT = 30
const DAY_MS = 86_400_000
/** The days whose views are kept, oldest first. */
export const daysUntil = (at: Date): string[] =>
  Array.from({ length: DAYS_KEPT }, (_, index) => utcDay(new Date(at.getTime() - (DAYS_KEPT - 1 - index) * DAY_MS)))
