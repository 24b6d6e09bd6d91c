// Checks credentials of other issuers in child processes, which are killed when they take too much time or memory. This process only
// fetches the documents that a check needs.
import { join } from 'node:path'
import type { CheckedCredential } from '../../../core/claims/credentials.ts'
import { Problem } from '../../../lib/problem.ts'
import { createProcessPool } from '../../../lib/process-pool.ts'
import { projectRoot } from '../../../lib/root.ts'
import type { Fetched, GuardedFetch } from '../../../providers/guarded-fetch.ts'
import { CredentialRefused, type RefusalReason } from '../check/refused.ts'

/** The account that attaches the credential: its quotas count, and the holder may be one of its proved addresses. */
export type CredentialOwner = { id: string; addresses: readonly string[] }

export type CredentialChecker = {
  /**
   * Throws CredentialRefused for a damaged or unsupported credential, and rate_limited or overloaded. An expired, future or withdrawn
   * credential, or one of another holder, is a result and no refusal.
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
  /** Contexts in addition to the bundled ones. */
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
/** `needs`: a missing document. The parent fetches it and starts the check again. */
export type CheckAnswer =
  | { found: CheckedCredential }
  | { needs: { url: string; isList: boolean } }
  | { refused: RefusalReason; detail: string }
  | { failed: string }
export const documentKey = (url: string, isList: boolean) => `${isList} ${url}`

const folder = join(projectRoot, 'dist', 'api', 'claims', 'credentials', 'received')
const LIMIT_MS = 5_000
const HEAP_MB = 256
/** Waiting checks, each with its upload and fetched documents. */
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
    limits: { queue: QUEUE, limitMs: LIMIT_MS, heapMb: HEAP_MB, residentMb: 2 * HEAP_MB },
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
