// The client's wallet session without a browser, with the real service and the real stand-in: its modules run with fake storage
// and a fake address. Signing a statement for claims, and restoring a stored session.
import { verifyMessage } from 'ethers'
import t from 'tap'
import { startApp } from './harness.ts'

const app = await startApp(t)
const { fetch } = globalThis
const kept = new Map<string, string>()
/** Whether calls reach the service or get lost. */
const net = { isDown: false, sent: [] as string[] }
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
  window: { addEventListener() {}, removeEventListener() {} },
  fetch: (path: string, init: RequestInit) => {
    net.sent.push(`${init.method} ${path}`)
    return net.isDown ? Promise.reject(new TypeError('no network')) : fetch(new URL(path, app.url), init)
  },
})
kept.set('googleIdToken', await app.token({ email: 'asha@example.org' }))
const { isWalletOpen, onWalletChange, signStatement } = await import('../web/src/wallet/session/statement.ts')
const { kit } = await import('../web/src/wallet/session/session.ts')
const { removeSession, removeWallet, store } = await import('../web/src/data/storage.ts')
t.teardown(onWalletChange(() => {}))

const session = () => kept.get('okto_session') ?? ''

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
  t.ok(await signStatement('With a new bearer'), 'a bearer that is gone is made anew')
  t.equal(net.sent.filter(one => one === 'POST /wallet/bearer').length, minted + 1)
})

t.test('a stored session survives a lost network and nothing else', async t => {
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
  const told = net.sent.length
  await kit.logOut()
  t.equal(net.sent[told], 'DELETE /wallet/session')
  t.match(await reload(text), { is: 'closed', why: 'Your wallet session has ended. Please log in again.' })
  removeSession()
})
