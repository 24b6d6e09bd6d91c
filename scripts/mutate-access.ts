// `npm run mutate:access`: takes away, one at a time and in a copy of the built code, each filter by owner, each comparison with
// the caller and each check of who may call, and runs the tests that must notice. What survives is a hole in the tests.
// Arguments: parts of mutants' names to run only those; --list runs none.
import { spawn, spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../api/lib/root.ts'
import { build } from './build.ts'

type Mutant = { name: string; file: string; from: number; to: number; text: string }

/** Names under which stores keep whose something is. */
const OWNER = /(?<=^\s*|,\s*)(userId|ownerId|owner|cvId|asker)(?![\w$])(\s*:\s*[^,{}]+)?(,\s*)?/g
const QUERY =
  /\b(?:find|findOne|findOneAndUpdate|findOneAndDelete|updateOne|updateMany|deleteOne|deleteMany|countDocuments|distinct)\(\{|\bconst filter = \{/g

/** Checks that stand by themselves: what each looks like in the compiled code, and what is left of it. */
const CHECKS: [file: RegExp, look: RegExp, left: string][] = [
  [/^app\.js$/, /access\.require\w+\(\w+(, [^;]*)?\);/g, ''],
  [/^http\/access\.js$/, /!request\.user\b/g, 'false'],
  [/\.js$/, /\b[\w?]+(\(\w+\))?\.role !== 'admin'/g, 'false'],
  [/\.js$/, /\brecord\.banned\b(?=\))/g, 'false'],
  [/\.js$/, /(?<![\w.?])[\w.?]+\.userId !== (?!null)[\w.?]+|(?<![\w.?])[\w.?]+ !== [\w.?]+\.userId\b/g, 'false'],
  [/\.js$/, /(?<![\w.?])[\w.?]+\.userId === (?!null)[\w.?]+|(?<![\w.?])[\w.?]+ === [\w.?]+\.userId\b/g, 'true'],
  [/session-store\.js$/, /\bsession\.owner === owner\b/g, 'true'],
  [/\.js$/, /(?<=if \()[^\n]* !== (buyer|caller)\.email(?=\))/g, 'false'],
  [/\.js$/, /(?<![\w.?])[^\s(]+ === caller\.email\b/g, 'true'],
]

/** Tests beside the matrix that may notice, by the folder of what was changed; by default those named after it. */
const TESTS: Record<string, string[]> = {
  'app.js': ['admin', 'wallet'],
  http: ['sign-in', 'cvs'],
  verification: ['proofs', 'institutions', 'institutions-limits', 'accounts'],
  users: ['sign-in', 'cvs', 'admin', 'accounts'],
  cvs: ['cvs', 'pictures', 'claims', 'accounts'],
  billing: ['coupons', 'receipts', 'payments-tampering', 'payments', 'accounts'],
  wallet: ['wallet', 'wallet-operations', 'accounts'],
}
const ALWAYS = ['access', 'store-owners']

/** Every mutant of a compiled file. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const found: Mutant[] = []
  const add = (from: number, to: number, text: string) => {
    const line = code.slice(0, from).split('\n').length
    const shown = code.slice(code.lastIndexOf('\n', from) + 1, code.indexOf('\n', to)).trim()
    found.push({
      name: `${file}:${line} ${code.slice(from, to).trim()} | ${shown.slice(0, 110)}`,
      file,
      from,
      to,
      text,
    })
  }
  if (/store\.js$/.test(file)) {
    for (const query of code.matchAll(QUERY)) {
      const start = query.index + query[0].length
      for (const [from, to] of ownersIn(code, start)) add(from, to, '')
    }
  }
  for (const [where, look, left] of CHECKS) {
    if (!where.test(file)) continue
    for (const match of code.matchAll(look)) add(match.index, match.index + match[0].length, left)
  }
  return found
}

/** Places of owners' names at the top level of the object whose first character is at `start`. */
function ownersIn(code: string, start: number): [number, number][] {
  let depth = 1
  let top = ''
  for (let at = start; depth > 0 && at < code.length; at++) {
    const letter = code[at] as string
    if ('})]'.includes(letter)) depth--
    // What is deeper is no key of this object; the place of each letter stays.
    top += depth === 0 ? '}' : depth === 1 && !'{([)]}'.includes(letter) ? letter : '\0'
    if ('{(['.includes(letter)) depth++
  }
  return [...top.matchAll(OWNER)].map(match => [start + match.index, start + match.index + match[0].length])
}

async function allMutants(): Promise<Mutant[]> {
  const root = join(projectRoot, 'dist', 'api')
  const files = (await readdir(root, { recursive: true })).filter(file => file.endsWith('.js')).sort()
  const lists = await Promise.all(files.map(async file => mutantsOf(file, await readFile(join(root, file), 'utf8'))))
  return lists.flat()
}

/** The first test that notices; null when none does. */
async function noticedBy(copy: string, mutant: Mutant): Promise<string | null> {
  const path = join(copy, 'dist', 'api', mutant.file)
  const code = await readFile(path, 'utf8')
  await writeFile(path, code.slice(0, mutant.from) + mutant.text + code.slice(mutant.to))
  try {
    // What does not even parse proves nothing.
    if (spawnSync(process.execPath, ['--check', path]).status !== 0) throw new Error(`a broken mutant: ${mutant.name}`)
    for (const name of await testsFor(copy, mutant.file)) {
      const failure = await firstFailure(copy, name)
      if (failure !== null) return `${name}: ${failure}`
    }
    return null
  } finally {
    await writeFile(path, code)
  }
}

const sound = new Set<string>()

/** What fails without a mutant would seem to notice every one: it throws. */
async function assertSound(copy: string, name: string): Promise<void> {
  if (sound.has(name)) return
  const failure = await firstFailure(copy, name)
  if (failure !== null) throw new Error(`${name} fails by itself: ${failure}`)
  sound.add(name)
}

async function testsFor(copy: string, file: string): Promise<string[]> {
  const there = (await readdir(join(copy, 'dist', 'test'))).filter(name => name.endsWith('.test.js'))
  const names = there.map(name => name.replace('.test.js', ''))
  const folder = file.split('/')[0] as string
  const own = TESTS[folder] ?? names.filter(name => name.startsWith(folder))
  const inOrder = /store\.js$/.test(file) ? [...ALWAYS].reverse() : ALWAYS
  return [...inOrder, ...own].filter(name => names.includes(name))
}

/** Runs a test file until something in it fails; the name of that, or null when all is well. */
function firstFailure(copy: string, name: string): Promise<string | null> {
  return new Promise(resolve => {
    const env = { ...process.env, TAP_TIMEOUT: '580' }
    const child = spawn(process.execPath, [join(copy, 'dist', 'test', `${name}.test.js`)], { cwd: copy, env })
    let text = ''
    let failure: string | null = null
    child.stderr.resume()
    child.stdout.setEncoding('utf8').on('data', part => {
      text += part
      failure ??= /^ *not ok \d+ - (.*)$/m.exec(text)?.[1] ?? null
      if (failure !== null) child.kill('SIGKILL')
      text = text.slice(text.lastIndexOf('\n') + 1)
    })
    child.once('close', code => resolve(failure ?? (code === 0 ? null : `exit code ${code}`)))
  })
}

async function main(): Promise<boolean> {
  await build()
  const words = process.argv.slice(2).filter(word => !word.startsWith('--'))
  const mutants = (await allMutants()).filter(
    ({ name }) => words.length === 0 || words.some(word => name.includes(word)),
  )
  if (process.argv.includes('--list')) {
    for (const { name } of mutants) console.log(name)
    return true
  }
  const copy = await mkdtemp(join(tmpdir(), 'trucv-mutants-'))
  let survivors = 0
  try {
    for (const name of [
      'dist',
      'package.json',
      'package-lock.json',
      'openapi.yaml',
      'api',
      'docs',
      'scripts',
      'test',
      'web',
    ]) {
      await cp(join(projectRoot, name), join(copy, name), { recursive: true })
    }
    await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
    for (const mutant of mutants) {
      const begun = performance.now()
      const noticed = await noticedBy(copy, mutant)
      if (noticed !== null) await assertSound(copy, noticed.slice(0, noticed.indexOf(':')))
      if (noticed === null) survivors++
      console.log(`${noticed === null ? 'SURVIVES' : 'noticed '} ${mutant.name}`)
      console.log(`         ${noticed ?? 'no test fails'} (${((performance.now() - begun) / 1_000).toFixed(0)} s)`)
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
  console.log(`${mutants.length} mutants, ${survivors} survive`)
  return survivors === 0 && mutants.length > 0
}

if (process.argv[1]?.endsWith('mutate-access.ts')) process.exitCode = (await main()) ? 0 : 1
