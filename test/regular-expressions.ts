// The regular expressions of the sources, collected with Vite's parser, and the proof that each of them runs in linear time.
// `node --import=tsx test/regular-expressions.ts` proves the new ones and writes the list.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import { parseAst } from 'vite'
import { projectRoot } from '../api/lib/root.ts'

export type Expression = { source: string; flags: string; at: string[] }
/** A call that builds an expression at run time. */
type Built = { file: string; code: string }

type Node = { type?: string; start: number; end: number; [key: string]: unknown }

/** The literals of one file, and the calls that build an expression. */
export function expressionsIn(file: string, text: string): { literals: Expression[]; built: Built[] } {
  const literals: Expression[] = []
  const built: Built[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, start, end, regex, callee } = node as Node
    if (type === 'Literal' && regex) {
      const { pattern, flags } = regex as { pattern: string; flags: string }
      literals.push({ source: pattern, flags, at: [`${file}:${text.slice(0, start).split('\n').length}`] })
    }
    const isCall = type === 'NewExpression' || type === 'CallExpression'
    if (isCall && (callee as { name?: string }).name === 'RegExp') built.push({ file, code: text.slice(start, end) })
    for (const inner of Object.values(node)) visit(inner)
  }
  visit(parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }))
  return { literals, built }
}

/** The TypeScript files below these folders. */
const sourceFiles = (...folders: string[]): string[] =>
  folders.flatMap(folder =>
    readdirSync(join(projectRoot, folder), { recursive: true })
      .map(name => `${folder}/${String(name).replaceAll('\\', '/')}`)
      .filter(name => /\.tsx?$/.test(name) && !name.includes('node_modules/')),
  )

const readSource = (file: string): string => readFileSync(join(projectRoot, file), 'utf8')

/** The same source and flags once, with every place. */
function merged(all: readonly Expression[]): Expression[] {
  const found = new Map<string, Expression>()
  for (const one of all) {
    const key = `/${one.source}/${one.flags}`
    const known = found.get(key)
    found.set(key, known ? { ...known, at: [...known.at, ...one.at] } : one)
  }
  return [...found.values()]
}

const withoutClasses = (source: string) => source.replace(/\\./gs, 'e').replace(/\[[^\]]*\]/g, 'e')

/**
 * Files whose expressions read what the service's own engine wrote, in a process that is ended after ten seconds: their forms are beyond
 * the automaton.
 */
const HELD = ['api/files/typeset/clusters.ts']

