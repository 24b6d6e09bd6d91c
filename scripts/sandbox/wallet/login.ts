// POST /authenticate: opens a session for a session key. The client and the session key must both have signed the request.
import type { Answer } from '../calls.ts'
import type { Environment } from './environment.ts'
import { clientIdentity, googleIdentity, type Jwk } from './id-tokens.ts'
import { jsonOf, objectWith, Refused, requireText, success, uuidOf } from './reply.ts'
import { addressOfKey, type Client, isSignedBy, nonceOf, paymasterProblem, sessionDigest } from './signatures.ts'
import type { Store } from './state.ts'

export type LoginParts = {
  store: Store
  environment: Environment
  client: Client
  now: () => number
  google: { issuer: string; clientId: string; keys: () => Jwk[] }
  /** The issuer of the service's own log-in tokens. */
  publicOrigin: string
}

/** The life of the vendor's sessions. */
const SESSION_SECONDS = 10 * 24 * 3600

export function authenticate(parts: LoginParts, body: string): Answer {
  const { store, environment, client, now } = parts
  const keys = ['authData', 'sessionData', 'sessionPkClientSignature', 'sessionDataUserSignature']
  const request = objectWith(jsonOf(body), 'the request', keys)
  const auth = objectWith(request.authData, 'authData', ['idToken', 'provider'])
  const sessionKeys = ['nonce', 'clientSWA', 'sessionPk', 'paymaster', 'paymasterData']
  const fees = ['maxFeePerGas', 'maxPriorityFeePerGas']
  const session = objectWith(request.sessionData, 'sessionData', sessionKeys, fees)
  const nonce = uuidOf(session.nonce, 'nonce')
  const swa = requireText(session.clientSWA, 'clientSWA')
  if (swa.toLowerCase() !== client.swa.toLowerCase()) throw new Refused(400, 'unknown clientSWA')
  const address = addressOfKey(session.sessionPk)
  const digest = sessionDigest(address)
  if (!isSignedBy(client.address, digest, request.sessionPkClientSignature)) {
    throw new Refused(400, 'sessionPkClientSignature is not the client’s')
  }
  if (!isSignedBy(address, digest, request.sessionDataUserSignature)) {
    throw new Refused(400, 'sessionDataUserSignature is not the session key’s')
  }
  if (String(session.paymaster).toLowerCase() !== environment.paymaster.toLowerCase()) {
    throw new Refused(400, 'unknown paymaster')
  }
  const seconds = Math.floor(now() / 1000)
  const problem = paymasterProblem(session.paymasterData, nonceOf(nonce), client, seconds)
  if (problem) throw new Refused(400, problem, 'AA34 signature error')
  if (store.state.used[nonce]) throw new Refused(400, 'the nonce was used before')
  const user = store.userOf(
    identityOf(parts, requireText(auth.provider, 'provider'), requireText(auth.idToken, 'idToken')),
  )
  const sessionPk = String(session.sessionPk)
  const owner = store.state.sessions[sessionPk]?.userId
  if (owner && owner !== user.id) throw new Refused(400, 'the session key is somebody else’s')
  store.state.used[nonce] = true
  const expiresAt = seconds + SESSION_SECONDS
  store.state.sessions[sessionPk] = { userId: user.id, address, expiresAt }
  store.save()
  // Clients compare the address as text, so its letter case is that of the request.
  return success({ userSWA: user.swa, nonce, clientSWA: swa, sessionExpiry: expiresAt })
}

/** The identity that logs in. Marks one-time tokens as used. */
function identityOf(parts: LoginParts, provider: string, idToken: string): string {
  const { store, client, google, publicOrigin, now } = parts
  const { state } = store
  const nowSeconds = Math.floor(now() / 1000)
  if (provider === 'google') {
    const { issuer, clientId, keys } = google
    return googleIdentity(idToken, { issuer, audience: clientId, keys: keys(), nowSeconds })
  }
  if (provider === 'client_jwt') {
    const wanted = { issuer: publicOrigin, audience: client.swa, keys: state.jwtKeys, nowSeconds }
    const { identity, jti } = clientIdentity(idToken, wanted)
    if (state.used[`jti ${jti}`]) throw new Refused(400, 'the idToken was used before')
    state.used[`jti ${jti}`] = true
    return identity
  }
  if (provider !== 'okto') throw new Refused(400, `Unsupported provider: ${provider}`)
  const kept = state.authTokens[idToken]
  if (!kept || kept.expiresAt <= now()) throw new Refused(400, 'the idToken is unknown or has expired')
  delete state.authTokens[idToken]
  return kept.identity
}
