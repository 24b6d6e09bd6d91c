// The result of the check of a CV.
import type { LogFinding } from './claim-log.ts'
import { said } from './texts.ts'

/** What a problem is about: the document, a text, the owner's signature, an institution's confirmation, the person, the level, the log. */
export type Aspect = 'document' | 'text' | 'owner' | 'confirmation' | 'person' | 'level' | 'log'
export type Problem = { about: Aspect; says: string }

/** The lowest first. */
const LEVELS = ['stated', 'self-attested', 'evidence', 'confirmed', 'credential'] as const
export type Level = (typeof LEVELS)[number]
export const rankOf = (level: unknown): number => LEVELS.indexOf(level as Level)

/** The result for a section in all scopes. */
export type ClaimResult = {
  section: string
  /** The highest level that could be checked. A document's records of attached files and credentials are unsigned. */
  level: Exclude<Level, 'evidence'>
  attested: boolean
  confirmed: boolean
  /** Whether a key of the service signed any of it. */
  byService: boolean
  byWallet: boolean
  /** The name of the account that attested it. */
  by: string | null
  /** The domains of the confirmations that hold and count. */
  domains: string[]
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
  /** The pseudonym of an account under one name, which every signature names. */
  holder: string
  origin: string
  name: string
  asOf: string
  /** Names of accounts that signed, where they do not agree with the name on the CV. */
  otherSigners: string[]
  claims: ClaimResult[]
  problems: Problem[]
  keysAreGiven: boolean
}

/** For a section that is nested too deeply, for example. */
export const unreadable = (section: unknown): ClaimResult => ({
  section: typeof section === 'string' ? section : '',
  level: 'stated',
  attested: false,
  confirmed: false,
  byService: false,
  byWallet: false,
  by: null,
  domains: [],
  says: '',
  credentials: [],
  log: [],
  problems: [{ about: 'document', says: 'this cannot be read' }],
})

export const nothing = (problems: Problem[], keysAreGiven: boolean): Result => ({
  ok: false,
  status: 1,
  cv: '',
  holder: '',
  origin: '',
  name: '',
  asOf: '',
  otherSigners: [],
  claims: [],
  problems,
  keysAreGiven,
})

/** The sentence about signatures by accounts of another name, without its full stop; empty where there are none. */
export const otherSignerWords = ({ otherSigners }: Result, quote = said): string =>
  otherSigners.length > 0
    ? `Signed by the account of ${otherSigners.map(quote).join(' and of ')}, another name than this CV’s`
    : ''
