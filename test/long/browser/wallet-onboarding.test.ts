// The sandbox's login page for the wallet in a browser and in a frame: it follows the message protocol and accepts messages only
// from its parent page, which here records requests and gives prepared answers.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { startSandbox } from '../../../scripts/sandbox/main.ts'
import { newPage } from '../../browser/browser.ts'
import t, { type Test } from '../../tap.ts'

type Asked = { id: string; method: string; channel: string; data: Record<string, unknown> }

/** Answers by the kind of the request, as the wallet's dialog does: JSON text on success, an object with `error` on failure. */
const HOLDER = `
window.asked = []
const frame = document.querySelector('iframe')
const home = new URL(frame.src).origin
const answers = {
  ui_config: { config: { title: 'Your wallet' } },
  request_otp: { token: 't-1' }, resend_otp: { token: 't-2' },
  paste_otp: { message: '246810' }, verify_otp: { message: 'Login successful' },
  google: { message: 'Google login successful' },
}
addEventListener('message', event => {
  if (event.origin !== home || event.source !== frame.contentWindow) return
  asked.push(event.data)
  const { id, method, data } = event.data
  const kind = data.type ?? data.provider
  if (data.otp === '000000') frame.contentWindow.postMessage({ id, method, data: '{}', error: 'Invalid OTP' }, home)
  else if (answers[kind]) frame.contentWindow.postMessage(JSON.stringify({ id, method, data: { ...data, ...answers[kind] } }), home)
})
`

async function holder(t: Test) {
  const server = createServer((request, response) => {
    if (request.url === '/holder.js') return response.setHeader('content-type', 'text/javascript').end(HOLDER)
    const query = new URLSearchParams({ app: 'OKTO_WEB', origin: site })
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Holder</title><link rel="icon" href="data:,">
      <iframe title="wallet" width="500" height="800" src="${sandbox.origin}/onboarding?${query}"></iframe>
      <script src="/holder.js"></script>`)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const site = `http://localhost:${(server.address() as AddressInfo).port}`
  const sandbox = await startSandbox({ port: 0, dataDir: null, publicOrigin: site, clientId: 'client' })
  t.teardown(async () => {
    await sandbox.stop()
    server.closeAllConnections()
    server.close()
  })
  const { page, errors } = await newPage(t)
  await page.goto(site)
  return { page, errors, sandbox, frame: page.frameLocator('iframe') }
}

const askedOf = async (page: Page) => (await page.evaluate('asked')) as Asked[]
const last = async (page: Page) => (await askedOf(page)).at(-1)

t.test('a code by mail: requested, sent again, wrong, pasted, right', async t => {
  const { page, errors, frame } = await holder(t)
  await frame.getByRole('heading', { name: 'Your wallet' }).waitFor()
  t.match(await last(page), {
    id: String,
    method: 'okto_sdk_login',
    channel: 'requestChannel',
    data: { type: 'ui_config' },
  })
  await frame.getByLabel('E-mail').fill('asha@example.org')
  await frame.getByRole('button', { name: 'Send a code by e-mail' }).click()
  await frame.getByText('A code was sent to asha@example.org.').waitFor()
  t.match((await last(page))?.data, { type: 'request_otp', provider: 'email', email: 'asha@example.org' })
  await frame.getByRole('button', { name: 'Send another code' }).click()
  await frame.getByText('Another code was sent.').waitFor()
  t.match((await last(page))?.data, { type: 'resend_otp', provider: 'email', email: 'asha@example.org', token: 't-1' })
  await frame.getByLabel('Code', { exact: true }).fill('000000')
  await frame.getByRole('button', { name: 'Log in' }).click()
  await frame.getByText('Invalid OTP').waitFor()
  await frame.getByRole('button', { name: 'Paste the code' }).click()
  await page.waitForFunction("asked.at(-1).data.type === 'paste_otp'")
  await frame.getByRole('button', { name: 'Log in', disabled: false }).click()
  await frame.getByText('Login successful').waitFor()
  t.match((await last(page))?.data, { type: 'verify_otp', provider: 'email', token: 't-2', otp: '246810' })
  t.same(errors, [])
})

t.test('WhatsApp, Google and closing', async t => {
  const { page, frame } = await holder(t)
  await frame.getByRole('button', { name: 'Continue with Google' }).click()
  await frame.getByText('Google login successful').waitFor()
  t.same((await last(page))?.data, { provider: 'google' })
  await frame.getByLabel('WhatsApp number').fill('98765-43210')
  await frame.getByRole('button', { name: 'Send a code by WhatsApp' }).click()
  await frame.getByText('A code was sent').waitFor()
  t.same((await last(page))?.data, { type: 'request_otp', provider: 'whatsapp', whatsapp_number: '98765-43210' })
  await frame.getByRole('button', { name: 'Close' }).click()
  await page.waitForFunction("asked.at(-1).data.type === 'close_webview'")
  t.equal(new Set((await askedOf(page)).map(({ id }) => id)).size, (await askedOf(page)).length, 'ids of their own')
})

t.test('the onboarding page answers the requests of its parent page', async t => {
  const { page, frame } = await holder(t)
  await frame.getByRole('heading', { name: 'Your wallet' }).waitFor()
  const ask = (id: string, data: object) =>
    page.evaluate(
      message => {
        const { contentWindow, src } = document.querySelector('iframe') as HTMLIFrameElement
        contentWindow?.postMessage(message, new URL(src).origin)
      },
      { id, method: 'm', channel: 'requestChannel', data },
    )
  await ask('a', { type: 'ui_config', config: { title: 'My wallet' } })
  await frame.getByRole('heading', { name: 'My wallet' }).waitFor()
  await ask('b', { type: 'something else' })
  await page.waitForFunction("asked.at(-1).id === 'b'")
  t.match((await askedOf(page)).slice(-2), [
    { id: 'a', channel: 'responseChannel', data: { status: 'success' } },
    { id: 'b', channel: 'responseChannel', data: { status: 'unknown' } },
  ])
})

t.test('no other page may frame the onboarding page', async t => {
  const { sandbox } = await holder(t)
  const thief = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><title>Thief</title><link rel="icon" href="data:,"><iframe src="${sandbox.origin}/onboarding?app=OKTO_WEB&origin=${sandbox.origin}"></iframe>`,
    )
  })
  await new Promise<void>(resolve => thief.listen(0, '127.0.0.1', resolve))
  t.teardown(() => thief.close())
  t.teardown(() => thief.closeAllConnections())
  const { page, errors } = await newPage(t)
  await page.goto(`http://localhost:${(thief.address() as AddressInfo).port}`)
  t.equal(await page.frameLocator('iframe').getByText('Log in to your wallet').count(), 0)
  t.match(errors.join('\n'), /frame-ancestors/)
})
