// The regular expressions of the sources, collected with Vite's parser, and the proof that one of them runs in linear time.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import { parseAst } from 'vite'
import { projectRoot } from '../api/lib/root.ts'

export type Expression = { source: string; flags: string; at: string[] }
/** An expression that is built at run time. */
export type Built = { file: string; code: string }

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
export const sourceFiles = (...folders: string[]): string[] =>
  folders.flatMap(folder =>
    readdirSync(join(projectRoot, folder), { recursive: true })
      .map(name => `${folder}/${String(name).replaceAll('\\', '/')}`)
      .filter(name => /\.tsx?$/.test(name) && !name.includes('node_modules/')),
  )

export const readSource = (file: string): string => readFileSync(join(projectRoot, file), 'utf8')

/** The same source and flags once, with every place. */
export function merged(all: readonly Expression[]): Expression[] {
  const found = new Map<string, Expression>()
  for (const one of all) {
    const key = `/${one.source}/${one.flags}`
    const known = found.get(key)
    found.set(key, known ? { ...known, at: [...known.at, ...one.at] } : one)
  }
  return [...found.values()]
}

const withoutClasses = (source: string) => source.replace(/\\./gs, 'e').replace(/\[[^\]]*\]/g, 'e')

/** No repeat without an upper bound and no repeated group: the work at each letter of the text is a constant. */
const isBounded = (source: string) => !/[*+]|\{\d+,\}|\)\{/.test(withoutClasses(source))

const CLASS = String.raw`(\[(?:\\.|[^\]\\])*\]|\\[pP]\{\w+(?:=\w+)?\}|\\[wdsWDS]|\\.|[^\\[\](){}|^$.*+?])`
const opposite = (one: string) => (one.startsWith('[^') ? `[${one.slice(2)}` : `[^${one.replace(/^\[|\]$/g, '')}]`)

/**
 * The expression in a form that the automaton can decide and that has at least as many ways to match: large counts are without a bound,
 * and a look at one letter before or after is a letter.
 */
export const relaxed = (source: string): string =>
  source
    .replace(/\{(\d+)(?:,(\d*))?\}/g, (all, low: string, high = low) =>
      Number(high) > 5 ? `{${Math.min(2, Number(low))},}` : all,
    )
    .replace(new RegExp(String.raw`\(\?<!${CLASS}\)`, 'gs'), (_, one: string) => `(?:^|${opposite(one)})`)
    .replace(new RegExp(String.raw`\(\?<=${CLASS}\)`, 'gs'), '$1')
    .replace(new RegExp(String.raw`\(\?!${CLASS}\)(?=$|[|)])`, 'gs'), (_, one: string) => `(?:$|${opposite(one)})`)
    .replace(new RegExp(String.raw`\(\?=${CLASS}\)(?=$|[|)])`, 'gs'), '$1')

/** Of the whole expression: the work at each place is the sum of the work of its alternatives. */
export function alternativesOf(source: string): string[] {
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

export type Verdict = { isLinear: boolean; how: 'bounded' | 'proved' | 'searched'; why?: string }

/** `searched`: no input was found that makes it slow, but the form is beyond a proof. */
export async function verdictOf({ source, flags }: Pick<Expression, 'source' | 'flags'>): Promise<Verdict> {
  if (isBounded(source)) return { isLinear: true, how: 'bounded' }
  const parts = alternativesOf(source)
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
export const FOLDERS = ['api', 'web/src', 'scripts/verifier', 'client']
export const expressionsOfSources = (): Expression[] =>
  merged(sourceFiles(...FOLDERS).flatMap(file => expressionsIn(file, readSource(file)).literals))

/** What was proved before, by expression: the proof of all of them takes minutes. */
export const LIST = 'test/fixtures/regular-expressions.json'
export type List = Record<string, Verdict['how']>
export const readList = (): List => JSON.parse(readSource(LIST)) as List
export const nameOf = ({ source, flags }: Pick<Expression, 'source' | 'flags'>) => `/${source}/${flags}`

/** Proves what the list does not have, and returns the list as it should be, with the expressions that are not linear. */
export async function extendList(all: readonly Expression[], list: List): Promise<{ list: List; slow: string[] }> {
  const slow: string[] = []
  const found: List = {}
  for (const one of all) {
    const name = nameOf(one)
    const { isLinear, how, why } = list[name] ? { isLinear: true, how: list[name], why: '' } : await verdictOf(one)
    if (isLinear) found[name] = how
    else slow.push(`${one.at.join(', ')}: ${name} ${why}`)
  }
  return { list: Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1))), slow }
}
