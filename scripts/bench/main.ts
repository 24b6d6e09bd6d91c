// `npm run bench`: builds, then measures the compiled service on this machine and prints each figure beside its goal.
// Arguments: names of sections to run only those, and --quick for short rounds. `import FOLDER OUT` reads the CV files of a folder. Ratios survive a change of machine; the rest does not.
import { availableParallelism, loadavg } from 'node:os'
import { build } from '../build.ts'
import { measureCapacity, QUICK, WHOLE } from './capacity.ts'
import { measureClaims } from './claims.ts'
import { measureCopies } from './copies.ts'
import { measureCredentials } from './credentials.ts'
import { measureImport } from './import.ts'
import { measureLighthouse } from './lighthouse.ts'
import type { Row } from './load.ts'
import { measureNeighbours } from './neighbours.ts'
import { measureOverload } from './overload.ts'
import { measurePages } from './pages.ts'
import { measurePeople } from './people.ts'
import { measureSize } from './size.ts'
import { measureStart } from './start.ts'
import { measureSoak, measureSteady } from './steady.ts'
import { measureStore } from './store.ts'
import { measureTelemetry } from './telemetry.ts'
import { measureTypeset } from './typeset.ts'
import { measureWallet } from './wallet.ts'

/** Take minutes: measured where they are asked for by name. */
const BY_NAME = ['soak', 'telemetry', 'capacity']
const isQuick = process.argv.includes('--quick')
const [rounds, seconds] = isQuick ? [3, 1] : [5, 3]
const SECTIONS: Record<string, () => Promise<Row[]>> = {
  pages: () => measurePages(rounds, seconds),
  store: () => measureStore(rounds, seconds),
  overload: () => measureOverload(isQuick ? 1 : 3, isQuick ? 4 : 6),
  steady: () => measureSteady(isQuick ? 4 : 15),
  soak: () => measureSoak(isQuick ? 3 : 10),
  copies: () => measureCopies(rounds, isQuick ? 4 : 8),
  start: () => measureStart(rounds),
  telemetry: () => measureTelemetry(rounds, isQuick ? 2_000 : 5_000),
  people: () => measurePeople(rounds),
  size: () => measureSize(isQuick ? 1_000 : 5_000),
  typeset: () => measureTypeset(rounds, isQuick),
  wallet: () => measureWallet(rounds),
  claims: () => measureClaims(rounds),
  credentials: () => measureCredentials(rounds),
  neighbours: () => measureNeighbours(rounds),
  capacity: () => measureCapacity(isQuick ? QUICK : WHOLE),
  lighthouse: () => measureLighthouse(isQuick ? 1 : 3),
}

function print(rows: Row[]) {
  const width = Math.max(...rows.map(row => row.what.length), 44)
  for (const { what, goal = '', measured, met } of rows) {
    const verdict = met === undefined ? '' : met ? 'yes' : 'NO'
    console.log(`${what.padEnd(width)}  ${goal.padEnd(10)}  ${verdict.padEnd(4)}  ${measured}`)
  }
}

const [section, folder, out] = process.argv.slice(2)
if (section === 'import') {
  if (!folder || !out) throw new Error('npm run bench -- import FOLDER OUT')
  await build()
  print(await measureImport(folder, out))
  process.exit()
}
const wanted = process.argv.slice(2).filter(word => !word.startsWith('--'))
const unknown = wanted.filter(name => !(name in SECTIONS))
if (unknown.length) throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(SECTIONS).join(', ')}.`)
await build()
const load = loadavg().map(value => value.toFixed(1))
console.log(`Node ${process.version}, ${availableParallelism()} cores, load ${load.join(' ')} before the bench.\n`)
print([{ what: 'what', goal: 'goal', measured: 'met   measured (median, from least to most)' }])
for (const [name, measure] of Object.entries(SECTIONS)) {
  if (wanted.length ? wanted.includes(name) : !BY_NAME.includes(name)) print(await measure())
}
process.exit()
