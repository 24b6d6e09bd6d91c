// The open wallet in a browser, behind the real proxy, with a backend that omits fields and sends odd values: a sample of the
// replies that test/rules/wallet-replies.test.ts renders completely. And a wallet login page that does not load.
import type { Page } from 'playwright-core'
import { callOf } from '../../../api/core/wallet/calls.ts'
import { openersFor, otherWays, part } from '../../browser/wallet-hands.ts'
import { startApp } from '../../harness.ts'
import t from '../../tap.ts'
import { GOOD, type Mutant, replies, WALLET_CALLS } from '../../wallet-replies.ts'
import { startUpstream } from '../../wallet-upstream.ts'

const upstream = await startUpstream(t)
const app = await startApp(t, upstream.env)
const { signedIn, withWallet, isOpen } = openersFor(app)
const answer = ({ name, data }: Pick<Mutant, 'name' | 'data'>) =>
  upstream.tell(`GET ${callOf(name).path}`, () => ({ body: { status: 'success', data } }))
for (const name of WALLET_CALLS) answer({ name, data: GOOD[name] })

/** The replies with several changes at once, one of each call in turn. */
function sample(rounds: number): Mutant[][] {
  const all = replies(2_000).reverse()
  const queues = WALLET_CALLS.map(name => all.filter(one => one.name === name))
  return Array.from({ length: rounds }, (_, at) => queues.map(queue => queue[at * 3] as Mutant))
}

const PARTS = ['Holdings', 'NFTs', 'Activity', 'Orders', 'Networks']

t.test('no reply crashes the screen, and only a success is shown as one', async t => {
  const { page, errors } = await withWallet(t, 'odd@example.org')
  for (const round of sample(8)) {
    const what = round.map(one => one.what).join(' | ')
    round.forEach(answer)
    await page.reload()
    await isOpen(page)
    for (const name of PARTS) {
      await part(page, name)
      const region = page.getByRole('region', { name, exact: true })
      // Rendered, or an error message with a retry.
      await region.locator('li, .notice, .wallet-empty').first().waitFor()
      t.equal(await page.getByText('This page could not be shown').count(), 0, what)
      t.notMatch(await region.textContent(), /\bundefined\b|\bNaN\b|Invalid Date|\[object|\b1970\b/, `${name}: ${what}`)
    }
    const orders = Object(round.at(-1)?.data).items
    const done = Array.isArray(orders) ? orders.filter(one => Object(one).status === 'SUCCESSFUL').length : 0
    await part(page, 'Orders')
    await page.locator('.wallet-orders li, .notice, .wallet-empty').first().waitFor()
    t.equal(await page.locator('.wallet-status.done').count(), done, what)
  }
  const thrown = errors.filter(text => !/status of 50[24]/.test(text))
  t.same(thrown, [], 'nothing was thrown')
})

const frameOf = (page: Page) => page.frameLocator('dialog.onboarding iframe')

t.test('a login page that does not load is given up after half a minute, and can be retried', async t => {
  const { page, context } = await signedIn(t, { email: 'blocked@example.org' })
  await page.clock.install()
  await page.goto(`${app.url}/wallet`)
  await otherWays(page)
  const dialog = page.locator('dialog.onboarding')
  const open = () => page.getByRole('button', { name: 'The wallet’s own page' }).click()
  const odd = `<!doctype html><title>Odd</title><script>addEventListener('message', ({ data: { id } }) =>
    parent.postMessage({ id, channel: 'responseChannel', data: {} }, '*'))</script>`
  /** The fate of the page's request; `silent` gets neither a reply nor an error. */
  let fate: 'silent' | 'refused' | 'odd' | 'here' = 'silent'
  await context.route(/\/onboarding\?/, route => {
    if (fate === 'refused') return route.abort()
    if (fate === 'odd') return route.fulfill({ contentType: 'text/html', body: odd })
    return fate === 'here' ? route.fallback() : undefined
  })
  const again = () => dialog.getByRole('button', { name: 'Try again' }).click()
  const put = async (button: string) => {
    await dialog.getByRole('button', { name: button }).first().click()
    await page.clock.fastForward(300)
    await dialog.waitFor({ state: 'detached' })
  }
  await open()
  await dialog.getByText('The wallet’s own page is being opened…').waitFor()
  await page.clock.fastForward(30_000)
  await dialog.getByText('Request timeout').waitFor()
  fate = 'here'
  await again()
  await frameOf(page).getByRole('heading', { name: 'Your wallet' }).waitFor()
  await dialog.getByText('does not answer').waitFor({ state: 'detached' })
  await page.clock.fastForward(30_000)
  t.equal(await dialog.getByText('Request timeout').count(), 0, 'what has spoken is not given up')
  await put('Close')

  fate = 'refused'
  await open()
  await page.clock.fastForward(30_000)
  await dialog.getByText('Request timeout').waitFor()
  await put('Log in another way')

  fate = 'odd'
  await open()
  await dialog.getByText('Invalid response data').waitFor()
  fate = 'silent'
  await again()
  await dialog.getByText('The wallet’s own page is being opened…').waitFor()
  // As some browser extensions do.
  await dialog.locator('iframe').evaluate(frame => frame.remove())
  await page.clock.fastForward(30_000)
  await dialog.getByText('WebView not available').waitFor()
  fate = 'here'
  await again()
  await frameOf(page).getByRole('heading', { name: 'Your wallet' }).waitFor()
})
