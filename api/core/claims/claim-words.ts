// The texts about claims, the same on every page and in every file. levels.ts says what each level means. Runs in the browser too.
import type { AttestationData, ConfirmationData, CredentialData, FormerClaimData } from '../contract/claims.ts'
import { SECTION_TABLE, type SectionName, type SectionRow } from '../contract/sections.ts'
import { dayInEnglish } from '../cv/locale.ts'
import { isSameName, namesAgree } from '../cv/names.ts'
import { PERSONAL_DETAILS, type PersonalField } from '../cv/personal-fields.ts'
import { idOf, kindOf } from '../cv/section-values.ts'
import { CLAIM_NAMES } from '../cv/section-words.ts'
import { quoted, withoutQuotes } from '../quoted.ts'
import { credentialFacts, credentialLabel } from './credential-words.ts'
import { LEVEL_TABLE, type Level } from './levels.ts'
import { coveredTitle, coveredWords } from './scope-words.ts'

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

export const signerOf = ({ method, by, signer = '' }: AttestationData): string =>
  `by ${quoted(by)}${method === 'wallet' ? ` with wallet ${shortAddress(signer)}` : ', signed in with Google'}`

/** A sentence for each signer, by signer, with the days of their signatures. */
export function signaturesBySigner(signed: readonly AttestationData[]): Map<string, string> {
  const times = new Map<string, string[]>()
  for (const one of signed) times.set(signerOf(one), [...(times.get(signerOf(one)) ?? []), one.at])
  const sentences = [...times].map(([signer, all]): [string, string] => {
    const first = dayInEnglish(all.toSorted()[0] ?? '')
    const last = dayInEnglish(all.toSorted().at(-1) ?? '')
    return [signer, `Self-attested ${signer}, ${first === last ? `on ${last}` : `from ${first} to ${last}`}.`]
  })
  return new Map(sentences)
}

const signaturesOf = (signed: readonly AttestationData[]) => [...signaturesBySigner(signed).values()]

type Facts = Pick<ClaimEntry, 'facts'>
/** Null for a confirmation of the whole. */
const factsIn = ({ scope }: ConfirmationData, { facts }: Facts) => (scope === 'facts' ? (facts ?? []) : null)

function confirmedBy(confirmation: ConfirmationData, entry: Facts): string[] {
  const { name, domain, institution, isFreeMail, isOwnDomain, at } = confirmation
  const covered = coveredWords(factsIn(confirmation, entry))
  if (isFreeMail || isOwnDomain) {
    const why = isOwnDomain
      ? 'That is a domain of the owner’s own'
      : 'Anybody, or every student or graduate, can have an address there'
    return [
      `Somebody who reads mail at ${domain} agreed on ${dayInEnglish(at)} with ${covered}. ${why}: this is not an institution’s confirmation.`,
    ]
  }
  return [
    `Confirmed by ${domain}, on ${dayInEnglish(at)}: somebody who reads mail at ${domain}; the address was given by the CV’s owner.`,
    `What was confirmed: ${covered}.`,
    `Name given there: ${quoted(name)}. The owner calls the institution ${quoted(institution)}.`,
  ]
}

/** Sentences about who made the claim, when and how, and what it is worth. Empty without a claim. */
export function sentencesOf({ level, attestation, confirmation, credentials = [], facts }: ClaimEntry): string[] {
  const isAttested = attestation?.valid === true
  const counting = credentials.filter(({ misfit }) => !misfit)
  const isByFile = level === 'evidence' && counting.length === 0
  const isOwnWord = level === 'self-attested' || isByFile
  return [
    ...counting.flatMap(credentialFacts),
    ...(counting.length > 0 ? [`The owner attached it to ${coveredWords(facts)}.`] : []),
    ...(confirmation?.valid ? confirmedBy(confirmation, { facts }) : []),
    ...(isAttested ? signaturesOf([attestation]) : []),
    ...(isByFile ? [`The owner has attached evidence, which is kept private, to ${coveredWords(facts)}.`] : []),
    ...(isOwnWord ? [OWN_WORD] : []),
  ]
}

/** The sentence about a claim's entry in the transparency log; empty without an entry. */
export function logWords({ attestation, confirmation }: ClaimEntry): string[] {
  const said = (what: string, claim: { valid: boolean; loggedAt?: string | null } | null) => {
    if (!claim?.valid || claim.loggedAt === undefined) return []
    return claim.loggedAt
      ? `${what} has been in the public log since ${dayInEnglish(claim.loggedAt)}.`
      : `${what} is in the public log within a minute.`
  }
  return [said('The confirmation', confirmation), said('The attestation', attestation)].flat()
}

