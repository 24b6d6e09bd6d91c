// The embedded database on a folder: within the test, or in a process of its own that can be killed.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import mongoose from 'mongoose'
import { type Database, startDatabase } from '../scripts/sandbox/database/server.ts'
import type { Row, Rows } from './database-harness.ts'
import type { Test } from './tap.ts'

export const program = fileURLToPath(
  new URL(`../scripts/sandbox/database/main${import.meta.url.slice(-3)}`, import.meta.url),
)

export function freshDir(t: Test): string {
  const dir = mkdtempSync(join(tmpdir(), 'database-'))
  t.teardown(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** Opens the database of a folder, runs `work` and closes it. */
export async function using<T>(
  dir: string,
  work: (rows: Rows, server: Database, db: mongoose.mongo.Db) => Promise<T>,
): Promise<T> {
  const server = await startDatabase({ dir })
  const client = await new mongoose.mongo.MongoClient(server.uri, { retryWrites: false }).connect()
  try {
    return await work(client.db().collection<Row>('c'), server, client.db())
  } finally {
    await client.close()
    await server.stop()
  }
}

/** A database in its own process; `uri` resolves when it is ready. `limit`: the most kilobytes of a file, or halves of them. */
export function startProcess(t: Test, dir: string, limit?: number) {
  const args = [...process.execArgv, program, '--dir', dir]
  const stdio: StdioOptions = ['pipe', 'pipe', 'pipe', 'ipc']
  const child: ChildProcess = limit
    ? spawn('sh', ['-c', `ulimit -S -f ${limit}; exec "$0" "$@"`, process.execPath, ...args], { stdio })
    : spawn(process.execPath, args, { stdio })
  t.teardown(() => child.kill('SIGKILL'))
  const errors: string[] = []
  child.stderr?.on('data', data => errors.push(String(data)))
  const uri = once(createInterface({ input: child.stdout! }), 'line').then(([line]) => JSON.parse(line).uri as string)
  return { child, uri, errors }
}
