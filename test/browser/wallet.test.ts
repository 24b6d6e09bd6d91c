// The wallet in a real browser, on the sandbox's real chains: each way to log in, each thing to do with its effect looked up on
// the chain itself, and what happens when codes are wrong, windows are closed, others speak, or the backend is away.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AbiCoder, Interface, verifyMessage, verifyTypedData } from 'ethers'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { projectRoot } from '../../api/lib/root.ts'
import { objectAddress } from '../../scripts/sandbox/wallet/aptos-ledger.ts'
import { BADGE_ADDRESS, TOKEN_ADDRESS } from '../../scripts/sandbox/wallet/networks.ts'
import { type Person, startApp } from '../harness.ts'
import { newPage } from './browser.ts'
import { leaksIn, watchTraffic } from './traffic.ts'

t.setTimeout(300_000)
const app = await startApp(t)
const traffic = watchTraffic()
/** The private keys of all sessions that were opened. */
const keys = new Set<string>()

const set = (values: object) =>
  fetch(`${app.sandbox.origin}/wallet/settings`, { method: 'POST', body: JSON.stringify(values) })
await set({ stepMs: 20 })

const ALPHA = 'eip155:31337'
const BETA = 'eip155:31338'
const APTOS = 'aptos:sandbox'
const target = (digit: string) => `0x${digit.repeat(40)}`

/** A page of somebody who is signed in; all its traffic is recorded. */
async function signedIn(t: Test, person: Person) {
  const open = await newPage(t)
  traffic.watch(open.context)
  const { page } = open
  await page.goto(`${app.url}/favicon.svg`)
  const session = { googleIdToken: await app.token(person), email: person.email, userName: 'Asha', userImage: '' }
  await page.evaluate(values => void Object.assign(localStorage, values), session)
  return open
}

/** The same, with the wallet opened by the account. */
async function withWallet(t: Test, email: string) {
  const open = await signedIn(t, { email })
  await open.page.goto(`${app.url}/wallet`)
  await open.page.getByRole('button', { name: `Continue as ${email}` }).click()
  await isOpen(open.page)
  return open
}

async function isOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send tokens' }).waitFor()
  const kept = await page.evaluate(() => localStorage.getItem('okto_session'))
  keys.add(JSON.parse(kept ?? '{}').sessionPrivKey)
}

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the wallet' }).getByRole('button', { name }).click()
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out of the wallet' }).click()

/** Fills the dialog's fields by their labels; a choice by the beginning of its words. */
async function fill(page: Page, values: Record<string, string>) {
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(values)) {
    const field = dialog.getByLabel(label, { exact: true })
    await field.waitFor()
    const isChoice = await field.evaluate(element => element.tagName === 'SELECT')
    if (!isChoice) await field.fill(value)
    else {
      const options = await field.locator('option').allTextContents()
      await field.selectOption({ label: options.find(one => one.startsWith(value)) ?? value })
    }
  }
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

/** Signs what is under review, waits for the end of the order, and gives back its transaction's hash. */
async function signAndWait(page: Page, verb: string): Promise<string> {
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Please read before you sign').waitFor()
  await dialog.getByRole('button', { name: verb }).click()
  await dialog.getByText('The network has carried it out.').waitFor()
  const hash = await dialog.locator('dd code').first().getAttribute('title')
  await dialog.getByRole('button', { name: 'Done' }).click()
  return hash ?? ''
}

async function rpc(caipId: string, method: string, ...params: unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const reply = await fetch(`${app.sandbox.origin}/wallet/rpc/${caipId}`, { method: 'POST', body })
  return ((await reply.json()) as { result: unknown }).result
}
const faces = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
])
const ask = async (caipId: string, to: string, name: string, argument: unknown) =>
  String(await rpc(caipId, 'eth_call', { to, data: faces.encodeFunctionData(name, [argument]) }, 'latest'))
const receiptOf = async (caipId: string, hash: string) =>
  (await rpc(caipId, 'eth_getTransactionReceipt', hash)) as { status: string } | null
const addressOn = async (page: Page, network: string) =>
  (await page.locator('.wallet-rows.two li', { hasText: network }).locator('code').getAttribute('title')) ?? ''
const codeFor = async (to: string) => (await app.inbox(to))[0]?.code ?? ''
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

