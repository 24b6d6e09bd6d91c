// Whether an issuer withdrew a credential: Bitstring Status List, version 1.0. What cannot be read is unknown, never good.

import { gunzipSync } from 'node:zlib'
import type { CredentialStatus } from '../../../core/claims/credentials.ts'
import { isObject } from '../../../core/is-object.ts'
import { termOf } from './facts.ts'
import { readCredential } from './read.ts'
import { CredentialRefused } from './refused.ts'
import { isOfPage, type Signed, type Verification, verifySigned } from './signed.ts'
import { type Json, listOf } from './strict-json.ts'

const MIN_BYTES = 16 * 1024
const MAX_BYTES = 4 * 1024 * 1024
const MAX_ENTRIES = 4
/** A bit of another purpose, such as `message`, says nothing about whether the credential holds. */
const PURPOSES = ['revocation', 'suspension']

export async function statusOf(signed: Signed, by: Verification): Promise<CredentialStatus> {
  const entries = listOf(signed.document.credentialStatus)
  if (entries.length > MAX_ENTRIES) return 'unknown'
  const found: CredentialStatus[] = []
  for (const entry of entries) found.push(isObject(entry) ? await entryStatus(entry, signed, by) : 'unknown')
  return (['withdrawn', 'unknown', 'good'] as const).find(one => found.includes(one)) ?? 'none'
}

async function entryStatus(entry: Json, signed: Signed, by: Verification): Promise<CredentialStatus> {
  const { type, statusPurpose, statusListIndex, statusListCredential, statusSize = 1 } = entry
  const list = isObject(statusListCredential) ? statusListCredential.id : statusListCredential
  const index = /^\d{1,9}$/.test(String(statusListIndex)) ? Number(statusListIndex) : -1
  const isKnown = listOf(type).includes('BitstringStatusListEntry') && PURPOSES.includes(String(statusPurpose))
  if (!isKnown || statusSize !== 1 || index < 0 || typeof list !== 'string') return 'unknown'
  const fetched = await by.fetchDocument(list, true)
  if (!('text' in fetched)) return 'unknown'
  try {
    const bits = await bitsOf(fetched.text, String(statusPurpose), signed, by)
    const byte = bits[index >> 3]
    if (byte === undefined) return 'unknown'
    return (byte >> (7 - (index & 7))) & 1 ? 'withdrawn' : 'good'
  } catch (error) {
    if (error instanceof CredentialRefused) return 'unknown'
    throw error
  }
}

/** The list's bits. Its id may differ from its address: it does in published samples. Throws CredentialRefused. */
async function bitsOf(text: string, purpose: string, signed: Signed, by: Verification): Promise<Buffer> {
  const read = readCredential(Buffer.from(text), MAX_BYTES)
  const list = await verifySigned(read, by)
  // Signed as well as the credential is: a list whose issuer is not proved says nothing about one whose issuer is.
  const isAsGood = list.issuer.kind === signed.issuer.kind && (isOfPage(signed) || !isOfPage(list))
  const isSame = list.issuerId === signed.issuerId && isAsGood
  const isInTime = termOf(list.document, read.token, by.now) === 'current'
  const [subject] = listOf(list.document.credentialSubject).filter(isObject)
  const isList = listOf(list.document.type).includes('BitstringStatusListCredential')
  if (!isSame || !isInTime || !isList || !listOf(subject?.statusPurpose).includes(purpose))
    throw new CredentialRefused('shape')
  const encoded = /^u([A-Za-z0-9_-]+)$/.exec(String(subject?.encodedList))?.[1]
  if (!encoded) throw new CredentialRefused('shape')
  const bits = unzipped(Buffer.from(encoded, 'base64url'))
  if (bits.length < MIN_BYTES) throw new CredentialRefused('shape')
  return bits
}

function unzipped(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES })
  } catch (error) {
    throw new CredentialRefused('shape', '', error)
  }
}
