// Every login to the wallet in a browser, with wrong codes, closed windows, messages from other windows, expired sessions and an
// unavailable backend.
import { logOut, openersFor, otherWays, part } from '../../browser/wallet-hands.ts'
import { startApp } from '../../harness.ts'
import t from '../../tap.ts'

const app = await startApp(t)
const { signedIn, withWallet, isOpen, changeSandbox, checkTraffic } = openersFor(app)

const codeFor = async (to: string) => (await app.inbox(to))[0]?.code ?? ''
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

t.test('a code by email: wrong, sent again, right; a second login is not asked for', async t => {
  const email = 'codes@example.org'
  const { page } = await signedIn(t, { email })
  await page.goto(`${app.url}/dashboard`)
  await page.getByRole('link', { name: 'Wallet' }).click()
  await otherWays(page)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await page.getByText('Invalid email format').waitFor()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await page.getByText('A code was sent to').waitFor()
  const first = await codeFor(email)
  await page.getByLabel('Code', { exact: true }).fill(wrongFor(first))
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Failed to verify Email OTP: Invalid OTP').waitFor()
  await page.getByRole('button', { name: 'Send another code' }).click()
  await page.getByText('Another code was sent to').waitFor()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(email))
  const other = await page.context().newPage()
  await other.goto(`${app.url}/wallet`)
  const again = other.getByRole('button', { name: 'Continue with Google' })
  await again.waitFor()
  await page.getByRole('button', { name: 'Log in' }).click()
  await isOpen(page)
  await isOpen(other)
  await page.reload()
  await isOpen(page)
  await logOut(page)
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
  await again.waitFor()
  t.equal(await page.evaluate(() => localStorage.getItem('okto_session')), null)
})

t.test('a code by WhatsApp: too short a number, an expired code, another one', async t => {
  const { page } = await signedIn(t, { email: 'phone@example.org' })
  const clock = (clockAheadSeconds: number) => changeSandbox({ clockAheadSeconds })
  t.teardown(() => clock(0))
  const number = '98765-43210'
  await page.goto(`${app.url}/wallet`)
  await otherWays(page)
  await page.getByLabel('By WhatsApp').check()
  await page.getByLabel('WhatsApp number').fill('+91 98765 43210')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await page.getByText('Invalid phone number format: must contain exactly 10 digits').waitFor()
  await page.getByLabel('WhatsApp number').fill(number)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await page.getByText('A code was sent to').waitFor()
  await clock(299)
  await new Promise(done => setTimeout(done, 1_200))
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(number))
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Failed to verify WhatsApp OTP: The code has expired').waitFor()
  await clock(0)
  await page.getByRole('button', { name: 'Send another code' }).click()
  await page.getByText('Another code was sent to').waitFor()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(number))
  await page.getByRole('button', { name: 'Log in' }).click()
  await isOpen(page)
})

