// The client's wallet session without a browser, with the real service, the real stand-in and its ledgers: its modules run with fake
// storage and a fake address. Logging in, reading, signing, transfers on both kinds of chain, and restoring a stored session.
import { verifyMessage } from 'ethers'
import type { API, CALLS, CallName } from '../api/core/wallet/calls.ts'
import type { BodyOf, ReplyOf } from '../web/src/data/contract.ts'
import type { WalletBodies, WalletConfig } from '../web/src/wallet/kit/index.ts'
import { startApp } from './harness.ts'
import t from './tap.ts'

const app = await startApp(t)
const EMAIL = 'asha@example.org'
const { fetch } = globalThis
const kept = new Map<string, string>()
/** Whether calls reach the service or get lost. */
const net = { isDown: false, sent: [] as string[] }
const browser = {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
  window: { addEventListener() {}, removeEventListener() {} },
  fetch: (path: string, init: RequestInit = {}) => {
    net.sent.push(`${init.method} ${path}`)
    return net.isDown ? Promise.reject(new TypeError('no network')) : fetch(new URL(path, app.url), init)
  },
}
Object.assign(globalThis, browser)
t.teardown(() => Object.assign(globalThis, { localStorage: undefined, window: undefined, fetch }))
kept.set('googleIdToken', await app.token({ email: EMAIL }))
const { isWalletOpen, onWalletChange, signStatement } = await import('../web/src/wallet/session/statement.ts')
const { kit } = await import('../web/src/wallet/session/session.ts')
const { removeSession, removeWallet, store } = await import('../web/src/data/storage.ts')
t.teardown(onWalletChange(() => {}))

const session = () => kept.get('okto_session') ?? ''

type Taken = { [N in keyof WalletBodies]: BodyOf<'POST', `${typeof API}${(typeof CALLS)[N]['path']}`> }
/** The compiler refuses this where the kit's own types are not the contract's. */
const asInContract = {
  sent: (bodies: WalletBodies): Taken => bodies,
  read: (config: ReplyOf<'GET', '/wallet/config'>): WalletConfig => config,
}

t.test('a statement is signed by the wallet’s own key, and only with an open wallet', async t => {
  t.equal(await isWalletOpen(), false)
  await t.rejects(signStatement('I am Asha'), { message: 'User must be logged in to sign message' })
  const { userSWA: swa } = await kit.logIn({ provider: 'client_jwt' })
  t.match(JSON.parse(session()), { userSWA: swa, sessionPrivKey: /^0x[0-9a-f]{64}$/, sessionPubKey: /^0x04/ })
  t.ok(JSON.parse(session()).expiresAt - Date.now() <= 6 * 3_600_000)
  await t.rejects(kit.logIn({ provider: 'client_jwt' }), {
    message: 'User is already logged in. Please log out first.',
  })
  t.equal(await isWalletOpen(), true)
  const { signature, signer } = await signStatement('I am Asha Śrīnivāsan')
  t.equal(verifyMessage('I am Asha Śrīnivāsan', signature), signer)
  const minted = net.sent.filter(one => one === 'POST /wallet/bearer').length
  await signStatement('Once more')
  t.equal(net.sent.filter(one => one === 'POST /wallet/bearer').length, minted, 'one bearer serves many calls')
  await app.connection.collection('wallet_bearers').deleteMany({})
  await app.connection.collection('wallet_sessions').updateMany({}, { $set: { bearerId: 'another' } })
  t.ok(await signStatement('With a new bearer'), 'a lost bearer is replaced')
  t.equal(net.sent.filter(one => one === 'POST /wallet/bearer').length, minted + 1)
})

t.test('a stored session survives a lost network only', async t => {
  const text = session()
  const other = JSON.parse(text)
  /** As after a page load: only the stored data is left. */
  const reload = async (stored: string) => {
    removeWallet()
    t.equal(kit.state().is, 'closed')
    store({ okto_session: stored })
    return kit.restore()
  }
  net.isDown = true
  t.equal((await reload(text)).is, 'unreachable')
  t.equal(session(), text)
  net.isDown = false
  t.equal((await kit.restore()).is, 'open')
  for (const [what, stored] of Object.entries({
    'over by the clock': { ...other, expiresAt: Date.now() },
    'of another wallet': { ...other, userSWA: `0x${'1'.repeat(40)}` },
    'with keys that do not belong together': { ...other, sessionPrivKey: `0x${'1'.repeat(64)}` },
  })) {
    t.equal((await reload(JSON.stringify(stored))).is, 'closed', what)
    t.equal(session(), '', what)
  }
  t.equal((await reload('no JSON')).is, 'closed')
  const mine = kept.get('googleIdToken') ?? ''
  kept.set('googleIdToken', await app.token({ email: 'somebody.else@example.org' }))
  t.match(await reload(text), { is: 'closed', why: 'Your wallet session has ended. Please log in again.' })
  t.equal(session(), '', 'nobody else goes on with it')
  t.ok(kept.has('googleIdToken'), 'and they stay signed in')
  kept.set('googleIdToken', mine)
  t.equal((await reload(text)).is, 'open')
  const before = net.sent.length
  await kit.logOut()
  t.equal(net.sent[before], 'DELETE /wallet/session')
  t.match(await reload(text), { is: 'closed', why: 'Your wallet session has ended. Please log in again.' })
  removeSession()
})

t.test('by code and by account, read, sign, transfer on both kinds of chain', async t => {
  kept.set('googleIdToken', await app.token({ email: EMAIL }))
  t.match(asInContract.read((await kit.readConfig()) as never), { environment: 'sandbox', clientSWA: /^0x/ })
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
  await kit.logOut()
})
