// The wallet in a browser: every login, expired sessions, an unavailable backend, and operations with their effect on the sandbox's
// ledgers.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifyMessage, verifyTypedData } from 'ethers'
import type { Route } from 'playwright-core'
import { projectRoot } from '../../../api/lib/root.ts'
import { TOKEN_ADDRESS } from '../../../scripts/sandbox/wallet/networks.ts'
import { leaksIn } from '../../browser/traffic.ts'
import {
  addressOn,
  fill,
  ledgersAt,
  logOut,
  openersFor,
  otherWays,
  part,
  sendTokens,
  signAndWait,
} from '../../browser/wallet-hands.ts'
import { startApp } from '../../harness.ts'
import t from '../../tap.ts'

const app = await startApp(t)
const { signedIn, withWallet, isOpen, changeSandbox, checkTraffic } = openersFor(app)
const { lookUp, coins } = ledgersAt(app.sandbox.origin)
await changeSandbox({ stepMs: 20 })

const ALPHA = 'eip155:31337'
const BETA = 'eip155:31338'
const target = (digit: string) => `0x${digit.repeat(40)}`

const codeFor = async (to: string) => (await app.inbox(to))[0]?.code ?? ''
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

t.test('a code by email: wrong, sent again, right; a second login is not asked for', async t => {
  const email = 'codes@example.org'
  const { page } = await signedIn(t, { email })
  await page.goto(`${app.url}/settings`)
  await page.getByRole('link', { name: 'Open the wallet' }).click()
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
  const again = other.getByRole('button', { name: 'Open with your TruCV account' })
  await again.waitFor()
  await page.getByRole('button', { name: 'Log in' }).click()
  await isOpen(page)
  await isOpen(other)
  await page.reload()
  await isOpen(page)
  await logOut(page)
  await page.getByRole('button', { name: 'Open with your TruCV account' }).waitFor()
  await again.waitFor()
  t.equal(await page.evaluate(() => localStorage.getItem('okto_session')), null)
})

