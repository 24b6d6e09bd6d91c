// The messages of the wallet's screen when its session has ended or its backend fails: each action and each call has its own, in a
// browser and through the real proxy, with a fake backend.
import type { Page } from 'playwright-core'
import { fill, isNoticed, openersFor, otherWays, part } from '../../browser/wallet-hands.ts'
import { startApp } from '../../harness.ts'
import t from '../../tap.ts'
import { GOOD } from '../../wallet-replies.ts'
import { startUpstream } from '../../wallet-upstream.ts'

const upstream = await startUpstream(t)
const app = await startApp(t, upstream.env)
const { withWallet, isOpen } = openersFor(app)
const answer = (path: string, data: unknown) =>
  upstream.setReply(`GET ${path}`, () => ({ body: { status: 'success', data } }))
const fail = (key: string) =>
  upstream.setReply(key, () => ({ body: { status: 'error', error: { message: 'Something broke' } } }))
answer('/supported/networks', GOOD.listNetworks)
answer('/supported/tokens', GOOD.listTokens)
answer('/aggregated-portfolio', GOOD.readPortfolio)
answer('/orders', GOOD.listOrders)

/** Clears the browser's storage, which fires no event. */
const forget = (page: Page) => page.evaluate(() => localStorage.removeItem('okto_session'))
const ENDED = 'Your wallet session has ended. Please log in again.'

/** The wallet closes with this message; then it is opened again. */
async function closedFor(page: Page, email: string, words: string): Promise<boolean> {
  await page.getByText(`${words}. ${ENDED}`, { exact: true }).waitFor()
  await otherWays(page)
  await page.getByRole('button', { name: `Continue as ${email}` }).click()
  await isOpen(page)
  return true
}

async function review(page: Page) {
  await page.getByRole('button', { name: 'Send tokens' }).click()
  await fill(page, { Token: 'SBD', Amount: '2.5', Recipient: `0x${'cd'.repeat(20)}` })
  await page.getByText('Please read before you sign').waitFor()
  return page.getByRole('dialog').getByRole('button', { name: 'Sign and send' })
}

