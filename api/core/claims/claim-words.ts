// The texts about claims, the same on every page and in every file, for strangers in the language of the CV. levels.ts says what each level
// means. Runs in the browser too.
import type { AttestationData, ConfirmationData, CredentialData, FormerClaimData } from '../contract/claims.ts'
import { SECTION_TABLE, type SectionName, type SectionRow } from '../contract/sections.ts'
import { dayInEnglish, labelsOf } from '../cv/locale.ts'
import { isSameName, namesAgree } from '../cv/names.ts'
import { PERSONAL_DETAILS, type PersonalField } from '../cv/personal-fields.ts'
import { idOf, kindOf } from '../cv/section-values.ts'
import { CLAIM_NAMES } from '../cv/section-words.ts'
import { quoted, withoutQuotes } from '../quoted.ts'
import type { Text } from '../reader-words/texts.ts'
import { ENGLISH, type ReaderWords } from '../reader-words/words.ts'
import { credentialFacts, credentialLabel } from './credential-words.ts'
import { LEVEL_TABLE, type Level } from './levels.ts'
import { coveredTitle, coveredWords, upperFirst } from './scope-words.ts'

export { quoted, withoutQuotes }

/** A claim in a CV's `verification`, for the owner or for strangers. */
export type ClaimEntry = Readonly<{
  level: Level
  attestation: AttestationData | null
  confirmation: ConfirmationData | null
  /** The strongest first. */
  credentials?: readonly CredentialData[] | undefined
  /** The fields that a claim about the facts covers; absent where only the whole can be confirmed. */
  facts?: readonly string[] | undefined
  /** For the owner: claims about other words that the section had. */
  former?: readonly FormerClaimData[] | undefined
}>
export type Badge = {
  kind: 'attested' | 'confirmed' | 'credential' | 'changed'
  label: string
  /** Sentences about who made the claim, when and how. */
  lines: string[]
  /** The valid attestations that the badge represents. */
  signed: AttestationData[]
  /** What a badge of several sections or of some personal details is about: `every section`, `name, location`. */
  about?: string
  /** What others confirmed: `Title, employer and dates`. */
  covers?: string
  /**
   * Of the line under the name: the account that signed, with the words before and after its name in the label. `before` is empty where
   * the account has the CV’s name.
   */
  by?: Readonly<{ before: string; name: string; after: string }>
  /** The sentence of a claim by someone other than the owner, for files, which have little room. */
  note?: string
}

/** Whether someone other than the owner made the claim. */
export const isByOthers = (badge: Badge | null | undefined): boolean =>
  badge?.kind === 'confirmed' || badge?.kind === 'credential'

export const shortAddress = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

export const OWN_WORD = 'It is the owner’s own word: nobody has checked it.'

/** The same for the signatures of one signer. */
export const signerOf = ({ method, by, signer = '' }: AttestationData): string => `${method} ${by} ${signer}`

function signatureWords({ method, by, signer = '' }: AttestationData, days: Set<string>, words: ReaderWords): string {
  const [first = '', last = first] = [...days]
  const values = { name: quoted(by), wallet: shortAddress(signer), day: first, first, last }
  if (method === 'wallet') {
    if (first === last) return words.say('Self-attested by {name} with wallet {wallet}, on {day}.', values)
    return words.say('Self-attested by {name} with wallet {wallet}, from {first} to {last}.', values)
  }
  if (first === last) return words.say('Self-attested by {name}, signed in with Google, on {day}.', values)
  return words.say('Self-attested by {name}, signed in with Google, from {first} to {last}.', values)
}

/** A sentence for each signer, by signer, with the days of their signatures. */
export function signaturesBySigner(signed: readonly AttestationData[], words = ENGLISH): Map<string, string> {
  const sentences = signed.map((one): [string, string] => {
    const times = signed.filter(other => signerOf(other) === signerOf(one)).map(({ at }) => at)
    const days = new Set([times.toSorted()[0] ?? '', times.toSorted().at(-1) ?? ''].map(words.day))
    return [signerOf(one), signatureWords(one, days, words)]
  })
  return new Map(sentences)
}

