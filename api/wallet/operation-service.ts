// What a wallet does for its owner: operations executed, messages signed, costs estimated. Each is checked against the
// session first; equal ones go to the backend once, whichever process they come to, and get the same reply.
import { createHash } from 'node:crypto'
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
  uuidOf,
} from '../core/wallet/user-operation.ts'
import { invalid, Problem, type ProblemCode } from '../lib/problem.ts'
import type { ClientKey } from './client-key.ts'
import type { LedgerStore, Outcome } from './ledger-store.ts'
import type { Limits, LiveSession, SessionService, WalletCaller } from './session-service.ts'
import { SDK_OWNER } from './session-store.ts'
import { neverSent } from './upstream.ts'

type Parts = {
  environment: Environment
  clientKey: ClientKey
  ledger: LedgerStore
  session: Pick<SessionService, 'enter' | 'ask' | 'keyIdOf'>
  now: () => Date
  grantLimits: Limits
}

type Sending = {
  name: CallName
  /** Of the operation itself: equal ones have one. */
  id: string
  live: LiveSession
  body: object
  /** Texts of it that no error may show. */
  secrets: string[]
  /** Whether an answer holds what it must. */
  isWhole: (data: unknown) => boolean
}

/** Longer than the backend is given, so that a record still without an outcome is one whose process is gone. */
const OPEN_AT_MOST_MS = 33_000
const LOOK_MS = 50
const LOOK_AT_MOST_MS = 500

export type OperationService = ReturnType<typeof createOperationService>

