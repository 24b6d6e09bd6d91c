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
/** What every feature may use: no feature themselves. */
const isGround = (from: string) => /^api\/(core|lib|crypto)\//.test(from)
const FEATURE = '(?!core/|lib/|crypto/|http/|providers/|db/|config/|jobs/)[^/]+'
const isFeature = (from: string) => new RegExp(`^api/${FEATURE}/`).test(from)
const isForeign = (path: string, from: string) => isFeature(from) && featureOf(from) !== featureOf(path)
const isRules = (from: string) => new RegExp(`^api/${FEATURE}/rules(-[^/]*\\.ts$|\\.ts$|/)`).test(from)

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
    name: 'core is pure: no I/O, no clock, no framework, nothing else of ours',
    files: /^api\/core\//,
    problems: source => [
      ...refuse(source, ({ from }) => from.startsWith('api/core/') || from === 'ethers' || from === 'typebox'),
      ...occurs(source, /\bperformance\.now\(|\bMath\.random\(|\bprocess\.\w+|\bfetch\(/g),
    ],
    planted: [
      ['api/core/cv/digest.ts', "import { createHash } from 'node:crypto'"],
      ['api/core/cv/digest.ts', "import { Problem } from '../../lib/problem.ts'"],
      ['api/core/cv/digest.ts', 'const at = performance.now()'],
    ],
  },
  {
    name: 'the contract is typebox and itself',
    files: /^api\/core\/contract\//,
    problems: source => refuse(source, ({ from }) => from === 'typebox' || from.startsWith('api/core/contract/')),
    planted: [['api/core/contract/cv.ts', "import { DEFAULT_TEMPLATE } from '../cv/templates.ts'"]],
  },
  {
    name: 'rules of a feature know core, lib and each other, no framework, no clock, no I/O',
    files: new RegExp(`^api/${FEATURE}/rules(-[^/]*\\.ts$|\\.ts$|/)`),
    problems: source => [
      ...refuse(source, one => {
        if (isNode(one.from)) return packageOf(one.from) === 'node:crypto'
        if (isGround(one.from)) return !/\/(clock|root)\.ts$/.test(one.from)
        return featureOf(one.from) === featureOf(source.path) && isRules(one.from)
      }),
      ...occurs(source, /\bperformance\.now\(|\bMath\.random\(|\bprocess\.\w+|\bfetch\(/g),
    ],
    planted: [
      ['api/billing/rules.ts', "import { now } from '../lib/clock.ts'"],
      ['api/billing/rules.ts', "import type { FastifyInstance } from 'fastify'"],
      ['api/billing/rules.ts', "import { planAt } from '../accounts/rules.ts'"],
    ],
  },
  {
    name: 'stores know the database, core and their own feature',
    files: /^api\/(?:[^/]+\/)+([^/]+-)?store\.ts$/,
    problems: source =>
      refuse(source, one => {
        if (isPackage(one)) return !/^(@?fastify)/.test(one.from)
        const own = featureOf(one.from) === featureOf(source.path) && !/\/([^/]+-)?(routes|service)\.ts$/.test(one.from)
        return own || isGround(one.from) || one.from.startsWith('api/db/')
      }),
    planted: [
      ['api/cv/store.ts', "import fastify from 'fastify'"],
      ['api/cv/store.ts', "import { createUserStore } from '../accounts/user-store.ts'"],
      ['api/claims/evidence/proof-store.ts', "import type { Google } from '../../providers/google.ts'"],
    ],
  },
  {
    name: 'services know their own feature, core, lib, and others by type only',
    files: /^api\/(?:[^/]+\/)+([^/]+-)?service\.ts$/,
    problems: source =>
      refuse(source, one => {
        if (/^(@?fastify|mongoose)/.test(one.from)) return false
        if (isPackage(one) || isGround(one.from)) return true
        if (featureOf(one.from) === featureOf(source.path)) return !/\/([^/]+-)?routes\.ts$/.test(one.from)
        return one.typeOnly && (isFeature(one.from) || /^api\/(providers|db)\/|^api\/events\.ts$/.test(one.from))
      }),
    planted: [
      ['api/cv/service.ts', "import type { Types } from 'mongoose'"],
      ['api/cv/service.ts', "import { createUserService } from '../accounts/user-service.ts'"],
      ['api/cv/service.ts', "import { createGoogle } from '../providers/google.ts'"],
      ['api/cv/service.ts', "import type { Config } from '../config/config.ts'"],
    ],
  },
  {
    name: 'routes know their own feature, http, core and lib',
    files: /^api\/(?!http\/)(?:[^/]+\/)+([^/]+-)?routes\.ts$/,
    problems: source =>
      refuse(source, one => {
        if (isPackage(one)) return packageOf(one.from) !== 'mongoose'
        // What institutions are shown and answer is a page and belongs to claims.
        if (source.path === 'api/pages/confirm-routes.ts' && one.typeOnly && isFeature(one.from)) return true
        const own = featureOf(one.from) === featureOf(source.path)
        return own || isGround(one.from) || one.from.startsWith('api/http/')
      }),
    planted: [
      ['api/cv/routes.ts', "import { Types } from 'mongoose'"],
      ['api/pages/routes.ts', "import { isTokenOver } from '../accounts/rules.ts'"],
      ['api/cv/routes.ts', "import type { Config } from '../config/config.ts'"],
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
    planted: [['api/pages/pages.ts', "import { planAt } from '../users/rules.ts'"]],
  },
  {
    name: 'providers know lib, no feature and no framework',
    files: /^api\/providers\//,
    problems: source =>
      refuse(source, one =>
        isPackage(one) ? !/^@?fastify/.test(one.from) : isGround(one.from) || one.from.startsWith('api/providers/'),
      ),
    planted: [
      ['api/providers/google.ts', "import type { UserRecord } from '../accounts/user-store.ts'"],
      ['api/providers/mailer.ts', "import type { FastifyBaseLogger } from 'fastify'"],
    ],
  },
  {
    name: 'lib, crypto, db, jobs and config know lib, crypto and core, and no feature',
    files: /^api\/(lib|crypto|db|jobs|config)\//,
    problems: source =>
      refuse(source, one => isPackage(one) || isGround(one.from) || featureOf(one.from) === featureOf(source.path)),
    planted: [
      ['api/lib/money.ts', "import { priceOf } from '../billing/rules.ts'"],
      ['api/db/documents.ts', "import type { CvStore } from '../cv/store.ts'"],
    ],
  },
  {
    name: 'http knows lib and core, and no feature',
    files: /^api\/http\//,
    problems: source => refuse(source, one => isPackage(one) || isGround(one.from) || one.from.startsWith('api/http/')),
    planted: [['api/http/access.ts', "import type { UserService } from '../accounts/user-service.ts'"]],
  },
  {
    name: 'api knows no scripts and no tests, and of the client only pages knows the CV',
    files: /^api\//,
    problems: source =>
      refuse(source, ({ from }) => {
        if (from.startsWith('web/')) return source.path.startsWith('api/pages/') && from.startsWith('web/src/cv/')
        return !/^(scripts|test)\//.test(from)
      }),
    planted: [
      ['api/http/page-cache.ts', "import { CvArticle } from '../../web/src/cv/cv-article.tsx'"],
      ['api/pages/pages.ts', "const nav = await import('../../web/src/parts/nav.tsx')"],
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
    name: 'mongoose lives in db and the stores',
    files: /^api\/(?!db\/|(?:[^/]+\/)+([^/]+-)?stores?\.ts$)/,
    problems: source =>
      refuse(source, one => {
        const mayNameIt = ['api/app.ts', 'api/compose.ts'].includes(source.path)
        return packageOf(one.from) !== 'mongoose' || (one.typeOnly && mayNameIt)
      }),
    planted: [
      ['api/http/ops.ts', "import mongoose from 'mongoose'"],
      ['api/pages/views.ts', "import type { Connection } from 'mongoose'"],
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
    planted: [['api/http/page-cache.ts', "import { parse } from 'yaml'"]],
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
    name: 'the client knows core and nothing else of api',
    files: /^web\//,
    problems: source =>
      refuse(source, one => {
        if (isPackage(one) || one.from.startsWith('web/')) return true
        return one.from.startsWith('api/core/') && (one.typeOnly || !one.from.startsWith('api/core/contract/'))
      }),
    planted: [
      ['web/src/data/cvs.ts', "import { Cv } from '../../../api/core/contract/cv.ts'"],
      ['web/src/parts/nav.tsx', "import type { CvRecord } from '../../../api/cv/store.ts'"],
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
      ['web/src/editor/session/autosave.ts', "await window.fetch('/me')"],
    ],
  },
  {
    name: 'the CV is pure: react and nothing else from outside',
    files: /^web\/src\/cv\//,
    problems: source => refuse(source, one => isOurs(one) || /^react(-dom)?(\/|$)/.test(one.from)),
    planted: [['web/src/cv/cv-article.tsx', "import { Link } from 'wouter'"]],
  },
]
