// Who may use the database: one user, one password, proved by SCRAM-SHA-256 as drivers speak it (RFC 5802 and 7677).
import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto'
import { Binary } from 'bson'
import { DatabaseError } from './errors.ts'
import { type Doc, isObject } from './values.ts'

export const USER = 'trucv'
export const MECHANISM = 'SCRAM-SHA-256'
const ITERATIONS = 4096

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

/** What the server knows of the password. */
export interface Secret {
  salt: Buffer
  storedKey: Buffer
  serverKey: Buffer
}

export function secretOf(password: string): Secret {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256')
  return { salt, storedKey: hash(hmac(salted, 'Client Key')), serverKey: hmac(salted, 'Server Key') }
}

const refusal = () => new DatabaseError(18, 'Authentication failed.')

function fieldsOf(message: string): Record<string, string> {
  return Object.fromEntries(message.split(',').map(part => [part.slice(0, 1), part.slice(2)]))
}

/** Where one connection stands. */
export class Login {
  isIn: boolean
  private readonly secret: Secret | null
  private begun: { first: string; nonce: string; reply: string } | undefined

  /** `secret` is null where no password is asked for. */
  constructor(secret: Secret | null) {
    this.secret = secret
    this.isIn = secret === null
  }

  /** The first message, of saslStart or within hello. Throws 18. */
  start({ mechanism, payload }: Doc): Doc {
    const message = textOf(payload)
    const { n: user, r: nonce } = fieldsOf(message.slice(3))
    if (!this.secret || mechanism !== MECHANISM || !message.startsWith('n,,') || user !== USER || !nonce)
      throw refusal()
    const whole = nonce + randomBytes(24).toString('base64')
    const reply = `r=${whole},s=${this.secret.salt.toString('base64')},i=${ITERATIONS}`
    this.begun = { first: message.slice(3), nonce: whole, reply }
    return answer(reply, false)
  }

  /** The proof. Throws 18 when it is none; then the connection has to begin anew. */
  finish({ payload }: Doc): Doc {
    const [begun, message] = [this.begun, textOf(payload)]
    this.begun = undefined
    const { c: binding, r: nonce, p: proof = '' } = fieldsOf(message)
    if (!this.secret || !begun || binding !== 'biws' || nonce !== begun.nonce) throw refusal()
    const signed = `${begun.first},${begun.reply},${message.slice(0, message.lastIndexOf(',p='))}`
    const signature = hmac(this.secret.storedKey, signed)
    const given = Buffer.from(proof, 'base64')
    if (given.length !== signature.length) throw refusal()
    const clientKey = Buffer.from(given.map((byte, i) => byte ^ signature[i]!))
    if (!timingSafeEqual(hash(clientKey), this.secret.storedKey)) throw refusal()
    this.isIn = true
    return answer(`v=${hmac(this.secret.serverKey, signed).toString('base64')}`, true)
  }

  /** The first message when it came within hello; what is wrong with it is told when it comes again. */
  startEarly(body: Doc): Doc {
    const early = body.speculativeAuthenticate
    try {
      return isObject(early) ? { speculativeAuthenticate: this.start(early) } : {}
    } catch {
      return {}
    }
  }
}

const textOf = (payload: unknown) =>
  payload instanceof Binary ? Buffer.from(payload.buffer.subarray(0, payload.position)).toString('utf8') : ''

const answer = (text: string, done: boolean): Doc => ({
  conversationId: 1,
  done,
  payload: new Binary(Buffer.from(text)),
})
