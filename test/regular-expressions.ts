// The regular expressions of the sources, collected with Vite's parser, and the list of expressions that are proved to run in linear time.
// `node --import=tsx tools/test/regular-expressions.ts` proves new ones and writes the list.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** The folders whose expressions meet text of people or of other programs. */
const FOLDERS = ['api', 'web/src', 'scripts/verifier', 'client']
/** Expressions that functions build from one of a few names, as built from one. */
const EXAMPLES: Record<string, string[]> = {
  'api/billing/razorpay-event-service.ts': ['/^order_[A-Za-z0-9]{14}$/'],
  'api/core/cv/typefaces.ts': ['/\\p{Script=Greek}/u'],
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

/** The expressions that the modules of these files build when loaded, or an example. `missing`: files without either. */
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

/** How each expression is known to be linear. */
export type List = Record<string, 'bounded' | 'proved' | 'searched' | 'held'>
export const LIST = 'test/fixtures/regular-expressions.json'
export const readList = (): List => JSON.parse(readSource(LIST)) as List
export const nameOf = ({ source, flags }: Pick<Expression, 'source' | 'flags'>) => `/${source}/${flags}`
