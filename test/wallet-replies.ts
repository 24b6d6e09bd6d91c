// Generated replies of the wallet's backend: valid ones, and ones in which each field is missing, null or has odd values at least
// once. Deterministic by seed.
import type { CallName } from '../api/core/wallet/calls.ts'
import { fc } from './dose.ts'

export const SEED = 20_260_119
export const WALLET_CALLS = [
  'listNetworks',
  'listTokens',
  'listWallets',
  'readPortfolio',
  'listActivity',
  'listNfts',
  'listOrders',
] as const satisfies CallName[]
export type ReadName = (typeof WALLET_CALLS)[number]
export type Mutant = { name: ReadName; data: unknown; what: string }

const TOKEN = `0x${'ab'.repeat(20)}`
const network = { caip_id: 'eip155:31337', network_name: 'SANDBOX_ALPHA', network_id: 'n-1' }
const other = { caip_id: 'aptos:sandbox', network_name: 'SANDBOX_APTOS', network_id: 'n-3' }
const held = {
  ...network,
  ...{ id: 't-2', name: 'Dollar', symbol: 'SBD', token_address: TOKEN, balance: '1000.5', holdings_price_usdt: '9.50' },
}
const order = (at: number, status: string) => ({
  ...network,
  ...{ intent_id: `0d8f1a5e-0000-4000-8000-00000000000${at}`, intent_type: 'TOKEN_TRANSFER', status, reason: '' },
  ...{ downstream_transaction_hash: [`0x${'ab'.repeat(32)}`], transaction_hash: [], details: { intent_type: 'x' } },
  block_timestamp: 1_795_000_000,
})
const moved = (id: string, transfer_type: string, status: string) => ({
  ...network,
  ...{ id, symbol: 'SBD', name: 'Dollar', description: 'token transfer', amount: '12.5', quantity: '12.5' },
  ...{ order_type: 'TOKEN_TRANSFER', transfer_type, status, created_at: '2026-11-20T08:00:00.000Z' },
  ...{ timestamp: 1_795_000_000, tx_hash: `0x${'cd'.repeat(32)}` },
})
const nft = (nft_id: string) => ({
  ...network,
  ...{
    entity_type: 'ERC721',
    collection_address: TOKEN,
    collection_name: 'Badges',
    nft_id,
    nft_name: `Badge ${nft_id}`,
  },
  ...{ quantity: '1', token_uri: 'https://example.org/1', description: 'Every new wallet gets one.' },
})

/** A valid `data` of each call, as the backend spells it. */
export const GOOD: Record<ReadName, unknown> = {
  listNetworks: {
    count: 2,
    network: [
      { ...network, type: 'EVM', sponsorship_enabled: true, gsn_enabled: false, chain_id: '31337' },
      { ...other, type: 'APT', sponsorship_enabled: false, gsn_enabled: true, chain_id: '4' },
    ],
  },
  listTokens: {
    count: 2,
    tokens: [
      { ...network, id: 't-1', address: '', symbol: 'SBA', name: 'Alpha coin', decimals: '18', is_primary: true },
      { ...network, id: 't-2', address: TOKEN, symbol: 'SBD', name: 'Dollar', decimals: '6', is_primary: false },
    ],
  },
  listWallets: [network, other].map(one => ({ ...one, address: TOKEN, network_symbol: 'X' })),
  readPortfolio: {
    aggregated_data: { holdings_count: '2', total_holding_price_usdt: '123.40', total_holding_price_inr: '10365.60' },
    group_tokens: [
      { ...held, tokens: null, aggregation_type: 'token' },
      { ...held, id: 't-9', tokens: [held, { ...held, ...other }], aggregation_type: 'group' },
    ],
  },
  listActivity: { count: 2, activity: [moved('a-1', 'DEBIT', 'SUCCESSFUL'), moved('a-2', 'CREDIT', 'IN_PROGRESS')] },
  listNfts: { count: 2, details: [nft('7'), nft('8')] },
  listOrders: { count: 3, items: [order(1, 'IN_PROGRESS'), order(2, 'SUCCESSFUL'), order(3, 'FAILED')] },
}

