// The texts about claims, the same on every page and in every file, the verdict on a published CV among them. levels.ts says what each
// level means. Runs in the browser too.
import type { AttestationData, ConfirmationData, CredentialData } from '../contract/claims.ts'
import { SECTION_TABLE, type SectionName, type SectionRow } from '../contract/sections.ts'
import { dayInEnglish } from '../cv/locale.ts'
import { isSameName } from '../cv/names.ts'
import { PERSONAL_DETAILS, type PersonalField } from '../cv/personal-fields.ts'
import { idOf, kindOf } from '../cv/section-values.ts'
import { CLAIM_NAMES } from '../cv/section-words.ts'
import { quoted, withoutQuotes } from '../quoted.ts'
import { credentialFacts, credentialLabel, misfitWords } from './credential-words.ts'
import { LEVEL_TABLE, type Level, type Standing } from './levels.ts'

export type { Standing }
export { quoted, withoutQuotes }

/** A claim in a CV's `verification`, for the owner or for strangers. */
export type ClaimEntry = Readonly<{
  level: Level
  attestation: AttestationData | null
  confirmation: ConfirmationData | null
  /** The strongest first. */
  credentials?: readonly CredentialData[] | undefined
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
  /** The sentence of a claim by someone other than the owner, for files, which have little room. */
  note?: string
}

/** Whether someone other than the owner made the claim. */
export const isByOthers = (badge: Badge | null | undefined): boolean =>
  badge?.kind === 'confirmed' || badge?.kind === 'credential'

export const shortAddress = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

export const OWN_WORD = 'It is the owner’s own word: nobody has checked it.'

export const signerOf = ({ method, by, signer = '' }: AttestationData): string =>
  method === 'wallet' ? `with wallet ${shortAddress(signer)}` : `by ${quoted(by)}, signed in with Google`

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

function confirmedBy({ name, domain, institution, isFreeMail, isOwnDomain, at }: ConfirmationData): string[] {
  if (isFreeMail || isOwnDomain) {
    const why = isOwnDomain
      ? 'That is a domain of the owner’s own'
      : 'Anybody, or every student or graduate, can have an address there'
    return [
      `Somebody who reads mail at ${domain} agreed with it on ${dayInEnglish(at)}. ${why}: this is not an institution’s confirmation.`,
    ]
  }
  return [
    `Confirmed by ${domain}, on ${dayInEnglish(at)}: somebody who reads mail at ${domain}; the address was given by the CV’s owner.`,
    `Name given there: ${quoted(name)}. The owner calls the institution ${quoted(institution)}.`,
  ]
}

