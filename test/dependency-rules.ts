// Who may import whom: the rules as data, and their check with Vite's parser, type imports included.
// `node --import=tsx test/dependency-rules.ts` prints the violations.
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { projectRoot } from '../api/lib/root.ts'

/** `to`: a path of the project, `npm:name` or `node:name`. */
export type Import = { from: string; to: string; isType: boolean }
export type Rule = {
  name: string
  /** The files of the rule; $1 in their allowed imports is its first group. */
  files: string
  /** The only allowed imports; without it everything is allowed. */
  may?: string[]
  /** Additional allowed type imports. */
  mayByType?: string[]
  never?: string[]
}

const FEATURES =
  'cv|keys|webhooks|letters|proposals|mcp|resume|files|pages|claims|billing|wallet|accounts|admin|mail|log'
const PACKAGES = '^(npm|node):'
const BASE = ['^api/(core|lib)/', PACKAGES]
const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { dependencies: object }

const API_RULES: Rule[] = [
  {
    name: 'core is pure: the browser loads it',
    files: '^api/core/',
    may: ['^api/core/', '^npm:(ethers|libphonenumber-js|typebox)$'],
  },
  {
    name: 'the contract is typebox and itself',
    files: '^api/core/contract/',
    may: ['^api/core/contract/', '^npm:typebox$'],
  },
  {
    name: 'rules of a feature know core, lib without its clock, and each other',
    files: `^api/(${FEATURES})/rules`,
    may: ['^api/core/', '^api/lib/(?!clock|root)', '^api/$1/rules', '^node:crypto$'],
  },
  {
    name: 'stores know the driver, db and their own feature',
    files: `^api/(${FEATURES})/(.*/|[^/]+-|)store(\\.ts$|/)`,
    may: [...BASE, '^api/db/', '^api/$1/'],
    mayByType: ['^api/crypto/'],
    never: ['^npm:@?fastify', '/(.*-)?(routes|service)\\.ts$'],
  },
  {
    name: 'services know their own feature, core, lib, jobs and crypto, and others by type only',
    files: `^api/(${FEATURES})/(.*/|[^/]+-|)service\\.ts$`,
    may: [...BASE, '^api/(jobs|crypto)/', '^api/events\\.ts$', '^api/$1/'],
    mayByType: [`^api/(providers|db|${FEATURES})/`],
    never: ['^npm:(@?fastify|mongoose)', '/(.*-)?routes\\.ts$'],
  },
  {
    name: 'routes know their own feature, http, core and lib',
    files: `^api/(?!pages/)(${FEATURES})/(.*/|[^/]+-|)routes\\.ts$`,
    may: [...BASE, '^api/http/', '^api/$1/'],
    mayByType: ['^api/assemble/'],
    never: ['^npm:mongoose'],
  },
  {
    name: 'the other files of a feature stay in it too',
    files: `^api/(${FEATURES})/`,
    may: [...BASE, '^api/(http|db|jobs|crypto)/', '^api/events\\.ts$', '^web/src/cv/', '^api/$1/'],
    mayByType: ['^api/'],
  },
  {
    name: 'the check of credentials fetches nothing: the program that is handed out contains it too',
    files: '^api/claims/credentials/check/',
    may: [
      '^api/claims/credentials/check/',
      '^api/core/',
      '^api/crypto/(credential-keys|linked-data)\\.ts$',
      '^api/lib/(problem|sha256)\\.ts$',
      '^node:(crypto|zlib)$',
    ],
    mayByType: ['^api/providers/guarded-fetch\\.ts$'],
  },
  {
    name: 'providers know core, lib and crypto, no feature and no framework',
    files: '^api/providers/',
    may: ['^api/(providers|crypto)/', ...BASE],
    never: ['^npm:@?fastify'],
  },
  {
    name: 'app.ts knows compose, routes and http, and no store, service or provider',
    files: '^api/app\\.ts$',
    may: [
      ...BASE,
      '^api/http/',
      '^api/.*routes\\.ts$',
      '^api/compose\\.ts$',
      '^api/wallet/(caller|login-tokens)\\.ts$',
    ],
  },
  {
    name: 'assemble is compose.ts in parts: it knows no routes',
    files: '^api/assemble/',
    never: ['^npm:@?fastify', '/(.*-)?routes\\.ts$'],
  },
  {
    name: 'db, jobs, crypto, config and http know what lies below them and no feature',
    files: '^api/(db|jobs|crypto|config|http)/',
    may: [...BASE, '^api/(db|crypto)/', '^api/$1/'],
  },
  {
    name: 'lib knows nothing else of ours but types of core',
    files: '^api/lib/',
    may: ['^api/lib/', PACKAGES],
    mayByType: ['^api/core/'],
  },
  {
    name: 'events know the types they hand over',
    files: '^api/events\\.ts$',
    may: BASE,
    mayByType: ['^api/'],
  },
  {
    name: 'api knows no scripts and no tests, and of the client only pages knows the CV',
    files: '^api/(?!pages/)',
    never: ['^(web|scripts|test)/'],
  },
  {
    name: 'pages know nothing of the client but the CV',
    files: '^api/pages/',
    never: ['^(scripts|test)/', '^web/(?!src/cv/)'],
  },
  {
    name: 'mongoose lives in db and the stores',
    files: '^api/(?!db/|.*stores?(?:\\.ts$|/))',
    may: ['^(?!npm:mongoose)'],
    mayByType: [''],
  },
  {
    name: 'signatures and seals live in crypto, calls to the outside in providers',
    files: '^api/(?!crypto/|providers/|http/server\\.ts$)',
    may: ['^(?!npm:(jose|undici|axios|nodemailer|google-auth-library|@aws-sdk/client-s3)$|node:https?$)'],
    mayByType: [''],
  },
  {
    name: 'OpenTelemetry lives in telemetry, which main alone loads',
    files: '^api/(?!telemetry/|main\\.ts$)',
    may: ['^(?!npm:@opentelemetry/|api/telemetry/)'],
  },
  {
    name: 'telemetry knows lib, and the configuration by type',
    files: '^api/telemetry/',
    may: ['^api/telemetry/', ...BASE],
    mayByType: ['^api/config/'],
  },
  {
    name: 'what the image runs is a production package',
    files: '^(api|web/src/cv)/',
    may: [`^npm:(${Object.keys(dependencies).join('|')})$`, '^(?!npm:)'],
    mayByType: [''],
  },
]

