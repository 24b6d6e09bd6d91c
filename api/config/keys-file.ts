// The file that KEYS_FILE names: one JSON object of keys and secrets, by the names of their variables. api/keys.ts makes it.
import { readFileSync, statSync } from 'node:fs'
import { isObject } from '../core/is-object.ts'
import { BadValue } from './values.ts'

export const KEY_NAMES = [
  ...(['ATTESTATION_KEYS', 'CREDENTIAL_KEYS', 'WALLET_JWT_KEYS', 'LOG_KEY', 'SEAL_KEY', 'SEAL_CERTIFICATE'] as const),
  ...(['RAZORPAY_WEBHOOK_SECRET', 'METRICS_TOKEN'] as const),
]
export type KeyName = (typeof KEY_NAMES)[number]
export type Keys = { readonly [name in string]?: string | undefined }

export const isKeyName = (name: string): name is KeyName => (KEY_NAMES as string[]).includes(name)
export const MAKE_KEYS = {
  all: 'node dist/api/keys.js FILE --name ORGANISATION',
  add: 'node dist/api/keys.js FILE --rotate NAME',
}

const isGiven = (text: string | undefined) => Boolean(text?.trim())

/** What the file of KEYS_FILE has. Each key has one source: the file, or its variable. */
export function keysOf(env: Keys): { keys: Keys; problems: { name: string; message: string }[] } {
  try {
    const keys = isGiven(env.KEYS_FILE) ? readKeysFile(String(env.KEYS_FILE).trim()) : null
    if (!keys) return { keys: {}, problems: [] }
    const isSet = (name: string) => isGiven(env[name]) || isGiven(env[`${name}_FILE`])
    const twice = KEY_NAMES.filter(name => keys[name] && isSet(name))
    const lacking = KEY_NAMES.filter(name => keys[name] === undefined && !isSet(name))
    const message = `must be a file that has ${lacking.join(', ')} too; what adds one: ${MAKE_KEYS.add}`
    const problems = twice.map(name => ({ name, message: 'must not be set beside KEYS_FILE, whose file has it' }))
    return { keys, problems: lacking.length ? [...problems, { name: 'KEYS_FILE', message }] : problems }
  } catch (error) {
    if (!(error instanceof BadValue)) throw error
    return { keys: {}, problems: [{ name: 'KEYS_FILE', message: error.message }] }
  }
}

/** Throws BadValue, whose message quotes neither the path nor the content. An empty text is a key that is left out on purpose. */
export function readKeysFile(path: string): Keys {
  const settingOf = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value))
  return Object.fromEntries(Object.entries(contentOf(path)).map(([name, value]) => [name, settingOf(value)]))
}

/** Its content, unread: keys are JWKs, JWK sets or texts. */
export function contentOf(path: string): Partial<Record<KeyName, unknown>> {
  const content = parsed(readOwn(path))
  if (!isObject(content) || !Object.keys(content).every(isKeyName))
    throw new BadValue(`must be a JSON object of keys by the names of their variables, as is made by: ${MAKE_KEYS.all}`)
  return content
}

function readOwn(path: string): string {
  try {
    // A group may read it, because clusters mount secrets for one.
    const isOpen = process.platform !== 'win32' && (statSync(path).mode & 0o027) !== 0
    if (isOpen) throw new BadValue('must be a file that no other user can read or change (chmod 600)')
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof BadValue) throw error
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new BadValue(
      isMissing ? `must be a file; what makes it: ${MAKE_KEYS.all}` : 'must be a file that this user can read',
    )
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
