// The wallet's chapter of docs/integrating.md, run as printed: its module on a page of another origin, with the built kit, a clock
// that is three hours slow, and the sandbox.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { verifyTypedData } from 'ethers'
import { projectRoot } from '../../api/lib/root.ts'
import { documentedModule } from '../documented.ts'
import { startApp } from '../harness.ts'
import t from '../tap.ts'
import { newPage } from './browser.ts'
import { leaksIn, watchTraffic } from './traffic.ts'

const PAGE = `<!doctype html><html lang="en"><title>Prizes</title>
<script type="importmap">{ "imports": { "trucv-wallet-kit": "/wallet-kit/index.js" } }</script>
<script type="module">import { walk } from '/walk.js'
const askForCode = () => window.askForCode()
window.start = given => walk({ ...given, askForCode })</script>`
const FILES: Record<string, [type: string, text: string]> = {
  '/': ['text/html', PAGE],
  '/walk.js': ['text/javascript', documentedModule('trucv-wallet-kit')],
  '/wallet-kit/index.js': ['text/javascript', readFileSync(join(projectRoot, 'dist/wallet-kit/index.js'), 'utf8')],
}
const server = createServer(({ url = '' }, reply) => {
  const [type, text] = FILES[url] ?? ['text/plain', '']
  reply.writeHead(FILES[url] ? 200 : 204, { 'content-type': type }).end(text)
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
t.teardown(() => server.close())
const elsewhere = `http://localhost:${(server.address() as AddressInfo).port}`
const app = await startApp(t, { CORS_ORIGINS: elsewhere })
const email = 'prizes@example.org'

type Walked = {
  statuses: string[]
  signer: string
  signature: string
  addresses: { caipId: string; address: string }[]
}

t.test('the documented module logs in, transfers, mints and signs, from another origin', async t => {
  const { page, context, errors, strangers } = await newPage(t)
  const traffic = watchTraffic()
  traffic.watch(context)
  await page.clock.setFixedTime(Date.now() - 3 * 3_600_000)
  const kept: string[] = []
  await page.exposeFunction('keep', (text: string) => void kept.push(text))
  await page.exposeFunction('askForCode', async () => (await app.inbox(email))[0]?.code)
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, text) {
      ;(window as unknown as { keep(text: string): void }).keep(text)
      setItem.call(this, key, text)
    }
  })
  await page.goto(elsewhere)
  const given = { origin: app.url, bearer: await app.token({ email }), email }
  const walked = await page.evaluate(
    given => (window as unknown as { start(given: object): Walked }).start(given),
    given,
  )

  t.same(walked.statuses, ['SUCCESSFUL', 'SUCCESSFUL'])
  const own = walked.addresses.find(({ caipId }) => caipId.startsWith('eip155:'))?.address.toLowerCase()
  t.equal(walked.signer, own, 'the message is signed by the wallet’s own key')
  const types = { Prize: [{ name: 'place', type: 'uint256' }] }
  const by = verifyTypedData({ name: 'Prizes', version: '1' }, types, { place: '1' }, walked.signature)
  t.equal(by.toLowerCase(), own, 'and so is the typed data')
  const [{ sessionPrivKey } = { sessionPrivKey: '' }] = kept.map(text => JSON.parse(text))
  t.match(sessionPrivKey, /^0x[0-9a-f]{64}$/)
  t.ok(traffic.sent.length > 15)
  t.same(leaksIn(traffic.sent, [sessionPrivKey]), [], 'the session’s key is not sent')
  t.equal(await page.evaluate(() => sessionStorage.length), 0, 'and gone with the log-out')
  t.same([errors, strangers], [[], []])
})
