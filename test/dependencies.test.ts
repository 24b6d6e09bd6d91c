// The rules of imports, each also tested with a planted violation, so that a rule without effect is noticed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../api/lib/root.ts'
import { allImports, broken, circlesOf, importsOf, RULES, violations } from './dependency-rules.ts'
import t from './tap.ts'

/** File, `type` for a type import, and the imported module. */
const PLANTED = [
  'api/claims/credentials/check/check.ts api/providers/guarded-fetch.ts',
  'scripts/verify-cv.ts api/billing/settle.ts',
  'api/assemble/cvs.ts api/cv/routes.ts',
  'api/core/cv/digest.ts node:crypto',
  'api/core/cv/digest.ts api/lib/clock.ts',
  'api/core/cv/digest.ts type api/cv/store.ts',
  'api/cv/store.ts npm:fastify',
  'api/cv/history-store.ts api/accounts/store.ts',
  'api/cv/store/versions.ts api/accounts/store.ts',
  'api/cv/store.ts type api/providers/google.ts',
  'api/cv/service.ts type npm:mongoose',
  'api/cv/service.ts api/accounts/service.ts',
  'api/cv/service.ts api/providers/google.ts',
  'api/cv/service.ts type api/config/config.ts',
  'api/cv/routes.ts npm:mongoose',
  'api/cv/routes.ts type api/accounts/store.ts',
  'api/files/pdf.ts api/cv/views.ts',
  'api/cv/views.ts api/config/config.ts',
  'api/providers/google.ts type api/accounts/store.ts',
  'api/providers/mailer.ts type npm:fastify',
  'api/app.ts api/cv/store.ts',
  'api/app.ts type api/providers/google.ts',
  'api/http/access.ts type api/accounts/user-service.ts',
  'api/jobs/runner.ts type api/app.ts',
  'api/lib/money.ts api/core/prices.ts',
  'api/events.ts api/cv/service.ts',
  'api/files/card.ts web/src/cv/cv-article.tsx',
  'api/main.ts scripts/sandbox/main.ts',
  'api/pages/shell.ts web/src/parts/nav.tsx',
  'api/http/ops.ts npm:mongoose',
  'api/billing/service.ts node:https',
  'api/claims/service.ts npm:jose',
  'api/http/ops.ts npm:@opentelemetry/api',
  'api/telemetry/telemetry.ts api/http/metrics.ts',
  'api/cv/views.ts npm:playwright-core',
  'web/src/data/cvs.ts type api/cv/store.ts',
  'web/src/parts/nav.tsx api/lib/clock.ts',
  'web/src/cv/cv-article.tsx npm:wouter',
  'web/src/cv/entry.tsx web/src/paths.ts',
  'web/src/screens/admin.tsx npm:swr',
  'web/src/check/core.ts api/core/canonical-json.ts',
  'scripts/sandbox/google/main.ts api/lib/clock.ts',
  'scripts/lib/browser.ts test/harness.ts',
  'scripts/bench/server.ts type test/fixtures/sheets.ts',
  'test/kubernetes.test.ts tools/test/manifests.ts',
  'scripts/shots.ts test/screens/screens.ts',
  'api/billing/rules.ts api/lib/clock.ts',
  'api/core/contract/cv.ts api/core/cv/text.ts',
  'web/src/parts/nav.tsx web/src/screens/home.tsx',
  'web/src/screens/home.tsx web/src/app.tsx',
  'web/src/editor/steps/skills.tsx web/src/screens/home.tsx',
  'web/src/wallet/send.tsx web/src/admin/format.ts',
  'web/src/wallet/kit/calls.ts web/src/data/storage.ts',
  'web/src/data/exchange.ts web/src/data/storage.ts',
  'web/src/admin/list.tsx web/src/editor/editor.tsx',
  'web/src/programs/programs.tsx web/src/admin/list.tsx',
  'web/src/desk/open-desk.tsx web/src/admin/list.tsx',
  'web/src/data/cvs.ts web/src/parts/toast-messages.ts',
]

const planted = PLANTED.map(line => {
  const [from = '', ...words] = line.split(' ')
  return { from, to: words.at(-1) ?? '', isType: words.length > 1 }
})

t.test('each planted import violates a rule, and each rule is violated by one', async t => {
  for (const one of planted)
    t.ok(
      RULES.some(rule => broken(rule, [one]).length > 0),
      `${one.from} ${one.to}`,
    )
  for (const rule of RULES) t.not(broken(rule, planted).length, 0, rule.name)
})

t.test('allowed imports violate no rule', async t => {
  const fine = [
    importsOf('api/cv/service.ts', "import type { Google } from '../providers/google.ts'"),
    importsOf('api/cv/store.ts', "import mongoose from 'mongoose'\nimport { openDatabase } from '../db/db.ts'"),
    importsOf('api/core/cv/text.ts', "import { keccak256 } from 'ethers'"),
    importsOf('api/pages/page.ts', "import { CvArticle } from '../../web/src/cv/cv-article.tsx'"),
    importsOf('web/src/editor/steps/skills.tsx', "import { sections } from '../../../../api/core/cv/sections.ts'"),
  ].flat()
  t.equal(fine.length, 6)
  for (const rule of RULES) t.same(broken(rule, fine), [], rule.name)
})

t.test('cycles are found, also of type imports, and in files with JSX', async t => {
  const circle = [
    ...importsOf('api/core/a.ts', "import type { B } from './b.ts'\nexport type A = { b: B | null }"),
    ...importsOf('api/core/b.ts', "import { type A } from './a.ts'\nexport type B = { a: A | null }"),
    ...importsOf('web/src/wallet/c.tsx', "import { D } from './d.tsx'\nexport const C = () => <D>{1}</D>"),
    ...importsOf('web/src/wallet/d.tsx', "import type { C } from './c.tsx'\nexport const D = <T,>(d: T) => <p>{d}</p>"),
  ]
  t.same(circlesOf(circle), [
    'api/core/a.ts -> api/core/b.ts -> api/core/a.ts',
    'web/src/wallet/c.tsx -> web/src/wallet/d.tsx -> web/src/wallet/c.tsx',
  ])
  t.same(circlesOf(circle.slice(1, 3)), [])
})

t.test('imports are found in every form', async t => {
  const text = [
    "import a, { type B } from './a.ts'",
    "import {\n  type C,\n  type D,\n} from '../b/c.ts'",
    "export * from '@x/y/z'",
    "export type { E } from 'y/z'",
    "import './side.ts'",
    "const f = async () => <p>{(await import('../lazy.tsx')).f}</p>",
    "type G = import('../g.ts').G",
    "// import g from 'comment'",
    "const h = \"import k from 'k'\" // from 'k'",
    "import { join } from 'path'",
  ].join('\n')
  const found = importsOf('api/cv/page.tsx', text).map(({ to, isType }) => `${to}${isType ? ' type' : ''}`)
  const expected = [
    'api/cv/a.ts',
    'api/b/c.ts type',
    'npm:@x/y',
    'npm:y type',
    'api/cv/side.ts',
    'api/lazy.tsx',
    'api/g.ts type',
    'node:path',
  ]
  t.same(found.sort(), expected.sort())
})

t.test('the code follows the rules', async t => {
  const imports = allImports()
  t.ok(imports.length > 1_000, `${imports.length} imports`)
  t.same(violations(imports), [])
  t.same(
    imports.filter(({ to }) => /^(api|web|scripts|test)\//.test(to) && !existsSync(join(projectRoot, to))),
    [],
    'every file that is imported exists',
  )
})