/** No repeat without an upper bound and no repeated group: the work at each letter of the text is a constant. */
const isBounded = (source: string) => !/[*+]|\{\d+,\}|\)\{/.test(withoutClasses(source))

const CLASS = String.raw`(\[(?:\\.|[^\]\\])*\]|\\[pP]\{\w+(?:=\w+)?\}|\\[wdsWDS]|\\.|[^\\[\](){}|^$.*+?])`
const opposite = (one: string) => (one.startsWith('[^') ? `[${one.slice(2)}` : `[^${one.replace(/^\[|\]$/g, '')}]`)

/**
 * The expression in a form that the automaton can decide and that has at least as many ways to match: large counts are without a bound,
 * and a look at one letter before or after is a letter.
 */
const relaxed = (source: string): string =>
  source
    .replace(/\{(\d+)(?:,(\d*))?\}/g, (all, low: string, high = low) =>
      Number(high) > 5 ? `{${Math.min(2, Number(low))},}` : all,
    )
    .replace(new RegExp(String.raw`\(\?<!${CLASS}\)`, 'gs'), (_, one: string) => `(?:^|${opposite(one)})`)
    .replace(new RegExp(String.raw`\(\?<=${CLASS}\)`, 'gs'), '$1')
    .replace(new RegExp(String.raw`\(\?!${CLASS}\)(?=$|[|)])`, 'gs'), (_, one: string) => `(?:$|${opposite(one)})`)
    .replace(new RegExp(String.raw`\(\?=${CLASS}\)(?=$|[|)])`, 'gs'), '$1')

/** Of the whole expression: the work at each place is the sum of the work of its alternatives. */
function alternativesOf(source: string): string[] {
  const parts = ['']
  let [depth, isClass] = [0, false]
  for (const [token] of source.matchAll(/\\.|[^\\]/gsu)) {
    if (token === '[') isClass = true
    if (token === ']') isClass = false
    if (!isClass && token === '(') depth++
    if (!isClass && token === ')') depth--
    if (token === '|' && depth === 0 && !isClass) parts.push('')
    else parts.push(parts.pop() + token)
  }
  return parts
}

/** Where the group that begins at `from` ends; -1 without an end. */
function closingOf(source: string, from: number): number {
  let [depth, isClass] = [0, false]
  for (const { 0: token, index } of source.slice(from).matchAll(/\\.|[^\\]/gsu)) {
    if (token === '[') isClass = true
    if (token === ']') isClass = false
    if (!isClass && token === '(') depth++
    if (!isClass && token === ')' && --depth === 0) return from + index
  }
  return -1
}

/** `a(?:b|c)d` is `abd` and `acd`: the work at each place is the sum of the work of both. */
function branchesOf(source: string): string[] {
  const parts = alternativesOf(source)
  if (parts.length > 1) return parts
  for (const { index } of source.matchAll(/\(\?:/g)) {
    const end = closingOf(source, index)
    const branches = alternativesOf(source.slice(index + 3, end))
    if (end < 0 || branches.length < 8 || /[*+?{]/.test(source[end + 1] ?? '')) continue
    return branches.map(one => source.slice(0, index) + one + source.slice(end + 1))
  }
  return parts
}

export type Verdict = { isLinear: boolean; how: 'bounded' | 'proved' | 'searched' | 'held'; why?: string }

/** `searched`: no input was found that makes it slow, but the form is beyond a proof. */
export async function verdictOf({ source, flags }: Pick<Expression, 'source' | 'flags'>): Promise<Verdict> {
  if (isBounded(source)) return { isLinear: true, how: 'bounded' }
  const parts = branchesOf(source)
  if (parts.length > 1) {
    const verdicts: Verdict[] = []
    for (const part of parts) verdicts.push(await verdictOf({ source: part, flags }))
    // An alternative that is slow by itself may be fast beside one that matches where it fails.
    if (verdicts.every(({ isLinear }) => isLinear))
      return verdicts.find(({ how }) => how === 'searched') ?? { isLinear: true, how: 'proved' }
  }
  const simple = await check(relaxed(source), flags, { checker: 'automaton', timeout: 100_000 }).catch(() => null)
  if (simple?.status === 'safe') return { isLinear: true, how: 'proved' }
  const exact = await check(source, flags, { timeout: 30_000 })
  const how = exact.checker === 'automaton' ? 'proved' : 'searched'
  if (exact.status === 'safe') return { isLinear: true, how }
  const why = exact.status === 'vulnerable' ? `${exact.complexity.summary}: ${exact.attack.pattern}` : exact.error.kind
  return { isLinear: false, how, why }
}

/** The folders whose expressions meet text of people or of other programs. */
const FOLDERS = ['api', 'web/src', 'scripts/verifier', 'client']
/** Expressions that functions build from one of a few names, as built from one. */
const EXAMPLES: Record<string, string[]> = {
  'api/billing/razorpay-event-service.ts': ['/^order_[A-Za-z0-9]{14}$/'],
  'api/db/connection.ts': ['/[?&]socketTimeoutMS=/i'],
  'api/files/pdf-seal.ts': ['/\\/Pages \\[?(\\d+) 0 R/'],
  'api/files/typeset/pdf-file.ts': ['/\\/Contents \\[?(\\d+) 0 R/'],
  'api/files/typeset/text-layer.ts': ['/[\\p{Script=Arabic}]+/gu', '/[\\p{Script=Latin}]+/gu'],
  'api/files/typeset/typeset.ts': ['/\\p{Script=Latin}/u'],
}

const parsed = (text: string, at: string): Expression => {
  const end = text.lastIndexOf('/')
  return { source: text.slice(1, end), flags: text.slice(end + 1), at: [at] }
}

/** What the modules of these files build when they are loaded, or an example. `missing`: files that neither tells of. */
async function builtExpressions(files: readonly string[]): Promise<{ found: Expression[]; missing: string[] }> {
  const found: Expression[] = files.flatMap(file => (EXAMPLES[file] ?? []).map(text => parsed(text, file)))
  const Native = globalThis.RegExp
  const ending = import.meta.url.endsWith('.ts') ? '' : '.js'
  globalThis.RegExp = new Proxy(Native, {
    construct(target, args) {
      const one: RegExp = Reflect.construct(target, args)
      const caller = new Error().stack?.split('\n')[2] ?? ''
      const file = files.find(name => caller.includes(`/${name.replace(/\.tsx?$/, '.')}`))
      if (file) found.push({ source: one.source, flags: one.flags, at: [file] })
      return one
    },
  })
  try {
    for (const file of files) {
      const path = ending ? file.replace(/\.tsx?$/, ending) : file
      if (!EXAMPLES[file]) await import(new URL(`../${path}`, import.meta.url).href)
    }
  } finally {
    globalThis.RegExp = Native
  }
  return { found, missing: files.filter(file => !found.some(({ at }) => at[0] === file)) }
}

/** The patterns of the contract, which the server's validation compiles. */
const contractPatterns = (): Expression[] =>
  [...readSource('openapi.yaml').matchAll(/^ *pattern: (.+)$/gm)].map(([, text = '']) => {
    const source = text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text
    return { source: text.startsWith('"') ? JSON.parse(text) : source, flags: 'u', at: ['openapi.yaml'] }
  })

export async function allExpressions(): Promise<{ all: Expression[]; missing: string[] }> {
  const sources = sourceFiles(...FOLDERS).map(file => expressionsIn(file, readSource(file)))
  const files = [...new Set(sources.flatMap(({ built }) => built.map(({ file }) => file)))]
  const { found, missing } = await builtExpressions(files)
  return { all: merged([...sources.flatMap(({ literals }) => literals), ...found, ...contractPatterns()]), missing }
}

/** What was proved before, by expression: the proof of all of them takes minutes. */
const LIST = 'test/fixtures/regular-expressions.json'
export type List = Record<string, Verdict['how']>
export const readList = (): List => JSON.parse(readSource(LIST)) as List
const nameOf = ({ source, flags }: Pick<Expression, 'source' | 'flags'>) => `/${source}/${flags}`

/** Proves what the list does not have. Returns the list as it should be, and the expressions that are not linear. */
export async function extendList(all: readonly Expression[], list: List): Promise<{ list: List; slow: string[] }> {
  const slow: string[] = []
  const found: List = {}
  for (const one of all) {
    const name = nameOf(one)
    const known = list[name]
    const isHeld = one.at.every(place => HELD.some(file => place.startsWith(file)))
    const { isLinear, how, why } = isHeld
      ? { isLinear: true, how: 'held' as const, why: '' }
      : known
        ? { isLinear: true, how: known, why: '' }
        : await verdictOf(one)
    if (isLinear) found[name] = how
    else slow.push(`${one.at.join(', ')}: ${name} ${why}`)
  }
  return { list: Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1))), slow }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const known = existsSync(join(projectRoot, LIST)) ? readList() : {}
  const { list, slow } = await extendList((await allExpressions()).all, known)
  writeFileSync(join(projectRoot, LIST), `${JSON.stringify(list, null, 2)}\n`)
  console.log([...slow, `${Object.keys(list).length} expressions`].join('\n'))
  process.exit(slow.length > 0 ? 1 : 0)
}