const signaturesOf = (signed: readonly AttestationData[], words: ReaderWords) => [
  ...signaturesBySigner(signed, words).values(),
]

type Facts = Pick<ClaimEntry, 'facts'>
/** Null for a confirmation of the whole. */
const factsIn = ({ scope }: ConfirmationData, { facts }: Facts) => (scope === 'facts' ? (facts ?? []) : null)

function confirmedBy(confirmation: ConfirmationData, entry: Facts, words: ReaderWords): string[] {
  const { name, domain, institution, isFreeMail, isOwnDomain, at } = confirmation
  const covered = coveredWords(factsIn(confirmation, entry), words)
  const values = { domain, day: words.day(at), covered, name: quoted(name), institution: quoted(institution) }
  if (isOwnDomain) {
    return [
      words.say(
        'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.',
        values,
      ),
    ]
  }
  if (isFreeMail) {
    return [
      words.say(
        'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.',
        values,
      ),
    ]
  }
  return [
    words.say(
      'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.',
      values,
    ),
    words.say('What was confirmed: {covered}.', values),
    words.say('Name given there: {name}. The owner calls the institution {institution}.', values),
  ]
}

/** Sentences about who made the claim, when and how, and what it is worth. Empty without a claim. */
export function sentencesOf(entry: ClaimEntry, words: ReaderWords = ENGLISH): string[] {
  const { level, attestation, confirmation, credentials = [], facts } = entry
  const isAttested = attestation?.valid === true
  const counting = credentials.filter(({ misfit }) => !misfit)
  const isByFile = level === 'evidence' && counting.length === 0
  const isOwnWord = level === 'self-attested' || isByFile
  const covered = coveredWords(facts, words)
  return [
    ...counting.flatMap(credential => credentialFacts(credential, words)),
    ...(counting.length > 0 ? [words.say('The owner attached it to {covered}.', { covered })] : []),
    ...(confirmation?.valid ? confirmedBy(confirmation, { facts }, words) : []),
    ...(isAttested ? signaturesOf([attestation], words) : []),
    ...(isByFile
      ? [words.say('The owner has attached evidence, which is kept private, to {covered}.', { covered })]
      : []),
    ...(isOwnWord ? [words.say(OWN_WORD)] : []),
  ]
}

/** The sentence about a claim's entry in the transparency log; empty without an entry. */
export function logWords({ attestation, confirmation }: ClaimEntry, words: ReaderWords = ENGLISH): string[] {
  const said = (since: Text, soon: Text, claim: { valid: boolean; loggedAt?: string | null } | null) => {
    if (!claim?.valid || claim.loggedAt === undefined) return []
    return claim.loggedAt ? words.say(since, { day: words.day(claim.loggedAt) }) : words.say(soon)
  }
  return [
    said(
      'The confirmation has been in the public log since {day}.',
      'The confirmation is in the public log within a minute.',
      confirmation,
    ),
    said(
      'The attestation has been in the public log since {day}.',
      'The attestation is in the public log within a minute.',
      attestation,
    ),
  ].flat()
}

export function levelLabel({ level, confirmation, credentials }: ClaimEntry, words: ReaderWords = ENGLISH): string {
  if (level === 'credential' && credentials?.[0]) return credentialLabel(credentials[0], words)
  if (level === 'confirmed') return words.say('Confirmed by {domain}', { domain: confirmation?.domain ?? '' })
  return words.say(LEVEL_TABLE[level].label)
}

