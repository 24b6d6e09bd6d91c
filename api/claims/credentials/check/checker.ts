// Checks credentials that others issued: form, contexts, signature, issuer, dates, status, holder. All parsing and all signatures are in
// processes that are killed when they take too much time or memory; only the network is here.
import { join } from 'node:path'
import type { CheckedCredential } from '../../../core/claims/credentials.ts'
import { Problem } from '../../../lib/problem.ts'
import { createProcessPool } from '../../../lib/process-pool.ts'
import { projectRoot } from '../../../lib/root.ts'
import type { Fetched, GuardedFetch } from '../../../providers/guarded-fetch.ts'
import { CredentialRefused, type RefusalReason } from './refused.ts'

/** The account that brings it: whose quotas count, and the addresses that it has proved. */
export type CredentialOwner = { id: string; addresses: readonly string[] }

export type CredentialChecker = {
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

/** `fetched`: the documents that the check has requested so far, by `documentKey`. */
export type CheckJob = {
  upload: Uint8Array
  addresses: readonly string[]
  trustedRoots: readonly string[]
  contexts: ReadonlyMap<string, object>
  fetched: ReadonlyMap<string, Fetched>
  now: Date
}
/** `needs`: a document without which the check cannot go on. It is started again when the document is there. */
export type CheckAnswer =
  | { found: CheckedCredential }
  | { needs: { url: string; isList: boolean } }
  | { refused: RefusalReason; detail: string }
  | { failed: string }
export const documentKey = (url: string, isList: boolean) => `${isList} ${url}`

const folder = join(projectRoot, 'dist', 'api', 'claims', 'credentials', 'check')
const LIMIT_MS = 5_000
const HEAP_MB = 256
/** Checks that wait, each with its upload and the documents that were fetched for it. */
const QUEUE = 24
const MAX_DOCUMENTS = 16
const MAX_FETCHED = 8 * 1024 * 1024

export function createCredentialChecker({
  fetchGuarded,
  now,
  trustedRoots,
  contexts = new Map(),
}: Parts): CredentialChecker {
  const pool = createProcessPool<CheckJob, CheckAnswer>({
    program: join(folder, 'check-child.js'),
    cwd: folder,
    queue: QUEUE,
    limitMs: LIMIT_MS,
    heapMb: HEAP_MB,
    residentMb: 2 * HEAP_MB,
    late: () => new CredentialRefused('too_complex'),
  })

  async function check(upload: Buffer, { id: by, addresses }: CredentialOwner): Promise<CheckedCredential> {
    const fetched = new Map<string, Fetched>()
    let size = 0
    for (;;) {
      const answer = await pool.run({ upload, addresses, trustedRoots, contexts, fetched, now: now() }, by)
      if ('found' in answer) return answer.found
      if ('refused' in answer) throw new CredentialRefused(answer.refused, answer.detail)
      if ('failed' in answer) throw new Problem('internal_error', { cause: new Error(answer.failed) })
      if (fetched.size >= MAX_DOCUMENTS) throw new CredentialRefused('too_complex')
      const { url, isList } = answer.needs
      const reply = await fetchGuarded(url, { by, isList })
      size += 'text' in reply ? reply.text.length : 0
      fetched.set(documentKey(url, isList), size > MAX_FETCHED ? { failed: 'unreachable' } : reply)
    }
  }

  return { check, load: pool.load, close: pool.close }
}