const room = (name: string, others: string): Rule => ({
  name: `web/src/${name} enters no other room than ${others || 'its own'}`,
  files: `^web/src/${name}/`,
  may: [`^web/src/(${others ? `${others}|` : ''}${name})/`, '^web/src/paths\\.ts$', '^(?!web/)'],
})

const CLIENT_RULES: Rule[] = [
  {
    name: 'the client knows of api nothing but core, and the contract by type',
    files: '^web/',
    may: ['^web/', '^api/core/(?!contract/)', PACKAGES],
    mayByType: ['^api/core/contract/', '^client/contract\\.d\\.ts$'],
  },
  room('parts', 'data|cv'),
  room('screens', 'data|parts|cv|check|desk|editor|wallet|admin|programs'),
  room('editor', 'data|parts|cv|wallet'),
  room('wallet', 'data|parts'),
  {
    name: 'the wallet kit runs at other origins: it knows the wallet’s rules and what of data is pure',
    files: '^web/src/wallet/kit/',
    may: ['^web/src/(wallet/kit/|data/(exchange|passing|token-claims)\\.ts$)', '^api/core/', '^npm:ethers$'],
  },
  {
    name: 'what the wallet kit takes of data is pure',
    files: '^web/src/data/(exchange|passing|token-claims)\\.ts$',
    may: [],
  },
  room('admin', 'data|parts'),
  room('programs', 'data|parts'),
  room('desk', 'data|parts|cv'),
  room('data', ''),
  {
    name: 'the CV is pure: react and nothing else from outside',
    files: '^web/src/cv/',
    may: ['^web/src/cv/', '^api/core/', '^npm:react(-dom)?$'],
  },
  {
    name: 'the check of CVs shares no code with the service',
    files: '^web/src/check/',
    // The types of the texts that its page carries.
    may: ['^web/src/check/', '^npm:@noble/', '^api/core/reader-words/verify-texts\\.ts$'],
  },
  {
    name: 'only data knows swr',
    files: '^web/src/(?!data/|app\\.tsx$|main\\.tsx$)',
    never: ['^npm:swr$'],
  },
]

