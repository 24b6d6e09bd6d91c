// The sandbox's sign-in script in a browser, on a page with the content security policy of the login page. Without the service.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { startSandbox } from '../../../scripts/sandbox/main.ts'
import { newPage } from '../../browser/browser.ts'
import t, { type Test } from '../../tap.ts'

const SCRIPT = `
window.received = []; window.moments = []
const options = { client_id: 'client', nonce: 'n-1', auto_select: new URLSearchParams(location.search).has('auto') }
google.accounts.id.initialize({ ...options, callback: response => received.push(response) })
google.accounts.id.renderButton(document.getElementById('button'), { theme: 'outline', size: 'large' })
google.accounts.id.prompt(moment => moments.push(moment.getNotDisplayedReason() || moment.getMomentType()))
`

type Received = { credential: string; select_by: string }[]

async function loginPage(t: Test) {
  const server = createServer((request, response) => {
    if (request.url === '/page.js') return response.setHeader('content-type', 'text/javascript').end(SCRIPT)
    const home = sandbox.origin
    response.setHeader('content-type', 'text/html')
    response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'self' ${home}; style-src ${home}; frame-src ${home}; connect-src ${home}; img-src data:`,
    )
    response.end(`<!doctype html><title>Login</title><link rel="icon" href="data:,"><main><div id="button"></div></main>
      <script src="${home}/google/gsi.js"></script><script src="/page.js"></script>`)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const site = `http://localhost:${(server.address() as AddressInfo).port}`
  const sandbox = await startSandbox({ port: 0, dataDir: null, publicOrigin: site, clientId: 'client' })
  t.teardown(async () => {
    await sandbox.stop()
    server.closeAllConnections()
    server.close()
  })
  return site
}

/** The page's list of this name, once it is not empty. Read from outside, because the policy forbids eval. */
async function filled<T extends unknown[]>(page: Page, name: string): Promise<T> {
  for (;;) {
    const list = (await page.evaluate(name)) as T
    if (list.length) return list
    await page.waitForTimeout(50)
  }
}

t.test(
  'the button signs in through the chooser; later auto_select does it without a click until it is disabled',
  async t => {
    const site = await loginPage(t)
    const { page, context, errors, strangers } = await newPage(t)
    const received = () => filled<Received>(page, 'received')
    const claims = (credential = '') => JSON.parse(Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString())

    await page.goto(site)
    t.same(await filled(page, 'moments'), ['opt_out_or_no_session'])
    const popup = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await (await popup).getByRole('button', { name: /Asha Verma/ }).click()
    const [first] = await received()
    t.equal(first?.select_by, 'btn')
    t.match(claims(first?.credential), { email: 'asha.verma@gmail.com', nonce: 'n-1', aud: 'client' })
    t.ok((await popup).isClosed() || (await (await popup).waitForEvent('close')), 'the pop-up closes itself')

    await page.goto(`${site}/?auto`)
    const [second] = await received()
    t.equal(second?.select_by, 'auto')
    t.equal(claims(second?.credential).sub, claims(first?.credential).sub)

    await page.evaluate('google.accounts.id.disableAutoSelect()')
    await page.goto(`${site}/?auto`)
    await page.getByRole('button', { name: 'Continue as Asha Verma' }).click()
    const [third] = await received()
    t.equal(third?.select_by, 'user')
    t.equal(await page.locator('.sandbox-gsi-card').count(), 0, 'the card is gone')
    t.same(errors, [])
    t.same(strangers, [])
  },
)

t.test('another person can sign in by name and address, from the authorization page too', async t => {
  const site = await loginPage(t)
  const { page, errors } = await newPage(t)
  await page.goto(site)
  const home = await page.evaluate("new URL(document.querySelector('script').src).origin")
  const query = { client_id: 'client', redirect_uri: `${site}/auth/google`, response_type: 'id_token', scope: 'openid' }
  await page.goto(`${home}/google/authorize?${new URLSearchParams({ ...query, nonce: 'n-2', state: 's-2' })}`)
  await page.getByLabel('Name').fill('Émile O’Hara')
  await page.getByLabel('E-mail').fill('emile@firm.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${site}/auth/google#**`)
  const fragment = new URLSearchParams(new URL(page.url()).hash.slice(1))
  t.equal(fragment.get('state'), 's-2')
  t.match(fragment.get('id_token'), /^[\w-]+\.[\w-]+\.[\w-]+$/)
  t.same(errors, [])
})
