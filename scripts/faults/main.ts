// `npm run faults`: builds, then runs every fault script of this folder, or the named ones, one after the other, and sums up.
// Each prints what is required beside what was observed; docs/faults.md lists the faults and their scripts.
import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../api/lib/root.ts'
import { build } from '../build.ts'

/** Shared modules, not scripts. */
const PARTS = ['main', 'report', 'proxy', 'replica-set', 'preload']
const folder = join(projectRoot, 'dist/scripts/faults')

const run = (name: string) =>
  new Promise<number>(resolve => {
    const child = spawn(process.execPath, ['--enable-source-maps', join(folder, `${name}.js`)], { stdio: 'inherit' })
    child.once('exit', code => resolve(code ?? 1)).once('error', () => resolve(1))
  })

await build()
const names = (await readdir(folder))
  .filter(file => file.endsWith('.js'))
  .map(file => file.slice(0, -3))
  .filter(name => !PARTS.includes(name))
const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !names.includes(name))
if (unknown.length) throw new Error(`There is no ${unknown.join(', ')}; there are ${names.join(', ')}.`)
const failed: string[] = []
for (const name of wanted.length ? wanted : names) if ((await run(name)) !== 0) failed.push(name)
console.log(failed.length ? `FAIL: ${failed.join(', ')}` : 'PASS')
process.exit(failed.length ? 1 : 0)
