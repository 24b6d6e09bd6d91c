// The wallet kit as others get it: packed, installed without a registry, compiled strictly, and used from Node. In a browser it is
// test/browser/wallet-kit.test.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '../api/lib/root.ts'
import { newConsumer } from './consumer.ts'
import { startApp } from './harness.ts'
import t from './tap.ts'

const { folder, install, compile } = newConsumer(t)
const page = readFileSync(join(projectRoot, 'web/src/wallet/kit/README.md'), 'utf8')

const PROGRAM = `
import { ApiProblem, createWalletKit, type OpenWallet, stageOf, toSmallest, WalletError, type WalletKit } from 'trucv-wallet-kit'

export const kitAt = (origin: string, bearer: () => Promise<string>): WalletKit => createWalletKit({ origin, bearer })

export async function walk(kit: WalletKit) {
  const wallet: OpenWallet = await kit.logIn({ provider: 'client_jwt' })
  const [coin] = (await wallet.tokens()).filter(({ address, caipId }) => address === '' && caipId.startsWith('eip155:'))
  if (!coin || coin.decimals === null) throw new Error('no coin')
  const amount = toSmallest('0.5', coin.decimals)
  if (typeof amount === 'string') throw new Error(amount)
  const intent = wallet.intentOf('tokenTransfer', { caip2Id: coin.caipId, recipient: '0x' + 'ab'.repeat(20), token: '', amount })
  const signed = await wallet.signIntent(intent)
  const ids: string[] = [await wallet.execute(signed), await wallet.execute(signed)]
  const order = await wallet.settled(ids[0] ?? '')
  return { same: ids[0] === ids[1], stage: stageOf(order.status), fee: await wallet.estimateFee(intent), state: kit.state().is }
}

export async function refused(work: Promise<unknown>): Promise<string | readonly { path: string }[]> {
  const error: unknown = await work.then(() => 'nothing', failure => failure)
  if (error instanceof ApiProblem) return \`\${error.status} \${error.code}\`
  return error instanceof WalletError ? (error.issues.length > 0 ? error.issues : error.message) : String(error)
}
`
/** Each of these is an error of the compiler. */
const WRONG = [
  "kit.logIn({ provider: 'apple' })",
  "kit.sendCode({ method: 'pigeon', contact: 'x' })",
  "kit.verifyCode({ method: 'email', contact: 'x', otp: '1' })",
  "(await kit.wallet()).transferToken({ caip2Id: 'eip155:1', recipient: '0x', token: '', amount: '1' })",
  "(await kit.wallet()).mintNft({ caip2Id: 'aptos:1', nftName: 'x', uri: 'y' })",
  "(await kit.wallet()).readContract({ caip2Id: 'eip155:1', data: { contract: '0x' } })",
  '(await (await kit.wallet()).portfolio()).worthEur',
]

t.test('the package is one module with its types, its page and its licences', async t => {
  const packed = await install('wallet-kit')
  const rest = packed.own.filter((path: string) => !path.startsWith('types/'))
  t.same(rest, ['LICENSE', 'LICENSES-OF-OTHERS', 'README.md', 'index.js', 'package.json'])
  t.same(packed.bundled, [])
  t.same(readdirSync(join(folder, 'node_modules')).sort(), ['.package-lock.json', 'trucv-wallet-kit'])
  const code = readFileSync(join(projectRoot, 'dist/wallet-kit/index.js'), 'utf8')
  t.notMatch(code, /^import |\bimport\(|\brequire\(['"]|from ['"]react/m, 'it needs nothing else')
  const bytes = gzipSync(code).length
  t.ok(bytes > 30_000 && bytes < 130_000, `${bytes} bytes compressed`)
})

t.test('a program compiles strictly with either TypeScript, and does not when it is wrong', async t => {
  t.same(await compile(PROGRAM, 'kit: WalletKit', WRONG), ['', ''])
})

t.test('the documentation page has every function, and no other', async t => {
  const { WalletKit, OpenWallet } = await import('../web/src/wallet/kit/index.ts')
  const kit = new WalletKit({
    service: { call: () => Promise.reject(new Error('nothing is asked')) },
    storage: { read: () => null, write() {}, remove() {}, watch: () => () => {} },
  })
  const inside = ['constructor', 'demandOpen', 'whileOpen', 'keyIdOf', 'syncKeys']
  const namesOf = (one: object, type: { prototype: object }) =>
    [...Object.keys(one), ...Object.getOwnPropertyNames(type.prototype)].filter(name => !inside.includes(name))
  const environment = {} as never
  const parts = { userSWA: '0x', clientSWA: '0x', environment, signer: {} as never, calls: {} as never, guard: kit }
  const fields = ['userSWA', 'environment', 'calls']
  const functions = [...namesOf(kit, WalletKit), ...namesOf(new OpenWallet(parts), OpenWallet)].filter(
    name => !fields.includes(name),
  )
  const shown = [...page.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)\(/g)])
  const named = new Set(shown.map(([, name]) => name))
  named.delete('googleIdToken')
  t.same([...named].sort(), functions.sort())
})

t.test('in Node an operation sent twice is executed once, and refusals are of two kinds', async t => {
  const app = await startApp(t)
  const token = await app.token({ email: 'kit@example.org' })
  const { kitAt, walk, refused } = await import(pathToFileURL(join(folder, 'out', 'program.js')).href)
  const kit = kitAt(app.url, async () => token)
  t.equal(await refused(kit.wallet()), 'User not logged in')
  t.match(await walk(kit), { same: true, stage: 'done', fee: /^\d+(\.\d+)?$/, state: 'open' })
  const wallet = await kit.wallet()
  t.equal(await refused(kit.logIn({ provider: 'client_jwt' })), 'User is already logged in. Please log out first.')
  const transfer = { caip2Id: 'eip155:1', recipient: 'you', token: '', amount: 0 }
  t.match(await refused(wallet.transferToken(transfer)), [{ path: 'recipient' }, { path: 'amount' }])
  t.equal(
    await refused(wallet.transferToken({ ...transfer, recipient: `0x${'ab'.repeat(20)}`, amount: 1 })),
    'Chain Not Supported',
  )
  await kit.logOut()
  t.equal(await refused(wallet.signMessage('after the end')), 'User must be logged in to sign message')
  t.equal(await refused(kitAt(app.url, async () => 'trucv_key').logIn({ provider: 'client_jwt' })), '401 invalid_token')
  t.equal(await refused(kitAt('http://localhost:1', async () => token).readConfig()), '0 offline')
})