export function levelLabel({ level, confirmation, credentials }: ClaimEntry): string {
  if (level === 'credential' && credentials?.[0]) return credentialLabel(credentials[0])
  if (level === 'confirmed') return `Confirmed by ${confirmation?.domain}`
  return LEVEL_TABLE[level].label
}

/** The badge of a claim; null for level stated. `owner`: set for the owner's view, which alone has "changed" badges. */
export function badgeOf(entry: ClaimEntry, owner: { name: string } | null = null): Badge | null {
  const { level, attestation, confirmation, facts } = entry
  if (level === 'stated') return owner && changedSince(entry, owner.name)
  const badge = { label: levelLabel(entry), lines: sentencesOf(entry), signed: attestation?.valid ? [attestation] : [] }
  if (level === 'credential') {
    const note = `${badge.label}; attached to ${coveredWords(facts)}.`
    return { kind: 'credential', ...badge, covers: coveredTitle(facts), note }
  }
  if (level !== 'confirmed' || !confirmation) return { kind: 'attested', ...badge }
  const covered = factsIn(confirmation, entry)
  const how = `somebody who reads mail there, name given ${quoted(confirmation.name)}; address given by the CV’s owner`
  const note = `${badge.label}, on ${dayInEnglish(confirmation.at)}: ${how}; covers ${coveredWords(covered)}.`
  return { kind: 'confirmed', ...badge, covers: coveredTitle(covered), note }
}

/** One badge for several that have the same kind and label, or that their owner signed. */
export function mergedBadge(all: readonly Badge[]): Badge {
  const signed = all.flatMap(one => one.signed)
  const signatures = signaturesOf(signed)
  const others = new Set(all.flatMap(one => one.lines.filter(line => !signaturesOf(one.signed).includes(line))))
  const notes = new Set(all.flatMap(({ note }) => note ?? []))
  const { kind, label, covers } = all[0] as Badge
  const isAlike = all.every(one => one.label === label)
  return {
    kind,
    label: isAlike ? label : LEVEL_TABLE['self-attested'].label,
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
    ...(attestation?.valid ? signaturesOf([attestation]) : []),
    ...(attestation && !attestation.valid ? [`Signed on ${dayInEnglish(attestation.at)} ${NO_KEY}`] : []),
    ...(confirmation?.valid ? confirmedBy(confirmation, entry) : []),
    ...(confirmation && !confirmation.valid ? [`Confirmed on ${dayInEnglish(confirmation.at)} ${NO_KEY}`] : []),
    ...logWords(entry),
    ...former.map(claim => formerWords(claim, name)),
  ]
}

/** The sentence that an account of another name than the CV’s signed; null where none did. `name`: on the CV. */
export function otherSigners(signed: readonly AttestationData[], name: string): NonNullable<Badge['by']> | null {
  const others = [...new Set(signed.map(({ by }) => by))].filter(by => !namesAgree(by, name))
  if (others.length === 0) return null
  return { before: 'Signed by the account of ', name: others.join(' and '), after: ', another name than this CV’s' }
}

export const FIELD_LABELS: Readonly<Record<PersonalField, string>> = {
  name: 'Name',
  profession: 'Profession',
  location: 'Location',
  imageUrl: 'Picture',
  email: 'E-mail',
  phoneNumber: 'Phone',
}

const { profileSummary, ...SECTIONS } = CLAIM_NAMES
const KINDS: Record<string, string> = {
  personalDetails: 'Personal details',
  profile_summary: profileSummary,
  ...SECTIONS,
}
const SLOT_NAMES: Record<string, string> = {
  'education.class10': 'Class 10',
  'education.class12': 'Class 12',
  'education.undergraduation': 'Undergraduate studies',
  'education.postgraduation': 'Postgraduate studies',
}

/** Which personal detail a section is; undefined for all other sections. */
export const fieldOf = (section: string): PersonalField | undefined =>
  kindOf(section) === PERSONAL_DETAILS && section !== PERSONAL_DETAILS ? (idOf(section) as PersonalField) : undefined

export function kindLabel(section: string): string {
  const field = fieldOf(section)
  return field ? FIELD_LABELS[field] : (KINDS[kindOf(section)] ?? section)
}

const titleFields = (kind: string): readonly string[] =>
  Object.hasOwn(SECTION_TABLE, kind) ? ((SECTION_TABLE[kind as SectionName] as SectionRow).title ?? []) : ['name']

/** A short title from the content of a section: the name of a skill, a degree, a job. */
export function claimTitle(section: string, value: unknown): string {
  if (typeof value === 'string') return ''
  const said = Object(value) as Record<string, unknown>
  const field = fieldOf(section)
  if (field) return field === 'imageUrl' ? '' : String(said[field] ?? '')
  const words = titleFields(kindOf(section)).flatMap(key => {
    const text = said[key]
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []
  })
  return words.slice(0, 2).join(', ') || (SLOT_NAMES[section] ?? '')
}
