// A process of `npm test`: imports test files one after another, each when a message names it, and replies with its counts. Ends at
// the message `end`.
import root from 'tap'
import type { Parser } from 'tap-parser'
import type { FileCounts, FileOrder } from '../scripts/lib/test-pool.ts'
import { setFileTest, type Test } from './tap.ts'

const GLOBALS = ['Date', 'RegExp', 'fetch', 'window', 'document', 'localStorage'] as const

/** The state of the process that a file could change for the files after it. */
function processState() {
  const state = new Map<string, unknown>()
  // sharp sets VIPSHOME when it is loaded.
  const { VIPSHOME, ...env } = process.env
  for (const [name, value] of Object.entries(env)) state.set(`process.env.${name}`, value)
  state.set('the working directory', process.cwd())
  for (const name of GLOBALS) {
    const property = Object.getOwnPropertyDescriptor(globalThis, name)
    state.set(name, property?.value ?? property?.get)
  }
  return state
}

/** Counts the tests without assertions, which tap counts as passed. Reports each test that begins, for the log of a file that hangs. */
function countEmpty(test: Test) {
  let count = 0
  const listen = (parser: Parser): unknown => {
    process.send?.({ begun: parser.fullname })
    return parser.on('child', listen).on('complete', results => {
      if (results.count === 0) count++
    })
  }
  test.parser.on('child', listen)
  return () => count
}

async function runFile(files: Test, { file, isAlone }: FileOrder): Promise<FileCounts> {
  const before = processState()
  const timeout = Number(process.env.TAP_TIMEOUT) * 1000
  let fileTest = files
  let empty = () => 0
  await files.test(`test/${file}`, { timeout }, async test => {
    fileTest = test
    empty = countEmpty(test)
    setFileTest(test)
    await import(new URL(file, import.meta.url).href)
  })
  const failures = fileTest.lists.fail.map(({ fullname, diag }) => ({ name: fullname, diag }))
  if (!failures.length && !fileTest.passing()) failures.push({ name: 'the file did not pass', diag: {} })
  if (!isAlone) {
    const after = processState()
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      name => before.get(name) !== after.get(name),
    )
    if (changed.length) failures.push({ name: `the file changes its process: ${changed.join(', ')}`, diag: {} })
  }
  return { passed: fileTest.counts.pass - empty(), failures }
}

// tap takes the reference from the channel, without which the process would end while it waits.
const nextOrder = () =>
  new Promise<FileOrder | 'end'>(resolve => {
    process.once('message', resolve)
    process.channel?.ref()
  })

root.setTimeout(0)
await root.test('files', { timeout: 0 }, async files => {
  for (let order = await nextOrder(); order !== 'end'; order = await nextOrder())
    process.send?.(await runFile(files, order))
})
process.disconnect?.()
