// The result of the check of a CV.
import type { LogFinding } from './claim-log.ts'

/** What a problem is about: the document, a text, the owner's signature, an institution's confirmation, the person, the level, the log. */
export type Aspect = 'document' | 'text' | 'owner' | 'confirmation' | 'person' | 'level' | 'log'
export type Problem = { about: Aspect; says: string }
export type ClaimResult = {
  section: string
  /** The highest level that could be checked. A document's records of attached files and credentials are unsigned. */
  level: 'stated' | 'self-attested' | 'confirmed' | 'credential'
  attested: boolean
  confirmed: boolean
  /** Whether a key of the service signed any of it. */
  byService: boolean
  says: string
  /** SHA-256 of the credentials that are attached, as the document says. */
  credentials: string[]
  /** The log entry of each signature. */
  log: LogFinding[]
  problems: Problem[]
}
export type Result = {
  /** No problem was found. `status` says whether the claims hold. */
  ok: boolean
  /**
   * 0 all signed claims hold, with the keys given, and nothing else is claimed; 1 something is wrong; 3 nothing is signed; 4 they hold, by
   * keys inside the document, or beside credentials that nothing signs.
   */
  status: 0 | 1 | 3 | 4
  cv: string
  origin: string
  name: string
  asOf: string
  claims: ClaimResult[]
  problems: Problem[]
  keysAreGiven: boolean
}

/** A claim that is nested too deeply, for example. */
export const unreadable = (section: unknown): ClaimResult => ({
  section: typeof section === 'string' ? section : '',
  level: 'stated',
  attested: false,
  confirmed: false,
  byService: false,
  says: '',
  credentials: [],
  log: [],
  problems: [{ about: 'document', says: 'this cannot be read' }],
})

export const nothing = (problems: Problem[], keysAreGiven: boolean): Result => ({
  ok: false,
  status: 1,
  cv: '',
  origin: '',
  name: '',
  asOf: '',
  claims: [],
  problems,
  keysAreGiven,
})
