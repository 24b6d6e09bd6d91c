// Operations of a wallet: execute, sign a message, estimate a fee. Each is checked against the session before it is sent. An execution
// and a signature go to the backend once, whichever process they come to, and every repeat gets the same reply.
import { setTimeout as sleep } from 'node:timers/promises'
import type { EstimateData, ExecuteData, SignMessageData } from '../core/contract/wallet.ts'
import { type CallName, callOf } from '../core/wallet/calls.ts'
import { type Environment, PAYMASTER_SECONDS } from '../core/wallet/environments.ts'
import {
  isMessageSigned,
  isSameAddress,
  type SigningRequest,
  signatureOf,
  signingSteps,
} from '../core/wallet/signatures.ts'
import {
  executionProblems,
  hashUserOperation,
  isGranted,
  isUuidV4,
  nonceOf,
  USER_OPERATION_FIELDS,
  uuidOf,
} from '../core/wallet/user-operation.ts'
import { invalid, Problem, type ProblemCode } from '../lib/problem.ts'
import { sha256 } from '../lib/sha256.ts'
import type { ClientKey } from './client-key.ts'
import type { LedgerStore, Outcome } from './ledger-store.ts'
import type { Limits, LiveSession, SessionAccess, WalletCaller } from './session-access.ts'
import type { SessionService } from './session-service.ts'
import { SDK_OWNER } from './session-store.ts'
import { neverSent, refuse } from './upstream.ts'

type Deps = {
  environment: Environment
  clientKey: ClientKey
  ledger: LedgerStore
  session: Pick<SessionAccess, 'enter' | 'ask'> & Pick<SessionService, 'keyIdOf'>
  now: () => Date
  grantLimits: Limits
}

type Operation = {
  name: CallName
  /** The idempotency key: equal operations have the same one. */
  id: string
  session: LiveSession
  body: object
  /** Texts of it that no error may show. */
  secrets: string[]
  /** What the person typed into it. */
  typed: string
  /** Whether a reply holds what it must. */
  isComplete: (data: unknown) => boolean
}

/** Longer than the backend's timeout: a record still without an outcome was left behind by a process that died. */
const ABANDONED_MS = 33_000
const POLL_MS = 50
const MAX_POLL_MS = 500
const UNKNOWN = 'The wallet service did not answer in time. Look at your orders before you try again.'
/** Refused before anything was executed: the operation may be sent again. */
const REPEATABLE: ProblemCode[] = ['wallet_session_required', 'rate_limited', 'overloaded']

export function createOperationService(deps: Deps) {
  const { session } = deps
  const executeOnce = createExecuteOnce(deps)
  return {
    execute: async (caller: WalletCaller, operation: ExecuteData): Promise<unknown> =>
      executeOnce(await checkedExecution(deps, await session.enter(caller), operation)),
    signMessage: async (caller: WalletCaller, body: SignMessageData): Promise<unknown> =>
      executeOnce(await checkedSigning(deps, await session.enter(caller), body)),
    estimate: (caller: WalletCaller, request: EstimateData) => estimate(deps, caller, request),
  }
}

async function checkedExecution(deps: Deps, live: LiveSession, operation: ExecuteData): Promise<Operation> {
  const { environment, clientKey, ledger, now } = deps
  const problems = executionProblems(operation, {
    environment,
    clientSWA: clientKey.clientSWA,
    clientAddress: clientKey.address,
    userSWA: live.userSWA,
    sessionPk: live.sessionPk,
    nowMs: now().getTime(),
  })
  if (problems.length > 0) throw invalid(problems.map(({ path, message }) => ({ path: `/${path}`, message })))
  const nonce = uuidOf(operation.nonce) ?? ''
  if (live.owner !== SDK_OWNER && !(await ledger.isNonceOf(nonce, live.sessionPk))) {
    throw refuse('/paymasterData', 'This was not issued to this session.')
  }
  return {
    name: 'execute',
    id: hashUserOperation(operation, environment),
    session: live,
    body: inOrder(operation),
    secrets: [operation.signature, operation.paymasterData],
    // The intent's texts are UTF-8 inside callData.
    typed: Buffer.from(operation.callData.slice(2), 'hex').toString('latin1'),
    isComplete: hasJobId,
  }
}

async function checkedSigning(deps: Deps, live: LiveSession, body: SignMessageData): Promise<Operation> {
  const { userData, transactions } = body.data
  if (!isSameAddress(userData.userSWA, live.userSWA) || userData.sessionPk !== live.sessionPk) {
    throw refuse('/data/userData', 'This is not the wallet of the session.')
  }
  const texts = await signedTextsOf(deps, live, body.data)
  return {
    name: 'signMessage',
    id: sha256(JSON.stringify([live.sessionPk, texts])).toString('hex'),
    session: live,
    body,
    secrets: transactions.map(one => one.userSessionSignature),
    typed: transactions.map(one => one.signingMessage).join(' '),
    isComplete: data => signatureOf(data) !== null,
  }
}

