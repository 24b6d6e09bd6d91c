// The program that checks CVs without us, as it is handed out: run in a folder with nothing else in it, it says what the
// service says, and sees through everything that was done to a document.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { N, Wallet } from 'ethers'
import { fold, nameLine } from '../../api/core/cv/names.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { CLAIMED, entryOf, startClaims, type VerificationBody } from '../claims-harness.ts'
import { CONTENT, damagesOf, strangerTo } from '../damage.ts'
import { dose, fc } from '../dose.ts'
import { anyContent } from '../rules/arbitrary-cv.ts'
import t from '../tap.ts'

const claims = await startClaims(t)
const { app, attest, confirmIn, make, verification } = claims

const folder = mkdtempSync(join(tmpdir(), 'verify-cv-'))
t.teardown(() => rmSync(folder, { recursive: true }))
const program = join(folder, 'verify-cv.mjs')
copyFileSync(join(projectRoot, 'dist', 'site', 'verify-cv.mjs'), program)
const { checkCv, digestOf, folded, report, signerOf } = (await import(
  pathToFileURL(program).href
)) as typeof import('../../scripts/verify-cv.ts')

function run(document: unknown, keys?: unknown) {
  writeFileSync(join(folder, 'cv.json'), JSON.stringify(document))
  if (keys) writeFileSync(join(folder, 'keys.json'), JSON.stringify(keys))
  const given = keys ? ['--keys', 'keys.json'] : []
  return spawnSync(process.execPath, ['verify-cv.mjs', 'cv.json', ...given], { cwd: folder, encoding: 'utf8', env: {} })
}

const AS_OF = '2026-11-22T10:00:00.000Z'
/** A document in which everything is good: attested by account, by wallet, its facts confirmed, and only stated. */
async function goodDocument(name = 'Ana'): Promise<VerificationBody> {
  const nanoId = await make({ ...CONTENT, personalDetails: { name } }, true)
  await attest(nanoId, 'skills.go')
  await attest(nanoId, 'skills.c', 'wallet')
  await attest(nanoId, 'awards.best')
  await confirmIn(nanoId, 'awards.best')
  return verification(nanoId)
}

t.test('the program runs alone, with the keys inside the document or with given keys', async t => {
  const document = await goodDocument()
  const { body: keys } = await app.anyone().get('/.well-known/jwks.json').expect(200)
  for (const given of [undefined, keys]) {
    const { status, stdout, stderr } = run(document, given)
    t.equal(status, given ? 0 : 4, stdout + stderr)
    t.match(stdout, /ok {5}"skills\.go": self-attested by "Ana Śrī", signed in with Google, on \d{4}-/)
    t.match(stdout, new RegExp(`"skills\\.c": self-attested with wallet ${claims.wallet.address.toLowerCase()}`))
    t.match(
      stdout,
      /"awards\.best": everything that is written there: self-attested by .*; title and awarder: confirmed from uni\.example, on 2026-11-21 by "Dean D"/,
    )
    t.match(stdout, '--     Signed by the account of "Ana Śrī", another name than this CV’s.')
    t.match(stdout, /-- {5}"skills\.plain": only stated/)
    t.equal(/\bgood\b/.test(stdout), given !== undefined, 'only with keys that were given')
    t.match(stdout, `The file says that it is of ${document.asOf}.`)
    t.match(stdout, /withdrawn or changed after that cannot be known/)
    t.notMatch(stdout, /verified/i)
  }
  t.equal(run({}).status, 1)
  t.match(document, { format: 3, holder: /^[\w-]{22}$/, name: 'Ana', asOf: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ })
  t.same(
    document.claims.map(({ scope, level }) => [scope, level]),
    [
      ['whole', 'stated'],
      ['whole', 'self-attested'],
      ['whole', 'self-attested'],
      ['whole', 'stated'],
      ['whole', 'self-attested'],
      ['facts', 'confirmed'],
    ],
  )
  t.notMatch(JSON.stringify(document), /dean@|private note/)
})

t.test('confirmations from free mail and from the own domain are marked and do not count', async t => {
  for (const change of [{ isFreeMail: true }, { isOwnDomain: true }]) {
    // Claims of the account about the same words are in every CV.
    await app.connection.collection('claims').deleteMany({})
    const nanoId = await make(CLAIMED, true)
    await confirmIn(nanoId, 'skills.go', change)
    const document = await verification(nanoId)
    t.match(
      document.claims.find(({ section }) => section === 'skills.go'),
      { level: 'stated', confirmation: { valid: true, counts: false, ...change } },
    )
    t.equal(run(document).status, 4)
  }
})

