// Where the service is, the key, and calls to it. A key goes to the address that it was kept for, over https, and nowhere else.
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { quoted } from '../../web/src/check/texts.ts'

/** Exit statuses: the arguments are not valid; the file and the CV were both changed. */
export const [USAGE, CONFLICT] = [2, 3]
/** A reason for a person, and the exit status. */
export class Failure extends Error {
  readonly status: number
  constructor(message: string, status = 1) {
    super(message)
    this.status = status
  }
}
export type Service = Readonly<{ origin: string; key: string }>
export type Fields = Record<string, unknown>

const PATIENCE_MS = 120_000

/** Control and format characters of replies would steer the terminal. */
export const plain = (text: string): string => text.replace(/[^\P{C}\n]|\p{Zl}|\p{Zp}/gu, ' ')
export const say = (text: string): boolean => process.stdout.write(`${plain(text)}\n`)

/** Whole, or not at all. */
export function writeWhole(path: string, data: string | Uint8Array, mode = 0o644): void {
  const target = existsSync(path) ? realpathSync(path) : path
  const fresh = `${target}.${process.pid}.new`
  try {
    writeFileSync(fresh, data, { mode, flag: 'wx' })
    renameSync(fresh, target)
  } finally {
    rmSync(fresh, { force: true })
  }
}

/** The origin at an address. */
export function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (url && (url.protocol === 'https:' || isLocal)) return url.origin
  throw new Failure(`${quoted(address)} is no address that begins with https://.`, USAGE)
}

function keyIn(text: string): string {
  if (/^trucv_[A-Za-z0-9_-]{32}$/.test(text)) return text
  throw new Failure('This is no API key. One begins with trucv_ and is made in the settings under Programs.', USAGE)
}

function loginFile(): string {
  const { APPDATA, XDG_CONFIG_HOME } = process.env
  const folder = process.platform === 'win32' ? APPDATA : XDG_CONFIG_HOME
  return join(folder || join(homedir(), '.config'), 'trucv', 'login.json')
}

function readLogin(): Service | null {
  try {
    const { origin, key } = JSON.parse(readFileSync(loginFile(), 'utf8'))
    return { origin: originOf(origin), key: keyIn(key) }
  } catch {
    return null
  }
}

/** By --address, the environment and the log-in. */
export function openService(address: string | undefined): Service {
  const { TRUCV_ADDRESS, TRUCV_KEY } = process.env
  const kept = readLogin()
  const wanted = address ?? (TRUCV_ADDRESS || kept?.origin)
  if (wanted === undefined) throw new Failure('Log in first: trucv login --address https://…', USAGE)
  const origin = originOf(wanted)
  const key = TRUCV_KEY || (kept?.origin === origin ? kept.key : '')
  if (key === '') throw new Failure(`You are not logged in there: trucv login --address ${origin}`, USAGE)
  return { origin, key: keyIn(key.trim()) }
}

/** The text typed without an echo, or all of standard input. */
async function askKey(): Promise<string> {
  if (!process.stdin.isTTY) {
    let text = ''
    for await (const part of process.stdin) text += part
    return text.trim()
  }
  process.stderr.write('API key (it is not shown): ')
  const silent = new Writable({ write: (_part, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  lines.once('SIGINT', () => process.exit(130))
  const typed = await lines.question('')
  lines.close()
  process.stderr.write('\n')
  return typed.trim()
}

export async function login(address: string | undefined): Promise<void> {
  const wanted = address ?? (process.env.TRUCV_ADDRESS || readLogin()?.origin)
  if (wanted === undefined) throw new Failure('Name the service: trucv login --address https://…', USAGE)
  const service = { origin: originOf(wanted), key: keyIn(process.env.TRUCV_KEY || (await askKey())) }
  const { user } = (await callJson(service, '/me')) as { user: Fields }
  const file = loginFile()
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeWhole(file, `${JSON.stringify(service)}\n`, 0o600)
  say(`Logged in at ${service.origin} as ${user.email}. The key is kept in ${file}.`)
}

export function logout(): void {
  rmSync(loginFile(), { force: true })
  say('Logged out. The key itself is ended in the settings under Programs.')
}

/** What the service refuses, in its words. */
async function refusalOf(reply: Response): Promise<Failure> {
  const body: Fields = Object(await reply.json().catch(() => null))
  const { message = `The service replies with an error (${reply.status}).`, errors = [] } = Object(body.error ?? body)
  const fields = (errors as Fields[]).map(one => `\n  ${one.path || '/'}: ${one.message}`)
  const wait = reply.headers.get('retry-after')
  const hints: Record<number, string> = {
    401: '\nThe key has ended, or is one of another service. Log in with another: trucv login',
    429: `\nTry again in ${wait} seconds.`,
  }
  const text = `${message}${fields.join('')}${hints[reply.status] ?? ''}`
  return new Failure(text, reply.status === 412 ? CONFLICT : 1)
}

/** Redirects are not followed. Throws Failure without a reply. */
async function ask(url: string, options: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(error => {
    const why = error?.cause?.message ?? error?.message
    throw new Failure(`${new URL(url).origin} gives no reply${why ? ` (${why})` : ''}.`)
  })
}

/** Without a key. Throws Failure for a refusal. */
export async function read(url: string): Promise<Response> {
  const reply = await ask(url)
  if (!reply.ok) throw await refusalOf(reply)
  return reply
}

type Call = { method?: string; body?: string; ifMatch?: string }

/** Throws Failure for a refusal. */
export async function call(service: Service, path: string, { method = 'GET', body, ifMatch }: Call = {}) {
  const headers: Record<string, string> = { authorization: `Bearer ${service.key}` }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (ifMatch !== undefined) headers['if-match'] = ifMatch
  const reply = await ask(service.origin + path, { method, headers, ...(body !== undefined && { body }) })
  if (!reply.ok) throw await refusalOf(reply)
  return reply
}

/** A reply with the envelope of the service. */
export async function callJson(service: Service, path: string, asked: Call = {}): Promise<Fields> {
  const reply = Object(await (await call(service, path, asked)).json().catch(() => null))
  if (reply.success === true) return reply
  throw new Failure(`What ${service.origin} replies is none of TruCV's replies.`)
}
