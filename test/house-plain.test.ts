// How plain the code is, counted: long functions, spreads into factories, long files, files that name a section, banned spellings.
// Each rule is also tested with planted breaches, so that a rule without effect is noticed.
import { BANNED, type Banned } from './banned-words.ts'
import { documents, filesUnder, readText, type Source, sourceOf, sources, syntaxOf } from './house-sources.ts'
import t from './tap.ts'

// What remains. These numbers only fall.
const LONG_FUNCTIONS = 0
const SPREADS = 0
const LONG_FILES = 3
const SECTION_FILES = 10

const MAX_LINES = 60
/** Tables: maps, texts of the law. At most 25. */
const TABLES = ['api/app.ts buildApp', 'api/compose.ts compose']

type Rule = {
  name: string
  files: RegExp
  most: number
  breaches: (source: Source) => string[]
  planted: [string, string][]
}

const CODE = /^(api|web|scripts)\//
const long = (lines: number) => `function f() {\n${'  g()\n'.repeat(lines - 2)}}`

const RULES: Rule[] = [
  {
    name: `a function has at most ${MAX_LINES} lines, unless it is a table`,
    files: /^(api|web\/src|scripts)\//,
    most: LONG_FUNCTIONS,
    breaches: source =>
      syntaxOf(source)
        .functions.filter(({ name, lines }) => lines > MAX_LINES && !TABLES.includes(`${source.path} ${name}`))
        .map(({ name, lines }) => `${name} has ${lines} lines`),
    planted: [
      ['api/cv/service.ts', long(MAX_LINES + 1)],
      ['web/src/editor/a.tsx', `const A = () => {\n${'  g()\n'.repeat(MAX_LINES)}}`],
      ['scripts/a.ts', `const a = { run() {\n${'  g()\n'.repeat(MAX_LINES)}} }`],
    ],
  },
  {
    name: 'a factory gets its dependencies by name, not by a spread',
    files: /^(api|web\/src|scripts)\//,
    most: SPREADS,
    breaches: source => syntaxOf(source).spreads.map(name => `spreads into ${name}`),
    planted: [
      ['api/compose.ts', 'const cvs = createCvService({ ...common, store })'],
      ['api/compose.ts', 'const wallet = assembleWallet({ now, ...parts.wallet })'],
    ],
  },
  {
    name: 'a file has at most 300 lines',
    files: CODE,
    most: LONG_FILES,
    // The grammar of dates and translations are plain data.
    breaches: ({ text, path }) =>
      text.trimEnd().split('\n').length > 300 && !/\/date-words\.ts$|\/reader-words\/\w+\.data\.ts$/.test(path)
        ? ['has more than 300 lines']
        : [],
    planted: [['api/cv/service.ts', 'a\n'.repeat(301)]],
  },
  {
    name: 'sections are named in the table of sections, and by few other files',
    // The terms of use speak of awards as such, and each language file has a title for them.
    files: /^(api|web|scripts)\/(?!src\/screens\/terms\.tsx|core\/cv\/languages\/)/,
    most: SECTION_FILES,
    breaches: ({ code }) => (/\bawards\b/.test(code) ? ['names the section awards'] : []),
    planted: [['web/src/editor/steps/a.tsx', 'const { awards } = content']],
  },
]

for (const rule of RULES) {
  t.test(rule.name, async t => {
    for (const [path, text] of rule.planted) {
      t.match(path, rule.files)
      t.not(rule.breaches(sourceOf(path, text)).length, 0, `is broken by ${path}: ${text.slice(0, 60)}`)
    }
    const broken = sources
      .filter(({ path }) => rule.files.test(path))
      .flatMap(source => rule.breaches(source).map(breach => `${source.path} ${breach}`))
    t.ok(broken.length <= rule.most, `at most ${rule.most}, ${broken.length} now:\n${broken.join('\n')}`)
  })
}

