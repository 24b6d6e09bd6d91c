// One process per directory: each leaves a file with its identity, and gives up when another running process has one.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Process ids are reused: on Linux the start time and the boot id tell two owners apart.
function identityOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
    if (!existsSync('/proc/self/stat')) return 'alive'
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // A zombie process: it holds no resources any more.
    return 'ZX'.includes(state) ? undefined : `${boot} ${fields[18]}`
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'alive' : undefined
  }
}

/** The running process that holds the directory. Removes the files of ended ones. */
export function ownerOf(dir: string, except?: string): { pid: string; path: string } | undefined {
  for (const name of readdirSync(dir).filter(name => name.startsWith('lock') && name !== except)) {
    const path = join(dir, name)
    const [pid = '', identity] = readFileSync(path, 'utf8').split('\n')
    // An empty file is about to be written.
    if (pid === '' || (Number(pid) > 0 && identityOf(Number(pid)) === identity)) return { pid, path }
    rmSync(path, { force: true })
  }
  return undefined
}

/** Locks the directory; returns the function that releases it. Throws when a running process holds it. */
export function lockDirectory(dir: string): () => void {
  const name = `lock.${process.pid}`
  const release = () => rmSync(join(dir, name), { force: true })
  let owner = ownerOf(dir)
  if (!owner) {
    writeFileSync(join(dir, name), `${process.pid}\n${identityOf(process.pid)}\n`, { mode: 0o600 })
    owner = ownerOf(dir, name)
    if (owner) release()
  }
  if (!owner) return release
  throw new Error(
    `The database is in use by process ${owner.pid} (${owner.path}). Stop it, or choose another DATA_DIR.`,
  )
}
