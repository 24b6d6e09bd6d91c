// The wallet backend's stand-in: log-in, sessions, intents, reads and signatures, and controls by which tests step
// orders and shift the clock. Written from the protocol reference, independently of the service.
import { computeAddress } from 'ethers'
import Type from 'typebox'
import { type Answer, anyText, bodyOf, type Call, oneOf, type Route, type Routes, wholeNumber } from '../calls.ts'
import type { Inbox } from '../inbox.ts'
import { anvilBinary } from './anvil.ts'
import { type Caller, callerOf } from './bearer.ts'
import { sendCode, verifyCode } from './codes.ts'
import { ENVIRONMENTS, type EnvironmentName } from './environment.ts'
import { estimate, execute } from './execute.ts'
import { addressPage, rpc, transactionPage } from './explorer.ts'
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
  /** Finds the chain's binary; by default that of the npm package. */
  binary?: () => string
  log?: (line: string) => void
}
type Options = WalletOptions & { dataDir: string | null; publicOrigin: string; inbox: Inbox }
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

export function createWallet(options: Options) {
  const { dataDir, publicOrigin, inbox, given = {}, log = line => console.error(line) } = options
  const environment = ENVIRONMENTS[options.environment ?? 'sandbox']
  const googleClientId = options.googleClientId || WALLET_GOOGLE_CLIENT
  const settings: Settings = { orders: 'on', stepMs: 400, clockAheadSeconds: 0 }
  const now = () => Date.now() + settings.clockAheadSeconds * 1000
  const store = openState(dataDir, given)
  const { state } = store
  const world = createWorld({ store, dataDir, binary: options.binary ?? anvilBinary, log, now })
  const orders = createOrders({ store, world, settings, now })
  const client = { swa: state.clientSwa, address: computeAddress(state.clientKey) }
  const parts = { store, world, orders, environment, client, now }
  orders.resume()

  const signedIn = (work: (caller: Caller, call: Call) => Answer | Promise<Answer>) =>
    open(call => work(callerOf(state, call.headers.authorization, Math.floor(now() / 1000)), call))

  function configure(call: Call): Answer {
    Object.assign(settings, bodyOf(call, SETTINGS))
    orders.resume()
    return { body: settings }
  }

  async function step(call: Call): Promise<Answer> {
    const moved = await orders.step(bodyOf(call, STEP).intent_id)
    return { body: moved.map(orderEntry) }
  }

  const routes = (origin: string, googleKeys: () => Jwk[]): Routes => {
    const explorer = (caipId: string, what: string) => `${origin}/wallet/explorer/${caipId}/${what}`
    const google = { issuer: origin, clientId: googleClientId, keys: googleKeys }
    const login: LoginParts = { store, environment, client, now, google, publicOrigin }
    const codes = { store, inbox, client, now }
    const reads = readsOf({ store, world, explorer, orders, clientSwa: client.swa })
    const get = Object.entries(reads).map(([path, read]): [string, Route] => [
      `GET ${API}${path}`,
      signedIn(async (caller, call) => success(await read(caller, call.query))),
    ])
    const estimated = signedIn((caller, call) => estimate(parts, caller, call.body))
    return {
      ...Object.fromEntries(get),
      [`POST ${API}/authenticate`]: open(call => authenticate(login, call.body)),
      [`POST ${API}/authenticate/email`]: open(call => sendCode(codes, 'email', call)),
      [`POST ${API}/authenticate/email/verify`]: open(call => verifyCode(codes, 'email', call)),
      [`POST ${API}/authenticate/whatsapp`]: open(call => sendCode(codes, 'whatsapp', call)),
      [`POST ${API}/authenticate/whatsapp/verify`]: open(call => verifyCode(codes, 'whatsapp', call)),
      [`POST ${API}/execute`]: signedIn((caller, call) => execute(parts, caller, call.body)),
      [`GET ${API}/estimate`]: estimated,
      [`POST ${API}/estimate`]: estimated,
      [`POST ${API}/signMessage`]: signedIn((caller, call) =>
        signMessage(store, environment.threshold, caller, call.body),
      ),
      [`POST ${API}/readContractData`]: signedIn((_, call) => readContract(store, world, call.body)),
      'GET /onboarding': { answer: call => onboardingPage(publicOrigin, call.query) },
      'GET /wallet/explorer/:chain/tx/:id': { answer: call => transactionPage(store, world, call) },
      'GET /wallet/explorer/:chain/address/:id': { answer: call => addressPage(store, world, call) },
      'POST /wallet/rpc/:chain': { answer: call => rpc(world, call) },
      'POST /wallet/settings': { answer: configure },
      'POST /wallet/step': { answer: step },
    }
  }
  return {
    routes,
    googleClientId,
    env: (origin: string): Record<string, string> => ({
      WALLET_CLIENT_PRIVATE_KEY: state.clientKey,
      WALLET_CLIENT_SWA: state.clientSwa,
      WALLET_BFF_URL: `${origin}/wallet`,
      WALLET_ONBOARDING_URL: `${origin}/onboarding`,
      WALLET_GOOGLE_CLIENT_ID: googleClientId,
      WALLET_SDK_CALLERS: 'on',
      WALLET_JWT_KEYS: JSON.stringify({ keys: state.jwtKeys }),
    }),
    async stop(): Promise<void> {
      await orders.stop()
      await world.stop()
    },
  }
}
