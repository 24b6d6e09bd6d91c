// Every command that the documents and the workflows name exists: npm's scripts, test files, programs.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { projectRoot } from '../api/lib/root.ts'
import { documents, filesUnder, readText } from './house-sources.ts'
import t from './tap.ts'

const { scripts, version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
const tests = filesUnder('test').filter(path => path.endsWith('.test.ts'))
const inTools = filesUnder('tools/test')

/** The lines of shell blocks, and the code in sentences. */
const codeIn = (markdown: string) => [
  ...[...markdown.matchAll(/^```(?:sh|bash)\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.split('\n')),
  ...[...markdown.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
]

const sourceOf = (path: string) => path.replace(/^dist\/(api|scripts|test)\/(.*)\.js$/, '$1/$2.ts')
const isThere = (path: string) => existsSync(join(projectRoot, sourceOf(path)))

/** Each form of a command, and whether what it names exists. */
const FORMS: [form: RegExp, exists: (name: string) => boolean][] = [
  [/\bnpm run (?:--silent )?([a-z][\w:-]*)/g, name => name in scripts],
  [/\bnpm (start|test)\b/g, name => name in scripts],
  [/\bnpm (?:test|run test:long) -- ([\w/-]+)/g, name => tests.some(path => path.includes(name))],
  [/\bnpm run tools -- ([\w/-]+)/g, name => inTools.some(path => path.includes(name))],
  [/\bnpm ci --prefix ([\w/-]+)/g, name => isThere(`${name}/package-lock.json`)],
  [/\bnode (?:--[\w=-]+ )*([\w./-]+\/[\w./-]+\.[mc]?[jt]s)/g, isThere],
  [/(?:^|\s)(\.ci\/run)\b/g, isThere],
  [/\bcompose (?:.* )?-f ([\w.-]+)/g, isThere],
  [/\bnpm pack (?:\.\/)?(dist\/[\w-]+)/g, name => /^dist\/(client|wallet-kit)$/.test(name)],
]
const missingIn = (lines: string[]) =>
  lines.flatMap(line =>
    FORMS.flatMap(([form, exists]) =>
      [...line.matchAll(form)].filter(([, name = '']) => !exists(name)).map(([all]) => all.trim()),
    ),
  )

t.test('a command that does not exist is found', async t => {
  const planted = [
    'npm run knead',
    'npm test -- no-such-test',
    'npm run tools -- no-such-test',
    'npm ci --prefix nowhere',
    'node --import=tsx test/nowhere.test.ts',
    'node dist/api/nowhere.js',
    'docker compose -f nowhere.yaml up',
    'npm pack ./dist/nowhere',
  ]
  for (const line of planted) t.same(missingIn(codeIn(`Say \`${line}\` here.`)).length, 1, line)
  t.same(missingIn(codeIn('```sh\nnpm run knead\n```')).length, 1, 'in a block')
})

t.test('every command of the documents exists', async t => {
  for (const path of documents) t.same(missingIn(codeIn(readText(path))), [], path)
})

type Workflow = { jobs: Record<string, { uses?: string; steps?: { run?: string; uses?: string }[] }> }
const workflows = filesUnder('.github/workflows').map(path => [path, parseYaml(readText(path)) as Workflow] as const)

t.test('the workflows call commands and workflows that exist, and actions of a named version', async t => {
  t.equal(workflows.length, 2)
  for (const [path, { jobs }] of workflows) {
    const steps = Object.values(jobs).flatMap(({ steps = [] }) => steps)
    t.same(missingIn(steps.flatMap(({ run }) => run?.split('\n') ?? [])), [], path)
    const used = [...Object.values(jobs), ...steps].flatMap(({ uses }) => uses ?? [])
    for (const name of used) t.ok(name.startsWith('./') ? isThere(name) : /^[\w-]+\/[\w-]+@v\d+$/.test(name), name)
  }
  const [ci, release] = workflows.map(([path]) => readText(path))
  t.match(ci, '- run: .ci/run')
  for (const folder of ['dist/client', 'dist/wallet-kit']) t.match(release, folder)
})

t.test('one version is everywhere, and the changelog has it with a date', async t => {
  t.match(readText('CHANGELOG.md'), new RegExp(`^## \\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'))
  t.match(readText('openapi.yaml'), new RegExp(`^ {2}version: ${version}$`, 'm'))
  t.equal(JSON.parse(readText('package-lock.json')).version, version)
  for (const size of ['small', 'large'])
    t.match(readText(`scripts/kubernetes/overlays/${size}/kustomization.yaml`), `newTag: ${version}\n`)
})