/** The badge of a claim for strangers; null for level stated. */
export function badgeOf(entry: ClaimEntry, words: ReaderWords = ENGLISH): Badge | null {
  const { level, attestation, confirmation, credentials, facts } = entry
  if (level === 'stated') return null
  const signed = attestation?.valid ? [attestation] : []
  const badge = { label: levelLabel(entry, words), lines: sentencesOf(entry, words), signed }
  if (level === 'credential') {
    const { issuer, checkedAt = '' } = credentials?.[0] ?? {}
    const values = { domain: issuer?.domain ?? '', day: words.day(checkedAt), covered: coveredWords(facts, words) }
    const note = words.say('Signed by {domain} for this account, checked {day}; attached to {covered}.', values)
    return { kind: 'credential', ...badge, covers: coveredTitle(facts, words), note }
  }
  if (level !== 'confirmed' || !confirmation) return { kind: 'attested', ...badge }
  const { domain, at, name } = confirmation
  const covered = factsIn(confirmation, entry)
  const values = { domain, day: words.day(at), name: quoted(name), covered: coveredWords(covered, words) }
  const note = words.say(
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.',
    values,
  )
  return { kind: 'confirmed', ...badge, covers: coveredTitle(covered, words), note }
}

/** The badge for the owner, called `name` on the CV, who alone has "changed" badges. */
export const ownersBadge = (entry: ClaimEntry, name: string): Badge | null =>
  entry.level === 'stated' ? changedSince(entry, name) : badgeOf(entry)

/** One badge for several that have the same kind and label, or that their owner signed. */
export function mergedBadge(all: readonly Badge[], words: ReaderWords = ENGLISH): Badge {
  const signed = all.flatMap(one => one.signed)
  const signatures = signaturesOf(signed, words)
  const others = new Set(all.flatMap(one => one.lines.filter(line => !signaturesOf(one.signed, words).includes(line))))
  const notes = new Set(all.flatMap(({ note }) => note ?? []))
  const { kind, label, covers } = all[0] as Badge
  const isAlike = all.every(one => one.label === label)
  return {
    kind,
    label: isAlike ? label : words.say('Self-attested'),
    lines: kind === 'confirmed' || kind === 'credential' ? [...others, ...signatures] : [...signatures, ...others],
    signed,
    ...(isAlike && covers !== undefined && { covers }),
    ...(notes.size > 0 && { note: [...notes].join(' ') }),
  }
}

const UNDO = 'Undo the change, and the badge is back.'

/** For the owner: the badge that the section had for other words, or under another name. */
function changedSince({ former = [] }: ClaimEntry, name: string): Badge | null {
  const lost = former.filter(({ level }) => level !== 'stated')
  if (lost.length === 0) return null
  const label = `This badge was for ${lost.some(({ person }) => isSameName(person, name)) ? 'other words' : 'another name'}`
  return { kind: 'changed', label, lines: [...lost.map(claim => formerWords(claim, name)), UNDO], signed: [] }
}

const FORMER: Readonly<Record<Level, string>> = {
  stated: 'An institution was asked',
  'self-attested': 'Self-attested',
  evidence: 'Evidence was attached',
  confirmed: 'Confirmed',
  credential: 'A credential was attached',
}

/** For the owner: a claim about other words, or under another name. `name`: on the CV. */
export function formerWords({ level, domain, at, person, scope, value }: FormerClaimData, name: string): string {
  const made = level === 'stated' && domain ? 'Agreed with' : FORMER[level]
  const by = domain && (level === 'confirmed' || level === 'stated') ? ` by ${domain}` : ''
  const covered = scope === 'facts' ? ` (${coveredWords(Object.keys(Object(value)))})` : ''
  const change = isSameName(person, name) ? 'for other words' : `for another name, ${quoted(person)}`
  return `${made}${by} on ${dayInEnglish(at)}${covered}, ${change}.`
}

const NO_KEY = 'with a key that was withdrawn since, so it no longer counts.'

/** The claims of a section in sentences for its owner: who made each, how and when, and what claims it had before. `name`: on the CV. */
export function ownersSentences(entry: ClaimEntry, name: string): string[] {
  const { attestation, confirmation, former = [] } = entry
  return [
    ...(attestation?.valid ? signaturesOf([attestation], ENGLISH) : []),
    ...(attestation && !attestation.valid ? [`Signed on ${dayInEnglish(attestation.at)} ${NO_KEY}`] : []),
    ...(confirmation?.valid ? confirmedBy(confirmation, entry, ENGLISH) : []),
    ...(confirmation && !confirmation.valid ? [`Confirmed on ${dayInEnglish(confirmation.at)} ${NO_KEY}`] : []),
    ...logWords(entry),
    ...former.map(claim => formerWords(claim, name)),
  ]
}

