// The wallet's screens: log-in, an expired session, holdings, orders in every state, forms and reviews, and an unreachable backend.
// The wallet's backend is mocked here, so that every reply can be shown.
import { SigningKey } from 'ethers'
import type { Page } from 'playwright-core'
import { otherWays, part, sendTokens } from '../browser/wallet-hands.ts'
import type { Fixtures, Screen } from './fixtures.ts'

const KEY = new SigningKey(`0x${'11'.repeat(32)}`)
const SWA = '0x2a779C103603C99c7dc5aCbf8571c1B4C2717523'
const CLIENT = '0xfC5d3e74106655d872ef15477bB64bC7eeB6a3d5'
const DOLLAR = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const ALPHA = { caip_id: 'eip155:31337', network_name: 'SANDBOX_ALPHA', network_id: 'n-1' }
const APTOS = { caip_id: 'aptos:sandbox', network_name: 'A_NETWORK_WITH_A_VERY_LONG_NAME', network_id: 'n-3' }

const dollar = { ...ALPHA, id: 't-2', address: DOLLAR, symbol: 'SBD', name: 'Sandbox Dollar', decimals: '6' }
const apt = {
  ...APTOS,
  ...{ id: 't-3', address: '0x1::aptos_coin::AptosCoin', symbol: 'APT', name: 'Aptos coin', decimals: '8' },
}
const held = ({ address, ...token }: typeof dollar, balance: string) => ({
  ...{ ...token, token_address: address, balance, holdings_price_usdt: '123456.78', tokens: null },
})
const nft = (at: number, more: object) => ({
  ...ALPHA,
  ...{ entity_type: 'ERC721', collection_address: DOLLAR, collection_name: 'Sandbox Badges', nft_id: String(at) },
  ...{ token_uri: 'https://example.org/1', description: 'Every new wallet gets one.', nft_name: `Badge ${at}` },
  ...{ quantity: '1', ...more },
})
const order = (at: number, status: string, more: object = {}) => ({
  ...ALPHA,
  ...{ intent_id: `0d8f1a5e-0000-4000-8000-00000000000${at}`, intent_type: 'TOKEN_TRANSFER', status, reason: '' },
  ...{ downstream_transaction_hash: [`0x${'ab'.repeat(32)}`], transaction_hash: [], details: {} },
  ...{ block_timestamp: 1_795_000_000, ...more },
})
const REASON =
  'execution reverted: ERC20InsufficientBalance, and a reason that is as long as reasons of contracts can be'

/** Mocked replies by path; a number is the status of a failure. */
export const ANSWERS: Record<string, unknown> = {
  '/verify-session': { user_id: 'u', client_id: 'c', user_swa: SWA, client_swa: CLIENT, is_session_added: true },
  '/user-keys': { ecdsa_key_id: 'key-1' },
  '/wallets': [ALPHA, APTOS].map(network => ({ ...network, address: `0x${'b1'.repeat(20)}`, network_symbol: 'X' })),
  '/supported/networks': {
    network: [
      { ...ALPHA, type: 'EVM', sponsorship_enabled: true },
      { ...APTOS, type: 'APT' },
    ],
  },
  '/supported/tokens': { tokens: [dollar, apt] },
  '/aggregated-portfolio': {
    aggregated_data: { total_holding_price_usdt: '123456789.12', total_holding_price_inr: '10370370286.08' },
    group_tokens: [held(dollar, '1000.0'), held(apt, '0.000000000000000001')],
  },
  '/portfolio/nft': {
    details: [nft(1, {}), nft(2, { ...APTOS, nft_name: 'A name of an NFT that goes on and on and on' })],
  },
  '/portfolio/activity': { activity: [] },
  '/orders': {
    items: [
      order(1, 'IN_PROGRESS'),
      order(2, 'SUCCESSFUL', { intent_type: 'NFT_CREATE_COLLECTION', ...APTOS }),
      order(3, 'FAILED', { reason: REASON }),
    ],
  },
}

const CONFIG = {
  ...{ success: true, environment: 'sandbox', chainId: 1_802_466_136, clientSWA: CLIENT, threshold: 2 },
  ...{ entryPoint: SWA, jobManager: SWA, paymaster: SWA, onboardingUrl: '', googleClientId: 'wallet.example' },
}

