// What is said to people about a claim, in the same words on every page and in every file. Nothing below a confirmation by an
// institution is ever called verified. Runs in the browser too.
import { quoted, withoutQuotes } from '../../lib/quoted.ts'
import type { AttestationData, ConfirmationData } from '../schema.ts'
import type { Level } from './claims.ts'
import { formatDate } from './locale.ts'
import { kindOf } from './sections.ts'

export { quoted, withoutQuotes }

/** As it stands in a CV's `verification`, for the owner or for strangers. */
export type ClaimEntry = Readonly<{
  level: Level
  attestation: AttestationData | null
  confirmation: ConfirmationData | null
}>
export type Badge = {
  kind: 'attested' | 'confirmed' | 'changed'
  label: string
  /** Who, when and how, in whole sentences. */
  lines: string[]
}

const day = (at: string) => formatDate(at.slice(0, 10), 'en')
export const shortAddress = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

function attestedBy({ method, by, signer = '', at }: AttestationData): string {
  return method === 'wallet'
    ? `Self-attested with wallet ${shortAddress(signer)}, on ${day(at)}.`
    : `Self-attested by ${quoted(by)}, signed in with Google, on ${day(at)}.`
}

function confirmedBy({ name, domain, institution, isOwnDomain, counts, at }: ConfirmationData): string[] {
  if (!counts) {
    const why = isOwnDomain
      ? 'That is a domain of the owner’s own'
      : 'Anybody, or every student or graduate, can have an address there'
    return [
      `Somebody who reads mail at ${domain} agreed with it on ${day(at)}. ${why}: this is not an institution’s confirmation.`,
    ]
  }
  return [
    `Confirmed by ${domain}, on ${day(at)}: somebody who reads mail at ${domain}; the address was given by the CV’s owner.`,
    `Name given there: ${quoted(name)}. The owner calls the institution ${quoted(institution)}.`,
  ]
}

/** Who says it, when, how, and what that is worth. Empty for what is only stated. */
export function sentencesOf({ level, attestation, confirmation }: ClaimEntry): string[] {
  const isAttested = attestation?.valid === true
  return [
    ...(confirmation?.valid ? confirmedBy(confirmation) : []),
    ...(isAttested ? [attestedBy(attestation)] : []),
    ...(level === 'evidence' ? ['The owner has attached evidence, which is kept private.'] : []),
    ...(level === 'self-attested' || level === 'evidence'
      ? ['It is the owner’s own word: nobody has checked it.']
      : []),
  ]
}

const LABELS: Record<Exclude<Level, 'confirmed'>, string> = {
  stated: 'Stated',
  'self-attested': 'Self-attested',
  evidence: 'Evidence attached',
}

export const levelLabel = ({ level, confirmation }: ClaimEntry): string =>
  level === 'confirmed' ? `Confirmed by ${confirmation?.domain}` : LABELS[level]

/** The mark beside what is claimed; null where there is nothing but the statement. Only an owner's entry can be "changed". */
export function badgeOf(entry: ClaimEntry, forOwner = false): Badge | null {
  const { level } = entry
  if (level === 'stated') return forOwner ? changedSince(entry) : null
  return { kind: level === 'confirmed' ? 'confirmed' : 'attested', label: levelLabel(entry), lines: sentencesOf(entry) }
}

function changedSince({ attestation, confirmation }: ClaimEntry): Badge | null {
  const undo = 'undo the change, and the mark is back.'
  if (confirmation && !confirmation.valid) {
    const lines = [`Confirmed on ${day(confirmation.at)}, and changed since. Ask again, or ${undo}`]
    return { kind: 'changed', label: 'Changed since it was confirmed', lines }
  }
  if (!attestation) return null
  const lines = [`Attested on ${day(attestation.at)}, and changed since. Attest it again, or ${undo}`]
  return { kind: 'changed', label: 'Changed since it was attested', lines }
}

/**
 * The mark in a file, where nothing can be opened: its word, whose it is, and both in short. Null where there is only the
 * statement.
 */
export function markOf(entry: ClaimEntry): { label: string; who: string; short: string } | null {
  const { level, attestation, confirmation } = entry
  if (level === 'confirmed' && confirmation) {
    const { domain, name, at } = confirmation
    const who = `by ${domain}, on ${day(at)}: somebody who reads mail there, name given ${quoted(name)}; address given by the CV’s owner`
    return { label: 'Confirmed', who, short: levelLabel(entry) }
  }
  if (!attestation?.valid) return null
  const { method, by, signer = '', at } = attestation
  const who = method === 'wallet' ? `with wallet ${shortAddress(signer)}` : `by ${quoted(by)}, signed in with Google,`
  return { label: 'Self-attested', who: `${who} on ${day(at)}`, short: 'Self-attested' }
}

const KINDS: Record<string, string> = {
  personalDetails: 'Personal details',
  profile_summary: 'Profile',
  education: 'Education',
  skills: 'Skill',
  awards: 'Award',
  courses: 'Course',
  projects: 'Project',
  experience: 'Experience',
  languages: 'Language',
  interests: 'Interest',
  references: 'Reference',
  custom: 'Own section',
}
const SLOT_NAMES: Record<string, string> = {
  'education.class10': 'Class X',
  'education.class12': 'Class XII',
  'education.undergraduation': 'Undergraduate studies',
  'education.postgraduation': 'Postgraduate studies',
}

export const kindLabel = (section: string): string => KINDS[kindOf(section)] ?? section

/** What a section is, in a few words of its own: the name of a skill, of a degree, of a job. */
export function claimTitle(section: string, value: unknown): string {
  if (typeof value === 'string') return ''
  const said = Object(value) as Record<string, unknown>
  const words = ['name', 'title', 'position', 'degree', 'fieldOfStudy', 'company', 'institution', 'board'].flatMap(
    key => {
      const text = said[key]
      return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []
    },
  )
  return words.slice(0, 2).join(', ') || (SLOT_NAMES[section] ?? '')
}
