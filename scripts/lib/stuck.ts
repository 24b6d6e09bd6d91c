// Says what a process does that does not end, for the log of a test file whose time is almost over.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** On Linux a line for each thread: its name, whether it runs (R) or waits (S), where in the kernel, and its processor time in ticks. */
export function describeThreads(pid: number): string {
  const folder = `/proc/${pid}/task`
  const read = (thread: string, file: string) => readFileSync(join(folder, thread, file), 'latin1').trim()
  const describe = (thread: string) => {
    const fields = read(thread, 'stat').split(') ')[1]?.split(' ') ?? []
    return `${read(thread, 'comm')} ${fields[0]} ${read(thread, 'wchan')} ${fields[11]}\n`
  }
  try {
    return `Not ended yet; its threads:\n${readdirSync(folder).map(describe).join('')}`
  } catch {
    return 'Not ended yet.\n'
  }
}
