// Runs anvil, a local Ethereum node, from the binary in its npm package, whose install script is not needed.
import { spawn } from 'node:child_process'
import { accessSync, chmodSync, constants, copyFileSync, mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packageFolder } from '../package-folder.ts'

export type Anvil = { port: number; exited: Promise<void>; stop(): Promise<void> }

const START_MS = 20_000
const SUPERVISOR = join(packageFolder, 'dist', 'scripts', 'sandbox', 'wallet', 'supervisor.js')

/** The path of the executable for this machine. Throws, with a message for a person, when there is none. */
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

/** The file, made executable, or an executable copy of it where the file's mode cannot be changed. */
export function executable(path: string): string {
  if (isExecutable(path)) return path
  try {
    chmodSync(path, 0o755)
    if (isExecutable(path)) return path
  } catch {
    // Another user's file, or a read-only file system: use a copy.
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

/** Starts it on a free loopback port. Rejects with its last line of output when it does not come up. */
export async function startAnvil(binary: string, args: string[]): Promise<Anvil> {
  const all = [SUPERVISOR, binary, '--host', '127.0.0.1', '--port', '0', ...args]
  // Detached: a Ctrl-C in the terminal must not end it before the state of the chain is saved.
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
  let output = ''
  const port = new Promise<number>(resolve => {
    const listen = (text: string) => {
      output = (output + text).slice(-4_000)
      const found = /Listening on \S+:(\d+)/.exec(output)?.[1]
      if (!found) return
      resolve(Number(found))
      child.stdout.off('data', listen).resume()
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', text => {
      output = (output + text).slice(-4_000)
    })
  })
  const timeout = AbortSignal.timeout(START_MS)
  const timedOut = new Promise<null>(resolve => timeout.addEventListener('abort', () => resolve(null), { once: true }))
  const first = await Promise.race([port, exited.then(() => null), timedOut])
  if (first !== null) return { port: first, exited, stop }
  await stop()
  throw new Error(output.trim().split('\n').at(-1) || 'it ended without any output')
}
