// Checks credentials that others issued: form, contexts, signature, issuer, dates, status, holder. The network and the signatures are
// here, canonical graphs in a process of their own.
import type { CheckedCredential } from '../../../core/claims/credentials.ts'
import { BUNDLED } from '../../../crypto/linked-data.ts'
import type { GuardedFetch } from '../../../providers/guarded-fetch.ts'
import { datesOf, holderOf, termOf, textsOf } from './facts.ts'
import { createLinkedData } from './linked-data.ts'
import { checkOpenBadge2 } from './open-badge-2.ts'
import { type ReadCredential, readCredential } from './read.ts'
import { type Verification, verifySigned } from './signed.ts'
import { statusOf } from './status.ts'

/** The account that brings it: whose quotas count, and the addresses that it has proved. */
export type CredentialOwner = { id: string; addresses: readonly string[] }

export type CredentialChecker = {
  /** Throws CredentialRefused for what is no credential. No signature is checked: nothing of it may be believed. */
  read(upload: Buffer): ReadCredential
  /**
   * Throws CredentialRefused for what is damaged or cannot be checked; rate_limited and overloaded, of the guard and of the pool,
   * pass. What has ended, is not valid yet, was withdrawn or is another person's is no refusal.
   */
  check(upload: Buffer, owner: CredentialOwner): Promise<CheckedCredential>
  load(): { waiting: number; running: number }
  close(): Promise<void>
}

type Parts = {
  fetchGuarded: GuardedFetch
  now: () => Date
  /** X.509 certificates, PEM: the roots of the seals that count as trusted. */
  trustedRoots: readonly string[]
  /** Contexts beside the bundled ones. */
  contexts?: ReadonlyMap<string, object>
}

export function createCredentialChecker({
  fetchGuarded,
  now,
  trustedRoots,
  contexts = new Map(),
}: Parts): CredentialChecker {
  const linkedData = createLinkedData()
  const known = new Map([...BUNDLED, ...contexts])

  async function check(upload: Buffer, owner: CredentialOwner): Promise<CheckedCredential> {
    const read = readCredential(upload)
    const by: Verification = {
      fetchDocument: (url, isList = false) => fetchGuarded(url, { by: owner.id, isList }),
      quadsOf: job => linkedData.quadsOf({ ...job, contexts: [...contexts] }, owner.id),
      contexts: known,
      trustedRoots,
      now: now(),
    }
    const { form, document, token } = read
    if (form === 'open-badge-2-hosted' || form === 'open-badge-2-signed')
      return checkOpenBadge2(read, owner.addresses, by)
    const signed = await verifySigned(read, by)
    return {
      form,
      ...textsOf(document),
      issuer: signed.issuer,
      ...datesOf(document, token),
      term: termOf(document, token, by.now),
      status: await statusOf(document, signed, by),
      holder: holderOf(document, owner.addresses),
    }
  }

  return { read: readCredential, check, load: linkedData.load, close: linkedData.close }
}
