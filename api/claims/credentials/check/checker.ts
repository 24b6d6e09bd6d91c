// Checks credentials that others issued.
import type { CheckedCredential } from '../../../core/claims/credentials.ts'
import type { GuardedFetch } from '../../../providers/guarded-fetch.ts'

/** The account that brings it: whose quotas count, and the addresses that it has proved. */
export type CredentialOwner = { id: string; addresses: readonly string[] }
/** What an upload holds, before any signature is checked: nothing of it may be shown or believed. */
export type ReadCredential = { form: string; document: Readonly<Record<string, unknown>> }

export type CredentialChecker = {
  /** Throws CredentialRefused for what is no credential. No signature is checked. */
  read(upload: Buffer): ReadCredential
  /**
   * Throws CredentialRefused for what is damaged or cannot be checked; the errors of the pool and of the guard (rate_limited,
   * overloaded) pass. What has ended, is not valid yet, was withdrawn or is another person's is no refusal.
   */
  check(upload: Buffer, owner: CredentialOwner): Promise<CheckedCredential>
  close(): Promise<void>
}
type Parts = { fetchGuarded: GuardedFetch; now: () => Date; trustedRoots: readonly string[] }

export declare function createCredentialChecker(parts: Parts): CredentialChecker
