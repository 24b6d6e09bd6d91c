// Runs anvil, a local Ethereum node, from the binary in its npm package, whose install script need not have run.
// Knows nothing of what the chain is for.
import { spawn } from 'node:child_process'
import { accessSync, chmodSync, constants, copyFileSync, mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packageFolder } from '../package-folder.ts'

export type Anvil = { port: number; exited: Promise<void>; stop(): Promise<void> }

const START_MS = 20_000
const KEEPER = join(packageFolder, 'dist', 'scripts', 'sandbox', 'wallet', 'keeper.js')

/** The binary for this machine, executable. Throws with a sentence when there is none or it cannot be made so. */
export function anvilBinary(): string {
  const name = `@foundry-rs/anvil-${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`
  const file = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  let path: string
  try {
    path = createRequire(import.meta.url).resolve(`${name}/package.json`)
  } catch {
    throw new Error(`the package ${name} is not installed`)
  }
  return executable(join(dirname(path), 'bin', file))
}

/** The file itself, or, where its tree cannot be written to, a copy that may be run. */
export function executable(path: string): string {
  if (isExecutable(path)) return path
  try {
    chmodSync(path, 0o755)
    if (isExecutable(path)) return path
  } catch {
    // Somebody else's file, or a tree that is read only: a copy will do.
  }
  const copy = join(mkdtempSync(join(tmpdir(), 'sandbox-anvil-')), 'anvil')
  copyFileSync(path, copy)
  chmodSync(copy, 0o755)
  return copy
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Starts it on a free loopback port. Rejects with what the binary said when it does not come up. */
export async function startAnvil(binary: string, args: string[]): Promise<Anvil> {
  const all = [KEEPER, binary, '--host', '127.0.0.1', '--port', '0', ...args]
  // Out of reach of the terminal's Ctrl-C, so that what runs can be written down first.
  const child = spawn(process.execPath, all, { stdio: 'pipe', detached: true })
  const exited = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  child.stdin.on('error', () => {})
  const stop = async () => {
    child.stdin.end()
    await exited
  }
  let said = ''
  const port = new Promise<number>(resolve => {
    const listen = (text: string) => {
      said = (said + text).slice(-4_000)
      const found = /Listening on \S+:(\d+)/.exec(said)?.[1]
      if (!found) return
      resolve(Number(found))
      child.stdout.off('data', listen).resume()
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', text => {
      said = (said + text).slice(-4_000)
    })
  })
  const late = AbortSignal.timeout(START_MS)
  const tooLate = new Promise<null>(resolve => late.addEventListener('abort', () => resolve(null), { once: true }))
  const first = await Promise.race([port, exited.then(() => null), tooLate])
  if (first !== null) return { port: first, exited, stop }
  await stop()
  throw new Error(said.trim().split('\n').at(-1) || 'it ended without a word')
}