t.test('with Google: closed, then completed; logging out of the account ends the wallet session', async t => {
  const { page } = await signedIn(t, { email: 'google@example.org' })
  await page.goto(`${app.url}/wallet`)
  const open = async () => {
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    return popup
  }
  const first = await open()
  t.same(first.url().startsWith(`${app.sandbox.origin}/google/authorize?scope=openid+email+profile&`), true)
  t.same(await first.evaluate(() => [window.outerWidth >= 500, window.innerWidth <= 500]), [true, true])
  await first.close()
  await page.getByText('Authentication popup closed.').waitFor()
  await (await open()).getByRole('button', { name: /Asha Verma/ }).click()
  await isOpen(page)
  const sessionPk = await page.evaluate(() => JSON.parse(localStorage.getItem('okto_session') ?? '{}').sessionPubKey)
  const agent = await app.as({ email: 'google@example.org' })
  const end = () => agent.delete('/wallet/session').set('x-wallet-session', sessionPk)
  const sessionReply = page.waitForResponse(reply => reply.url() === `${app.url}/wallet/session`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${app.url}/`)
  t.equal((await sessionReply).status(), 204)
  t.equal(await page.evaluate(() => localStorage.getItem('okto_session')), null)
  t.equal((await end()).body.code, 'wallet_session_required', 'it is over')
})

t.test(
  'on the wallet’s own page: messages of strangers are ignored, a failure closes it, a code and Google open the wallet',
  async t => {
    const email = 'modal@example.org'
    const { page, context, violations } = await signedIn(t, { email })
    await page.goto(`${app.url}/wallet`)
    const dialog = page.locator('dialog.onboarding')
    const frame = page.frameLocator('dialog.onboarding iframe')
    const open = async () => {
      await otherWays(page)
      await page.getByRole('button', { name: 'The wallet’s own page' }).click()
      await frame.getByRole('heading', { name: 'Your wallet' }).waitFor()
    }
    const ask = async () => {
      await frame.getByLabel('E-mail').fill(email)
      await frame.getByRole('button', { name: 'Send a code by e-mail' }).click()
      await frame.getByText(`A code was sent to ${email}.`).waitFor()
    }
    await open()
    t.same(
      await dialog
        .locator('iframe')
        .boundingBox()
        .then(box => [box?.width, box?.height]),
      [500, 800],
    )
    const source = new URL((await dialog.locator('iframe').getAttribute('src')) ?? '')
    t.same(
      [...source.searchParams],
      [
        ['app', 'OKTO_WEB'],
        ['origin', app.url],
      ],
    )
    const close = { id: 'x', method: 'okto_sdk_login', channel: 'requestChannel', data: { type: 'close_webview' } }
    // From the right origin but another window, and from our own page.
    const opened = context.waitForEvent('page')
    await page.evaluate(url => void window.open(url, '_blank', 'popup'), `${app.sandbox.origin}/inbox`)
    const stranger = await opened
    await stranger.evaluate(message => window.opener.postMessage(message, '*'), close)
    await page.evaluate(message => window.postMessage(message, '*'), close)
    await stranger.close()
    await ask()
    await frame.getByLabel('Code', { exact: true }).fill(wrongFor(await codeFor(email)))
    await frame.getByRole('button', { name: 'Log in' }).click()
    await frame.getByText('Failed to verify Email OTP: Invalid OTP').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Authentication failed: Failed to verify Email OTP: Invalid OTP').waitFor()

    await open()
    await page.mouse.click(5, 400)
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Authentication canceled by the user').waitFor()

    await open()
    await ask()
    await frame.getByLabel('Code', { exact: true }).fill(await codeFor(email))
    await frame.getByRole('button', { name: 'Log in' }).click()
    await frame.getByText('Login successful').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await isOpen(page)
    await logOut(page)

    await open()
    const popup = page.waitForEvent('popup')
    await frame.getByRole('button', { name: 'Continue with Google' }).click()
    await (await popup).getByRole('button', { name: /Asha Verma/ }).click()
    await isOpen(page)
    await dialog.waitFor({ state: 'detached' })
    t.same(violations, [])
  },
)

t.test('an expired session says so; an unavailable backend breaks nothing else', async t => {
  const email = 'ending@example.org'
  const { page } = await withWallet(t, email)
  // Waits for the replies: an aborted call counts as a failure, and after five failures the circuit breaker opens.
  for (const read of ['.wallet-worth', '.wallet-rows.two li']) await page.locator(read).first().waitFor()
  await app.fault('wallet', 'down')
  t.teardown(() => app.fault('wallet', 'off'))
  await part(page, 'Activity')
  await page.getByRole('heading', { name: 'The wallet is not reachable' }).waitFor()
  await page.getByText('Your CVs are not affected.').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'The wallet is not reachable' }).waitFor()
  t.ok(await page.evaluate(() => localStorage.getItem('okto_session')), 'the session is kept')
  await page.getByRole('link', { name: 'To your CVs' }).click()
  await page.getByText('Your first CV starts here').waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await app.fault('wallet', 'off')
  await page.getByRole('button', { name: 'Try again' }).click()
  await isOpen(page)

  const kept = await page.evaluate(() => localStorage.getItem('okto_session') ?? '')
  await page.evaluate(
    text => localStorage.setItem('okto_session', JSON.stringify({ ...JSON.parse(text), expiresAt: Date.now() - 1 })),
    kept,
  )
  await page.reload()
  await page.getByText('Your wallet session has ended. Please log in again.').waitFor()
  t.equal(await page.evaluate(() => localStorage.getItem('okto_session')), null)
  // The service no longer knows the session, although it has not expired.
  const agent = await app.as({ email })
  await agent.delete('/wallet/session').set('x-wallet-session', JSON.parse(kept).sessionPubKey).expect(204)
  await page.evaluate(text => localStorage.setItem('okto_session', text), kept)
  await page.reload()
  await page.getByText('Your wallet session has ended. Please log in again.').waitFor()
  t.equal(await page.evaluate(() => localStorage.getItem('okto_session')), null)
  t.ok(await page.evaluate(() => localStorage.getItem('googleIdToken')), 'the person is still signed in')
})

t.test('no session key was in any request', async t => checkTraffic(t, { requests: 200, sessions: 6 }))
