// The program that checks CVs without us, as it is handed out: run in a folder with nothing else in it, it says what the
// service says, and sees through everything that was done to a document.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { keccak256 as ethersKeccak, Wallet } from 'ethers'
import fc from 'fast-check'
import t from 'tap'
import { projectRoot } from '../api/lib/root.ts'
import { entryOf, startClaims, type VerificationBody } from './claims-harness.ts'
import { dose, isLong } from './harness.ts'
import { anyContent } from './rules/arbitrary-cv.ts'

const claims = await startClaims(t)
const { app, attest, make, verification } = claims

const folder = mkdtempSync(join(tmpdir(), 'verify-cv-'))
t.teardown(() => rmSync(folder, { recursive: true }))
const program = join(folder, 'verify-cv.mjs')
copyFileSync(join(projectRoot, 'dist', 'client', 'verify-cv.mjs'), program)
const { checkCv, keccak256, signerOf } = (await import(
  pathToFileURL(program).href
)) as typeof import('../scripts/verify-cv.ts')

function run(document: unknown, keys?: unknown) {
  writeFileSync(join(folder, 'cv.json'), JSON.stringify(document))
  if (keys) writeFileSync(join(folder, 'keys.json'), JSON.stringify(keys))
  const given = keys ? ['--keys', 'keys.json'] : []
  return spawnSync(process.execPath, ['verify-cv.mjs', 'cv.json', ...given], { cwd: folder, encoding: 'utf8', env: {} })
}

const content = {
  personalDetails: { name: 'Ana' },
  skills: [
    { id: 'go', name: 'Go' },
    { id: 'c', name: 'C' },
    { id: 'plain', name: 'Typing' },
  ],
  awards: [{ id: 'best', title: 'Best Paper' }],
}
/** A document in which everything is good: attested by account, by wallet, confirmed, and only stated. */
async function goodDocument(): Promise<VerificationBody> {
  const nanoId = await make(content, true)
  await attest(nanoId, 'skills.go')
  await attest(nanoId, 'skills.c', 'wallet')
  await attest(nanoId, 'awards.best')
  await confirmIn(nanoId, 'awards.best')
  return verification(nanoId)
}

/** As an institution's confirmation is stored, signed by the service's own key. */
async function confirmIn(nanoId: string, section: string, change: object = {}): Promise<void> {
  const { digest } = (await verification(nanoId)).claims.find(one => one.section === section)
  const request = {
    id: 'r1',
    email: 'dean@uni.example',
    domain: 'uni.example',
    isFreeMail: false,
    isOwnDomain: false,
    institution: 'The University',
    at: new Date('2026-11-20T10:00:00Z'),
    status: 'confirmed' as const,
    digest,
    name: 'Dean D',
    note: 'a private note',
    decidedAt: new Date('2026-11-21T10:00:00Z'),
    signature: null,
    ...change,
  }
  const signature = claims.keys.signConfirmation(request, nanoId, section)
  const key = `claims.${section.replace('.', '/')}`
  const stored = await app.connection.collection('cvs').findOne({ _id: nanoId as never })
  const before = stored?.claims[section.replace('.', '/')] ?? { attestations: [], proofs: [] }
  await app.connection
    .collection('cvs')
    .updateOne(
      { _id: nanoId as never },
      { $set: { [key]: { ...before, requests: [{ ...request, signature }] } }, $inc: { rev: 1 } },
    )
  app.forgetPages(nanoId)
}

t.test('it runs alone, with the keys inside the document or with those that are given', async t => {
  const document = await goodDocument()
  const { body: keys } = await app.anyone().get('/.well-known/jwks.json').expect(200)
  for (const given of [undefined, keys]) {
    const { status, stdout, stderr } = run(document, given)
    t.equal(status, 0, stdout + stderr)
    t.match(stdout, /ok {5}skills\.go: self-attested by Ana Śrī, signed in with Google, on \d{4}-/)
    t.match(stdout, new RegExp(`skills\\.c: self-attested with wallet ${claims.wallet.address.toLowerCase()}`))
    t.match(stdout, /awards\.best: confirmed by Dean D, uni\.example, on 2026-11-21; self-attested/)
    t.match(stdout, /Every digest and every signature is good/)
    t.notMatch(stdout, /verified/i)
  }
  t.equal(run({}).status, 1)
  t.equal(spawnSync(process.execPath, [program], { encoding: 'utf8' }).status, 2)
  t.same(
    document.claims.map(({ level }) => level),
    ['stated', 'self-attested', 'self-attested', 'stated', 'confirmed'],
  )
  t.notMatch(JSON.stringify(document), /dean@|private note/)
})

