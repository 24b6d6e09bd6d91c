// A block explorer for the sandbox's networks: pages for people, read-only JSON-RPC for programs.
import { formatEther } from 'ethers'
import { type Answer, type Call, Refusal } from '../calls.ts'
import { escapeHtml, page } from '../page.ts'
import { jsonOf, objectWith } from './reply.ts'
import type { Store } from './state.ts'
import type { World } from './world.ts'

const READ_ONLY = /^eth_(blockNumber|chainId|call|estimateGas|gasPrice|getBalance|getBlockBy\w+|getCode|getLogs)$/
const READ_ONLY_TOO = /^eth_get(StorageAt|TransactionByHash|TransactionCount|TransactionReceipt)$/

/** GET /wallet/explorer/:chain/tx/:id. */
export async function transactionPage(store: Store, world: World, { params }: Call): Promise<Answer> {
  const { chain = '', id = '' } = params
  const evm = world.chainOf(chain)
  const receipt = evm && /^0x[0-9a-f]{64}$/.test(id) ? await evm.read(one => one.getTransactionReceipt(id)) : null
  const known = receipt?.toJSON() ?? (chain.startsWith('aptos:') ? store.state.ledger.transactions[id] : null)
  return known ? shown(`Transaction on ${chain}`, known) : absent()
}

/** GET /wallet/explorer/:chain/address/:id: an account, contract, collection or token. */
export async function addressPage(store: Store, world: World, { params }: Call): Promise<Answer> {
  const { chain = '', id = '' } = params
  const evm = world.chainOf(chain)
  if (evm && /^0x[0-9a-fA-F]{40}$/.test(id)) {
    const [balance, code, sent] = await evm.read(one =>
      Promise.all([one.getBalance(id), one.getCode(id), one.getTransactionCount(id)]),
    )
    const kind = code === '0x' ? 'account' : 'contract'
    return shown(`Address on ${chain}`, { address: id, kind, balance: formatEther(balance), transactions: sent })
  }
  const { accounts, collections, tokens } = store.state.ledger
  const known = chain.startsWith('aptos:') ? (accounts[id] ?? collections[id] ?? tokens[id]) : null
  return known ? shown(`Address on ${chain}`, { address: id, ...known }) : absent()
}

const shown = (title: string, value: object) => {
  const text = JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part), 2)
  return page(title, `<pre>${escapeHtml(text)}</pre>`)
}
const absent = () => page('Not found', '<p>Not known to this network.</p>', { status: 404 })

/** POST /wallet/rpc/:chain: read-only JSON-RPC. */
export async function rpc(world: World, call: Call): Promise<Answer> {
  const {
    id = null,
    method,
    params = [],
  } = objectWith(jsonOf(call.body), 'the call', ['method'], ['jsonrpc', 'id', 'params'])
  const chain = world.chainOf(call.params.chain ?? '')
  if (!chain) throw new Refusal(404, 'There is no such EVM network.')
  const name = String(method)
  if (!READ_ONLY.test(name) && !READ_ONLY_TOO.test(name)) throw new Refusal(403, `${name} is not a read-only method.`)
  const result = await chain.read(provider => provider.send(name, params as unknown[]))
  return { body: { jsonrpc: '2.0', id, result } }
}
