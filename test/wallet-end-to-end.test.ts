// Our client's own code, the proxy, the stand-in and its chain together, to find differences in formats.
import { verifyMessage } from 'ethers'
import t from 'tap'
import type { CallName } from '../api/core/wallet/calls.ts'
import type { Intent } from '../api/core/wallet/intents.ts'
import { store } from '../web/src/data/storage.ts'
import { sendCode, verifyCode } from '../web/src/data/wallet.ts'
import { estimateFee, execute, signIntent, signText } from '../web/src/wallet/actions/operations.ts'
import { logIn, logOut, type OpenWallet, walletState } from '../web/src/wallet/session/session.ts'
import { networksIn, ordersIn, walletsIn } from '../web/src/wallet/shapes.ts'
import { startApp } from './harness.ts'
import { until } from './processes.ts'

const app = await startApp(t)
const EMAIL = 'asha@example.org'

/** What the client expects of a browser: storage, and addresses relative to the service's origin. */
function becomeBrowser() {
  const kept = new Map<string, string>()
  const toService = globalThis.fetch
  Object.assign(globalThis, {
    window: {},
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    fetch: (path: string, init?: RequestInit) => toService(new URL(path, app.url), init),
  })
}

async function enter(authData: Parameters<typeof logIn>[0]): Promise<OpenWallet> {
  await logIn(authData)
  const state = walletState()
  if (state.is !== 'open') throw new Error(`The wallet is ${state.is}`)
  return state.wallet
}

async function orderOf({ calls }: OpenWallet, intentId: string) {
  const find = async () => ordersIn(await calls.ask('listOrders', { query: `?intent_id=${intentId}` }))?.[0]
  await until('the order was settled', async () => /SUCCESSFUL|FAILED|REJECTED/.test((await find())?.status ?? ''))
  return find()
}

t.test('by code and by account, read, sign, transfer on both kinds of chain', async t => {
  becomeBrowser()
  store({ googleIdToken: await app.token({ email: EMAIL }) })
  const token = await sendCode({ method: 'email', contact: EMAIL })
  const otp = (await app.inbox(EMAIL))[0]?.code as string
  const wrong = otp === '000000' ? '111111' : '000000'
  await t.rejects(verifyCode({ method: 'email', contact: EMAIL, token, otp: wrong }), {
    message: 'Failed to verify Email OTP',
  })
  const idToken = await verifyCode({ method: 'email', contact: EMAIL, token, otp })
  const { userSWA } = await enter({ provider: 'client_jwt' })
  t.match(userSWA, /^0x[0-9a-fA-F]{40}$/)
  await logOut()
  const wallet = await enter({ provider: 'okto', idToken })

  const reads: CallName[] = [
    'listWallets',
    'listTokens',
    'readPortfolio',
    'listActivity',
    'listNfts',
    'listOrders',
    'listNftOrders',
    'readUserKeys',
    'verifySession',
  ]
  for (const name of reads) t.ok(await wallet.calls.ask(name), name)
  const signer = verifyMessage('hello', await signText(wallet, 'EIP191', 'hello'))
  const addresses = walletsIn(await wallet.calls.ask('listWallets'))?.map(({ address }) => address.toLowerCase())
  t.ok(addresses?.includes(signer.toLowerCase()), 'signed by the wallet’s own key')

  const networks = networksIn(await wallet.calls.ask('listNetworks')) ?? []
  const target = `0x${'ab'.repeat(20)}`
  const transfer = (caip2Id: string, recipient: string): Intent => ({
    name: 'tokenTransfer',
    input: { caip2Id, recipient, token: '', amount: 1000n },
  })
  const chains = networks.map(({ caipId }) => caipId).filter(caipId => /^(eip155|aptos):/.test(caipId))
  const [evm, aptos] = ['eip155', 'aptos'].map(kind => chains.find(caipId => caipId.startsWith(kind)) as string)
  for (const intent of [transfer(evm as string, target), transfer(aptos as string, `0x${'ab'.repeat(32)}`)]) {
    const order = await orderOf(wallet, await execute(wallet, await signIntent(wallet, intent, networks)))
    t.equal(order?.status, 'SUCCESSFUL', order?.reason ?? '')
  }
  t.match(await estimateFee(wallet, transfer(evm as string, target)), /^\d+(\.\d+)?$/)
})
