// Our client's own code, the proxy, the stand-in and its ledgers together, to find differences in formats.
import { verifyMessage } from 'ethers'
import type { API, CALLS, CallName } from '../api/core/wallet/calls.ts'
import type { BodyOf, ReplyOf } from '../web/src/data/contract.ts'
import { store } from '../web/src/data/storage.ts'
import type { WalletBodies, WalletConfig } from '../web/src/wallet/kit/index.ts'
import { kit } from '../web/src/wallet/session/session.ts'
import { startApp } from './harness.ts'
import t from './tap.ts'

const app = await startApp(t)
const EMAIL = 'asha@example.org'

type Taken = { [N in keyof WalletBodies]: BodyOf<'POST', `${typeof API}${(typeof CALLS)[N]['path']}`> }
/** The compiler refuses this where the kit's own types are not the contract's. */
const asInContract = {
  sent: (bodies: WalletBodies): Taken => bodies,
  read: (config: ReplyOf<'GET', '/wallet/config'>): WalletConfig => config,
}

/** The browser features that the client needs: storage, and addresses relative to the service's origin. */
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

t.test('by code and by account, read, sign, transfer on both kinds of chain', async t => {
  becomeBrowser()
  t.match(asInContract.read((await kit.readConfig()) as never), { environment: 'sandbox', clientSWA: /^0x/ })
  store({ googleIdToken: await app.token({ email: EMAIL }) })
  const token = await kit.sendCode({ method: 'email', contact: EMAIL })
  const otp = (await app.inbox(EMAIL))[0]?.code as string
  const wrong = otp === '000000' ? '111111' : '000000'
  await t.rejects(kit.verifyCode({ method: 'email', contact: EMAIL, token, otp: wrong }), {
    message: 'Failed to verify Email OTP',
  })
  const idToken = await kit.verifyCode({ method: 'email', contact: EMAIL, token, otp })
  const { userSWA } = await kit.logIn({ provider: 'client_jwt' })
  t.match(userSWA, /^0x[0-9a-fA-F]{40}$/)
  await kit.logOut()
  const wallet = await kit.logIn({ provider: 'okto', idToken })

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
  const signer = verifyMessage('hello', await wallet.signMessage('hello'))
  const addresses = (await wallet.addresses()).map(({ address }) => address.toLowerCase())
  t.ok(addresses.includes(signer.toLowerCase()), 'signed by the wallet’s own key')

  const networks = await wallet.networks()
  const target = `0x${'ab'.repeat(20)}`
  const transfer = (caip2Id = '', recipient = target) => ({ caip2Id, recipient, token: '', amount: 1000n })
  const chains = networks.map(({ caipId }) => caipId).filter(caipId => /^(eip155|aptos):/.test(caipId))
  const [evm, aptos] = ['eip155', 'aptos'].map(kind => chains.find(caipId => caipId.startsWith(kind)))
  for (const input of [transfer(evm), transfer(aptos, `0x${'ab'.repeat(32)}`)]) {
    const order = await wallet.settled(await wallet.transferToken(input))
    t.equal(order.status, 'SUCCESSFUL', order.reason)
  }
  t.match(await wallet.estimateFee(wallet.intentOf('tokenTransfer', transfer(evm))), /^\d+(\.\d+)?$/)
})