t.test('with Google: closed, then completed; logging out of the account ends the wallet session', async t => {
  const { page } = await signedIn(t, { email: 'google@example.org' })
  await page.goto(`${app.url}/wallet`)
  const open = async () => {
    const popup = page.waitForEvent('popup')
    await otherWays(page)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    return popup
  }
  const first = await open()
  await first.close()
  await page.getByText('Authentication popup closed.').waitFor()
  await (await open()).getByRole('button', { name: /Asha Verma/ }).click()
  await isOpen(page)
  const sessionPk = await page.evaluate(() => JSON.parse(localStorage.getItem('okto_session') ?? '{}').sessionPubKey)
  const agent = await app.as({ email: 'google@example.org' })
  const end = () => agent.delete('/wallet/session').set('x-wallet-session', sessionPk)
  const told = page.waitForResponse(reply => reply.url() === `${app.url}/wallet/session`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${app.url}/`)
  t.equal((await told).status(), 204)
  t.equal(await page.evaluate(() => localStorage.getItem('okto_session')), null)
  t.equal((await end()).body.code, 'wallet_session_required', 'it is over')
})

t.test('on the wallet’s own page a failure closes it, and a code opens the wallet', async t => {
  const email = 'modal@example.org'
  const { page, violations } = await signedIn(t, { email })
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
  t.same(violations, [])
})

t.test('an expired session says so; an unavailable backend breaks nothing else', async t => {
  const email = 'ending@example.org'
  const { page } = await withWallet(t, email)
  await part(page, 'Holdings')
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

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('okto_session') ?? '{}')
    localStorage.setItem('okto_session', JSON.stringify({ ...kept, expiresAt: Date.now() - 1 }))
  })
  await page.reload()
  await page.getByText('Your wallet session has ended. Please log in again.').waitFor()
  t.equal(await page.evaluate(() => localStorage.getItem('okto_session')), null)
  t.ok(await page.evaluate(() => localStorage.getItem('googleIdToken')), 'the person is still signed in')
})

t.test('sending tokens: errors and the review are shown, and the ledger has the transfer', async t => {
  const { page, errors, strangers } = await withWallet(t, 'sender@example.org')
  await part(page, 'Holdings')
  await page.getByText('1,000 SBD').first().waitFor()
  // The address that signs, which is not the receiving one of a network.
  const own = await page.evaluate(() => JSON.parse(localStorage.getItem('okto_session') ?? '{}').userSWA as string)
  await page.getByRole('button', { name: 'Send SBD on Sandbox Alpha' }).click()
  await fill(page, { Amount: '0', Recipient: '12' })
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Invalid recipient address format').waitFor()
  await dialog.getByText('Amount must be greater than 0').waitFor()
  t.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')), 'true')
  await fill(page, { Amount: '0.1234567', Recipient: own })
  await dialog.getByText('Amount can have at most 6 decimals').waitFor()
  await fill(page, { Amount: '12.5' })
  await dialog.getByText('Recipient address cannot be same as the user address').waitFor()
  await fill(page, { Recipient: target('a') })
  await dialog.getByText('12.5 SBD will leave this wallet on Sandbox Alpha.').waitFor()
  t.match(await dialog.locator('dl').textContent(), /TruCV’s wallet service pays it/)
  t.equal(await coins(ALPHA, target('a'), TOKEN_ADDRESS), '0')
  const hash = await signAndWait(page, 'Sign and send')
  t.equal((await lookUp(ALPHA, hash))?.success, true)
  t.equal(await coins(ALPHA, target('a'), TOKEN_ADDRESS), '12500000')
  await page.getByText('987.5 SBD').waitFor()

  await part(page, 'Orders')
  await page.locator('.wallet-orders').getByText('Tokens sent').click()
  t.equal(await page.locator('details dd code').first().getAttribute('title'), hash)
  await part(page, 'Activity')
  await page.getByText('−12.5 SBD').waitFor()
  await part(page, 'Networks')
  await page.getByText('You pay the fees').waitFor()
  await sendTokens(page)
  await fill(page, { Token: 'SBE on Sandbox Beta', Amount: '1000', Recipient: target('b') })
  await dialog.getByText('This wallet pays it, in SBE.').waitFor()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await fill(page, { Amount: '1' })
  await dialog.getByText(/This wallet pays it: about 0\.0+\d+ SBE/).waitFor()
  // The reply is lost: a retry sends the same operation.
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/oc/v1/execute', lose, { times: 1 })
  await dialog.getByRole('button', { name: 'Sign and send' }).click()
  await dialog.getByRole('alert').waitFor()
  const paid = await signAndWait(page, 'Try again')
  t.equal((await lookUp(BETA, paid))?.success, true)
  t.equal(await coins(BETA, target('b')), String(10n ** 18n))
  t.same(strangers, [])
  t.same(
    errors.filter(text => !/502|ERR_FAILED/.test(text)),
    [],
    'nothing but the refused estimate and the lost reply',
  )
})

t.test('messages and typed data are signed, raw transactions sent, contracts read', async t => {
  const { page } = await withWallet(t, 'expert@example.org')
  await part(page, 'Holdings')
  await page.getByText('To receive').waitFor()
  const own = await addressOn(page, 'Sandbox Alpha')
  t.equal(await page.locator('.wallet-address code').textContent(), own, 'the one address of the wallet receives')
  t.equal(await page.getByRole('link', { name: 'Sign my CV' }).getAttribute('href'), '/create-cv')
  const dialog = page.getByRole('dialog')
  const begin = async (name: string) => {
    await part(page, 'Tools')
    await page.getByRole('button', { name: `Begin ${name}` }).click()
  }
  const sign = async () => {
    await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
    await dialog.getByText('Signed. The signature is yours').waitFor()
    const signature = (await dialog.locator('dd code').first().textContent()) ?? ''
    await dialog.getByRole('button', { name: 'Done' }).click()
    return signature
  }
  await begin('Sign a message')
  await fill(page, { Message: 'I am Ananya Śrīnivāsan' })
  await dialog.getByText('will sign exactly this text').waitFor()
  t.equal(verifyMessage('I am Ananya Śrīnivāsan', await sign()), own)

  const types = { Skill: [{ name: 'name', type: 'string' }] }
  const typed = { domain: { name: 'TruCV', chainId: 31_337 }, primaryType: 'Skill', message: { name: 'Welding' } }
  await begin('Sign typed data')
  await fill(page, { 'Typed data': '{"domain": 1}' })
  await dialog.getByText('Typed data is JSON with').waitFor()
  const withDomain = {
    ...types,
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
  }
  await fill(page, { 'Typed data': JSON.stringify({ ...typed, types: withDomain }) })
  await dialog.getByText('Welding').waitFor()
  t.equal(verifyTypedData(typed.domain, types, typed.message, await sign()), own)
})

t.test('no session key was in any request, and the client key is in no built file', async t => {
  checkTraffic(t, { requests: 200, sessions: 6 })
  const key = app.sandbox.env.WALLET_CLIENT_PRIVATE_KEY ?? ''
  const bytes = Buffer.from(key.slice(2), 'hex')
  const ways = [
    key,
    key.slice(2).toUpperCase(),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    btoa(key),
    btoa(`{"k":"${key}"}`),
  ]
  const planted = ways.map(text => `const a = "${text}"`)
  t.same(leaksIn(planted, [key]), planted, 'each form is found')
  const files = readdirSync(join(projectRoot, 'dist', 'site'), { recursive: true, withFileTypes: true })
  const texts = files
    .filter(file => file.isFile() && /\.(js|css|html|json|svg|txt)$/.test(file.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  t.ok(texts.length > 20 && key.length === 66)
  t.equal(leaksIn(texts, [key]).length, 0)
})
