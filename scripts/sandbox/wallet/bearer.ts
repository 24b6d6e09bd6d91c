// The session bearer: a token that the session key signs for itself. Pure; the time is an argument.
import { Refused } from './reply.ts'
import { isSignedByKey } from './signatures.ts'
import type { State, User } from './state.ts'

const LIFE_SECONDS = 5_400
/** How far the caller's clock may be off. */
const SKEW_SECONDS = 60

/** The session of a bearer. */
export type Caller = { user: User; sessionPk: string; address: string }

type Token = { type: unknown; data: { expire_at: unknown; session_pub_key: unknown }; data_signature: unknown }

/** The session key that an Authorization header proves, or the reason why it proves none. */
export function sessionKeyOf(authorization: string | undefined, nowSeconds: number): { key: string } | { why: string } {
  const token = /^Bearer ([A-Za-z0-9+/]+={0,2})$/.exec(authorization ?? '')?.[1]
  if (!token) return { why: 'a session bearer is needed' }
  const parsed = parse(token)
  if (!parsed) return { why: 'the bearer is not one of a session' }
  const { data, data_signature } = parsed
  const { expire_at, session_pub_key } = data
  if (!Number.isInteger(expire_at)) return { why: "the bearer's expire_at must be whole seconds" }
  const left = Number(expire_at) - nowSeconds
  if (left <= 0) return { why: 'the bearer has expired' }
  if (left > LIFE_SECONDS + SKEW_SECONDS) return { why: 'the bearer is valid for too long' }
  const key = String(session_pub_key)
  const isSigned = isSignedByKey(key, JSON.stringify(data), data_signature)
  return isSigned ? { key } : { why: 'the bearer is not signed by its key' }
}

/** The token's parts; null unless it is encoded exactly as clients encode it, including the order of keys. */
function parse(token: string): Token | null {
  const bytes = Buffer.from(token, 'base64')
  if (bytes.toString('base64') !== token) return null
  try {
    const value = JSON.parse(bytes.toString()) as Token
    const isKnown = value.type === 'ecdsa_uncompressed' && String(Object.keys(value)) === 'type,data,data_signature'
    return isKnown && String(Object.keys(value.data)) === 'expire_at,session_pub_key' ? value : null
  } catch {
    return null
  }
}

/** The session of an Authorization header. Throws Refused 401. */
export function callerOf(state: State, authorization: string | undefined, nowSeconds: number): Caller {
  const bearer = sessionKeyOf(authorization, nowSeconds)
  if ('why' in bearer) throw new Refused(401, bearer.why)
  const session = state.sessions[bearer.key]
  const user = session && state.users[session.userId]
  if (!user) throw new Refused(401, 'the session is not known')
  if (session.expiresAt <= nowSeconds) throw new Refused(401, 'the session has expired')
  return { user, sessionPk: bearer.key, address: session.address }
}
