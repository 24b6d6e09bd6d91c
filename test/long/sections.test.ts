// A new section is a row in the table of sections, its words, and its title in each language. A copy of the project gets such a section,
// which then appears in everything that is made of a CV.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ATTESTABLE_LISTS } from '../../api/core/contract/sections.ts'
import { OFFERED_LANGUAGES } from '../../api/core/cv/languages/index.ts'
import { projectRoot } from '../../api/lib/root.ts'
import t from '../tap.ts'

// The compiler reads the whole project again.

const TABLE = 'api/core/contract/sections.ts'
const WORDS = 'api/core/cv/section-words.ts'
const WORDS_DATA = 'api/core/cv/section-words.data.json'
const FIELD = '  office: short,\n'
const ROW = `  patents: {
    kind: 'list',
    body: 'entries',
    item: 'Patent',
    fields: ['title', 'office', 'date', 'url'],
    title: ['title'],
    line: ['office'],
    claims: 9,
  },
`
const SECTION_WORDS = { editor: 'Patents', noun: 'patent' }

const copy = mkdtempSync(join(tmpdir(), 'sections-'))
t.teardown(() => rmSync(copy, { recursive: true, force: true }))
for (const name of ['api', 'web', 'scripts', 'test', 'client/contract.d.ts', 'package.json', 'openapi.yaml']) {
  cpSync(join(projectRoot, name), join(copy, name), { recursive: true })
}
symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
const settings = JSON.parse(readFileSync(join(projectRoot, 'tsconfig.json'), 'utf8'))

/** The compiler's errors for the copy; empty without errors. */
function compile(include: string[], ...flags: string[]): string {
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ ...settings, include }))
  const compiler = join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc')
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '--pretty', 'false', ...flags], {
    cwd: copy,
    encoding: 'utf8',
  })
  return stdout + stderr
}

/** Inserts lines before the one that begins with `before`, which must be unique in the file. */
function insert(path: string, before: string, lines: string): void {
  const text = readFileSync(join(copy, path), 'utf8')
  const parts = text.split(`\n${before}`)
  if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} lines that begin with ${before}`)
  writeFileSync(join(copy, path), parts.join(`\n${lines}${before}`))
}

type Words = { sections: object; fields: object }

/** Adds the title of the section in a language. */
const writeTitle = (language: string) =>
  insert(`api/core/cv/languages/${language}.data.ts`, '    profileSummary: ', "    patents: ['Patents'],\n")

/** Adds the words of the section and of its new field. */
function writeWords(section: object): void {
  const words = JSON.parse(readFileSync(join(projectRoot, WORDS_DATA), 'utf8')) as Words
  const sections = { patents: section, ...words.sections }
  const fields = { office: { editor: 'Granted by' }, ...words.fields }
  writeFileSync(join(copy, WORDS_DATA), JSON.stringify({ sections, fields }))
}

t.test('the independent verifier program knows the sections that can be attested', t => {
  const program = readFileSync(join(projectRoot, 'web', 'src', 'check', 'subject.ts'), 'utf8')
  t.match(program, `(?:${['education', ...ATTESTABLE_LISTS].join('|')})`)
  t.end()
})

t.test('a section or a field without its words does not compile', async t => {
  insert(TABLE, '  board: short,', FIELD)
  insert(TABLE, '  references: {', ROW)
  t.match(compile([WORDS]), /section-words.ts.* error TS.*patents[\s\S]*section-words.ts.* error TS.*office/)
  writeWords(SECTION_WORDS)
  const languages = OFFERED_LANGUAGES.filter(language => language !== 'zh')
  for (const language of languages) writeTitle(language)
  const errors = compile(['api/core/cv/languages/load.ts'])
  t.match(errors, /languages\/zh\.data\.ts\(\d+,\d+\): error [^\n]*'patents' is missing/)
  t.notMatch(errors, /languages\/(?!zh\b)\w+\.data/, 'the other languages are whole')
  writeTitle('zh')
})

t.test('a row and its words are a section of the page, the files, the claims and the editor', async t => {
  writeWords(SECTION_WORDS)
  mkdirSync(join(copy, 'dist'))
  for (const path of ['dist/typeset', 'dist/typeset.stamp', 'dist/site', 'dist/test-keys', 'client/node_modules']) {
    symlinkSync(join(projectRoot, path), join(copy, path))
  }
  const options = { cwd: copy, encoding: 'utf8' } as const
  const described = spawnSync(process.execPath, ['--import=tsx', 'scripts/openapi.ts'], options)
  t.equal(described.status, 0, described.stderr)
  const flags = ['--noEmit', 'false', '--outDir', 'dist', '--sourceMap', 'false']
  t.equal(compile(['api', 'web', 'scripts', 'test/made-up-section.ts'], ...flags), '', 'no other file has to know')
  const run = spawnSync(process.execPath, [join(copy, 'dist', 'test', 'made-up-section.js')], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const found = JSON.parse(/found (\{.*\})$/m.exec(run.stdout)?.[1] ?? 'null')
  if (!t.ok(found, run.stdout + run.stderr)) return
  for (const place of ['page', 'pdf', 'docx', 'text', 'markdown']) {
    for (const said of ['Patents', 'Folding bridge', 'Indian Patent Office', 'March 2021']) {
      // A template may set titles in capitals.
      t.match(found[place], new RegExp(said, 'i'), `${place}: ${said}`)
    }
    t.notMatch(found[place], 'Secret hinge', `${place}: what is hidden`)
  }
  const patent = { title: 'Folding bridge', office: 'Indian Patent Office', date: '2021-03', url: 'https://p.example' }
  t.same(found.resume['x-patents'], [patent, { title: 'Secret hinge', 'x-hidden': true }])
  t.match(found.imported, [patent])
  t.match(found.attestation.statement, /^[\w-]{22} patents whole$/m)
  t.match(found.entry, { level: 'self-attested', isSelfAttested: true })
  const claim = found.claims.find(({ section }: { section: string }) => section === 'patents.p1')
  t.match(claim, { level: 'self-attested', valid: true })
  t.equal(found.called, 'Patent')
  t.same(
    found.refused.map(({ path }: { path: string }) => path),
    ['/content/patents/0/office', '/content/patents/0/date'],
  )
  const { editor } = found
  t.ok(editor.lists.includes('patents'))
  t.equal(editor.step, 6)
  t.equal(editor.order[0], 'patents')
  t.same([editor.name, editor.field], ['Patents', 'Granted by'])
  t.match(editor.added, { kind: 'add', name: 'Patents › Folding bridge' })
  t.match(editor.conflicts, [{ key: 'content.patents.p1' }], 'its entries are merged one by one')
  t.same([...new Set(editor.problems)], ['content.patents.p1.office', 'content.patents.p1.date'])
})