/** The words before and after the name in a label with `{name}`. */
export function aroundName(pattern: string, name: string): NonNullable<Badge['by']> {
  const [before = '', after = ''] = pattern.split('{name}')
  return { before, name, after }
}

/** Names of the accounts that signed under another name than the CV’s, as a list; null without one. `name`: on the CV. */
export function otherSignerNames(signed: readonly AttestationData[], name: string, words: ReaderWords): string | null {
  const others = new Set(signed.map(({ by }) => by).filter(by => !namesAgree(by, name)))
  return others.size > 0 ? words.list(others) : null
}

/** The sentence that an account of another name than the CV’s signed; null where none did. `name`: on the CV. */
export function otherSigners(signed: readonly AttestationData[], name: string, words: ReaderWords = ENGLISH) {
  const others = otherSignerNames(signed, name, words)
  if (others === null) return null
  return aroundName(words.pattern('Signed by the account of {name}, another name than this CV’s'), others)
}

const { profileSummary, ...SECTIONS } = CLAIM_NAMES
const KINDS: Record<string, string> = {
  personalDetails: 'Personal details',
  profile_summary: profileSummary,
  ...SECTIONS,
}
/** Which personal detail a section is; undefined for all other sections. */
export const fieldOf = (section: string): PersonalField | undefined =>
  kindOf(section) === PERSONAL_DETAILS && section !== PERSONAL_DETAILS ? (idOf(section) as PersonalField) : undefined

const PERSONAL: Readonly<Record<PersonalField, Text>> = {
  name: 'name',
  profession: 'profession',
  location: 'location',
  imageUrl: 'picture',
  email: 'e-mail',
  phoneNumber: 'phone',
}
/** The name of a personal detail within a sentence. */
export const personalWords = (field: PersonalField, words: ReaderWords): string => words.say(PERSONAL[field])

/** In other languages than English the title that the section usually has on a CV. */
export function kindLabel(section: string, words: ReaderWords = ENGLISH): string {
  const [field, kind] = [fieldOf(section), kindOf(section)]
  if (field) return upperFirst(personalWords(field, words), words)
  if (words === ENGLISH) return KINDS[kind] ?? section
  if (kind === PERSONAL_DETAILS) return words.say('Personal details')
  const titles: Readonly<Record<string, string>> = labelsOf(words.language).sections
  return titles[kind === 'profile_summary' ? 'profileSummary' : kind] ?? section
}

/** The usual title of a study on a CV; undefined for other sections. */
function studyName(section: string, { language }: ReaderWords): string | undefined {
  const studies: Readonly<Record<string, string>> = kindOf(section) === 'education' ? labelsOf(language).studies : {}
  return studies[idOf(section)]
}

/** The name of a section at the end of a sentence, after a colon: of a study, a personal detail, otherwise of its kind. */
export const sectionName = (section: string, words: ReaderWords = ENGLISH): string =>
  studyName(section, words) ?? kindLabel(section, words)

const titleFields = (kind: string): readonly string[] =>
  Object.hasOwn(SECTION_TABLE, kind) ? ((SECTION_TABLE[kind as SectionName] as SectionRow).title ?? []) : ['name']

/** A short title from the content of a section: the name of a skill, a degree, a job. */
export function claimTitle(section: string, value: unknown, words: ReaderWords = ENGLISH): string {
  if (typeof value === 'string') return ''
  const said = Object(value) as Record<string, unknown>
  const field = fieldOf(section)
  if (field) return field === 'imageUrl' ? '' : String(said[field] ?? '')
  const texts = titleFields(kindOf(section)).flatMap(key => {
    const text = said[key]
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []
  })
  return texts.slice(0, 2).join(', ') || (studyName(section, words) ?? '')
}
