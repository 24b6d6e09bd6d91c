// The wallet's stand-in without its chains, for tests that need none, and a check for its refusals.
import { Wallet } from 'ethers'
import type { Test } from 'tap'
import { type Client, type Reply, walletSandbox } from './sandbox-wallet-client.ts'

/** A client that is unknown to the stand-in. */
export const stranger: Client = { key: Wallet.createRandom().privateKey, swa: `0x${'7'.repeat(40)}` }
/** Seconds. */
export const now = () => Math.floor(Date.now() / 1000)

/** The stand-in on a machine where the chain's binary does not start. */
export async function chainless(t: Test) {
  const lines: string[] = []
  const binary = () => {
    throw new Error('no binary for this machine')
  }
  const sandbox = await walletSandbox(t, { wallet: { binary, log: line => lines.push(line) } })
  return { ...sandbox, lines }
}

/** Refused with this status and these words, in the backend's envelope. */
export function refused(t: Test, { status, json }: Reply, expected: number, words: RegExp, what: string) {
  t.equal(status, expected, what)
  t.match(json, { status: 'error', error: { code: expected, message: String, trace_id: String } }, what)
  const { message, details } = json.error as { message: string; details: string }
  t.match(`${message} | ${details}`, words, what)
}