t.test('an operation names the step that needs an open wallet', async t => {
  const email = 'closed@example.org'
  const { page } = await withWallet(t, email)
  const closed = (words: string) => closedFor(page, email, words)
  await page.getByRole('button', { name: 'Send tokens' }).click()
  await page.getByRole('dialog').getByLabel('Amount').fill('2.5')
  await page
    .getByRole('dialog')
    .getByLabel('Recipient')
    .fill(`0x${'cd'.repeat(20)}`)
  await forget(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  t.ok(await closed('User not logged in'))

  const sign = await review(page)
  await forget(page)
  await sign.click()
  t.ok(await closed('User must be logged in to generate paymaster data'))

  await review(page)
  await page.route('**/wallet/paymaster', async route => {
    const response = await route.fetch()
    await forget(page)
    await route.fulfill({ response })
  })
  await sign.click()
  t.ok(await closed('User must be logged in to sign user operation'))
  await page.unroute('**/wallet/paymaster')

  await review(page)
  await page.route('**/api/oc/v1/execute', route => route.abort(), { times: 1 })
  await sign.click()
  const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await forget(page)
  await again.click()
  t.ok(await closed('User must be logged in to execute user operation'))
  t.equal(upstream.callsOf('POST /execute').length, 0, 'nothing was sent')
})

t.test('signing, syncing keys and reading say that the session has ended', async t => {
  const email = 'unkeyed@example.org'
  const { page } = await withWallet(t, email)
  const closed = (words: string) => closedFor(page, email, words)
  const typed = { domain: {}, types: { A: [] }, primaryType: 'A', message: {} }
  for (const [name, values] of [
    ['Sign a message', { Message: 'I am Asha' }],
    ['Sign typed data', { 'Typed data': JSON.stringify(typed) }],
  ] as const) {
    await part(page, 'Tools')
    await page.getByRole('button', { name: `Begin ${name}` }).click()
    await fill(page, values)
    await page.getByText('Please read before you sign').waitFor()
    await forget(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click()
    t.ok(await closed('User must be logged in to sign message'), name)
  }
  // Ended elsewhere: the browser still has the session.
  await part(page, 'Tools')
  await page.getByRole('button', { name: 'Begin Sign a message' }).click()
  await fill(page, { Message: 'I am Asha' })
  const sessionPk = await page.evaluate(() => JSON.parse(localStorage.getItem('okto_session') ?? '{}').sessionPubKey)
  const agent = await app.as({ email })
  await agent.delete('/wallet/session').set('x-wallet-session', sessionPk).expect(204)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click()
  t.ok(await closed('User must be logged in to sign message'), 'ended by the service')

  fail('GET /user-keys')
  await page.reload()
  await isOpen(page)
  await page.getByText('Messages cannot be signed yet: Failed to retrieve user keys: Something broke').waitFor()
  upstream.setReply('GET /user-keys', null)
  await forget(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  t.ok(await closed('User must be logged in to sync user keys'))

  await forget(page)
  await part(page, 'Activity')
  t.ok(await closed('Session keys are not set'))
  await page.evaluate(() => localStorage.setItem('okto_session', '{"userSWA":"0x12"}'))
  await page.reload()
  await page.getByText('Session keys are not set', { exact: true }).waitFor()
  t.equal(await page.evaluate(() => localStorage.getItem('okto_session')), null, 'what holds no keys is put away')
})

t.test('keys are synced when a wallet is opened or resumed, and not for each signature', async t => {
  const synced = () => upstream.callsOf('GET /user-keys').length
  const before = synced()
  const { page } = await withWallet(t, 'synced@example.org')
  await part(page, 'Tools')
  const sign = async () => {
    await page.getByRole('button', { name: 'Begin Sign a message' }).click()
    await fill(page, { Message: 'I am Asha' })
    await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click()
    await page.getByText('Signed. The signature is yours').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  }
  await sign()
  await sign()
  t.equal(synced(), before + 1)
  const taken = page.waitForResponse(reply => reply.url().endsWith('/user-keys'))
  // As the public SDK stores it: without its expiry.
  await page.evaluate(() => {
    const { expiresAt: _, ...rest } = JSON.parse(localStorage.getItem('okto_session') ?? '{}')
    localStorage.setItem('okto_session', JSON.stringify(rest))
  })
  await page.reload()
  await isOpen(page)
  t.equal((await taken).status(), 200)
  t.equal(synced(), before + 2)
})

t.test('a failed call shows the message for people and the backend’s text', async t => {
  const { page } = await withWallet(t, 'failing@example.org')
  fail('GET /supported/networks')
  await part(page, 'Networks')
  t.ok(await isNoticed(page, 'Unable to fetch supported networks: Something broke'))
  answer('/supported/networks', GOOD.listNetworks)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Sandbox Alpha').first().waitFor()

  fail('GET /orders')
  await part(page, 'Orders')
  t.ok(await isNoticed(page, 'Failed to retrieve orders. Please try again later. Something broke'))
  await page.getByLabel('Kind').selectOption({ label: 'NFT transferred' })
  t.ok(await isNoticed(page, 'Failed to fetch NFT collections from the backend. Something broke'))
  t.equal(upstream.lastOf('GET /orders').query, '?intent_type=NFT_TRANSFER')
  t.equal(upstream.callsOf('GET /nft/order-details').length, 0)
  answer('/orders', GOOD.listOrders)
  await page.getByRole('button', { name: 'Try again' }).click()
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

  await part(page, 'Tools')
  await page.getByRole('button', { name: 'Begin Read a contract' }).click()
  upstream.setReply('POST /readContractData', () => ({
    status: 400,
    body: { error: { message: 'execution reverted' } },
  }))
  const abi = JSON.stringify({ name: 'f', inputs: [], outputs: [] })
  await fill(page, { 'Contract address': `0x${'ab'.repeat(20)}`, Function: abi })
  await page.getByText('Failed to read contract data from the backend. execution reverted').waitFor()
})

t.test('a chain that is listed with another type accepts no Aptos transaction', async t => {
  const { network } = GOOD.listNetworks as { network: object[] }
  answer('/supported/networks', { network: network.map(one => ({ ...one, type: 'EVM' })) })
  t.teardown(() => answer('/supported/networks', GOOD.listNetworks))
  const { page } = await withWallet(t, 'aptos@example.org')
  await part(page, 'Tools')
  await page.getByRole('button', { name: 'Begin Send a raw Aptos transaction' }).click()
  await fill(page, { Function: '0x1::a::b' })
  await page.getByText('Invalid chain for Aptos transaction: aptos:sandbox is listed as EVM').waitFor()
})
