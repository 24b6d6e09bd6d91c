// Starts a compiled program as a child process that ends with this one.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../../api/lib/root.ts'

/** Of the service, in megabytes. Below two gigabytes V8 collects before the heap has grown by two thirds; otherwise it lets it grow fourfold. */
const HEAP = '--max-old-space-size=1024'

export type Child = ReturnType<typeof startChild>

type Options = {
  args?: string[]
  env: NodeJS.ProcessEnv
  /** Reads the child's standard output instead of passing it on. */
  onOutput?: (text: string) => void
}

/**
 * Starts a compiled program (a path below dist/) with this Node. It is detached, so that a Ctrl-C in the terminal does not reach it
 * and the order of shutdown stays under control. Its IPC channel and standard input close when this process ends, even by a crash.
 */
export function startChild(program: string, { args = [], env, onOutput }: Options) {
  const flags = ['--enable-source-maps', ...(program === 'api/main.js' ? [HEAP] : [])]
  const child = spawn(process.execPath, [...flags, join(projectRoot, 'dist', program), ...args], {
    cwd: projectRoot,
    env,
    detached: true,
    stdio: ['pipe', onOutput ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  })
  if (onOutput) child.stdout?.setEncoding('utf8').on('data', onOutput)
  let alive = true
  /** Its exit code; 1 when a signal ended it or it could not be started. */
  const exited = new Promise<number>(resolve => {
    const end = (code: number) => {
      alive = false
      resolve(code)
    }
    child.once('exit', code => end(code ?? 1))
    child.once('error', () => end(1))
  })
  return {
    pid: child.pid,
    exited,
    send: (message: object) => {
      if (alive && child.connected) child.send(message)
    },
    kill: () => {
      if (alive) child.kill('SIGKILL')
    },
    /** Sends SIGTERM, and SIGKILL after `graceMs`. Resolves when the child has ended. */
    async stop(graceMs: number): Promise<void> {
      if (!alive) return
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), graceMs)
      await exited
      clearTimeout(late)
    },
  }
}
