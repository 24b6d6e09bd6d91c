// One process a directory: an exclusive file that names its owner. The lock of a process that is gone is taken over.
import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ended, and nobody has asked how: it holds nothing any more, though its number is still in use. */
const isDead = (state: string | undefined) => state === 'Z' || state === 'X'

// A process number is used again after a while: the time of the process's start, and the boot, tell two owners apart.
function identityOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return isDead(fields[0]) ? undefined : `${boot} ${fields[19]}`
  } catch {
    return startTimeByPs(pid)
  }
}

function startTimeByPs(pid: number): string | undefined {
  try {
    const told = execFileSync('ps', ['-o', 'state=', '-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    return isDead(told[0]) ? undefined : told.replace(/^\S+\s+/, '')
  } catch {
    return 'unknown'
  }
}

function isAlive(lock: string): boolean {
  const [pid, identity] = lock.split('\n')
  const current = identityOf(Number(pid))
  return current !== undefined && current === identity
}

/** Whether a living process has the directory. */
export function isLocked(dir: string): boolean {
  const lock = readIfPresent(join(dir, 'lock'))
  return lock !== undefined && isAlive(lock)
}

/** Takes the directory; gives the function that releases it. Throws when a living process has it. */
export function lockDirectory(dir: string): () => void {
  const path = join(dir, 'lock')
  const own = join(dir, `lock.${process.pid}`)
  writeFileSync(own, `${process.pid}\n${identityOf(process.pid)}\n`, { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (tryLink(own, path)) return () => rmSync(path, { force: true })
      removeStale(path, join(dir, `lock.stale.${process.pid}`))
    }
  } finally {
    unlinkSync(own)
  }
  throw new Error(`The database directory ${dir} could not be locked.`)
}

// Linking is atomic and brings the content with it: nobody ever reads a lock that is half written.
function tryLink(own: string, path: string): boolean {
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function removeStale(path: string, aside: string): void {
  const lock = readIfPresent(path)
  if (lock === undefined) return
  if (isAlive(lock)) throw inUse(path, lock)
  renameSync(path, aside)
  // Another process may have replaced the stale lock between the two calls: then it is the owner.
  const moved = readFileSync(aside, 'utf8')
  if (moved !== lock) tryLink(aside, path)
  unlinkSync(aside)
  if (moved !== lock) throw inUse(path, moved)
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const inUse = (path: string, lock: string) =>
  new Error(`The database is in use by process ${lock.split('\n')[0]} (${path}). Stop it, or choose another DATA_DIR.`)
