// Runs test files in a few processes, each of which takes one file after another (test/worker.ts): loading tap and the service costs more
// than most files.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../../api/lib/root.ts'
import { describeThreads } from './stuck.ts'

export type FileOrder = {
  /** Its path in dist/test. */
  file: string
  /** It has a process of its own. */
  isAlone: boolean
}
export type FileCounts = { passed: number; failures: { name: string; diag: unknown }[] }
export type FileResult = FileCounts & { seconds: number; output: string }

/** Room for young objects: a tenth less work. */
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=64']
/** How long a process may take to close its browser and end after its last file. */
const END_MS = 120_000

/** Runs the files in their order, `size` at a time, and reports each. A process does not run further files after a failed one. */
export async function runFiles(orders: FileOrder[], size: number, report: (file: string, result: FileResult) => void) {
  const queue = [...orders]
  const takeFiles = async () => {
    let shared: Worker | null = null
    for (let order = queue.shift(); order; order = queue.shift()) {
      const worker: Worker = (order.isAlone ? null : shared) ?? startWorker()
      const result = await worker.run(order)
      const isDone = order.isAlone || result.failures.length > 0
      if (!order.isAlone) shared = isDone ? null : worker
      if (isDone) await worker.end(result)
      report(order.file, result)
    }
    if (!shared) return
    const last: FileResult = { passed: 0, failures: [], seconds: 0, output: '' }
    await shared.end(last)
    if (last.failures.length) report('worker.js', last)
  }
  await Promise.all(Array.from({ length: size }, takeFiles))
}

type Worker = ReturnType<typeof startWorker>

function startWorker() {
  const program = join(projectRoot, 'dist', 'test', 'worker.js')
  const child = spawn(process.execPath, [...FLAGS, program], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let output = ''
  let lastTest = 'its first test'
  let settle: (counts: FileCounts) => void = () => {}
  // tap's root in the process sends messages of its own.
  child.on('message', (message: FileCounts | { begun: string } | object) => {
    if ('failures' in message) settle(message)
    else if ('begun' in message) lastTest = message.begun
  })
  child.stderr?.setEncoding('utf8').on('data', text => (output += text))
  const closed = new Promise<string>(resolve =>
    child.once('close', (code, signal) => resolve(signal ?? `code ${code}`)),
  )

  /** Resolves in every case: the process is killed if the file takes longer than tap's time-out. */
  async function run(order: FileOrder): Promise<FileResult> {
    output = ''
    const begin = performance.now()
    const limit = Number(process.env.TAP_TIMEOUT) * 1000
    const describe = setTimeout(() => (output += describeThreads(child.pid as number)), limit * 0.9)
    const kill = setTimeout(() => child.kill('SIGKILL'), limit + 60_000)
    const counts = new Promise<FileCounts>(resolve => (settle = resolve))
    const broken = closed.then(end => {
      const name = `its process ended with ${end} in ${lastTest}`
      return { passed: 0, failures: [{ name, diag: {} }] }
    })
    child.send(order, () => {})
    const { passed, failures } = await Promise.race([counts, broken])
    clearTimeout(describe)
    clearTimeout(kill)
    if (passed === 0 && failures.length === 0) failures.push({ name: 'it asserts nothing', diag: {} })
    return { passed, failures, seconds: (performance.now() - begin) / 1000, output }
  }

  /** Ends the process; adds what it wrote until then and, unless a file failed, how it ended wrongly. */
  async function end(result: FileResult): Promise<void> {
    if (child.connected) child.send('end', () => {})
    const kill = setTimeout(() => child.kill('SIGKILL'), result.failures.length ? 10_000 : END_MS)
    const how = await closed
    clearTimeout(kill)
    result.output = output
    if (how !== 'code 0' && !result.failures.length) {
      result.failures.push({ name: `its process ended with ${how} after its files`, diag: {} })
    }
  }
  return { run, end }
}
