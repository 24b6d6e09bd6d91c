// Reads every file of a folder as the service does, in its processes, and writes what was read: NAME.json, a JSON Resume with the
// words that found no place under `x-unplaced`, or {"error": {"code"}}.
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import { Problem } from '../../api/lib/problem.ts'
import { createImportPool, createImports } from '../../api/resume/imports.ts'
import { median, percentile, type Row } from './load.ts'

const REPEATS = 500
/** Beside the files there may be others that say what is in them. */
const OTHERS = /\.(?:truth\.json|source\.txt)$|(?:^|\/)[A-Z]+\.md$/

export async function measureImport(folder: string, out: string): Promise<Row[]> {
  const pool = createImportPool({ size: 1 })
  const imports = createImports(pool)
  // Processes that wait for work do not keep this one alive, as the server does in the service.
  const alive = setInterval(() => undefined, 1_000)
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\//, ''))
    .filter(name => !OTHERS.test(name))
    .sort()
  const rows: Row[] = []
  const times: number[] = []
  let first: Buffer | undefined
  for (const name of files) {
    const bytes = await readFile(join(folder, name))
    const begun = performance.now()
    const read = await imports.read(bytes, 'bench').catch((error: unknown) => {
      if (error instanceof Problem) return error
      throw error
    })
    const ms = performance.now() - begun
    const isRead = !(read instanceof Problem)
    const result = isRead
      ? { ...read.resume, 'x-unplaced': read.unplaced.map(({ text }) => text) }
      : { error: { code: read.code } }
    const target = join(out, dirname(name), `${parse(name).name}.json`)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, JSON.stringify(result))
    if (isRead && read.pages.length === 2) {
      times.push(ms)
      first ??= bytes
    }
    rows.push({ what: name, measured: `${ms.toFixed(0)} ms${isRead ? '' : `, ${read.code}`}` })
  }
  if (first) rows.push(...(await repeatedly(imports, pool.pids, first, times)))
  await imports.close()
  clearInterval(alive)
  return rows
}

/** On Linux. */
function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1_000
  } catch {
    return 0
  }
}

/** A PDF of two pages over and over: the median, and the memory of the process. */
async function repeatedly(
  imports: ReturnType<typeof createImports>,
  pids: () => number[],
  bytes: Buffer,
  times: number[],
): Promise<Row[]> {
  const memory: number[] = []
  for (let count = 0; count < REPEATS; count++) {
    const begun = performance.now()
    await imports.read(bytes, 'bench')
    times.push(performance.now() - begun)
    // A process is replaced from time to time.
    for (const pid of pids()) memory.push(residentMb(pid))
  }
  const sorted = times.sort((a, b) => a - b)
  return [
    {
      what: 'import: a PDF of two pages',
      goal: '<= 400 ms',
      measured: `median ${median(sorted).toFixed(0)} ms, p99 ${percentile(sorted, 99).toFixed(0)} ms`,
      met: median(sorted) <= 400,
    },
    {
      what: `import: memory of the process over ${REPEATS} files`,
      measured: `${memory[0]?.toFixed(0)} MB first, ${Math.max(...memory).toFixed(0)} MB at most, ${memory.at(-1)?.toFixed(0)} MB last`,
    },
  ]
}