t.test('tokens are sent: what is wrong is said, what is signed is said, and the chain has it', async t => {
  const { page, errors, strangers } = await withWallet(t, 'sender@example.org')
  await page.getByText('1,000 SBD').first().waitFor()
  const own = (await page.locator('.wallet-address code').textContent()) ?? ''
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
  t.equal(
    await ask(ALPHA, TOKEN_ADDRESS, 'balanceOf', target('a')),
    AbiCoder.defaultAbiCoder().encode(['uint256'], [0]),
  )
  const hash = await signAndWait(page, 'Sign and send')
  t.equal((await receiptOf(ALPHA, hash))?.status, '0x1')
  t.equal(BigInt(await ask(ALPHA, TOKEN_ADDRESS, 'balanceOf', target('a'))), 12_500_000n)
  await page.getByText('987.5 SBD').waitFor()

  await part(page, 'Orders')
  await page.getByText('Tokens sent').click()
  t.equal(await page.locator('details dd code').first().getAttribute('title'), hash)
  await part(page, 'Activity')
  await page.getByText('−12.5 SBD').waitFor()
  await part(page, 'Networks')
  await page.getByText('You pay the fees').waitFor()
  await page.getByRole('button', { name: 'Send tokens' }).click()
  await fill(page, { Token: 'SBE on Sandbox Beta', Amount: '1000', Recipient: target('b') })
  await dialog.getByText('This wallet pays it, in SBE.').waitFor()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await fill(page, { Amount: '1' })
  await dialog.getByText(/This wallet pays it: about 0\.0+\d+ SBE/).waitFor()
  const paid = await signAndWait(page, 'Sign and send')
  t.equal((await receiptOf(BETA, paid))?.status, '0x1')
  t.equal(BigInt(String(await rpc(BETA, 'eth_getBalance', target('b'), 'latest'))), 10n ** 18n)
  t.same(strangers, [])
  t.same(
    errors.filter(text => !text.includes('502')),
    [],
    'nothing but the estimate that was refused',
  )
})

t.test('NFTs are transferred and minted, collections made', async t => {
  const { page } = await withWallet(t, 'collector@example.org')
  await page.getByText('To receive').waitFor()
  const aptos = await addressOn(page, 'Sandbox Aptos')
  await part(page, 'NFTs')
  const badge = page.locator('li', { hasText: 'Sandbox Alpha' })
  const name = (await badge.locator('strong').textContent()) ?? ''
  await badge.getByRole('button', { name: /^Transfer/ }).click()
  await fill(page, { Recipient: target('c'), Amount: '2' })
  await page.getByText('ERC721 transfers must have amount exactly 1').waitFor()
  await fill(page, { Amount: '1' })
  const hash = await signAndWait(page, 'Sign and transfer')
  t.equal((await receiptOf(ALPHA, hash))?.status, '0x1')
  t.match(await ask(ALPHA, BADGE_ADDRESS, 'ownerOf', name.replace('Badge ', '')), /c{40}$/)
  await badge.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Create a collection' }).click()
  await fill(page, { Name: 'x'.repeat(101) })
  await page.getByText('Collection name cannot exceed 100 characters').waitFor()
  await page.getByText('URI cannot be empty').waitFor()
  await fill(page, { Name: 'Certificates', 'Address of its content (URI)': 'https://example.org/c' })
  await signAndWait(page, 'Sign and create')
  await page.getByRole('button', { name: 'Mint an NFT' }).click()
  await fill(page, {
    Name: 'First prize',
    'Address of its content (URI)': 'https://example.org/1',
    'Collection address': objectAddress(aptos, 'Certificates'),
    Properties: 'Year: 2026',
  })
  await page.getByText('Year: 2026').waitFor()
  await signAndWait(page, 'Sign and mint')
  await page.locator('li', { hasText: 'First prize' }).getByText('Certificates').waitFor()
})

