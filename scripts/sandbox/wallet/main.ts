// The wallet backend's stand-in: log-in, sessions, intents, reads and signatures, and controls by which tests step
// orders and shift the clock. Written from the protocol reference, independently of the service.
import { computeAddress } from 'ethers'
import Type from 'typebox'
import {
  type Answer,
  anyText,
  bodyOf,
  type Call,
  oneOf,
  Refusal,
  type Route,
  type Routes,
  wholeNumber,
} from '../calls.ts'
import type { Inbox } from '../inbox.ts'
import { type Caller, callerOf } from './bearer.ts'
import { sendCode, verifyCode } from './codes.ts'
import { ENVIRONMENTS, type EnvironmentName } from './environment.ts'
import { type ExecuteParts, estimate, execute } from './execute.ts'
import type { Jwk } from './id-tokens.ts'
import { authenticate, type LoginParts } from './login.ts'
import { onboardingPage } from './onboarding.ts'
import { createOrders, type OrderSettings } from './orders.ts'
import { orderEntry } from './portfolio.ts'
import { readContract } from './read-contract.ts'
import { readsOf } from './reads.ts'
import { failure, Refused, success } from './reply.ts'
import { signMessage } from './sign.ts'
import { type Given, openState } from './state.ts'
import { createWorld } from './world.ts'

export type WalletOptions = {
  environment?: EnvironmentName
  /** The user's own client, if configured. */
  given?: Given
  /** The Google client id of the wallet's sign-in pop-up. */
  googleClientId?: string
}
type Deps = { options: WalletOptions; dataDir: string | null; publicOrigin: string; inbox: Inbox }
type Settings = OrderSettings & { clockAheadSeconds: number }

export const WALLET_GOOGLE_CLIENT = 'wallet-sandbox.apps.example'
const SETTINGS = Type.Object({
  orders: Type.Optional(oneOf('on', 'held')),
  stepMs: Type.Optional(wholeNumber(0)),
  clockAheadSeconds: Type.Optional(wholeNumber(0)),
})
const STEP = Type.Object({ intent_id: Type.Optional(anyText) })
const API = '/wallet/api/oc/v1'

/** An API route that needs no bearer. */
const open = (answer: Route['answer']): Route => ({
  target: 'wallet',
  answer: async call => {
    try {
      return await answer(call)
    } catch (error) {
      if (error instanceof Refused) return failure(error)
      throw error
    }
  },
})

type Parts = ExecuteParts & {
  settings: Settings
  inbox: Inbox
  publicOrigin: string
  googleClientId: string
}

export function createWallet({ options, dataDir, publicOrigin, inbox }: Deps) {
  const { given = {} } = options
  const environment = ENVIRONMENTS[options.environment ?? 'sandbox']
  const googleClientId = options.googleClientId || WALLET_GOOGLE_CLIENT
  const settings: Settings = { orders: 'on', stepMs: 400, clockAheadSeconds: 0 }
  const now = () => Date.now() + settings.clockAheadSeconds * 1000
  const store = openState(dataDir, given)
  const { clientKey, clientSwa, jwtKeys } = store.state
  const world = createWorld(store, now)
  const orders = createOrders({ store, world, settings, now })
  const client = { swa: clientSwa, address: computeAddress(clientKey) }
  const parts: Parts = { store, world, orders, environment, client, now, settings, inbox, publicOrigin, googleClientId }
  orders.resume()
  return {
    routes: (origin: string, googleKeys: () => Jwk[]): Routes => ({
      ...loginRoutes(parts, { issuer: origin, clientId: googleClientId, keys: googleKeys }),
      ...signedInRoutes(parts, origin),
      ...controlRoutes(parts),
    }),
    googleClientId,
    env: (origin: string): Record<string, string> => ({
      WALLET_CLIENT_PRIVATE_KEY: clientKey,
      WALLET_CLIENT_SWA: clientSwa,
      WALLET_BFF_URL: `${origin}/wallet`,
      WALLET_ONBOARDING_URL: `${origin}/onboarding`,
      WALLET_GOOGLE_CLIENT_ID: googleClientId,
      WALLET_SDK_CALLERS: 'on',
      WALLET_JWT_KEYS: JSON.stringify({ keys: jwtKeys }),
    }),
    stop: orders.stop,
  }
}

function loginRoutes(parts: Parts, google: LoginParts['google']): Routes {
  const login = { ...parts, google }
  return {
    [`POST ${API}/authenticate`]: open(call => authenticate(login, call.body)),
    [`POST ${API}/authenticate/email`]: open(call => sendCode(parts, 'email', call)),
    [`POST ${API}/authenticate/email/verify`]: open(call => verifyCode(parts, 'email', call)),
    [`POST ${API}/authenticate/whatsapp`]: open(call => sendCode(parts, 'whatsapp', call)),
    [`POST ${API}/authenticate/whatsapp/verify`]: open(call => verifyCode(parts, 'whatsapp', call)),
    'GET /onboarding': { answer: call => onboardingPage(parts.publicOrigin, call.query) },
  }
}

function signedInRoutes(parts: Parts, origin: string): Routes {
  const { store, world, orders, environment, client, now } = parts
  const signedIn = (work: (caller: Caller, call: Call) => Answer | Promise<Answer>) =>
    open(call => work(callerOf(store.state, call.headers.authorization, Math.floor(now() / 1000)), call))
  const explorer = (caipId: string, id: string) => `${origin}/wallet/ledger/${caipId}/${id}`
  const reads = readsOf({ store, world, explorer, orders, clientSwa: client.swa })
  const get = Object.entries(reads).map(([path, read]): [string, Route] => [
    `GET ${API}${path}`,
    signedIn((caller, call) => success(read(caller, call.query))),
  ])
  const estimated = signedIn((caller, call) => estimate(parts, caller, call.body))
  return {
    ...Object.fromEntries(get),
    [`POST ${API}/execute`]: signedIn((caller, call) => execute(parts, caller, call.body)),
    [`GET ${API}/estimate`]: estimated,
    [`POST ${API}/estimate`]: estimated,
    [`POST ${API}/signMessage`]: signedIn((caller, call) =>
      signMessage(store, environment.threshold, caller, call.body),
    ),
    [`POST ${API}/readContractData`]: signedIn((_, call) => readContract(world, call.body)),
  }
}

function controlRoutes({ world, orders, settings }: Parts): Routes {
  function configure(call: Call): Answer {
    Object.assign(settings, bodyOf(call, SETTINGS))
    orders.resume()
    return { body: settings }
  }

  function lookUp({ params: { chain = '', id = '' } }: Call): Answer {
    const body = world.lookUp(chain, id)
    if (!body) throw new Refusal(404, 'No such transaction or address on this network.')
    return { body }
  }
  return {
    'GET /wallet/ledger/:chain/:id': { answer: lookUp },
    'POST /wallet/settings': { answer: configure },
    'POST /wallet/step': { answer: call => ({ body: orders.step(bodyOf(call, STEP).intent_id).map(orderEntry) }) },
  }
}