/** Opens the wallet with a session; `answers` override mocked replies. */
export async function openWallet(page: Page, { url }: Pick<Fixtures, 'url'>, answers: Record<string, unknown> = {}) {
  const session = JSON.stringify({
    ...{
      sessionPrivKey: KEY.privateKey,
      sessionPubKey: KEY.publicKey,
      userSWA: SWA,
      expiresAt: Date.now() + 3_600_000,
    },
  })
  await page.addInitScript(text => localStorage.setItem('okto_session', text), session)
  await page.route('**/wallet/config', route => route.fulfill({ json: CONFIG }))
  await page.route('**/wallet/bearer', route =>
    route.fulfill({ json: { success: true, expireAt: new Date(Date.now() + 3_600_000).toISOString() } }),
  )
  await page.route('**/api/oc/v1/**', route => {
    const path = new URL(route.request().url()).pathname.replace('/api/oc/v1', '')
    const data = { ...ANSWERS, ...answers }[path]
    if (typeof data !== 'number') return route.fulfill({ json: { success: true, status: 'success', data } })
    const message = 'Failed to verify user session'
    return route.fulfill({ status: data, json: { success: false, code: 'upstream_failed', message } })
  })
  await page.goto(`${url}/wallet`)
}

async function review(page: Page, fixtures: Fixtures) {
  await openWallet(page, fixtures)
  await sendTokens(page)
  await page.getByLabel('Amount').fill('12.5')
  await page.getByLabel('Recipient').fill(`0x${'ab'.repeat(20)}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Please read before you sign').waitFor()
}

const open = (name: string, go: Screen['open']): Screen => ({ name, who: 'somebody', alone: true, open: go })

export const WALLET_SCREENS: Screen[] = [
  open('wallet-door', async (page, { url }) => {
    await page.goto(`${url}/wallet`)
    await page.getByText('Other ways', { exact: true }).waitFor()
  }),
  open('wallet-login', async (page, { url }) => {
    await page.goto(`${url}/wallet`)
    await otherWays(page)
    await page.getByRole('button', { name: 'Send a code' }).click()
    await page.getByText('Invalid email format').waitFor()
  }),
  open('wallet-code', async (page, { url }) => {
    await page.goto(`${url}/wallet`)
    await otherWays(page)
    await page.getByLabel('E-mail address').fill('ananya@example.org')
    await page.getByRole('button', { name: 'Send a code' }).click()
    await page.getByLabel('Code', { exact: true }).fill('1')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByText('Type the digits of the code').waitFor()
  }),
  open('wallet-unreachable', async (page, fixtures) => {
    await openWallet(page, fixtures, { '/verify-session': 502 })
    await page.getByText('Your CVs are not affected.').waitFor()
  }),
  open('wallet', async (page, fixtures) => {
    await openWallet(page, fixtures)
    await page.locator('.wallet-address code').waitFor()
  }),
  open('wallet-holdings', async (page, fixtures) => {
    await openWallet(page, fixtures)
    await part(page, 'Holdings')
    await page.getByText('To receive').waitFor()
    await page.getByText('1,000 SBD').waitFor()
  }),
  open('wallet-nfts', async (page, fixtures) => {
    await openWallet(page, fixtures)
    await part(page, 'NFTs')
    await page.getByText('Badge 1').first().waitFor()
  }),
  open('wallet-orders', async (page, fixtures) => {
    await openWallet(page, fixtures)
    await part(page, 'Orders')
    await page.locator('.wallet-orders').getByText('Failed').click()
    await page.getByText(REASON).waitFor()
  }),
  open('wallet-unsaid', async (page, fixtures) => {
    const items = [order(1, 'A_STATUS_TO_COME'), {}, order(2, 'SUCCESSFUL', { block_timestamp: null })]
    await openWallet(page, fixtures, { '/orders': { items }, '/user-keys': 502 })
    await part(page, 'Orders')
    await page.getByText('Order of an unknown kind').waitFor()
  }),
  open('wallet-form', async (page, fixtures) => {
    await openWallet(page, fixtures)
    await part(page, 'NFTs')
    await page.getByRole('button', { name: 'Mint an NFT' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('URI cannot be empty').waitFor()
  }),
  open('wallet-review', review),
]
