// `npm run bench`: builds, then measures the compiled service on this machine and prints each figure beside its goal.
// Arguments: names of sections to run only those, and --quick for short rounds; `import FOLDER OUT` reads the CV files of a folder.
// Ratios survive a change of machine; the rest does not.
import { availableParallelism, loadavg } from 'node:os'
import { build } from '../../scripts/build.ts'
import { measureCost } from './cost.ts'
import { measureImport } from './import.ts'
import { measureLighthouse } from './lighthouse.ts'
import type { Row } from './load.ts'
import { measurePages } from './pages.ts'
import { measureStart } from './start.ts'
import { measureSteady } from './steady.ts'
import { measureTypeset } from './typeset.ts'

const isQuick = process.argv.includes('--quick')
const [rounds, seconds] = isQuick ? [3, 1] : [5, 3]
const SECTIONS: Record<string, () => Promise<Row[]>> = {
  pages: () => measurePages(rounds, seconds),
  cost: () => measureCost(rounds, seconds),
  steady: () => measureSteady(isQuick ? 4 : 15),
  start: () => measureStart(rounds),
  typeset: () => measureTypeset(rounds, isQuick),
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
  if (!wanted.length || wanted.includes(name)) print(await measure())
}
process.exit()
