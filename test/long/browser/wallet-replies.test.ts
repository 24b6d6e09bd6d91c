// The messages of the wallet's screen when its session has ended or its backend fails, in a browser and through the real proxy. All
// messages are in test/rules/wallet-refusals, all replies in test/long/wallet-replies.
import type { Page } from 'playwright-core'
import { callOf } from '../../../api/core/wallet/calls.ts'
import { byAccount, fill, openersFor, otherWays, part, sendTokens } from '../../browser/wallet-hands.ts'
import { startApp } from '../../harness.ts'
import t from '../../tap.ts'
import { GOOD, WALLET_CALLS } from '../../wallet-replies.ts'
import { startUpstream } from '../../wallet-upstream.ts'

const upstream = await startUpstream(t)
const app = await startApp(t, upstream.env)
const { signedIn, withWallet, isOpen } = openersFor(app)
const answer = (path: string, data: unknown) =>
  upstream.setReply(`GET ${path}`, () => ({ body: { status: 'success', data } }))
const fail = (key: string) =>
  upstream.setReply(key, () => ({ body: { status: 'error', error: { message: 'Something broke' } } }))
for (const name of WALLET_CALLS) answer(callOf(name).path, GOOD[name])

/** Clears the browser's storage, which fires no event. */
const forget = (page: Page) => page.evaluate(() => localStorage.removeItem('okto_session'))

/** The wallet closes with this message; then it is opened again. */
async function closedFor(page: Page, words: string): Promise<boolean> {
  await page.getByText(`${words}. Your wallet session has ended. Please log in again.`, { exact: true }).waitFor()
  await byAccount(page)
  await isOpen(page)
  return true
}

t.test('an operation and a signature whose session has ended say so, and nothing is sent', async t => {
  const email = 'closed@example.org'
  const { page } = await withWallet(t, email)
  await sendTokens(page)
  await fill(page, { Token: 'SBD', Amount: '2.5', Recipient: `0x${'cd'.repeat(20)}` })
  await page.getByText('Please read before you sign').waitFor()
  await forget(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign and send' }).click()
  t.ok(await closedFor(page, 'User must be logged in to generate paymaster data'))
  t.equal(upstream.callsOf('POST /execute').length, 0)

  // Ended elsewhere: the browser still has the session.
  await part(page, 'Tools')
  await page.getByRole('button', { name: 'Begin Sign a message' }).click()
  await fill(page, { Message: 'I am Asha' })
  const sessionPk = await page.evaluate(() => JSON.parse(localStorage.getItem('okto_session') ?? '{}').sessionPubKey)
  await (await app.as({ email })).delete('/wallet/session').set('x-wallet-session', sessionPk).expect(204)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click()
  t.ok(await closedFor(page, 'User must be logged in to sign message'))
  await page.evaluate(() => localStorage.setItem('okto_session', '{"userSWA":"0x12"}'))
  await page.reload()
  await page.getByText('Session keys are not set', { exact: true }).waitFor()
  t.equal(await page.evaluate(() => localStorage.getItem('okto_session')), null, 'what holds no keys is removed')
})

t.test('a failed call shows the message for people and the backend’s text', async t => {
  const { page } = await withWallet(t, 'failing@example.org')
  fail('GET /supported/networks')
  await part(page, 'Networks')
  await page.locator('.notice').getByText('Unable to fetch supported networks: Something broke').waitFor()
  answer('/supported/networks', GOOD.listNetworks)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Sandbox Alpha').first().waitFor()

  await part(page, 'Orders')
  await page.getByLabel('Kind').selectOption({ label: 'NFT transferred' })
  await page.getByLabel('Status').selectOption({ label: 'Failed on the network' })
  await page.locator('.wallet-orders li').first().waitFor()
  t.equal(upstream.lastOf('GET /orders').query, '?status=FAILED_ON_CHAIN&intent_type=NFT_TRANSFER')
  answer('/orders', { count: 0, items: [] })
  await page.getByLabel('Status').selectOption({ label: 'Expired' })
  await page.getByText('No order is like that.').waitFor()
  answer('/orders', GOOD.listOrders)
  await page.getByRole('button', { name: 'Show all orders' }).click()
  await page.locator('.wallet-orders li').first().waitFor()
  t.equal(await page.getByLabel('Status').inputValue(), '')
})

t.test('a login page that does not load is given up after half a minute, and can be retried', async t => {
  const { page, context } = await signedIn(t, { email: 'blocked@example.org' })
  await page.clock.install()
  await page.goto(`${app.url}/wallet`)
  await otherWays(page)
  const dialog = page.locator('dialog.onboarding')
  // The first request for the page gets no reply for good: unroute() would release it.
  let isDown = true
  await context.route(/\/onboarding\?/, route => (isDown ? undefined : route.fallback()))
  await page.getByRole('button', { name: 'The wallet’s own page' }).click()
  await dialog.getByText('The wallet’s own page is being opened…').waitFor()
  await page.clock.fastForward(30_000)
  await dialog.getByText('Request timeout').waitFor()
  isDown = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await page.frameLocator('dialog.onboarding iframe').getByRole('heading', { name: 'Your wallet' }).waitFor()
  await page.clock.fastForward(30_000)
  t.equal(await dialog.getByText('Request timeout').count(), 0, 'a page that has answered is not given up')
})
