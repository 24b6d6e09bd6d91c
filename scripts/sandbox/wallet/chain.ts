// One EVM network of the sandbox: a local chain with an ERC-20, an ERC-721 and an ERC-1155 contract. It starts on first use, and its
// state survives a restart. Knows no users, no orders and no HTTP.
import { setTimeout as sleep } from 'node:timers/promises'
import { Contract, Interface, JsonRpcProvider, type TransactionReceipt, toQuantity } from 'ethers'
import { readKept, writeKept } from '../kept.ts'
import { type Anvil, startAnvil } from './anvil.ts'
import { contract } from './contracts.ts'
import { BADGE, BADGE_ADDRESS, type Network, TOKEN, TOKEN_ADDRESS, TREASURY, WELCOME } from './networks.ts'

export type Chain = ReturnType<typeof createChain>
export type Options = {
  network: Network
  /** Finds the node's binary; throws where there is none. */
  binary: () => string
  /** Where the state is saved after every change; null keeps it in memory. */
  file: string | null
  log: (line: string) => void
}
type Running = { anvil: Anvil; provider: JsonRpcProvider }

const RECEIPT_TRIES = 200
const token = contract('SandboxToken')
const badge = contract('SandboxBadge')
const stamps = contract('SandboxStamps')
export const TOKEN_ABI = new Interface(token.abi)
export const BADGE_ABI = new Interface(badge.abi)
export const STAMPS_ABI = new Interface(stamps.abi)

/** A chain that cannot be started logs that once and rejects every call. */
export function createChain({ network, binary, file, log }: Options) {
  let running: Promise<Running> | null = null
  let broken: Error | null = null
  let isStopped = false
  let queue: Promise<unknown> = Promise.resolve()
  /** The save that is running, and the one queued after it. */
  let writing: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  function start(): Promise<Running> {
    if (broken) return Promise.reject(broken)
    if (isStopped) return Promise.reject(new Error('the sandbox has ended'))
    running ??= launch().catch((error: Error) => {
      broken = new Error(`${network.name} cannot be started: ${error.message}`)
      running = null
      log(`${broken.message}. The EVM networks are missing from the wallet's list.`)
      throw broken
    })
    return running
  }

  async function launch(): Promise<Running> {
    const fee = ['--base-fee', network.isSponsored ? '0' : '1000000000', '--gas-price', String(network.gasPrice)]
    const rest = ['--accounts', '1', '--balance', '1000000000', '--disable-min-priority-fee', '--prune-history']
    const anvil = await startAnvil(binary(), ['--chain-id', String(network.chainId), ...fee, ...rest])
    const options = { staticNetwork: true, batchMaxCount: 1, cacheTimeout: -1 }
    const provider = new JsonRpcProvider(`http://127.0.0.1:${anvil.port}`, network.chainId, options)
    anvil.exited.then(() => {
      provider.destroy()
      running = null
      // The next call restarts it from the saved state; state in memory is lost.
      if (file || isStopped) return
      broken = new Error(`${network.name} has ended by itself`)
      log(`${broken.message}. The EVM networks are missing from the wallet's list.`)
    })
    const dump = file && readKept(file)
    if (dump) await provider.send('anvil_loadState', [dump])
    else await deploy(provider)
    return { anvil, provider }
  }

  async function deploy(provider: JsonRpcProvider) {
    const codes = [
      token.bytecode + TOKEN_ABI.encodeDeploy([TOKEN.name, TOKEN.symbol, TOKEN.decimals]).slice(2),
      badge.bytecode + BADGE_ABI.encodeDeploy([BADGE.name, BADGE.symbol, `${network.caipId}/badges/`]).slice(2),
      stamps.bytecode + STAMPS_ABI.encodeDeploy([`${network.caipId}/stamps/{id}`]).slice(2),
    ]
    for (const data of codes) await spend(provider, { data })
  }

  /** Sends a transaction from the treasury. */
  async function spend(provider: JsonRpcProvider, transaction: { to?: string; data?: string; value?: string }) {
    const price = { from: TREASURY, gasPrice: toQuantity(network.gasPrice) }
    const hash = (await provider.send('eth_sendTransaction', [{ ...price, ...transaction }])) as string
    const receipt = await receiptOf(provider, hash)
    if (receipt.status !== 1) throw new Error(`The treasury's transaction ${hash} failed.`)
  }

  async function read<T>(work: (provider: JsonRpcProvider) => Promise<T>): Promise<T> {
    return work((await start()).provider)
  }

  /** Runs one change at a time; resolves when its result is saved. */
  function write<T>(work: (provider: JsonRpcProvider) => Promise<T>): Promise<T> {
    const done = queue.then(() => read(work))
    queue = done.catch(() => {})
    return done.then(async result => {
      await saved()
      return result
    })
  }

  /** Resolves when every change so far is in the file. A save is slow, so changes that wait share one. */
  function saved(): Promise<void> {
    if (!file) return writing
    next ??= writing.then(() => {
      next = null
      const kept = read(async provider => writeKept(file, (await provider.send('anvil_dumpState', [])) as string))
      writing = kept.catch(() => {})
      return kept
    })
    return next
  }

  const isWelcome = (address: string) =>
    read(async provider => Boolean(await new Contract(TOKEN_ADDRESS, TOKEN_ABI, provider).welcomed!(address)))

  return {
    network,
    read,
    write,
    /** Whether it runs or can be started. */
    works: () =>
      start().then(
        () => true,
        () => false,
      ),
    /** Gives a wallet its test coins, tokens and badge once; true the first time. */
    async welcome(address: string): Promise<boolean> {
      if (await isWelcome(address)) return false
      return write(async provider => {
        if (await isWelcome(address)) return false
        const mint = BADGE_ABI.encodeFunctionData('mint', [address])
        const welcome = TOKEN_ABI.encodeFunctionData('welcome', [address, WELCOME.token])
        await spend(provider, { to: address, value: toQuantity(WELCOME.coin) })
        await spend(provider, { to: BADGE_ADDRESS, data: mint })
        // Last, because it marks the wallet as welcomed.
        await spend(provider, { to: TOKEN_ADDRESS, data: welcome })
        return true
      })
    },
    async stop(): Promise<void> {
      await queue
      await (next ?? writing)
      isStopped = true
      const { anvil, provider } = (await running?.catch(() => null)) ?? {}
      provider?.destroy()
      await anvil?.stop()
    },
  }
}

/** The receipt of a transaction that was just sent: the chain mines each one immediately. */
export async function receiptOf(provider: JsonRpcProvider, hash: string): Promise<TransactionReceipt> {
  for (let attempt = 0; attempt < RECEIPT_TRIES; attempt++) {
    const receipt = await provider.getTransactionReceipt(hash)
    if (receipt) return receipt
    await sleep(10)
  }
  throw new Error(`The transaction ${hash} was not mined.`)
}
