// The wallet's stand-in, and helpers to read its ledgers and a person's assets, and to wait for an order's end.
import { Interface } from 'ethers'
import { type Json, type Reply, walletSandbox } from './sandbox-wallet-client.ts'
import type { Test } from './tap.ts'

export const [ALPHA, BETA, APTOS] = ['eip155:31337', 'eip155:31338', 'aptos:sandbox'] as const
export type Sandbox = Awaited<ReturnType<typeof walletSandbox>>
export type Person = Awaited<ReturnType<Sandbox['person']>>
export const erc20 = new Interface([
  'function transfer(address,uint256)',
  'function balanceOf(address) view returns (uint256)',
])
export const erc721 = new Interface(['function ownerOf(uint256) view returns (address)'])

/** A sandbox whose orders finish fast, with access to its ledgers. */
export async function chains(t: Test, dataDir: string | null = null) {
  const sandbox = await walletSandbox(t, { dataDir })
  await sandbox.control('/wallet/settings', { stepMs: 5 })
  const reader = await sandbox.person()
  const lookUp = async (caipId: string, id: string) => {
    const reply = await fetch(`${sandbox.origin}/wallet/ledger/${caipId}/${id}`)
    return (reply.status === 200 ? await reply.json() : null) as Json | null
  }
  /** A read as a caller of the API makes it; its result as text. */
  const view = async (caip2Id: string, abi: Interface, to: string, name: string, ...args: unknown[]) => {
    const { type, inputs, outputs } = JSON.parse(abi.getFunction(name)?.format('json') ?? '{}') as Json
    const values = args.map(value => (typeof value === 'bigint' ? String(value) : value))
    const entry = { type, name, stateMutability: 'view', inputs, outputs }
    const data = { contractAddress: to, abi: entry, args: values }
    const reply = await reader.call('POST', '/readContractData', { caip2Id, data })
    return reply.status === 200 ? String(reply.data[0]) : reply.json.error
  }
  const coins = async (caipId: string, address: string) => {
    const account = await lookUp(caipId, address)
    return BigInt((account?.coins as Record<string, string> | undefined)?.[''] ?? 0)
  }
  return { ...sandbox, lookUp, view, coins }
}

export const addressOn = async (person: Person, caipId: string) =>
  (await person.addresses()).find(one => one.caip_id === caipId)?.address ?? ''
export const tokenOn = async (person: Person, caipId: string) =>
  ((await person.get('/supported/tokens')).tokens as Json[]).find(
    token => token.caip_id === caipId && token.symbol === 'SBD',
  )?.address as string
export const nftsOn = async (person: Person, caipId: string) =>
  ((await person.get('/portfolio/nft')).details as Record<string, string>[]).filter(nft => nft.caip_id === caipId)

/** Executes an intent and waits for its order's end. */
export async function done(person: Person, reply: Promise<Reply>) {
  const { status, json, data } = await reply
  if (status !== 200) throw new Error(JSON.stringify(json))
  return (await person.settled(String(data.jobId))) as Json & { downstream_transaction_hash: string[] }
}
