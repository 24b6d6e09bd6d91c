// The conventions of the code, checked on every source file: what has one home, names, forms. Imports are in dependencies.test.ts,
// sizes and words in house-plain.test.ts.
// Each rule is also tested with a planted violation, so that a rule without effect is noticed.

import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { variableNames } from '../api/config/variables.ts'
import { projectRoot } from '../api/lib/root.ts'
import { documents, readText, type Source, sourceOf, sources } from './house-sources.ts'
import t from './tap.ts'

type Rule = {
  name: string
  files: RegExp
  problems: (source: Source) => string[]
  /** Files that violate the rule: path and text. */
  planted: [string, string][]
}
/** The occurrences of `form` in the code, as sentences. */
const occurs = ({ code }: Source, form: RegExp) => (code.match(form) ?? []).map(found => `says ${found.trim()}`)

const HOME_RULES: Rule[] = [
  {
    name: 'the environment is read by config alone',
    files: /^api\/(?!config\/)/,
    problems: source => {
      const code = source.path === 'api/main.ts' ? source.code.replace('loadConfig(process.env)', '') : source.code
      return occurs({ ...source, code }, /\bprocess\.env\b|\bprocess\[|\benv\b.*from 'node:process'/g)
    },
    planted: [
      ['api/db/connection.ts', 'const uri = process.env.MONGODB_URI'],
      ['api/main.ts', 'const config = loadConfig(process.env)\nconst port = process.env.PORT'],
    ],
  },
  {
    name: 'the time is read by lib/clock alone',
    files: /^api\/(?!lib\/clock\.ts$)/,
    problems: source =>
      occurs(
        source,
        /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date(?!\w|\()|(?<!new )\bDate\(\s*\)|\bperformance\.now\b/g,
      ),
    planted: [
      ['api/cv/service.ts', 'const at = Date.now()'],
      ['api/cv/service.ts', 'const at = new Date()'],
      ['api/pages/views.ts', 'const clock = performance.now'],
    ],
  },
  {
    name: 'api writes to the log, never to the console',
    files: /^api\//,
    problems: source => occurs(source, /\bconsole\.\w+/g),
    planted: [['api/app.ts', "console.log('here')"]],
  },
  {
    // http/server creates the server that Fastify uses.
    name: 'outside calls are made by providers alone',
    files: /^api\/(?!providers\/|http\/server\.ts$)/,
    problems: source => occurs(source, /(?<![.\w])(?:globalThis\.)?fetch\(/g),
    planted: [['api/cv/picture.ts', 'const reply = await fetch(url)']],
  },
  {
    name: 'core and rules read no clock and no environment, and draw no random numbers',
    files: /^api\/(core\/|[^/]+\/rules)/,
    problems: source => occurs(source, /\bperformance\.now\(|\bMath\.random\(|\bprocess\.\w+|\bfetch\(/g),
    planted: [['api/core/cv/digest.ts', 'const at = performance.now()']],
  },
  {
    name: 'only data knows HTTP',
    // web/src/owner and web/src/check are small modules of public pages: they load none of the client’s libraries.
    files: /^web\/src\/(?!data\/|owner\/|check\/fetch)/,
    problems: source =>
      occurs(source, /(?<![.\w])(?:window\.|globalThis\.)?fetch\(|\bXMLHttpRequest\b|\bEventSource\b|\bsendBeacon\(/g),
    planted: [
      ['web/src/screens/admin.tsx', "const reply = await fetch('/me')"],
      ['web/src/editor/session/autosave.ts', "await window.fetch('/me')"],
    ],
  },
]

/** Digests, keyed digests and random values need no guarded key. */
const PLAIN_CRYPTO = /^(createHash|createHmac|randomBytes|randomUUID|timingSafeEqual)$/
const CRYPTO_IMPORT = /\bimport\s+([^'"]*?)\s*from\s*['"](?:node:)?crypto['"]/g

HOME_RULES.push({
  name: 'signatures and ciphers have one home: api/crypto',
  files: /^api\/(?!crypto\/)/,
  problems: source => [
    ...[...source.code.matchAll(CRYPTO_IMPORT)].flatMap(([, names = '']) => {
      const words = /^\{([^}]*)\}$/.exec(names)?.[1]?.split(',') ?? [names]
      const used = words.map(word => word.trim().replace(/^type | as .*$/g, '')).filter(word => word !== '')
      return used.filter(word => !PLAIN_CRYPTO.test(word)).map(word => `takes ${word} from node:crypto`)
    }),
    ...occurs(
      source,
      /\bimport\(\s*['"](?:node:)?crypto['"]|\bcrypto\.subtle\b|\brequire\(\s*['"](?:node:)?crypto['"]/g,
    ),
    ...occurs(source, /from '(jsonwebtoken|jws|fast-jwt)'/g),
  ],
  planted: [
    ['api/claims/signing-keys.ts', "import { createHash, sign } from 'node:crypto'"],
    ['api/wallet/client-key.ts', "import {\n  createCipheriv as cipher,\n} from 'crypto'"],
    ['api/http/tokens.ts', "import * as crypto from 'node:crypto'"],
    ['api/http/tokens.ts', "const { sign } = await import('node:crypto')"],
    ['api/mail/outbox.ts', "await crypto.subtle.sign('HMAC', key, bytes)"],
  ],
})

const forbiddenName = /(^|[/.-])(utils?|helpers?|types?|misc)([/.-]|$)/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|config|data|d))?\.tsx?$/
const leftOpen = /\bt(\.test)?\.(only|skip|todo)\(|\b(todo|skip): *true|@ts-(ignore|nocheck)|\b(TODO|FIXME)\b/g

const FORM_RULES: Rule[] = [
  {
    name: 'a file has at most 400 lines',
    // The grammar of dates is plain data.
    files: /^(?!api\/resume\/readers\/date-words\.ts$|.*\.data\.ts$)/,
    problems: ({ text }) => (text.trimEnd().split('\n').length > 400 ? ['is longer than 400 lines'] : []),
    planted: [['api/app.ts', 'a\n'.repeat(401)]],
  },
  {
    name: 'a file begins with what it is for',
    files: /^(api|web\/src|scripts)\//,
    problems: ({ text }) => (/^(\/\/ |\/\*\*? |#!)/.test(text) ? [] : ['begins without a comment']),
    planted: [['api/app.ts', "import fastify from 'fastify'\n// The app."]],
  },
  {
    name: 'files are named in kebab-case and say what they hold',
    files: /./,
    problems: ({ path }) => [
      ...(kebab.test(posix.basename(path)) ? [] : ['is not named in kebab-case']),
      ...(forbiddenName.test(path) ? ['has a name that says nothing'] : []),
    ],
    planted: [
      ['api/lib/utils.ts', ''],
      ['web/src/helpers/dates.ts', ''],
      ['api/cv/cv-types.ts', ''],
      ['web/src/parts/CvCard.tsx', ''],
    ],
  },
  {
    // tap's root is not the test of a file in a process that runs several.
    name: 'test files take t from test/tap',
    files: /^test\/.*\.test\.ts$/,
    problems: source => occurs(source, /^import t\b.* from 'tap'/gm),
    planted: [['test/cvs.test.ts', "import t from 'tap'"]],
  },
  {
    name: 'nothing is switched off or left open',
    files: /^(?!test\/house\.test\.ts$)/,
    problems: ({ text }) => (text.match(leftOpen) ?? []).map(found => `says ${found}`),
    planted: [
      ['test/cvs.test.ts', "t.test.skip('later', async () => {})"],
      ['test/cvs.test.ts', "t.test('later', { todo: true }, async () => {})"],
      ['api/app.ts', '// TODO: later'],
    ],
  },
]

for (const rule of [...HOME_RULES, ...FORM_RULES]) {
  t.test(rule.name, async t => {
    for (const [path, text] of rule.planted) {
      t.match(path, rule.files, `${path} is looked at`)
      t.not(rule.problems(sourceOf(path, text)).length, 0, `is broken by ${path}: ${text.slice(0, 60)}`)
    }
    const broken = sources
      .filter(source => rule.files.test(source.path))
      .flatMap(source => rule.problems(source).map(problem => `${source.path} ${problem}`))
    t.same(broken, [], 'is kept')
  })
}

t.test('every link of the documents leads to a file', async t => {
  const links = documents.flatMap(path => {
    const text = readText(path).replace(/```[\s\S]*?```/g, '')
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(match => match[1] ?? '')
    return targets
      .filter(to => !/^[a-z]+:|^#/.test(to))
      .map(to => [path, posix.join(posix.dirname(path), to.replace(/#.*/, ''))])
  })
  t.ok(links.length > 5, 'there are links')
  for (const [path, to = ''] of links) t.ok(existsSync(join(projectRoot, to)), `${path} -> ${to}`)
})

t.test('.env.example has exactly the known variables, each with a line of explanation', async t => {
  const lines = readText('.env.example').split('\n')
  const named = lines.flatMap(line => /^([A-Z0-9_]+)=/.exec(line)?.[1] ?? [])
  t.same(named, [...variableNames, 'SANDBOX', 'SANDBOX_PORT', 'SANDBOX_KEY', 'DATA_DIR'])
  for (const [index, line] of lines.entries()) {
    if (/^[A-Z0-9_]+=/.test(line)) t.match(lines[index - 1], /^# \S/, line)
  }
})
