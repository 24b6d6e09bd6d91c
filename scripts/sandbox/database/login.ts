// Authentication: one user, one password, by SCRAM-SHA-256 as drivers implement it (RFC 5802 and 7677).
import { createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto'
import { Binary } from 'bson'
import { sha256 } from '../../lib/sha256.ts'
import { DatabaseError } from './errors.ts'
import type { Doc } from './values.ts'

export const USER = 'trucv'
export const MECHANISM = 'SCRAM-SHA-256'
const ITERATIONS = 4096

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The server's verifier of a password. */
export type Secret = ReturnType<typeof secretOf>
export function secretOf(password: string) {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256')
  return { salt, storedKey: sha256(hmac(salted, 'Client Key')), serverKey: hmac(salted, 'Server Key') }
}

const refusal = () => new DatabaseError(18, 'Authentication failed.')

const fieldsOf = (message: string): Record<string, string> =>
  Object.fromEntries(message.split(',').map(part => [part.slice(0, 1), part.slice(2)]))

const binaryOf = (text: string) => new Binary(Buffer.from(text))
const payloadText = (payload: unknown) =>
  payload instanceof Binary ? Buffer.from(payload.value()).toString('utf8') : ''

/** The login state of one connection. */
export class Login {
  isIn = false
  private begun: { first: string; nonce: string; reply: string } | undefined
  private readonly secret: Secret | null

  /** `secret` is null where no password is needed. */
  constructor(secret: Secret | null) {
    this.secret = secret
    this.isIn = secret === null
  }

  /** The reply to the first message. Throws 18. */
  start({ mechanism, payload }: Doc): Doc {
    const message = payloadText(payload)
    const { n: user, r: nonce } = fieldsOf(message.slice(3))
    if (!this.secret || mechanism !== MECHANISM || !message.startsWith('n,,') || user !== USER || !nonce)
      throw refusal()
    const whole = nonce + randomBytes(24).toString('base64')
    const reply = `r=${whole},s=${this.secret.salt.toString('base64')},i=${ITERATIONS}`
    this.begun = { first: message.slice(3), nonce: whole, reply }
    return { conversationId: 1, done: false, payload: binaryOf(reply) }
  }

  /** The reply to the proof. Throws 18 when it is wrong; the login must then start again. */
  finish(body: Doc): Doc {
    const [begun, message] = [this.begun, payloadText(body.payload)]
    this.begun = undefined
    const { c: binding, r: nonce, p: proof = '' } = fieldsOf(message)
    if (!this.secret || !begun || binding !== 'biws' || nonce !== begun.nonce) throw refusal()
    const signed = `${begun.first},${begun.reply},${message.slice(0, message.lastIndexOf(',p='))}`
    const signature = hmac(this.secret.storedKey, signed)
    const given = Buffer.from(proof, 'base64')
    const clientKey = Buffer.from(signature.map((byte, i) => byte ^ (given[i] ?? 0)))
    if (!timingSafeEqual(sha256(clientKey), this.secret.storedKey)) throw refusal()
    this.isIn = true
    const payload = binaryOf(`v=${hmac(this.secret.serverKey, signed).toString('base64')}`)
    return { conversationId: 1, done: true, payload }
  }
}
