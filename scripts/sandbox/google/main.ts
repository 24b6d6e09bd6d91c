// Google's stand-in: signing keys, the sign-in script, the account chooser and tokens on request.
// It refuses what Google refuses: foreign origins, unknown clients, unregistered redirect addresses.
import Type from 'typebox'
import { type Answer, bodyOf, type Call, type Routes, wholeNumber } from '../calls.ts'
import { accountOf, chooserPage, framePage, initials, refusedPage, resultPage } from './pages.ts'
import type { Account, Signer } from './token.ts'

type Settings = {
  publicOrigin: string
  clientId: string
  /** The client of the wallet's pop-up, which may use only the authorization page. */
  walletClientId: string
  signer: Signer
}

const COOKIE = 'sandbox_google_account'
const THIRTY_DAYS = 30 * 24 * 3600
const text = (description: string) => Type.String({ minLength: 1, description })
const WISH = Type.Object({
  email: Type.String({ pattern: '@', description: 'an e-mail address' }),
  name: text('a name'),
  picture: Type.Optional(Type.String({ description: 'an address, or empty for none' })),
  sub: Type.Optional(text('a text')),
  hd: Type.Optional(Type.Union([Type.Null(), Type.String({ minLength: 1 })], { description: 'a domain or null' })),
  expiresIn: Type.Optional(Type.Integer({ description: 'a whole number of seconds' })),
  audience: Type.Optional(text('a text')),
  emailVerified: Type.Optional(Type.Boolean({ description: 'true or false' })),
})
const SETTINGS = Type.Object({ expiresIn: wholeNumber(1) })

export const clientsIn = (clientId: string): string[] => clientId.split(',').map(id => id.trim())

/** `clientId` may be a comma separated list; its first member is the default audience of tokens. */
export function googleRoutes(settings: Settings): Routes {
  const known: Known = { ...settings, clients: clientsIn(settings.clientId), expiresIn: 3600 }
  return {
    'GET /google/certs': { target: 'google', answer: () => certs(known) },
    'POST /google/token': { answer: call => ({ body: { credential: known.signer.token(bodyOf(call, WISH)) } }) },
    'POST /google/settings': { answer: call => change(known, call) },
    'GET /google/choose': { answer: call => choose(known, call.query) },
    'POST /google/choose': { answer: call => chosen(known, new URLSearchParams(call.body)) },
    'GET /google/frame': { answer: call => frame(known, call) },
    'GET /google/authorize': { answer: call => authorize(known, call.query) },
    'POST /google/authorize': { answer: call => authorized(known, new URLSearchParams(call.body)) },
    'GET /google/picture.svg': { answer: call => picture(call.query.get('of') ?? '?') },
  }
}

/** `expiresIn`: the life, in seconds, of tokens from the chooser, the frame and the authorization page. */
type Known = Settings & { clients: string[]; expiresIn: number }

const certs = ({ signer }: Known): Answer => ({
  headers: { 'cache-control': 'public, max-age=3600, must-revalidate, no-transform' },
  body: signer.certs(),
})

/** POST /google/settings: changes the lifetime of issued tokens. */
function change(known: Known, call: Call): Answer {
  known.expiresIn = bodyOf(call, SETTINGS).expiresIn
  return { body: { expiresIn: known.expiresIn } }
}

/** The pop-up that the sign-in script opens. */
function choose(known: Known, query: URLSearchParams): Answer {
  const refusal = refusalOfPage(known, query)
  return refusal ?? chooserPage('/google/choose', query)
}

function chosen(known: Known, form: URLSearchParams): Answer {
  const refusal = refusalOfPage(known, form)
  if (refusal) return refusal
  const account = accountOf(form)
  const token = known.signer.token({
    ...account,
    audience: form.get('client_id')!,
    nonce: form.get('nonce') ?? undefined,
    expiresIn: known.expiresIn,
  })
  return resultPage(known.publicOrigin, { credential: token }, remember(account))
}