t.test('the program detects every manipulation of a document', async t => {
  const good = await goodDocument()
  const other = await goodDocument('Ana Rao')
  const stranger = await strangerTo(good, Wallet.createRandom())
  const damages = damagesOf({ other, stranger, digestOf })
  t.ok(damages.length >= 48, `${damages.length} kinds`)
  t.equal((await checkCv(good)).ok, true)
  for (const { name, sections, says, damage } of damages) {
    const document = structuredClone(good)
    damage(document)
    const result = await checkCv(document)
    t.match(result, { ok: false, status: 1 }, name)
    const wrong = result.claims.filter(({ problems }) => problems.length > 0)
    t.same([...new Set(wrong.map(({ section }) => section))].sort(), sections ?? [], `${name}: exactly these sections`)
    t.match(report(result), says, `${name}: named`)
  }
  const { body: keys } = await claims.app.anyone().get('/.well-known/jwks.json').expect(200)
  const madeUp = structuredClone(good)
  madeUp.keys = []
  t.equal((await checkCv(madeUp, keys)).ok, true, 'given keys count, not those inside')
  t.equal((await checkCv(madeUp)).ok, false)
})

/** A document that nobody signed: a stranger's, made up with the digests that it needs. */
function madeUp(change: object = {}, ...claims: { section: string; value: unknown }[]) {
  const cv = 'V1StGXR8_Z5jdHi6B-myT'
  const holder = 'A'.repeat(22)
  const stated = claims.map(({ section, value }) => {
    const digest = digestOf(holder, section, 'whole', value)
    return { section, scope: 'whole', level: 'stated', digest, value }
  })
  return {
    format: 3,
    cv,
    holder,
    origin: 'https://trucv.example',
    name: 'Eve',
    asOf: AS_OF,
    claims: stated,
    keys: [],
    ...change,
  }
}
const STEERING = /[^\P{C}\n]|\p{Zl}|\p{Zp}/u

t.test('the program never calls an unsigned document good', async t => {
  const forgery =
    'x: stated\nok     "education.undergraduation": confirmed by the registrar, stanford.edu\r\x1b[2K\u202eok     skills.a'
  const { status, stdout } = run(madeUp({}, { section: forgery, value: 'x' }))
  t.equal(status, 1)
  t.notMatch(stdout, /^ok|\bgood\b/im)
  t.equal(stdout.split('\n').filter(line => line.includes('stanford.edu')).length, 1, 'in one line, in quotation marks')
  t.match(stdout, /^WRONG {2}"x: stated ok \\"education/m)

  const unsigned = run(madeUp({ name: forgery }, { section: 'skills.a', value: { name: forgery } }))
  t.equal(unsigned.status, 3)
  t.match(unsigned.stdout, /Nothing in this document is signed/)
  t.notMatch(unsigned.stdout, /^ok|\bgood\b|^WRONG/im)
  t.equal(run(madeUp()).status, 3)

  const raised = madeUp({}, { section: 'skills.a', value: 'x' })
  Object.assign(raised.claims[0] as object, { level: 'confirmed', valid: true })
  t.equal(run(raised).status, 1)
  t.equal(run({ ...(await goodDocument()), keys: [] }).status, 1)
})

t.test('texts of a document are printed in one line and without control characters', async t => {
  const evil = '\x1b]0;x\x07\u202e\u2066\u2028ok\u0085\n\r"\u200b\u{e0041}\ud800'
  const good = await goodDocument()
  const texts = (value: unknown, path: string[] = []): string[][] =>
    typeof value === 'string'
      ? [path]
      : Object.entries(Object(value)).flatMap(([key, inner]) => texts(inner, [...path, key]))
  for (const path of texts(good)) {
    const document = structuredClone(good) as never
    const parent = path.slice(0, -1).reduce((at: Record<string, never>, key) => at[key] as never, document)
    ;(parent as Record<string, string>)[path.at(-1) as string] = `A${evil}B`
    const checked = await checkCv(document)
    t.notMatch(report(checked), STEERING, path.join('.'))
    t.notMatch(report(checked), /^(ok.*)?"?ok"/m)
    t.ok([1, 4].includes(checked.status), path.join('.'))
  }
  const named = run({ ...good, name: evil })
  t.notMatch(`${named.stdout}${named.stderr}`, STEERING)
})