t.test('a function of the allowed length breaks nothing, and there are at most 25 tables', async t => {
  t.same(RULES[0]?.breaches(sourceOf('api/cv/service.ts', long(MAX_LINES))), [])
  t.ok(TABLES.length <= 25)
})

/** The searched parts of a file: its identifiers, and its comments, test names and messages as one text. */
type Words = { path: string; identifiers: Set<string>; prose: string; screens: string }

/** Texts of the API for programs name attestations. */
const ON_SCREENS = /^(web\/src|api\/(?!mcp\/|core\/contract\/|.*routes\.ts$))/
/** The terms and the privacy policy are small print. */
const SCREEN_TEXTS = filesUnder('web/src').filter(path => /(?<!terms|privacy-policy)\.data\.json$/.test(path))

/** The texts for people among those of a file, without imports, class names and keys. The sentence that is signed stays. */
const wordsOnScreens = (texts: string[]) =>
  texts
    .filter(text => /^[^./].*[A-Z.?!,]|^[A-Z]/s.test(text))
    .join('\n')
    .replace(/\s+/g, ' ')
    .replace(/self-attest(ed|ation)?|I attest that/gi, '')

function wordsIn(source: Source): Words {
  const { identifiers, strings, shown: elements, testNames } = syntaxOf(source)
  const shown = /^(api|scripts)\//.test(source.path) ? strings : testNames
  const screens = ON_SCREENS.test(source.path) ? wordsOnScreens([...strings, ...elements]) : ''
  return { path: source.path, identifiers, prose: [source.comments, ...shown].join('\n'), screens }
}

function hasBanned({ kind, form, files }: Banned, { path, identifiers, prose, screens }: Words): boolean {
  if (files && !files.test(path)) return false
  if (kind !== 'identifier')
    return new RegExp(`\\b${form}\\b`, /[A-Z]/.test(form) ? '' : 'i').test(kind === 'screen' ? screens : prose)
  const whole = new RegExp(`^${form}$`)
  return [...identifiers].some(name => whole.test(name))
}

/** A text that breaks the rule: the form without its choices. */
const plantedFor = ({ form }: Banned) =>
  form
    .replace(/\((\w+)\|[^)]*\)/g, '$1')
    .replace(/\(([^)]*)\)\?/g, '$1')
    .replace(/I\{0,2\}|\w\?/g, '')

t.test('no banned spelling in comments, test names, messages, documents and names of the code', async t => {
  // Translations have the texts of reader-words/texts.ts as keys.
  const self = /^test\/(banned-words|house-plain\.test)\.ts$|\/reader-words\/\w+\.data\.ts$/
  const words = [
    ...sources.filter(({ path }) => !self.test(path)).map(wordsIn),
    ...documents.map(path => {
      const prose = readText(path)
        .replace(/```[\s\S]*?```/g, '')
        .replaceAll('\n', ' ')
      return { path, identifiers: new Set<string>(), prose, screens: '' }
    }),
    ...SCREEN_TEXTS.map(path => {
      return { path, identifiers: new Set<string>(), prose: '', screens: wordsOnScreens([readText(path)]) }
    }),
  ]
  for (const banned of BANNED) {
    const planted = plantedFor(banned)
    const path = banned.files ? 'api/billing/service.ts' : 'api/cv/service.ts'
    const text = {
      phrase: `// It says ${planted} here.`,
      screen: `const words = 'It says: ${planted} here.'`,
      identifier: `const ${planted} = 1`,
    }[banned.kind]
    t.ok(hasBanned(banned, wordsIn(sourceOf(path, text))), `finds ${text}`)
    const found = words.filter(one => hasBanned(banned, one)).map(one => one.path)
    const folders = ['api', 'web', 'scripts', 'test', 'docs'].map(name => {
      return `${name} ${found.filter(path => path.startsWith(name)).length}`
    })
    const rule = `${banned.form} (say ${banned.instead}): at most ${banned.most} files, ${found.length} now (${folders.join(', ')})`
    t.ok(found.length <= banned.most, found.length > banned.most ? `${rule}\n${found.join('\n')}` : rule)
  }
})
