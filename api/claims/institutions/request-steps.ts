// The steps that follow from each status of a request: write the claim, mail, release limits. Each is idempotent, runs at once, and is
// resumed after an interruption.
import type { ClaimParts, ClaimSubject, RequestMeta } from '../../core/claims/claims.ts'
import { withoutRequest, withRequest } from '../../core/claims/requests.ts'
import type { Log } from '../../lib/log.ts'
import { Problem } from '../../lib/problem.ts'
import type { ClaimChanges } from '../changes.ts'
import type { RequestLimits } from './request-limits.ts'
import type { RequestRecord, RequestStore } from './request-store.ts'

export type Post = (key: string, kind: string, data: Record<string, unknown>) => Promise<void>
export type StepDeps = {
  changes: Pick<ClaimChanges, 'put' | 'change'>
  store: RequestStore
  limits: RequestLimits
  post: Post
  signConfirmation: (request: RequestMeta, about: ClaimSubject) => string
  log: Log
}

/** The entry of a request in its claim, without the signature of a confirmation. */
export function metaOf(request: RequestRecord): RequestMeta {
  const { id, email, domain, isFreeMail, isOwnDomain, institution, person, language, at, name, note, decidedAt } =
    request
  const status = request.status as RequestMeta['status']
  const about = { id, email, domain, isFreeMail, isOwnDomain, institution, person, language, at }
  return { ...about, name, note, decidedAt, status, signature: null }
}

/** Runs the steps of a request until its status no longer changes. */
export async function settle(deps: StepDeps, id: string): Promise<void> {
  const { store, limits } = deps
  for (;;) {
    const request = await store.findRequest(id)
    if (!request?.isUnfinished) return
    try {
      await runSteps(deps, request)
    } catch (error) {
      const code = error instanceof Problem && error.code
      if (code !== 'not_found' && code !== 'limit_reached') throw error
      // The account was removed, or has no room for a further claim.
      await limits.releaseOpen(request)
      await store.removeRequest(id)
      if (code === 'limit_reached') throw error
      return
    }
    if (await store.finish(request)) return
  }
}

/** After a decision was stored: a failure is logged, and the background job resumes the steps. */
export async function settleOrLater(deps: StepDeps, id: string): Promise<void> {
  await settle(deps, id).catch((error: Error) => {
    deps.log.warn({ request: id, name: error.name }, 'steps of a request were interrupted and will be resumed')
  })
}

async function runSteps(deps: StepDeps, request: RequestRecord): Promise<void> {
  const { limits, post } = deps
  const { id, status, sealed, mailAt } = request
  if (status === 'sent') await closeOlder(deps, request)
  else await limits.releaseOpen(request)
  await writeClaim(deps, request)
  if (status === 'sent' && sealed && !mailAt) await postAsk(post, id, [request])
  if (status !== 'replaced' && status !== 'gone')
    await post(`verification-${status}:${id}`, 'verification-step', { request: id, step: status })
}

/** One mail with the links of all these requests to one mailbox. `key`: of the mail. */
export const postAsk = (post: Post, key: string, requests: readonly RequestRecord[]) =>
  post(`verification-ask:${key}`, 'verification-ask', { requests: requests.map(({ id, sealed }) => ({ id, sealed })) })

/** Closes older links of the same mailbox and words, so that there is one answer. */
async function closeOlder(deps: StepDeps, request: RequestRecord): Promise<void> {
  for (const twin of await deps.store.listOpenTwins(request)) {
    const isOlder = twin.at < request.at || (twin.at.getTime() === request.at.getTime() && twin.id < request.id)
    if (isOlder && (await deps.store.close(twin.id, 'replaced'))) await settle(deps, twin.id)
  }
}

/** An answer never creates a claim: one that is gone was removed with its account. */
async function writeClaim({ changes, signConfirmation }: StepDeps, request: RequestRecord): Promise<void> {
  const { userId, holder, kind, scope, digest, person, value, id, status } = request
  const entry = () => {
    const meta = metaOf(request)
    return status === 'confirmed' ? { ...meta, signature: signConfirmation(meta, request) } : meta
  }
  const isGone = status === 'replaced' || status === 'undelivered' || status === 'gone'
  const decide = (claim: ClaimParts) => {
    const requests = isGone ? withoutRequest(claim.requests, id) : withRequest(claim.requests, entry())
    return requests === claim.requests ? claim : { ...claim, requests }
  }
  if (status === 'sent') await changes.put({ userId, holder, kind, scope, digest, person, value }, decide)
  else if (!(await changes.change(userId, digest, decide)) && !isGone) throw new Problem('not_found')
}