/** Sentences about who made the claim, when and how, and what it is worth. Empty without a claim. */
export function sentencesOf({ level, attestation, confirmation, credentials = [] }: ClaimEntry): string[] {
  const isAttested = attestation?.valid === true
  const isByFile = level === 'evidence' && credentials.length === 0
  const isOwnWord = level === 'self-attested' || isByFile
  return [
    ...credentials.filter(({ fits }) => fits !== false).flatMap(credentialFacts),
    ...(confirmation?.valid ? confirmedBy(confirmation) : []),
    ...(isAttested ? signaturesOf([attestation]) : []),
    ...(isByFile ? ['The owner has attached evidence, which is kept private.'] : []),
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
  const { level, attestation, confirmation } = entry
  if (level === 'stated') return owner && changedSince(entry, owner.name)
  const badge = { label: levelLabel(entry), lines: sentencesOf(entry), signed: attestation?.valid ? [attestation] : [] }
  if (level === 'credential') return { kind: 'credential', ...badge, note: `${badge.label}.` }
  if (level !== 'confirmed' || !confirmation) return { kind: 'attested', ...badge }
  const how = `somebody who reads mail there, name given ${quoted(confirmation.name)}; address given by the CV’s owner`
  return { kind: 'confirmed', ...badge, note: `${badge.label}, on ${dayInEnglish(confirmation.at)}: ${how}.` }
}

/** One badge for several that have the same kind and label, or that their owner signed. */
export function mergedBadge(all: readonly Badge[]): Badge {
  const signed = all.flatMap(one => one.signed)
  const signatures = signaturesOf(signed)
  const others = new Set(all.flatMap(one => one.lines.filter(line => !signaturesOf(one.signed).includes(line))))
  const notes = new Set(all.flatMap(({ note }) => note ?? []))
  const { kind, label } = all[0] as Badge
  const isAlike = all.every(one => one.label === label)
  return {
    kind,
    label: isAlike ? label : LEVEL_TABLE['self-attested'].label,
    lines: kind === 'confirmed' || kind === 'credential' ? [...others, ...signatures] : [...signatures, ...others],
    signed,
    ...(notes.size > 0 && { note: [...notes].join(' ') }),
  }
}

/** Whether a claim was made for another name than the one on the CV. */
export const isOfOtherName = ({ person }: { person: string }, name: string): boolean => !isSameName(person, name)

const UNDO = 'undo the change, and the badge is back.'

function changedSince({ attestation, confirmation, credentials = [] }: ClaimEntry, name: string): Badge | null {
  const misfit = credentials.find(({ fits }) => fits === false)
  if (misfit) {
    const still = `A credential was attached, and the text changed since. Say that it still fits, or ${UNDO}`
    const lines = [misfit.mayKeep ? still : misfitWords(misfit)]
    return { kind: 'changed', label: 'Changed since a credential was attached', lines, signed: [] }
  }
  const done = confirmation !== null && !confirmation.valid ? 'confirmed' : 'attested'
  const ended = done === 'confirmed' ? confirmation : attestation
  if (!ended) return null
  return { kind: 'changed', label: `Changed since it was ${done}`, lines: [endedWords(ended, done, name)], signed: [] }
}

/** For the owner: why a claim has ended, and how its badge comes back. `name`: on the CV. */
function endedWords(claim: { person: string; at: string }, done: 'attested' | 'confirmed', name: string): string {
  const [made, again] = done === 'confirmed' ? ['Confirmed', 'Ask again'] : ['Attested', 'Attest it again']
  const change = isOfOtherName(claim, name)
    ? `for ${quoted(claim.person)}: the name is another now`
    : 'and changed since'
  return `${made} on ${dayInEnglish(claim.at)}, ${change}. ${again}, or ${UNDO}`
}

/** The claims of a section in sentences for its owner: who made each, how and when, and why one has ended. `name`: on the CV. */
export function ownersSentences(entry: ClaimEntry, name: string): string[] {
  const { attestation, confirmation } = entry
  return [
    ...(attestation?.valid ? signaturesOf([attestation]) : []),
    ...(attestation && !attestation.valid ? [endedWords(attestation, 'attested', name)] : []),
    ...(confirmation?.valid ? confirmedBy(confirmation) : []),
    ...(confirmation && !confirmation.valid ? [endedWords(confirmation, 'confirmed', name)] : []),
    ...logWords(entry),
  ]
}

/** `who`: names, to be set apart from the words before and after them. */
export type VerdictPart = { standing: Standing | 'same'; before: string; who: string[]; after: string }

export function standingOf({ level, attestation }: ClaimEntry): Standing {
  if (LEVEL_TABLE[level].isVerified) return LEVEL_TABLE[level].standing
  if (attestation?.valid) return 'signed'
  if (level === 'evidence') return 'evidence'
  return attestation ? 'void' : 'stated'
}

function signerName({ attestation }: ClaimEntry): string {
  if (attestation?.method === 'wallet') return `wallet ${shortAddress(attestation.signer ?? '')}`
  return quoted(attestation?.by ?? '')
}

/** How many names a verdict holds. */
const NAMES = 3

/** The parts of the sentence, the strongest first. `claims`: those of the sections that the page lists. */
export function verdictOf(claims: readonly ClaimEntry[]): VerdictPart[] {
  const of = (standing: Standing) => claims.filter(claim => standingOf(claim) === standing)
  const count = (standing: Standing) => of(standing).length
  const claimed = claims.length - count('stated') - count('void')
  if (claimed + count('void') === 0) {
    const none = claims.length === 1 ? 'Its one section is not' : `None of these ${claims.length} sections is`
    return [{ standing: 'stated', before: `${none} signed`, who: [], after: '' }]
  }
  /** Names the people or domains of a standing, or counts them where they are many. */
  const named = (standing: Standing, before: string, nameOf: (claim: ClaimEntry) => string, many: string) => {
    const who = [...new Set(of(standing).map(nameOf))]
    const isMany = who.length > NAMES
    return { standing, before: `${before} by `, who: isMany ? [] : who, after: isMany ? `${who.length} ${many}` : '' }
  }
  const bare = (standing: VerdictPart['standing'], before: string) => ({ standing, before, who: [], after: '' })
  const parts: (VerdictPart | false)[] = [
    count('credential') > 0 &&
      named(
        'credential',
        'with a credential signed',
        ({ credentials = [] }) => credentials[0]?.issuer.domain ?? '',
        'domains',
      ),
    count('confirmed') > 0 &&
      named('confirmed', 'confirmed', ({ confirmation }) => confirmation?.domain ?? '', 'domains'),
    count('signed') > 0 && named('signed', 'signed', signerName, 'names and wallets'),
    count('evidence') > 0 && bare('evidence', 'with evidence only'),
    claimed > 0 &&
      bare('same', claimed === claims.length ? 'nothing changed since' : 'none of these words changed since'),
    count('void') > 0 && bare('void', 'with a signature that no longer counts'),
    count('stated') > 0 && bare('stated', 'not signed'),
  ]
  return parts
    .filter(part => part !== false)
    .map((part, at) => {
      if (part.standing === 'same') return part
      const found = count(part.standing)
      return { ...part, before: `${found} ${at === 0 ? `section${found === 1 ? '' : 's'} ` : ''}${part.before}` }
    })
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