/** The hidden frame of the sign-in script: reports the account of this browser, or returns its token on request. */
function frame(known: Known, call: Call): Answer {
  const refusal = refusalOfPage(known, call.query)
  if (refusal) return refusal
  const account = remembered(call)
  if (!account || call.query.get('want') !== 'credential') return framePage(known.publicOrigin, { account })
  const audience = call.query.get('client_id')!
  const { expiresIn } = known
  const nonce = call.query.get('nonce') ?? undefined
  const credential = known.signer.token({ ...account, audience, nonce, expiresIn })
  return framePage(known.publicOrigin, { account, credential })
}

function refusalOfPage({ clients, publicOrigin }: Known, query: URLSearchParams): Answer | null {
  const client = query.get('client_id') ?? ''
  if (!clients.includes(client)) return refusedPage('invalid_client', `There is no client '${client}'.`)
  if (query.get('origin') === publicOrigin) return null
  return refusedPage('origin_mismatch', `The origin '${query.get('origin')}' is not allowed for this client.`)
}

/** The authorization page, implicit flow: returns the token in the fragment. */
function authorize(known: Known, query: URLSearchParams): Answer {
  return refusalOfAuthorize(known, query) ?? chooserPage('/google/authorize', query, known.publicOrigin)
}

function authorized(known: Known, form: URLSearchParams): Answer {
  const refusal = refusalOfAuthorize(known, form)
  if (refusal) return refusal
  const account = accountOf(form)
  const { expiresIn } = known
  const token = known.signer.token({
    ...account,
    audience: form.get('client_id')!,
    nonce: form.get('nonce')!,
    expiresIn,
  })
  const fragment = new URLSearchParams({ id_token: token, authuser: '0', prompt: 'none' })
  if (form.has('state')) fragment.set('state', form.get('state')!)
  return { status: 302, headers: { location: `${form.get('redirect_uri')}#${fragment}`, ...remember(account) } }
}

function refusalOfAuthorize({ clients, walletClientId, publicOrigin }: Known, query: URLSearchParams): Answer | null {
  const client = query.get('client_id') ?? ''
  const back = query.get('redirect_uri') ?? ''
  if (![...clients, walletClientId].includes(client))
    return refusedPage('invalid_client', `There is no client '${client}'.`)
  if (!URL.canParse(back) || new URL(back).origin !== publicOrigin || back.includes('#')) {
    return refusedPage('redirect_uri_mismatch', `The address '${back}' is not registered for this client.`)
  }
  if (query.get('response_type') !== 'id_token')
    return refusedPage('unsupported_response_type', 'Only id_token is known here.')
  if (!(query.get('scope') ?? '').split(' ').includes('openid'))
    return refusedPage('invalid_scope', "The scope needs 'openid'.")
  return query.get('nonce') ? null : refusedPage('invalid_request', 'An id token needs a nonce.')
}

/** Remembers the account last used in this browser, for auto_select. */
function remember(account: Account) {
  const value = Buffer.from(JSON.stringify(account)).toString('base64url')
  return { 'set-cookie': `${COOKIE}=${value}; Path=/google; Max-Age=${THIRTY_DAYS}; HttpOnly; SameSite=Lax` }
}

function remembered(call: Call): Account | null {
  const pair = (call.headers.cookie ?? '').split('; ').find(cookie => cookie.startsWith(`${COOKIE}=`))
  if (!pair) return null
  try {
    return JSON.parse(Buffer.from(pair.slice(COOKIE.length + 1), 'base64url').toString()) as Account
  } catch {
    return null
  }
}

const picture = (name: string): Answer => ({
  type: 'image/svg+xml',
  headers: { 'content-security-policy': "default-src 'none'" },
  body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#3b5b92"/><text x="48" y="62" font-size="40" font-family="sans-serif" fill="#fff" text-anchor="middle">${initials(name)}</text></svg>`,
})