const SCRIPT_RULES: Rule[] = [
  {
    name: 'the sandbox is written independently of api, whose maker of keys it shares',
    files: '^scripts/sandbox/',
    may: ['^scripts/(sandbox|lib)/', '^api/crypto/new-keys\\.ts$', PACKAGES],
  },
  {
    name: 'the program that is handed out shares the check of credentials with the service, and nothing else of a feature',
    files: '^scripts/(verifier/(?!vite\\.config)|cli/|verify-cv\\.ts$|log-audit\\.ts$)',
    may: [
      '^scripts/(verifier|cli)/',
      '^web/src/check/',
      '^api/claims/credentials/check/',
      '^scripts/lib/sha256\\.ts$',
      '^api/core/is-object\\.ts$',
      '^api/crypto/linked-data\\.ts$',
      PACKAGES,
    ],
  },
  {
    name: 'scripts know no tests',
    files: '^scripts/',
    never: ['^test/'],
  },
  {
    name: 'nothing needs tools, which have a package of their own',
    files: '^(api|web|scripts|test)/',
    never: ['^tools/'],
  },
]

export const RULES = [...API_RULES, ...CLIENT_RULES, ...SCRIPT_RULES]

type Node = { type: string; [key: string]: unknown }

/** Every import, export from and import() of a file. */
export function importsOf(from: string, text: string): Import[] {
  const found: Import[] = []
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    const node = value as Node
    const source = node.source as { value?: unknown } | null | undefined
    if (
      /^((Import|Export\w*)(Declaration|Expression)|TSImportType)$/.test(node.type) &&
      typeof source?.value === 'string'
    )
      found.push({ from, to: targetOf(from, source.value), isType: isTypeOnly(node) })
    for (const part of Object.values(node)) visit(part)
  }
  visit(parseAst(text, { lang: from.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

function isTypeOnly({ type, importKind, exportKind, specifiers = [] }: Node): boolean {
  const kinds = (specifiers as Node[]).map(one => one.importKind ?? one.exportKind)
  return (
    type === 'TSImportType' ||
    importKind === 'type' ||
    exportKind === 'type' ||
    (kinds.length > 0 && kinds.every(kind => kind === 'type'))
  )
}

function targetOf(from: string, name: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name)
  if (name.startsWith('node:')) return name
  const own = /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name
  return builtinModules.includes(own) ? `node:${own}` : `npm:${own}`
}

/** The imports that violate a rule, a sentence each. */
export function broken(rule: Rule, imports: Import[]): string[] {
  return imports.flatMap(({ from, to, isType }) => {
    const match = new RegExp(rule.files).exec(from)
    if (!match) return []
    const fits = (forms: string[] = []) => forms.some(form => new RegExp(form.replace('$1', match[1] ?? '')).test(to))
    const isAllowed = !rule.may || fits(rule.may) || (isType && fits(rule.mayByType))
    return isAllowed && !fits(rule.never) ? [] : [`${from} imports ${isType ? 'type ' : ''}${to}`]
  })
}

/** Import cycles, type imports included: each once, as the list of its files. */
export function circlesOf(imports: Import[]): string[] {
  const graph = new Map<string, string[]>()
  for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to])
  const [path, done, found]: [string[], Set<string>, string[]] = [[], new Set(), []]
  const visit = (file: string): void => {
    const at = path.indexOf(file)
    if (at >= 0) found.push([...path.slice(at), file].join(' -> '))
    if (at >= 0 || done.has(file)) return
    path.push(file)
    for (const next of graph.get(file) ?? []) visit(next)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return found
}

export function allImports(): Import[] {
  return ['api', 'web', 'scripts', 'test'].flatMap(folder => {
    const names = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    const files = names
      .filter(name => /(?<!\.d)\.tsx?$/.test(name))
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    return files.flatMap(file => importsOf(file, readFileSync(join(projectRoot, file), 'utf8')))
  })
}

/** All violations in these imports. */
export const violations = (imports: Import[]): string[] => [
  ...RULES.flatMap(rule => broken(rule, imports).map(problem => `${rule.name}: ${problem}`)),
  ...circlesOf(imports).map(circle => `no circle: ${circle}`),
]

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(violations(allImports()).join('\n'))