t.test('confirmations from free mail and from the own domain are marked and do not count', async t => {
  for (const change of [{ isFreeMail: true }, { isOwnDomain: true }]) {
    const nanoId = await make(content, true)
    await confirmIn(nanoId, 'skills.go', change)
    const document = await verification(nanoId)
    t.match(
      document.claims.find(({ section }) => section === 'skills.go'),
      { level: 'stated', confirmation: { valid: true, counts: false, ...change } },
    )
    t.equal(run(document).status, 0)
  }
})

t.test('it sees through everything that is done to a document', async t => {
  const good = await goodDocument()
  const other = await goodDocument()
  const of = (document: VerificationBody, section: string) => document.claims.find(claim => claim.section === section)
  const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const highS = (signature: string) =>
    `${signature.slice(0, 66)}${(order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')}${signature.endsWith('1b') ? '1c' : '1b'}`
  const stranger = Wallet.createRandom()
  const strangersSignature = await stranger.signMessage(of(good, 'skills.c').statement)

  const MANIPULATIONS: Record<string, (document: VerificationBody) => unknown> = {
    'one letter of a value': d => Object.assign(of(d, 'skills.go').value, { name: 'G0' }),
    'one letter of a value that is only stated': d => Object.assign(of(d, 'skills.plain').value, { name: 'Typinq' }),
    'a value and its digest': d => {
      Object.assign(of(d, 'skills.go'), { value: of(d, 'skills.plain').value, digest: of(d, 'skills.plain').digest })
    },
    'a digest': d => Object.assign(of(d, 'skills.go'), { digest: `0x${'0'.repeat(64)}` }),
    'the time': d => Object.assign(of(d, 'skills.go'), { at: '2020-01-01T00:00:00.000Z' }),
    'the time and the statement': d => {
      const claim = of(d, 'skills.go')
      claim.at = '2020-01-01T00:00:00.000Z'
      claim.statement = claim.statement.replace(/[^\n]+$/, '2020-01-01T00:00:00Z')
    },
    'the name of who attested': d => Object.assign(of(d, 'skills.go'), { by: 'Somebody Else' }),
    'a bit of a signature': d =>
      Object.assign(of(d, 'skills.go'), { signature: flip(of(d, 'skills.go').signature, 300) }),
    'a truncated signature': d =>
      Object.assign(of(d, 'skills.go'), { signature: of(d, 'skills.go').signature.slice(0, -4) }),
    'no algorithm': d => {
      const [, body] = of(d, 'skills.go').signature.split('.')
      of(d, 'skills.go').signature = `${encode({ alg: 'none', typ: 'cv-attestation+jwt', kid: 'attest-1' })}.${body}.`
    },
    'another kid': d => Object.assign(of(d, 'skills.go'), { kid: 'attest-2' }),
    'another key under the same kid': d => Object.assign(d.keys[0], { x: d.keys[0].y }),
    'the attestation of another section': d => {
      const { section: _section, value: _value, digest: _digest, ...taken } = of(d, 'skills.go')
      Object.assign(of(d, 'skills.plain'), taken)
    },
    'the attestation of another CV': d => {
      const { statement, signature } = of(other, 'skills.go')
      Object.assign(of(d, 'skills.go'), { statement, signature })
    },
    'the claims of another CV under this one': d => Object.assign(d, { claims: other.claims }),
    'another service': d => Object.assign(d, { origin: 'https://evil.example' }),
    'another wallet': d => Object.assign(of(d, 'skills.c'), { signer: stranger.address.toLowerCase() }),
    "a stranger's signature": d => Object.assign(of(d, 'skills.c'), { signature: strangersSignature }),
    'the high s': d => Object.assign(of(d, 'skills.c'), { signature: highS(of(d, 'skills.c').signature) }),
    'a raised level': d => Object.assign(of(d, 'skills.plain'), { level: 'self-attested' }),
    'a level raised to confirmed': d => Object.assign(of(d, 'skills.go'), { level: 'confirmed' }),
    'validity without a signature': d => Object.assign(of(d, 'skills.plain'), { valid: true }),
    'the confirmation of another section': d => {
      Object.assign(of(d, 'skills.go'), { confirmation: of(d, 'awards.best').confirmation, level: 'confirmed' })
    },
    'the domain of a confirmation': d => Object.assign(of(d, 'awards.best').confirmation, { domain: 'oxford.example' }),
    'the confirmer': d => Object.assign(of(d, 'awards.best').confirmation, { name: 'The Queen' }),
    'a confirmation in the place of an attestation': d => {
      of(d, 'skills.go').signature = of(d, 'awards.best').confirmation.signature
    },
    'a claim twice': d => d.claims.push(of(d, 'skills.go')),
    'another CV': d => Object.assign(d, { cv: other.cv }),
  }
  t.ok(Object.keys(MANIPULATIONS).length >= 20)
  t.equal(checkCv(good).ok, true)
  for (const [what, manipulate] of Object.entries(MANIPULATIONS)) {
    const document = structuredClone(good)
    manipulate(document)
    t.equal(checkCv(document).ok, false, what)
  }
  const { body: keys } = await claims.app.anyone().get('/.well-known/jwks.json').expect(200)
  const madeUp = structuredClone(good)
  madeUp.keys = []
  t.equal(checkCv(madeUp, keys).ok, true, 'given keys count, not those inside')
  t.equal(checkCv(madeUp).ok, false)
})