/** The text that the session key signed for each transaction. Throws invalid_request where the signature is wrong. */
async function signedTextsOf(deps: Deps, live: LiveSession, data: SignMessageData['data']): Promise<string[]> {
  const { environment, session } = deps
  const ecdsaKeyId = await session.keyIdOf(live)
  return data.transactions.map(({ transactionId, method, signingMessage, userSessionSignature }, index) => {
    const request: SigningRequest = { environment, method, message: signingMessage, ecdsaKeyId, transactionId }
    if (!isMessageSigned(live.sessionPk, request, userSessionSignature)) {
      const path = `/data/transactions/${index}/userSessionSignature`
      throw refuse(path, 'This is not the signature of the session key over this message.')
    }
    return signingSteps(request).signedText
  })
}

/** Paymaster data for a user's estimate is added here and never returned. */
async function estimate(deps: Deps, caller: WalletCaller, data: EstimateData): Promise<unknown> {
  const { clientKey, session, grantLimits, now } = deps
  const { paymasterData: given, ...request } = data
  const live = await session.enter(caller)
  const nowMs = now().getTime()
  const typed = JSON.stringify(request.details)
  if (!isUuidV4(request.jobId)) throw refuse('/jobId', 'This must be a random uuid (version 4).')
  if (live.owner === SDK_OWNER) {
    const wanted = { nonce: nonceOf(request.jobId), clientSWA: clientKey.clientSWA, signer: clientKey.address }
    if (!isGranted(given ?? '', { ...wanted, nowMs, atMostSeconds: PAYMASTER_SECONDS })) {
      throw refuse('/paymasterData', 'This is expired, or not signed by this client.')
    }
    return session.ask('estimate', live, { body: { ...request, paymasterData: given }, typed })
  }
  if (given !== undefined) throw refuse('/paymasterData', 'Must be absent: the service adds it.')
  const limitKey = caller.limitKey ?? live.owner
  grantLimits.check(limitKey)
  grantLimits.use(limitKey)
  const { paymasterData } = clientKey.grant(request.jobId, nowMs)
  return session.ask('estimate', live, { body: { ...request, paymasterData }, secrets: [paymasterData], typed })
}

const hasJobId = (data: unknown): boolean => {
  const { jobId, job_id } = Object(data) as { jobId?: unknown; job_id?: unknown }
  return typeof (jobId ?? job_id) === 'string'
}

/** The known fields only, in the order in which they are sent. */
const inOrder = (operation: ExecuteData): object =>
  Object.fromEntries([...USER_OPERATION_FIELDS, 'signature' as const].map(name => [name, operation[name]]))

function createExecuteOnce({ clientKey, ledger, session: { ask }, now }: Deps) {
  const running = new Map<string, Promise<unknown>>()

  async function send({ name, id, session, body, secrets, typed, isComplete }: Operation): Promise<unknown> {
    try {
      const data = await ask(name, session, { body, secrets, typed })
      if (!isComplete(data)) throw new Problem('upstream_failed', { shown: callOf(name).missing })
      await ledger.endOperation(id, sealed('answer', data, id))
      return data
    } catch (error) {
      const isRepeatable = error instanceof Problem && REPEATABLE.includes(error.code)
      if (isRepeatable || neverSent(error)) await ledger.dropOperation(id)
      else if (error instanceof Problem) await ledger.endOperation(id, sealed('refusal', refusalOf(error), id))
      throw error
    }
  }

  const sealed = (kind: Outcome['kind'], value: unknown, id: string): Outcome => ({
    kind,
    sealed: clientKey.seal(JSON.stringify(value), id),
  })

  /** Waits for the outcome of an operation that another process, or an earlier request, has sent. */
  async function awaitOutcome({ name, id }: Operation): Promise<unknown> {
    for (let pause = POLL_MS; ; pause = Math.min(pause * 1.5, MAX_POLL_MS)) {
      const record = await ledger.findOperation(id)
      // The other request was refused before anything was executed, so this one was not executed either.
      if (!record) throw new Problem('overloaded', { retryAfterSeconds: 1 })
      if (record.outcome) return replyOf(name, id, record.outcome)
      if (now().getTime() - record.startedAt.getTime() > ABANDONED_MS) {
        throw new Problem('upstream_timeout', { shown: UNKNOWN })
      }
      await sleep(pause)
    }
  }

  function replyOf(name: CallName, id: string, { kind, sealed }: Outcome): unknown {
    const text = clientKey.open(sealed, id)
    if (text === null) throw new Problem('upstream_failed', { shown: callOf(name).missing })
    const value = JSON.parse(text)
    if (kind === 'answer') return value
    const { code, ...details } = value as { code: ProblemCode; message: string }
    throw new Problem(code, details)
  }

  return async function executeOnce(operation: Operation): Promise<unknown> {
    const { id } = operation
    const known = running.get(id)
    if (known) return known
    const work = ledger
      .beginOperation(id, now())
      .then(isFirst => (isFirst ? send(operation) : awaitOutcome(operation)))
      .finally(() => running.delete(id))
    running.set(id, work)
    return work
  }
}

const refusalOf = ({ code, message, details: { shown, detail, status, extra } }: Problem) => ({
  code,
  message,
  shown,
  detail,
  status,
  extra,
})
