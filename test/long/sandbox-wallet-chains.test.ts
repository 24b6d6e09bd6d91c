// The chains of the wallet's stand-in: their state survives a restart, only transactions change it, no chain outlives the sandbox,
// and the contracts match their sources.
import { execFile, spawn } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Wallet } from 'ethers'
import t, { type Test } from 'tap'
import { projectRoot } from '../../api/lib/root.ts'
import { anvilBinary, executable } from '../../scripts/sandbox/wallet/anvil.ts'
import { createChain } from '../../scripts/sandbox/wallet/chain.ts'
import { compileContracts } from '../../scripts/sandbox/wallet/compile-contracts.ts'
import { contractsFile } from '../../scripts/sandbox/wallet/contracts.ts'
import { carryOn } from '../../scripts/sandbox/wallet/evm-intents.ts'
import { EVM_NETWORKS } from '../../scripts/sandbox/wallet/networks.ts'
import { until } from '../processes.ts'
import { ALPHA, addressOn, chains, done } from '../sandbox-wallet-chains.ts'
import { intents, SITE, walletSandbox } from '../sandbox-wallet-client.ts'

// Starting chains takes long.

const scratch = (t: Test) => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

t.test('the explorer’s calls change nothing', async t => {
  const { control } = await chains(t)
  for (const method of ['eth_sendTransaction', 'anvil_setBalance', 'evm_revert', 'eth_sendRawTransaction']) {
    t.equal((await control(`/wallet/rpc/${ALPHA}`, { method, params: [] })).status, 403, method)
  }
  t.equal((await control('/wallet/rpc/eip155:1', { method: 'eth_blockNumber' })).status, 404)
})

t.test('wallets, chains and pending orders survive a restart', async t => {
  const dataDir = scratch(t)
  const first = await chains(t, dataDir)
  const [me, other] = [await first.person('keep@example.org'), await first.person()]
  const to = await addressOn(other, ALPHA)
  const sent = await done(me, me.execute(intents.tokens(ALPHA, to, '', 1000)))
  await first.control('/wallet/settings', { orders: 'held' })
  const waiting = String((await me.execute(intents.tokens(ALPHA, to, '', 24))).data.jobId)
  await first.control('/wallet/step', {})
  const { WALLET_CLIENT_PRIVATE_KEY, WALLET_CLIENT_SWA, WALLET_JWT_KEYS } = first.env
  await first.stop()

  const second = await chains(t, dataDir)
  t.match(second.env, { WALLET_CLIENT_PRIVATE_KEY, WALLET_CLIENT_SWA, WALLET_JWT_KEYS })
  const back = await second.person('keep@example.org')
  t.equal(back.swa, me.swa)
  t.equal((await back.settled(waiting)).status, 'SUCCESSFUL', 'it was taken up again')
  t.equal(await second.coins(ALPHA, to), 1024n)
  const receipt = await second.rpc(ALPHA, 'eth_getTransactionReceipt', sent.downstream_transaction_hash[0])
  t.match(receipt, { status: '0x1' })
  t.equal(statSync(join(dataDir, 'sandbox', 'wallet.json')).mode & 0o77, 0, 'its keys are for its owner only')
})

t.test('a transaction that was signed before a crash is sent exactly once', async t => {
  const [network] = EVM_NETWORKS as [(typeof EVM_NETWORKS)[0]]
  const chain = createChain({ network, binary: anvilBinary, file: null, log: () => {} })
  t.teardown(() => chain.stop())
  const wallet = Wallet.createRandom()
  const to = Wallet.createRandom().address
  await chain.welcome(wallet.address)
  const plain = { to, value: 5n, gasLimit: 21_000n, gasPrice: 0n, type: 0, chainId: network.chainId }
  const signed = await wallet.signTransaction({ ...plain, nonce: 0 })
  for (let round = 0; round < 3; round++) await carryOn(chain, signed)
  t.equal(await chain.read(provider => provider.getBalance(to)), 5n)
  const stale = await wallet.signTransaction({ ...plain, nonce: 0, value: 6n })
  await t.rejects(carryOn(chain, stale), { message: /nonce/ }, 'one whose place is taken fails')
})

t.test('a client that the user configured is used', async t => {
  const clientKey = Wallet.createRandom().privateKey
  const clientSwa = Wallet.createRandom().address
  const sandbox = await walletSandbox(t, { wallet: { given: { clientKey, clientSwa } } })
  t.match(sandbox.env, { WALLET_CLIENT_PRIVATE_KEY: clientKey, WALLET_CLIENT_SWA: clientSwa })
  t.match((await sandbox.person()).swa, /^0x/)
})

t.test('no chain outlives its sandbox, even if that is killed', async t => {
  const main = join(projectRoot, 'dist', 'scripts', 'sandbox', 'main.js')
  const program = `import { startSandbox } from ${JSON.stringify(main)}
    const sandbox = await startSandbox({ port: 0, dataDir: null, publicOrigin: '${SITE}', clientId: 'c' })
    await fetch(sandbox.origin + '/wallet/rpc/${ALPHA}', { method: 'POST', body: '{"method":"eth_blockNumber"}' })
    console.log('up')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  await new Promise(resolve => child.stdout.once('data', resolve))
  const family = await descendants(child.pid ?? 0)
  t.equal(family.length, 2, 'the supervisor and the chain')
  child.kill('SIGKILL')
  await t.resolves(until('both have ended', () => !family.some(lives)))
})

async function descendants(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const rows = stdout
    .trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/).map(Number))
  const children = rows.filter(([, parent]) => parent === pid).map(([child]) => child ?? 0)
  return [...children, ...(await Promise.all(children.map(descendants))).flat()]
}

function lives(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

t.test('the binary runs without its execute bit; a file that is no binary is reported', async t => {
  const folder = scratch(t)
  const copy = join(folder, 'anvil')
  copyFileSync(anvilBinary(), copy)
  chmodSync(copy, 0o644)
  t.equal(executable(copy), copy)
  t.ok(statSync(copy).mode & 0o100)
  const broken = join(folder, 'broken')
  writeFileSync(broken, '#!/bin/sh\necho it is not for this machine >&2\nexit 3\n', { mode: 0o755 })
  const lines: string[] = []
  const sandbox = await walletSandbox(t, { wallet: { binary: () => broken, log: line => lines.push(line) } })
  const me = await sandbox.person()
  t.equal((await me.get('/supported/networks')).count, 1)
  t.match(lines.join('\n'), /SANDBOX_ALPHA cannot be started: it is not for this machine/)
})

t.test('the committed bytecode is what the sources compile to', async t => {
  t.same(compileContracts(), JSON.parse(readFileSync(contractsFile, 'utf8')))
})
