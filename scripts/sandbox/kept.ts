// What the sandbox keeps of its own between two runs: files below the data folder that only their owner can read. A reader
// never sees a half-written one. Without a folder nothing is kept.
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const keptPath = (dataDir: string, name: string): string => join(dataDir, 'sandbox', name)

function writeKept(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(`${path}.new`, text, { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

/** The text of a file that is made once. Of two starts at the same time one makes it, and both read that. */
export function keptOnce(dataDir: string | null, name: string, make: () => string): string {
  if (dataDir === null) return make()
  const path = keptPath(dataDir, name)
  if (!existsSync(path)) {
    const fresh = `${path}.${randomUUID()}`
    writeKept(fresh, make())
    try {
      linkSync(fresh, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      unlinkSync(fresh)
    }
  }
  chmodSync(path, 0o600)
  return readFileSync(path, 'utf8')
}

/** The state of a stand-in: `initial`, overridden by the stored state, overridden by `given`; `save` stores it. */
export function keptState<State extends object>(dataDir: string | null, name: string, initial: State, given: object) {
  const path = dataDir && keptPath(dataDir, name)
  const state: State = { ...initial, ...(path && parsed(path)), ...given }
  const save = () => {
    if (path) writeKept(path, JSON.stringify(state))
  }
  save()
  return { state, save }
}

function parsed(path: string): object {
  try {
    return JSON.parse(existsSync(path) ? readFileSync(path, 'utf8') : '{}') as object
  } catch {
    throw new Error(`The sandbox's data in ${path} cannot be read; remove the file to begin anew.`)
  }
}
