// Who may import whom, as rules over one source file. house.test.ts applies them to every file and to the planted ones.
import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, posix } from 'node:path'
import { projectRoot } from '../api/lib/root.ts'

export type Import = { from: string; typeOnly: boolean }
/** `code` is the text without comments; a relative import is given as its path in the repository. */
export type Source = { path: string; text: string; code: string; imports: Import[] }

const IMPORTS = [
  /(?<=^|[\n;])\s*(?:import|export)\s+(?<words>[^'"`;]*?)\s*from\s*['"](?<from>[^'"\n]+)['"]/g,
  /(?<=^|[\n;])\s*import\s+['"](?<from>[^'"\n]+)['"]/g,
  /\bimport\(\s*['"](?<from>[^'"\n]+)['"]/g,
]

export function sourceOf(path: string, text: string): Source {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
  const imports = IMPORTS.flatMap(form => [...code.matchAll(form)]).map(({ groups = {} }) => ({
    from: resolved(path, groups.from ?? ''),
    typeOnly: isTypeOnly(groups.words ?? ''),
  }))
  return { path, text, code, imports }
}

const resolved = (path: string, from: string) => (from.startsWith('.') ? posix.join(posix.dirname(path), from) : from)

function isTypeOnly(words: string): boolean {
  if (words.startsWith('type ')) return true
  const names = /^\{([^}]*)\}$/.exec(words.trim())?.[1]?.split(',')
  return names?.map(name => name.trim()).every(name => name === '' || name.startsWith('type ')) ?? false
}

const OURS = /^(api|web|scripts|test)\//
export const isOurs = ({ from }: Import) => OURS.test(from)
const isPackage = ({ from }: Import) => !OURS.test(from)
const packageOf = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
const isNode = (from: string) => from.startsWith('node:') || builtinModules.includes(packageOf(from))
const featureOf = (path: string) => /^api\/([^/]+)\//.exec(path)?.[1] ?? ''
const isLib = (from: string) => from.startsWith('api/lib/')
const FEATURE = '(?!lib/|http/|providers/)[^/]+'
const isFeature = (from: string) => new RegExp(`^api/${FEATURE}/`).test(from)
const isForeign = (path: string, from: string) => isFeature(from) && featureOf(from) !== featureOf(path)
const isSchema = (from: string) => /^api\/[^/]+\/schema(-[^/]*)?\.ts$/.test(from)
const isRules = (from: string) => new RegExp(`^api/${FEATURE}/rules(-[^/]*\\.ts$|\\.ts$|/)`).test(from)
const SHARED_WITH_BROWSER = ['cvs', 'verification', 'wallet']
const isShared = (from: string) => SHARED_WITH_BROWSER.includes(featureOf(from)) && isRules(from)

/** The imports of `source` that `fine` does not allow, as sentences. */
export const refuse = (source: Source, fine: (one: Import) => boolean) =>
  source.imports.filter(one => !fine(one)).map(({ from, typeOnly }) => `imports ${typeOnly ? 'type ' : ''}${from}`)
/** Where `form` occurs in the code, as sentences. */
export const occurs = ({ code }: Source, form: RegExp) => (code.match(form) ?? []).map(found => `says ${found.trim()}`)

export type Rule = {
  name: string
  files: RegExp
  problems: (source: Source) => string[]
  /** Files that break the rule: path and text. */
  planted: [string, string][]
}

export const IMPORT_RULES: Rule[] = [
  {
    name: 'rules know lib and their own feature, no framework, no clock, no I/O',
    files: new RegExp(`^api/${FEATURE}/rules(-[^/]*\\.ts$|\\.ts$|/)`),
    problems: source => [
      ...refuse(source, one => {
        if (one.from === 'ethers') return true
        if (isNode(one.from)) return !isShared(source.path) && packageOf(one.from) === 'node:crypto'
        if (isLib(one.from)) return !/\/(clock|root)\.ts$/.test(one.from)
        const own = featureOf(one.from) === featureOf(source.path)
        return own && (isRules(one.from) || (one.typeOnly && isSchema(one.from)))
      }),
      ...occurs(source, /\bperformance\.now\(|\bMath\.random\(|\bprocess\.\w+|\bfetch\(/g),
    ],
    planted: [
      ['api/billing/rules.ts', "import { now } from '../lib/clock.ts'"],
      ['api/billing/rules.ts', "import type { FastifyInstance } from 'fastify'"],
      ['api/billing/rules.ts', "import { planAt } from '../users/rules.ts'"],
      ['api/cvs/rules/digest.ts', "import { createHash } from 'node:crypto'"],
      ['api/cvs/rules/digest.ts', 'const at = performance.now()'],
    ],
  },
  {
    name: 'schemas know typebox and lib/schema',
    files: /^api\/[^/]+\/schema(-[^/]*)?\.ts$/,
    problems: source => refuse(source, ({ from }) => from === 'typebox' || from === 'api/lib/schema.ts'),
    planted: [['api/cvs/schema.ts', "import { TEMPLATES } from './rules/templates.ts'"]],
  },
  {
    name: 'stores know mongoose and their own feature',
    files: /^api\/[^/]+\/([^/]+-)?store\.ts$/,
    problems: source =>
      refuse(source, one => {
        if (isPackage(one)) return !/^(@?fastify)/.test(one.from)
        const own = featureOf(one.from) === featureOf(source.path) && !/\/([^/]+-)?(routes|service)\.ts$/.test(one.from)
        return own || isLib(one.from)
      }),
    planted: [
      ['api/cvs/store.ts', "import fastify from 'fastify'"],
      ['api/cvs/store.ts', "import { createUserStore } from '../users/store.ts'"],
      ['api/cvs/history-store.ts', "import type { Google } from '../providers/google.ts'"],
    ],
  },
  {
    name: 'services know their own feature, lib, and others by type only',
    files: /^api\/[^/]+\/([^/]+-)?service\.ts$/,
    problems: source =>
      refuse(source, one => {
        if (/^(@?fastify|mongoose)/.test(one.from)) return false
        if (isPackage(one) || isLib(one.from)) return true
        if (featureOf(one.from) === featureOf(source.path)) return !/\/([^/]+-)?routes\.ts$/.test(one.from)
        return one.typeOnly && (isFeature(one.from) || one.from.startsWith('api/providers/'))
      }),
    planted: [
      ['api/cvs/service.ts', "import type { Types } from 'mongoose'"],
      ['api/cvs/service.ts', "import { createUserService } from '../users/service.ts'"],
      ['api/cvs/service.ts', "import { createGoogle } from '../providers/google.ts'"],
      ['api/cvs/service.ts', "import type { Config } from '../config.ts'"],
    ],
  },
  {
    name: 'routes know their own feature, http and lib',
    files: /^api\/(?!http\/)[^/]+\/([^/]+-)?routes\.ts$/,
    problems: source =>
      refuse(source, one => {
        if (isPackage(one)) return packageOf(one.from) !== 'mongoose'
        return featureOf(one.from) === featureOf(source.path) || isLib(one.from) || one.from.startsWith('api/http/')
      }),
    planted: [
      ['api/cvs/routes.ts', "import { Types } from 'mongoose'"],
      ['api/cvs/public-routes.ts', "import { isTokenOver } from '../users/rules.ts'"],
      ['api/cvs/routes.ts', "import type { Config } from '../config.ts'"],
    ],
  },
  {
    name: 'the other files of a feature stay in it too',
    files: new RegExp(`^api/${FEATURE}/`),
    problems: source =>
      refuse(
        source,
        one =>
          isPackage(one) || one.typeOnly || (!isForeign(source.path, one.from) && !/^api\/[^/]+\.ts$/.test(one.from)),
      ),
    planted: [['api/cvs/page.ts', "import { planAt } from '../users/rules.ts'"]],
  },
  {
    name: 'providers know lib, no feature and no framework',
    files: /^api\/providers\//,
    problems: source =>
      refuse(source, one =>
        isPackage(one) ? !/^@?fastify/.test(one.from) : isLib(one.from) || one.from.startsWith('api/providers/'),
      ),
    planted: [
      ['api/providers/google.ts', "import type { UserRecord } from '../users/store.ts'"],
      ['api/providers/mailer.ts', "import type { FastifyBaseLogger } from 'fastify'"],
    ],
  },
  {
    name: 'lib knows nothing else of ours',
    files: /^api\/lib\//,
    problems: source => refuse(source, one => isPackage(one) || isLib(one.from)),
    planted: [['api/lib/money.ts', "import { priceOf } from '../billing/rules.ts'"]],
  },
  {
    name: 'http knows lib, and features and providers by type only',
    files: /^api\/http\//,
    problems: source =>
      refuse(
        source,
        one =>
          isPackage(one) ||
          isLib(one.from) ||
          one.from.startsWith('api/http/') ||
          (one.typeOnly && one.from.startsWith('api/')),
      ),
    planted: [['api/http/access.ts', "import { createUserService } from '../users/service.ts'"]],
  },
  {
    name: 'api knows no scripts and no tests, and of the client only pages.ts knows the CV',
    files: /^api\//,
    problems: source =>
      refuse(source, ({ from }) => {
        if (from.startsWith('web/')) return source.path === 'api/pages.ts' && from.startsWith('web/src/cv/')
        return !/^(scripts|test)\//.test(from)
      }),
    planted: [
      ['api/cvs/page.ts', "import { CvArticle } from '../../web/src/cv/cv-article.tsx'"],
      ['api/pages.ts', "const nav = await import('../web/src/parts/nav.tsx')"],
      ['api/main.ts', "import '../scripts/sandbox/main.ts'"],
    ],
  },
  {
    name: 'the sandbox is written independently of api',
    files: /^scripts\/sandbox\//,
    problems: source => refuse(source, one => isPackage(one) || one.from.startsWith('scripts/')),
    planted: [['scripts/sandbox/google/main.ts', "import { now } from '../../../api/lib/clock.ts'"]],
  },
  {
    name: 'mongoose lives in db.ts and the stores',
    files: /^api\/(?!db\.ts$|[^/]+\/([^/]+-)?store\.ts$)/,
    problems: source =>
      refuse(source, one => {
        const mayNameIt = ['api/app.ts', 'api/lib/documents.ts'].includes(source.path)
        return packageOf(one.from) !== 'mongoose' || (one.typeOnly && mayNameIt)
      }),
    planted: [
      ['api/http/ops.ts', "import mongoose from 'mongoose'"],
      ['api/cvs/views.ts', "import type { Connection } from 'mongoose'"],
    ],
  },
  {
    name: 'what the image runs is a production package',
    files: /^(api\/|web\/src\/cv\/)/,
    problems: source =>
      refuse(
        source,
        one =>
          isOurs(one) ||
          one.typeOnly ||
          isNode(one.from) ||
          one.from.endsWith('.css') ||
          production.has(packageOf(one.from)),
      ),
    planted: [['api/cvs/page.ts', "import { parse } from 'yaml'"]],
  },
]

const production = new Set(
  Object.keys(
    (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { dependencies: object }).dependencies,
  ),
)

/** Rooms of the client: which of its other rooms each may enter. */
const ROOMS: Record<string, string[]> = {
  screens: ['data', 'parts', 'cv', 'editor', 'wallet', 'admin'],
  parts: ['data', 'cv'],
  editor: ['data', 'parts', 'cv', 'wallet'],
  admin: ['data', 'parts'],
  cv: [],
  data: [],
}
const room = (path: string) => /^web\/src\/(\w+)\//.exec(path)?.[1] ?? ''

export const CLIENT_RULES: Rule[] = [
  {
    name: 'the client knows of api the types of schemas and the rules it shares',
    files: /^web\//,
    problems: source =>
      refuse(source, one => {
        if (isPackage(one) || one.from.startsWith('web/')) return true
        return (one.typeOnly && isSchema(one.from)) || isShared(one.from) || one.from === 'api/lib/canonical-json.ts'
      }),
    planted: [
      ['web/src/data/cvs.ts', "import { Cv } from '../../../api/cvs/schema.ts'"],
      ['web/src/parts/nav.tsx', "import type { CvRecord } from '../../../api/cvs/store.ts'"],
      ['web/src/parts/plan-cards.tsx', "import { priceOf } from '../../../api/billing/rules.ts'"],
      ['web/src/main.tsx', "import { start } from '../../scripts/start.ts'"],
    ],
  },
  {
    name: 'screens, parts, the editor, the CV and data stay in their rooms',
    files: /^web\/src\/(screens|parts|editor|admin|cv|data)\//,
    problems: source =>
      refuse(source, ({ from }) => {
        if (!from.startsWith('web/src/')) return true
        const own = room(source.path)
        if (from === 'web/src/paths.ts') return own !== 'cv'
        return room(from) === own || (ROOMS[own] ?? []).includes(room(from))
      }),
    planted: [
      ['web/src/parts/nav.tsx', "import { Home } from '../screens/home.tsx'"],
      ['web/src/cv/entry.tsx', "import { paths } from '../paths.ts'"],
      ['web/src/data/cvs.ts', "import { tell } from '../parts/tell.ts'"],
      ['web/src/screens/home.tsx', "import { routes } from '../app.tsx'"],
    ],
  },
  {
    name: 'only data knows swr and HTTP',
    // web/src/owner is a page's own module of a kilobyte: it has nothing of the client.
    files: /^web\/src\/(?!data\/|owner\/)/,
    problems: source => [
      ...refuse(source, ({ from }) => from !== 'swr' || /^web\/src\/(app|main)\.tsx$/.test(source.path)),
      ...occurs(
        source,
        /(?<![.\w])(?:window\.|globalThis\.)?fetch\(|\bXMLHttpRequest\b|\bEventSource\b|\bsendBeacon\(/g,
      ),
    ],
    planted: [
      ['web/src/screens/admin.tsx', "import useSWR from 'swr'"],
      ['web/src/screens/admin.tsx', "const reply = await fetch('/me')"],
      ['web/src/editor/autosave.ts', "await window.fetch('/me')"],
    ],
  },
  {
    name: 'the CV is pure: react and nothing else from outside',
    files: /^web\/src\/cv\//,
    problems: source => refuse(source, one => isOurs(one) || /^react(-dom)?(\/|$)/.test(one.from)),
    planted: [['web/src/cv/cv-article.tsx', "import { Link } from 'wouter'"]],
  },
]
