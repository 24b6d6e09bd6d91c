// The wallet in a browser, on the sandbox's ledgers: each operation, with its effect checked on the ledger.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifyMessage, verifyTypedData } from 'ethers'
import type { Route } from 'playwright-core'
import { projectRoot } from '../../../api/lib/root.ts'
import { objectAddress } from '../../../scripts/sandbox/wallet/aptos-objects.ts'
import { BADGE_ADDRESS, TOKEN_ADDRESS } from '../../../scripts/sandbox/wallet/networks.ts'
import { leaksIn } from '../../browser/traffic.ts'
import { addressOn, fill, ledgersAt, openersFor, part, signAndWait } from '../../browser/wallet-hands.ts'
import { startApp } from '../../harness.ts'
import t from '../../tap.ts'

const app = await startApp(t)
const { withWallet, tell, checkTraffic } = openersFor(app)
const { lookUp, coins } = ledgersAt(app.sandbox.origin)
await tell({ stepMs: 20 })

const ALPHA = 'eip155:31337'
const BETA = 'eip155:31338'
const APTOS = 'aptos:sandbox'
const target = (digit: string) => `0x${digit.repeat(40)}`

t.test('sending tokens: errors and the review are shown, and the ledger has the transfer', async t => {
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
  await page.getByRole('button', { name: 'Send tokens' }).click()
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

t.test('NFTs are transferred and minted, collections created', async t => {
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
  t.equal((await lookUp(ALPHA, hash))?.success, true)
  t.match((await lookUp(ALPHA, target('c')))?.owned, [{ collection: BADGE_ADDRESS, id: name.replace('Badge ', '') }])
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
  t.equal((await lookUp(ALPHA, hash))?.success, true)
  t.equal(await coins(ALPHA, target('d')), String(5n * 10n ** 17n))

  await begin('Send a raw Aptos transaction')
  await fill(page, { Function: '0x1::aptos_account::transfer', Arguments: `["0x${'e'.repeat(64)}", "7"]` })
  const aptosHash = await signAndWait(page, 'Sign and send')
  t.equal((await lookUp(APTOS, aptosHash))?.success, true)

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

t.test('no session key was in any request, and the client key is in no built file', async t => {
  checkTraffic(t, { requests: 200, sessions: 3 })
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
