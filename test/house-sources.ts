// The source files as the house tests read them: text, code without comments, comments, and the facts of the syntax tree.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { projectRoot } from '../api/lib/root.ts'

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|(?<=\s))\/\/.*$/gm

/** `code`: the text without comments. `comments`: joined, without line breaks inside a sentence. */
export type Source = { path: string; text: string; code: string; comments: string }

export const sourceOf = (path: string, text: string): Source => ({
  path,
  text,
  code: text.replace(COMMENT, ''),
  comments: (text.match(COMMENT) ?? []).join('\n').replace(/\s*\n\s*(?:\/\/|\*)?\s*/g, ' '),
})

export const filesUnder = (...folders: string[]): string[] =>
  folders
    .filter(folder => existsSync(join(projectRoot, folder)))
    .flatMap(folder => readdirSync(join(projectRoot, folder), { recursive: true }).map(name => `${folder}/${name}`))
    .map(path => path.replaceAll('\\', '/'))
    .sort()

export const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesUnder('docs').filter(path => path.endsWith('.md')),
]

export const readText = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')

export const sources: Source[] = filesUnder('api', 'web', 'scripts', 'test')
  .filter(path => /\.tsx?$/.test(path))
  .map(path => sourceOf(path, readText(path)))

type Node = { type: string; start: number; end: number; [key: string]: unknown }
export type Syntax = {
  functions: { name: string; lines: number }[]
  /** Factories that get an object by a spread: `createX({ ...y })`. */
  spreads: string[]
  identifiers: Set<string>
  strings: string[]
  /** The texts inside elements. */
  shown: string[]
  testNames: string[]
}

const parsed = new WeakMap<Source, Syntax>()

/** The facts of a file's syntax tree, which is read once. */
export function syntaxOf(source: Source): Syntax {
  const known = parsed.get(source)
  if (known) return known
  const { path, text } = source
  const found: Syntax = { functions: [], spreads: [], identifiers: new Set(), strings: [], shown: [], testNames: [] }
  const visit = (value: unknown, name: string): void => {
    if (value === null || typeof value !== 'object') return
    if (Array.isArray(value)) {
      for (const part of value) visit(part, name)
      return
    }
    const node = value as Node
    const named = nameOf(node) ?? name
    collect(node, named, text, found)
    for (const part of Object.values(node)) visit(part, named)
  }
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body, '')
  parsed.set(source, found)
  return found
}

const nameOf = ({ type, id, key }: Node): string | undefined =>
  /^(VariableDeclarator|Property|MethodDefinition|Function\w+)$/.test(type)
    ? ((id ?? key) as { name?: string } | null)?.name
    : undefined

function collect(node: Node, name: string, text: string, found: Syntax): void {
  const { type } = node
  if (type === 'Identifier' || type === 'JSXIdentifier') found.identifiers.add(String(node.name))
  if (type === 'Literal' && typeof node.value === 'string') found.strings.push(node.value)
  if (type === 'TemplateElement') found.strings.push((node.value as { raw: string }).raw)
  if (type === 'JSXText') found.shown.push(String(node.value))
  if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)) {
    found.functions.push({ name, lines: text.slice(node.start, node.end).split('\n').length })
  }
  if (type === 'CallExpression') collectCall(node, found)
}

function collectCall({ callee, arguments: given }: Node, found: Syntax): void {
  const { name = '', property } = callee as { name?: string; property?: { name?: string } }
  const [first] = given as (Node & { value?: unknown })[]
  if ((name === 'test' || property?.name === 'test') && typeof first?.value === 'string') {
    found.testNames.push(first.value)
  }
  if (!/^(create|assemble)[A-Z]/.test(name) || first?.type !== 'ObjectExpression') return
  const properties = first.properties as Node[]
  const isNamed = ({ type, argument }: Node) =>
    type === 'SpreadElement' && /^(Identifier|MemberExpression)$/.test((argument as Node).type)
  if (properties.some(isNamed)) found.spreads.push(name)
}