t.test('it says what the service says of any CV', async t => {
  // Each is a dozen calls.
  const runs = isLong ? 1_000 : 40
  let claimsSeen = 0
  await fc.assert(
    fc.asyncProperty(anyContent, fc.integer(), async (content, seed) => {
      const nanoId = await make({ ...content, personalDetails: { ...content.personalDetails, imageUrl: '' } }, true)
      const sections = (await verification(nanoId)).claims.map(({ section }) => section as string)
      const pick = (by: number) => sections[Math.abs(seed + by) % sections.length] as string
      await attest(nanoId, pick(0), 'account')
      await attest(nanoId, pick(1), 'wallet')
      if (seed % 3 === 0) await confirmIn(nanoId, sections[0] as string)
      const document = await verification(nanoId)
      const result = checkCv(JSON.parse(JSON.stringify(document)))
      t.same(result.problems, [])
      for (const [at, claim] of document.claims.entries()) {
        const found = result.claims[at]
        t.same(found?.problems, [], claim.section)
        t.equal(found?.level, claim.level)
        t.equal(found?.attested, claim.valid)
      }
      const snapshot = await claims.snapshot(nanoId)
      for (const { section, level } of document.claims) t.equal(entryOf(snapshot, section)?.level ?? 'stated', level)
      claimsSeen += document.claims.length
      await app.connection.collection('cvs').deleteMany({})
    }),
    { numRuns: runs },
  )
  t.comment(`${runs} CVs, ${claimsSeen} claims`)
})

t.test('its own cryptography is that of the libraries', async t => {
  for (const size of [0, 1, 135, 136, 137, 272, 1_000]) {
    const bytes = Buffer.alloc(size, size)
    t.equal(`0x${keccak256(bytes).toString('hex')}`, ethersKeccak(bytes), `${size} bytes`)
  }
  for (let round = 0; round < dose(200); round++) {
    const wallet = Wallet.createRandom()
    const text = `नमस्ते ${round}`
    t.equal(signerOf(text, await wallet.signMessage(text)), wallet.address.toLowerCase())
  }
})
