// All networks: which of them run, and the test funds of a wallet on each. Knows no HTTP.
import { randomUUID } from 'node:crypto'
import { keptPath } from '../kept.ts'
import { welcome } from './aptos-ledger.ts'
import { type Chain, createChain } from './chain.ts'
import { APTOS, EVM_NETWORKS, type Network, TOKEN_ADDRESS, WELCOME } from './networks.ts'
import type { Activity, Store, User } from './state.ts'

export type World = ReturnType<typeof createWorld>
type Options = {
  store: Store
  dataDir: string | null
  binary: () => string
  log: (line: string) => void
  /** Milliseconds. */
  now: () => number
}

export function createWorld({ store, dataDir, binary, log, now }: Options) {
  const { state, save } = store
  const chains = new Map<string, Chain>(
    EVM_NETWORKS.map(network => {
      const file = dataDir && keptPath(dataDir, `chain-${network.chainId}.hex`)
      return [network.caipId, createChain({ network, binary, file, log })]
    }),
  )
  const welcomed = new Set<string>()

  function credit(user: User, caipId: string, token: string, amount: bigint) {
    note({ userId: user.id, caipId, token, amount: String(amount), transferType: 'CREDIT', description: 'Test funds' })
  }

  function note(entry: Omit<Activity, 'id' | 'at' | 'hash' | 'orderType'> & Partial<Activity>) {
    const at = Math.floor(now() / 1000)
    state.activity.push({ id: randomUUID(), orderType: 'TOKEN_TRANSFER', hash: '', at, ...entry })
  }

  /** Gives a wallet its test funds on a running network, once. */
  async function fund(user: User, network: Network): Promise<void> {
    const mark = `${network.caipId} ${user.id}`
    if (welcomed.has(mark)) return
    const chain = chains.get(network.caipId)
    const isNew = chain ? await chain.welcome(user.evm) : welcome(state.ledger, user.aptos)
    welcomed.add(mark)
    if (!isNew) return
    credit(user, network.caipId, '', chain ? WELCOME.coin : WELCOME.apt)
    if (chain) credit(user, network.caipId, TOKEN_ADDRESS, WELCOME.token)
    save()
  }

  return {
    fund,
    note,
    /** The chain of an EVM network, or undefined. */
    chainOf: (caipId: string) => chains.get(caipId),
    /** The running networks. Starts the EVM chains. */
    async available(): Promise<Network[]> {
      const works = await Promise.all([...chains.values()].map(chain => chain.works()))
      return [...EVM_NETWORKS.filter((_, at) => works[at]), APTOS]
    },
    /** The running network of this chain id, in any letter case, or null. */
    async find(caip2Id: string): Promise<Network | null> {
      const network = [...EVM_NETWORKS, APTOS].find(one => one.caipId === caip2Id.toLowerCase())
      const chain = network && chains.get(network.caipId)
      return network && (!chain || (await chain.works())) ? network : null
    },
    async stop(): Promise<void> {
      await Promise.all([...chains.values()].map(chain => chain.stop()))
    },
  }
}

/** The wallet's address on a network. */
export const addressOn = (network: Network, user: User): string => (network.family === 'EVM' ? user.evm : user.aptos)