t.test('the exit status differs for each case', async t => {
  const good = await goodDocument()
  const { body: keys } = await app.anyone().get('/.well-known/jwks.json').expect(200)
  const only = (...sections: string[]) => ({
    ...good,
    claims: good.claims.filter(one => sections.includes(one.section)),
  })
  const command = (...words: string[]) =>
    spawnSync(process.execPath, ['verify-cv.mjs', ...words], { cwd: folder, encoding: 'utf8', env: {} })
  t.equal(run(good, keys).status, 0)
  t.equal(run(good).status, 4)
  t.equal(run(only('skills.c'), keys).status, 4, 'the key of a wallet is in the document and nowhere else')
  t.equal(run(only('skills.c', 'skills.go'), keys).status, 0)
  t.equal(run(only('skills.plain'), keys).status, 3)
  t.equal(run(good, { keys: [] }).status, 1)
  for (const words of [
    [],
    ['cv.json', '--keys'],
    ['cv.json', 'x'],
    ['cv.json', '--keys', 'keys.json', 'x'],
    ['no.json'],
  ])
    t.match(command(...words), { status: 2, stdout: '', stderr: /\S/ }, words.join(' '))
  writeFileSync(join(folder, 'odd.json'), '[1')
  t.match(command('cv.json', '--keys', 'odd.json'), { status: 2, stderr: /holds no keys/ })
  t.match(command('odd.json'), { status: 1, stdout: /not a reply/ })
  writeFileSync(join(folder, 'odd.json'), `{"format":3,"claims":[${'{"value":['.repeat(20_000)}`)
  t.equal(command('odd.json').status, 1)
  const deep = JSON.stringify(good).replace('"value":', `"value":${'['.repeat(50_000)}${']'.repeat(50_000)},"x":`)
  writeFileSync(join(folder, 'odd.json'), deep)
  t.match(command('odd.json'), { status: 1, stderr: '' }, 'nested deeply')
  t.match(run({ ...good, format: 2 }), { status: 1, stdout: /of another format: download this program again/ })
})

t.test('the program and the service give the same result for any CV', async t => {
  // Each is a dozen calls.
  const runs = dose(1_000)
  let claimsSeen = 0
  await fc.assert(
    fc.asyncProperty(anyContent, fc.integer(), async (CLAIMED, seed) => {
      const nanoId = await make({ ...CLAIMED, personalDetails: { ...CLAIMED.personalDetails, imageUrl: '' } }, true)
      const sections = (await verification(nanoId)).claims
        .filter(({ scope }) => scope === 'whole')
        .map(({ section }) => section as string)
      const pick = (by: number) => sections[Math.abs(seed + by) % sections.length] as string
      await attest(nanoId, pick(0), 'account')
      await attest(nanoId, pick(1), 'wallet')
      if (seed % 3 === 0) await confirmIn(nanoId, sections[0] as string)
      const document = await verification(nanoId)
      const result = await checkCv(JSON.parse(JSON.stringify(document)))
      t.same(result.problems, [])
      const snapshot = await claims.snapshot(nanoId)
      for (const { section, level, attested, problems } of result.claims) {
        const given = document.claims.filter(claim => claim.section === section)
        t.same(problems, [], section)
        t.ok(
          given.some(claim => claim.level === level),
          section,
        )
        t.equal(attested, given.find(({ scope }) => scope === 'whole').valid)
        t.equal(entryOf(snapshot, section)?.level ?? 'stated', level)
      }
      claimsSeen += document.claims.length
      await app.connection.collection('cvs').deleteMany({})
      await app.connection.collection('claims').deleteMany({})
    }),
    { numRuns: runs },
  )
  t.comment(`${runs} CVs, ${claimsSeen} claims`)
})

t.test('the program folds names like the service, and no signed spelling is another name', async t => {
  const same = ['ANA RAO', ' ana\t Rao\n', 'Ana\u00a0Rao', '\uff21na Rao', 'An\u0061 Rao']
  t.same([...new Set(same.map(fold))], ['ana rao'])
  t.same([fold('STRASSE'), fold('\ufb01n'), fold('ΣΊΣΥΦΟΣ')], [fold('Straße'), 'fin', fold('σίσυφος')])
  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...same, '\u00a8\u0345 ǰ', 'İ ı ſ K', 'ﬀ\u2028é'),
  )
  const isOneFold = fc.property(names, name => folded(name) === fold(name) && fold(nameLine(name)) === fold(name))
  t.doesNotThrow(() => fc.assert(isOneFold, { numRuns: dose(2_000) }))
})

t.test('the program recovers the wallet that signed a text, as the wallet’s own library does', async t => {
  const texts = [0, 1, 107, 108, 135, 136, 137, 272, 1_000].map(size => 'x'.repeat(size))
  for (let round = 0; round < dose(200); round++) {
    const [wallet, text] = [Wallet.createRandom(), texts[round] ?? `नमस्ते ${round}`]
    t.equal(signerOf(text, await wallet.signMessage(text)), wallet.address.toLowerCase())
  }
})

t.test('an invalid signature, or one with a high s, has no signer', async t => {
  const good = Wallet.createRandom().signMessageSync('text')
  const [r, s, zero] = [good.slice(2, 66), good.slice(66, 130), '0'.repeat(64)]
  const high = (N - BigInt(`0x${s}`)).toString(16).padStart(64, '0')
  t.ok(signerOf('text', good))
  const values = [r + high, r + zero, zero + s, N.toString(16) + s].flatMap(one => [`0x${one}1b`, `0x${one}1c`])
  for (const bad of ['', '0x', good.slice(2), `${good}00`, `0x${r}${s}00`, ...values])
    t.equal(signerOf('text', bad), null, bad)
})
