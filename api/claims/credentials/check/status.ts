// Whether an issuer withdrew a credential: Bitstring Status List, version 1.0. A list that cannot be read gives `unknown`, never `good`.

import { gunzipSync } from 'node:zlib'
import type { CredentialStatus } from '../../../core/claims/credentials.ts'
import { isObject } from '../../../core/is-object.ts'
import { datesOf, termOf } from './facts.ts'
import { readCredential } from './read.ts'
import { CredentialRefused } from './refused.ts'
import { isOfPage, type Signed, type Verification, verifySigned } from './signed.ts'
import { listOf } from './strict-json.ts'

/**
 * An unknown status has a refusal or another purpose such as `message` (`isHarmless`), or its list could not be fetched. `asOf`: the
 * date of the list.
 */
export type EntryStatus = {
  status: 'good' | 'withdrawn' | 'unknown'
  purpose: string
  list: string
  asOf?: string | null
  isHarmless?: boolean
  refused?: CredentialRefused
}

const MIN_BYTES = 16 * 1024
const MAX_BYTES = 4 * 1024 * 1024
const MAX_ENTRIES = 4
const PURPOSES = ['revocation', 'suspension']

export async function statusOf(signed: Signed, by: Verification): Promise<CredentialStatus> {
  const found = (await listStatuses(signed, by)).map(({ status }) => status)
  return (['withdrawn', 'unknown', 'good'] as const).find(one => found.includes(one)) ?? 'none'
}

/** The status of each entry. */
export async function listStatuses(signed: Signed, by: Verification): Promise<EntryStatus[]> {
  const entries = listOf(signed.document.credentialStatus)
  if (entries.length > MAX_ENTRIES) return [unreadable(new CredentialRefused('too_complex', 'status entries'))]
  const found: EntryStatus[] = []
  for (const entry of entries) found.push(await entryStatus(entry, signed, by))
  return found
}

const unreadable = (refused: CredentialRefused): EntryStatus => ({ status: 'unknown', purpose: '', list: '', refused })

async function entryStatus(entry: unknown, signed: Signed, by: Verification): Promise<EntryStatus> {
  if (!isObject(entry)) return unreadable(new CredentialRefused('shape', 'credentialStatus'))
  const { type, statusPurpose, statusListIndex, statusListCredential, statusSize = 1 } = entry
  const purpose = String(statusPurpose)
  const list = isObject(statusListCredential) ? statusListCredential.id : statusListCredential
  const index = /^\d{1,9}$/.test(String(statusListIndex)) ? Number(statusListIndex) : -1
  const isKnown = listOf(type).includes('BitstringStatusListEntry') && typeof list === 'string'
  if (!isKnown || statusSize !== 1 || index < 0) return unreadable(new CredentialRefused('shape', 'credentialStatus'))
  const about = { status: 'unknown', purpose, list } as const
  if (Array.isArray(statusPurpose) && statusPurpose.length > 1)
    return unreadable(new CredentialRefused('shape', 'statusPurpose'))
  if (!PURPOSES.includes(purpose)) return { ...about, isHarmless: true }
  const fetched = await by.fetchDocument(list, true)
  if (!('text' in fetched)) return about
  try {
    const { bits, asOf } = await readList(fetched.text, purpose, signed, by)
    const byte = bits[index >> 3]
    if (byte === undefined) throw new CredentialRefused('shape', 'statusListIndex')
    return { ...about, status: (byte >> (7 - (index & 7))) & 1 ? 'withdrawn' : 'good', asOf }
  } catch (error) {
    if (error instanceof CredentialRefused) return { ...about, refused: error }
    throw error
  }
}

/** The bits of a list. Its id may differ from its address, as in published samples. Throws CredentialRefused. */
async function readList(text: string, purpose: string, signed: Signed, by: Verification) {
  const read = readCredential(Buffer.from(text), MAX_BYTES)
  const list = await verifySigned(read, by)
  // A list of an unproved issuer cannot withdraw a credential of a proved one.
  const isAsGood = list.issuer.kind === signed.issuer.kind && (isOfPage(signed) || !isOfPage(list))
  const [subject] = listOf(list.document.credentialSubject).filter(isObject)
  const assertThat = (isMet: boolean, detail: string) => {
    if (!isMet) throw new CredentialRefused('shape', detail)
  }
  assertThat(listOf(list.document.type).includes('BitstringStatusListCredential'), 'type')
  assertThat(list.issuerId === signed.issuerId && isAsGood, 'issuer')
  assertThat(termOf(list.document, read.token, by.now) === 'current', 'validFrom or validUntil')
  assertThat(listOf(subject?.statusPurpose).includes(purpose), 'statusPurpose')
  return { bits: decode(String(subject?.encodedList)), asOf: datesOf(list.document, read.token).validFrom }
}

function decode(encodedList: string): Buffer {
  try {
    const [, encoded = ''] = /^u([A-Za-z0-9_-]+)$/.exec(encodedList) ?? []
    const bits = gunzipSync(Buffer.from(encoded, 'base64url'), { maxOutputLength: MAX_BYTES })
    if (bits.length >= MIN_BYTES) return bits
  } catch (error) {
    throw new CredentialRefused('shape', 'encodedList', error)
  }
  throw new CredentialRefused('shape', 'encodedList')
}
