// Login to a wallet. For users the service builds the signed fields; those of the public SDK are checked.
import { randomUUID } from 'node:crypto'
import type { LoginData } from '../core/contract/wallet.ts'
import { userSwaOf } from '../core/wallet/calls.ts'
import { type Environment, PAYMASTER_SECONDS, SESSION_SECONDS } from '../core/wallet/environments.ts'
import { type AuthData, authenticateBody, isSessionSigned, providerOf, sessionDigest } from '../core/wallet/login.ts'
import { isSameAddress, recoverHash } from '../core/wallet/signatures.ts'
import { isGranted, nonceOf } from '../core/wallet/user-operation.ts'
import { Problem } from '../lib/problem.ts'
import type { ClientKey } from './client-key.ts'
import type { LedgerStore } from './ledger-store.ts'
import type { LoginTokens } from './login-tokens.ts'
import type { WalletCaller } from './session-access.ts'
import { SDK_OWNER, type SessionStore } from './session-store.ts'
import { readReply, refuse, type Upstream } from './upstream.ts'

type Deps = {
  environment: Environment
  clientKey: ClientKey
  loginTokens: LoginTokens
  sessions: SessionStore
  ledger: LedgerStore
  upstream: Upstream
  now: () => Date
  /** Audiences of this service's own bearers. */
  ownAudiences: readonly string[]
}
type SessionData = NonNullable<LoginData['sessionData']>

export const createLoginService = (deps: Deps) => ({
  /** The backend's reply, after the session has been stored. */
  login: (caller: WalletCaller, login: LoginData): Promise<unknown> =>
    caller.userId === null ? loginAsSdk(deps, login) : loginAsUser(deps, caller.userId, login),
})

async function loginAsUser(deps: Deps, userId: string, login: LoginData): Promise<unknown> {
  const { environment, clientKey, now } = deps
  const { sessionPk, sessionDataUserSignature, sessionData, sessionPkClientSignature } = login
  if (sessionData || sessionPkClientSignature) throw refuse('/sessionData', 'Must be absent: the service adds it.')
  if (!sessionPk) throw refuse('/sessionPk', 'This is required.')
  assertSigned(sessionPk, sessionDataUserSignature)
  const authData = authDataFor(deps, userId, login.authData)
  assertNotOwnBearer(deps, authData)
  const nonce = randomUUID()
  const { paymasterData } = clientKey.grant(nonce, now().getTime())
  const clientSignature = clientKey.signSession(sessionPk)
  const body = authenticateBody(
    authData,
    { environment, nonce, clientSWA: clientKey.clientSWA, sessionPk, paymasterData },
    { sessionPkClientSignature: clientSignature, sessionDataUserSignature },
  )
  const secrets = [authData.idToken, paymasterData, clientSignature, sessionDataUserSignature]
  return openSession(deps, userId, sessionPk, body, secrets)
}

function authDataFor({ loginTokens, now }: Deps, userId: string, given: LoginData['authData']): AuthData {
  const { idToken } = given
  const provider = providerIn(given.provider)
  if (provider !== 'client_jwt') {
    if (!idToken) throw refuse('/authData/idToken', 'No ID token received from authentication')
    return { idToken, provider }
  }
  if (idToken !== undefined) throw refuse('/authData/idToken', 'Must be absent: the service issues this token.')
  const issued = loginTokens.issue(userId, now().getTime())
  if (issued === null) throw new Problem('wallet_unavailable')
  return { idToken: issued, provider }
}

async function loginAsSdk(deps: Deps, login: LoginData): Promise<unknown> {
  const { environment, loginTokens, ledger, now } = deps
  const { sessionData, sessionPkClientSignature, sessionDataUserSignature } = login
  const { idToken } = login.authData
  const provider = providerIn(login.authData.provider)
  if (login.sessionPk || !sessionData || !sessionPkClientSignature || !idToken) {
    const message = 'Without an account, `sessionData`, `sessionPkClientSignature` and `idToken` are required.'
    throw refuse('/sessionData', message)
  }
  const { nonce, clientSWA, sessionPk, paymasterData } = sessionData
  if (!isSignedByClient(deps, sessionData, sessionPkClientSignature)) {
    throw refuse('/sessionData', 'This is expired, or not signed by this client.')
  }
  assertSigned(sessionPk, sessionDataUserSignature)
  const authData = { idToken, provider }
  assertNotOwnBearer(deps, authData)
  if (provider === 'client_jwt' && !loginTokens.isOurs(idToken, now().getTime())) {
    throw refuse('/authData/idToken', 'This service did not issue this token.')
  }
  if (!(await ledger.takeNonce(nonce.toLowerCase(), sessionPk, now()))) {
    throw new Problem('conflict', { message: 'This nonce has been used.' })
  }
  const body = authenticateBody(
    authData,
    { environment, nonce, clientSWA, sessionPk, paymasterData },
    { sessionPkClientSignature, sessionDataUserSignature },
  )
  return openSession(deps, SDK_OWNER, sessionPk, body, [idToken, paymasterData])
}

/** Assigns the session key to its owner before the backend is called, so that no other login can use it. */
async function openSession(deps: Deps, owner: string, sessionPk: string, body: object, secrets: string[]) {
  const { sessions, upstream, clientKey, now } = deps
  if (!(await sessions.claimKey(sessionPk, owner, now()))) {
    throw new Problem('conflict', { message: 'This session key is in use. Make a new one.' })
  }
  const data = await upstream.ask('authenticate', { body, secrets, isSdk: owner === SDK_OWNER })
  const userSWA = readReply(() => userSwaOf(data))
  await sessions.openSession(sessionPk, owner, userSWA, new Date(now().getTime() + SESSION_SECONDS * 1_000))
  return { ...(data as object), userSWA, clientSWA: clientKey.clientSWA }
}

/** For every provider: the backend must not get a token that signs in to this service. */
function assertNotOwnBearer({ ownAudiences }: Deps, { idToken }: AuthData): void {
  if (!audiencesOf(idToken).some(one => ownAudiences.includes(one))) return
  throw refuse('/authData/idToken', 'This token signs in to this service and must not leave it.')
}

/** Whether this service's client signed the session key and the paymaster data. */
function isSignedByClient({ environment, clientKey, now }: Deps, data: SessionData, signature: string): boolean {
  const { nonce, clientSWA, sessionPk, paymaster, paymasterData } = data
  const wanted = { nonce: nonceOf(nonce), clientSWA: clientKey.clientSWA, signer: clientKey.address }
  return (
    clientSWA === clientKey.clientSWA &&
    isSameAddress(paymaster, environment.paymaster) &&
    recoverHash(sessionDigest(sessionPk), signature) === clientKey.address &&
    isGranted(paymasterData, { ...wanted, nowMs: now().getTime(), atMostSeconds: PAYMASTER_SECONDS })
  )
}

function assertSigned(sessionPk: string, signature: string): void {
  if (isSessionSigned(sessionPk, signature)) return
  throw refuse('/sessionDataUserSignature', 'This is not signed by the session key.')
}

function providerIn(name: string) {
  try {
    return providerOf(name)
  } catch (error) {
    throw refuse('/authData/provider', (error as Error).message)
  }
}

/** The audiences that a JWT names; none for a malformed one. */
function audiencesOf(token: string): string[] {
  try {
    const { aud } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return [aud].flat().map(String)
  } catch {
    return []
  }
}