export function createOperationService({ environment, clientKey, ledger, session, now, grantLimits }: Parts) {
  const underWay = new Map<string, Promise<unknown>>()

  /** The reply of the one time that this goes out. */
  async function once(sending: Sending): Promise<unknown> {
    const { name, id } = sending
    const known = underWay.get(id)
    if (known) return known
    const work = (async () => {
      if (await ledger.beginOperation(id, now())) return send(sending)
      return outcomeOf(name, id)
    })().finally(() => underWay.delete(id))
    underWay.set(id, work)
    return work
  }

  async function send({ name, id, live, body, secrets, isWhole }: Sending): Promise<unknown> {
    try {
      const data = await session.ask(name, live, { body, secrets })
      if (!isWhole(data)) throw new Problem('upstream_failed', { shown: callOf(name).missing })
      await ledger.endOperation(id, keep('answer', data, id))
      return data
    } catch (error) {
      const isOpen = error instanceof Problem && REPEATABLE.includes(error.code)
      if (isOpen || neverSent(error)) await ledger.dropOperation(id)
      else if (error instanceof Problem) await ledger.endOperation(id, keep('refusal', refusalOf(error), id))
      throw error
    }
  }

  const keep = (kind: Outcome['kind'], value: unknown, id: string): Outcome => ({
    kind,
    sealed: clientKey.seal(JSON.stringify(value), id),
  })

  /** Waits for what came of it where it was sent. */
  async function outcomeOf(name: CallName, id: string): Promise<unknown> {
    for (let pause = LOOK_MS; ; pause = Math.min(pause * 1.5, LOOK_AT_MOST_MS)) {
      const record = await ledger.findOperation(id)
      // Taken back, because it never went out: so it did not here either.
      if (!record) throw new Problem('overloaded', { retryAfterSeconds: 1 })
      if (record.outcome) return replyOf(name, id, record.outcome)
      if (now().getTime() - record.startedAt.getTime() > OPEN_AT_MOST_MS) {
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

  return {
    async execute(caller: WalletCaller, operation: ExecuteData): Promise<unknown> {
      const live = await session.enter(caller)
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
        throw invalid([{ path: '/paymasterData', message: 'This was not given out to this session.' }])
      }
      const id = hashUserOperation(operation, environment)
      const { signature, paymasterData } = operation
      const secrets = [signature, paymasterData]
      return once({ name: 'execute', id, live, body: inOrder(operation), secrets, isWhole: hasJobId })
    },

    async signMessage(caller: WalletCaller, body: SignMessageData): Promise<unknown> {
      const live = await session.enter(caller)
      const { userData, transactions } = body.data
      if (!isSameAddress(userData.userSWA, live.userSWA) || userData.sessionPk !== live.sessionPk) {
        throw invalid([{ path: '/data/userData', message: 'This is not the wallet of the session.' }])
      }
      const ecdsaKeyId = await session.keyIdOf(live)
      const texts = transactions.map(({ transactionId, method, signingMessage, userSessionSignature }, index) => {
        const request: SigningRequest = { environment, method, message: signingMessage, ecdsaKeyId, transactionId }
        if (!isMessageSigned(live.sessionPk, request, userSessionSignature)) {
          const path = `/data/transactions/${index}/userSessionSignature`
          throw invalid([{ path, message: 'This is not the signature of the session key over this message.' }])
        }
        return signingSteps(request).signedText
      })
      const id = createHash('sha256')
        .update(JSON.stringify([live.sessionPk, texts]))
        .digest('hex')
      const secrets = transactions.map(one => one.userSessionSignature)
      const isWhole = (data: unknown) => signatureOf(data) !== null
      return once({ name: 'signMessage', id, live, body, secrets, isWhole })
    },

    /** The paymaster data that a user's estimate needs is added here and goes upstream only. */
    async estimate(caller: WalletCaller, { paymasterData: brought, ...wish }: EstimateData): Promise<unknown> {
      const live = await session.enter(caller)
      const nowMs = now().getTime()
      if (!isUuidV4(wish.jobId)) throw invalid([{ path: '/jobId', message: 'This must be a random uuid (version 4).' }])
      if (live.owner === SDK_OWNER) {
        const wanted = { nonce: nonceOf(wish.jobId), clientSWA: clientKey.clientSWA, signer: clientKey.address }
        if (!isGranted(brought ?? '', { ...wanted, nowMs, atMostSeconds: PAYMASTER_SECONDS })) {
          throw invalid([{ path: '/paymasterData', message: 'This is not signed by this client, or out of date.' }])
        }
        return session.ask('estimate', live, { body: { ...wish, paymasterData: brought } })
      }
      if (brought !== undefined) throw invalid([{ path: '/paymasterData', message: 'The service itself adds this.' }])
      const asker = caller.limitKey ?? live.owner
      grantLimits.check(asker)
      grantLimits.use(asker)
      const { paymasterData } = clientKey.grant(wish.jobId, nowMs)
      const body = { ...wish, paymasterData }
      return session.ask('estimate', live, { body, secrets: [paymasterData] })
    },
  }
}

const UNKNOWN = 'The wallet service did not answer in time. Look at your orders before you try again.'

/** Refused before anything was done: the same operation may be sent again. */
const REPEATABLE: ProblemCode[] = ['wallet_session_required', 'rate_limited', 'overloaded']

const refusalOf = ({ code, message, details: { shown, detail, status, extra } }: Problem) => ({
  code,
  message,
  shown,
  detail,
  status,
  extra,
})

const hasJobId = (data: unknown): boolean => {
  const { jobId, job_id } = Object(data) as { jobId?: unknown; job_id?: unknown }
  return typeof (jobId ?? job_id) === 'string'
}

/** Without what a body might hold besides, and in the order in which it is always sent. */
const inOrder = (operation: ExecuteData): ExecuteData => ({
  sender: operation.sender,
  nonce: operation.nonce,
  paymaster: operation.paymaster,
  callGasLimit: operation.callGasLimit,
  verificationGasLimit: operation.verificationGasLimit,
  preVerificationGas: operation.preVerificationGas,
  maxFeePerGas: operation.maxFeePerGas,
  maxPriorityFeePerGas: operation.maxPriorityFeePerGas,
  paymasterPostOpGasLimit: operation.paymasterPostOpGasLimit,
  paymasterVerificationGasLimit: operation.paymasterVerificationGasLimit,
  callData: operation.callData,
  paymasterData: operation.paymasterData,
  signature: operation.signature,
})