const TEXTS = ['', ' ', '0', '-1', '0x', '1e999', '1.2.3', '9'.repeat(40), 'constructor', '__proto__', 'toString']
const HARD = [
  'COMPLETED',
  'successful',
  ' SUCCESSFUL',
  'SUCCESSFUL\u202e',
  'a|b',
  '<b>x</b>',
  '\u202e5.21',
  '🙂',
  'x'.repeat(5_000),
]
const DATES = ['2026-13-45T99:99', '0001-01-01', '-271821-04-20', '0', '99999999999999999999']
const NUMBERS = [0, -1, 1, 1.5, 1e308, -1e308, 2 ** 53, 1e-7, 1_795_000_000_000, 255, 256]
const LISTS = [[], [null], [7, 'x', {}, []], [[[]]]]
const OBJECTS = [{}, { a: { b: 1 } }, { status: 'SUCCESSFUL' }]

const texts = [...TEXTS, ...HARD, ...DATES]
/** The important fields get every odd text, the others some in turn. */
const WEIGHTY = ['status', 'created_at', 'decimals', 'token_address', 'balance']

function oddOf(path: Path, value: unknown, turn: number): unknown[] {
  if (typeof value === 'number') return NUMBERS
  if (typeof value === 'boolean') return [true, false]
  if (Array.isArray(value)) return LISTS
  if (typeof value === 'object') return OBJECTS
  if (WEIGHTY.includes(String(path.at(-1)))) return texts
  return [0, 1, 2, 3].map(step => texts[(turn * 4 + step) % texts.length])
}
const ANY: unknown[] = [null, ...texts, ...NUMBERS, true, false, ...LISTS, ...OBJECTS]

type Path = (string | number)[]
function pathsIn(value: unknown, path: Path = []): Path[] {
  const here = path.length > 0 ? [path] : []
  if (typeof value !== 'object' || value === null) return here
  const keys = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value)
  return [...here, ...keys.flatMap(key => pathsIn((value as Record<string, unknown>)[key], [...path, key]))]
}

const GONE = Symbol('gone')

/** A copy with another value at a path; unchanged if an earlier change removed the path. */
function changed(data: unknown, path: Path, to: unknown): unknown {
  const copy = structuredClone(data)
  let place = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) {
    const next = place[key]
    if (typeof next !== 'object' || next === null) return copy
    place = next as typeof place
  }
  const last = path.at(-1) as string | number
  if (to !== GONE)
    Object.defineProperty(place, last, { value: to, enumerable: true, writable: true, configurable: true })
  else if (Array.isArray(place)) place.splice(Number(last), 1)
  else delete place[last]
  return copy
}

const valueAt = (data: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], data)
const wordsFor = (path: Path, to: unknown) =>
  `${path.join('.')} ${to === GONE ? 'gone' : JSON.stringify(to).slice(0, 60)}`

/** Each field once missing, once null, and with odd values of its own type. */
function everyField(): Mutant[] {
  return WALLET_CALLS.flatMap(name =>
    pathsIn(GOOD[name]).flatMap((path, turn) =>
      [GONE, null, ...oddOf(path, valueAt(GOOD[name], path), turn)].map(to => ({
        ...{ name, data: changed(GOOD[name], path, to), what: `${name} ${wordsFor(path, to)}` },
      })),
    ),
  )
}

const several = fc.constantFrom(...WALLET_CALLS).chain(name => {
  const paths = pathsIn(GOOD[name])
  const change = fc.tuple(fc.constantFrom(...paths), fc.oneof(fc.constant(GONE), fc.constantFrom(...ANY), fc.string()))
  return fc.array(change, { minLength: 2, maxLength: 6 }).map((changes): Mutant => {
    const data = changes.reduce<unknown>((whole, [path, to]) => changed(whole, path, to), GOOD[name])
    return { name, data, what: `${name} ${changes.map(one => wordsFor(...one)).join('; ')}` }
  })
})

/** At least so many replies: each field by itself first, then several changes at once. */
export function replies(atLeast: number): Mutant[] {
  const single = everyField()
  const more = fc.sample(several, { seed: SEED, numRuns: Math.max(500, atLeast - single.length) })
  return [...single, ...more]
}