t.test('messages and typed data are signed, raw transactions sent, contracts read', async t => {
  const { page } = await withWallet(t, 'expert@example.org')
  await page.getByText('To receive').waitFor()
  const own = await addressOn(page, 'Sandbox Alpha')
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

  await begin('Send a raw EVM transaction')
  await fill(page, { To: target('d') })
  await dialog.getByText('Transaction must include either data or value').waitFor()
  await fill(page, { Value: '0.5' })
  const hash = await signAndWait(page, 'Sign and send')
  t.equal((await receiptOf(ALPHA, hash))?.status, '0x1')
  t.equal(BigInt(String(await rpc(ALPHA, 'eth_getBalance', target('d'), 'latest'))), 5n * 10n ** 17n)

  await begin('Send a raw Aptos transaction')
  await fill(page, { Function: '0x1::aptos_account::transfer', Arguments: `["0x${'e'.repeat(64)}", "7"]` })
  const aptosHash = await signAndWait(page, 'Sign and send')
  t.equal((await fetch(`${app.sandbox.origin}/wallet/explorer/${APTOS}/tx/${aptosHash}`)).status, 200)

  await begin('Read a contract')
  const abi = { name: 'balanceOf', inputs: [{ name: 'a', type: 'address' }], outputs: [{ type: 'uint256' }] }
  await fill(page, {
    'Contract address': TOKEN_ADDRESS,
    Function: JSON.stringify(abi),
    Arguments: JSON.stringify([own]),
  })
  await dialog.getByText('1000000000', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await begin('Read a contract')
  await dialog.getByLabel('Network').selectOption(APTOS)
  const args = JSON.stringify([`0x${'e'.repeat(64)}`])
  await fill(page, {
    'View function': '0x1::coin::balance',
    Arguments: args,
    'Type arguments': '0x1::aptos_coin::AptosCoin',
  })
  await dialog.getByText('7', { exact: true }).waitFor()
})

t.test('a code by e-mail: wrong, sent again, right; and who is logged in is not logged in again', async t => {
  const email = 'codes@example.org'
  const { page } = await signedIn(t, { email })
  await page.goto(`${app.url}/dashboard`)
  await page.getByRole('link', { name: 'Wallet' }).click()
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
  const again = other.getByRole('button', { name: `Continue as ${email}` })
  await again.waitFor()
  await page.getByRole('button', { name: 'Log in' }).click()
  await isOpen(page)
  await isOpen(other)
  await page.reload()
  await isOpen(page)
  await logOut(page)
  await page.getByRole('button', { name: `Continue as ${email}` }).waitFor()
  await again.waitFor()
  t.equal(await page.evaluate(() => localStorage.getItem('okto_session')), null)
})

t.test('a code by WhatsApp: too short a number, a code that is too old, another one', async t => {
  const { page } = await signedIn(t, { email: 'phone@example.org' })
  const clock = (clockAheadSeconds: number) => set({ clockAheadSeconds })
  t.teardown(() => clock(0))
  const number = '98765-43210'
  await page.goto(`${app.url}/wallet`)
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

t.test('with Google: closed, then gone through with; log-out by the person ends the wallet too', async t => {
  const { page } = await signedIn(t, { email: 'google@example.org' })
  await page.goto(`${app.url}/wallet`)
  const open = async () => {
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Google', exact: true }).click()
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
  const told = page.waitForResponse(reply => reply.url() === `${app.url}/wallet/session`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${app.url}/`)
  t.equal((await told).status(), 204)
  t.equal(await page.evaluate(() => localStorage.getItem('okto_session')), null)
  t.equal((await end()).body.code, 'wallet_session_required', 'it is over')
})

t.test(
  'on the wallet’s own page: strangers are not heard, a failure closes it, a code and Google open the wallet',
  async t => {
    const email = 'modal@example.org'
    const { page, context, violations } = await signedIn(t, { email })
    await page.goto(`${app.url}/wallet`)
    const dialog = page.locator('dialog.onboarding')
    const frame = page.frameLocator('dialog.onboarding iframe')
    const open = async () => {
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
    // From the right origin, but another window; and from our own page.
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
    t.equal(await page.getByRole('dialog').count(), 0)
    t.same(violations, [])
  },
)

t.test('a session that is over says so; a backend that is away takes nothing along', async t => {
  const email = 'ending@example.org'
  const { page } = await withWallet(t, email)
  await page.getByText('To receive').waitFor()
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
  // The service no longer knows this one, although it is not over by the clock.
  const agent = await app.as({ email })
  await agent.delete('/wallet/session').set('x-wallet-session', JSON.parse(kept).sessionPubKey).expect(204)
  await page.evaluate(text => localStorage.setItem('okto_session', text), kept)
  await page.reload()
  await page.getByText('Your wallet session has ended. Please log in again.').waitFor()
  t.equal(await page.evaluate(() => localStorage.getItem('okto_session')), null)
  t.ok(await page.evaluate(() => localStorage.getItem('googleIdToken')), 'the person is still signed in')
})

t.test('no session key was in any request, and the client key is in no built file', async t => {
  t.ok(traffic.sent.length > 200 && keys.size >= 7, `${traffic.sent.length} requests, ${keys.size} keys`)
  t.same(leaksIn(traffic.sent, keys), [])

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
  const files = readdirSync(join(projectRoot, 'dist', 'client'), { recursive: true, withFileTypes: true })
  const texts = files
    .filter(file => file.isFile() && /\.(js|css|html|json|svg|txt)$/.test(file.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  t.ok(texts.length > 20 && key.length === 66)
  t.equal(leaksIn(texts, [key]).length, 0)
})
