// Attestations: created, hidden by a change, shown again after its undo, withdrawn; and invalid ones.
import { Wallet } from 'ethers'
import { claimDigest, kindOfPath } from '../api/core/claims/subject.ts'
import { entryOf, OWNER, startClaims } from './claims-harness.ts'
import t from './tap.ts'
import { startHolder } from './wallet-upstream.ts'

const claims = await startClaims(t)
const { app, owner, wallet, attest, draft, make, publish, put, save, snapshot, statementOf, verification } = claims

const content = {
  personalDetails: {
    name: 'Ana',
    email: 'ana@example.org',
    links: [{ id: 'l', label: 'Site', url: 'https://a.example' }],
  },
  profileSummary: 'Weaves.',
  education: { class10: { institution: 'School' }, other: [{ id: 'uni', degree: 'BA' }] },
  skills: [
    { id: 'go', name: 'Go', keywords: ['net'] },
    { id: 'c', name: 'C', hidden: true },
  ],
  awards: [{ id: 'best', title: 'Best Paper' }],
}
const SECTIONS = 'personalDetails.name profile_summary education.class10 education.uni skills.go awards.best'.split(' ')
const changed = (skill: string) => ({ content: { ...content, skills: [{ ...content.skills[0], name: skill }] } })
/** The same words under another name: another holder, for whom there are no claims yet. */
const named = (name: string) => ({ ...content, personalDetails: { ...content.personalDetails, name } })

t.test('every section can be attested by account and with a wallet', async t => {
  for (const method of ['account', 'wallet'] as const) {
    const nanoId = await make(content, true)
    const { holder } = await verification(nanoId)
    for (const section of SECTIONS) {
      const { attestation, cv } = await attest(nanoId, section, method)
      t.match(attestation, { method, by: OWNER.name, valid: true, at: String }, section)
      t.same(attestation, entryOf(cv, section).attestation)
      t.match(attestation, { person: 'Ana' })
      t.equal(attestation.statement.split('\n').length, 6)
      t.equal(attestation.statement.split('\n')[5], 'Ana')
      t.same(attestation.statement.split('\n').slice(0, 4), [
        'I attest that this part of my CV is true.',
        app.config.publicOrigin,
        `${holder} ${kindOfPath(section)} whole`,
        attestation.digest,
      ])
      t.equal(attestation.signer, method === 'wallet' ? wallet.address.toLowerCase() : undefined)
      t.equal(attestation.kid, method === 'account' ? 'attest-1' : undefined)
    }
    const shown = await snapshot(nanoId)
    for (const section of SECTIONS)
      t.equal(entryOf(shown, section).isSelfAttested, true, 'what is published shows at once')
    const seen = (await verification(nanoId)).claims.filter(one => SECTIONS.includes(one.section))
    t.same(
      seen.map(({ level }) => level),
      SECTIONS.map(() => 'self-attested'),
    )
  }
})

t.test(
  'a change hides an attestation for the owner at once, for strangers with the next publish; undo shows it again',
  async t => {
    for (const method of ['account', 'wallet'] as const) {
      const nanoId = await make(content, true)
      const isValid = async () =>
        (await verification(nanoId)).claims.find(({ section }) => section === 'skills.go')?.valid
      await attest(nanoId, 'skills.go', method)
      await save(nanoId, changed('Go!'))
      const entry = entryOf(await draft(nanoId), 'skills.go')
      t.match(entry, { isSelfAttested: false, level: 'stated', attestation: null })
      t.match(entry.former, [{ scope: 'whole', level: 'self-attested', person: 'Ana', value: { name: 'Go' } }])
      t.equal(entryOf(await snapshot(nanoId), 'skills.go').isSelfAttested, true, 'the snapshot is untouched')
      await publish(nanoId)
      t.equal(entryOf(await snapshot(nanoId), 'skills.go'), undefined, 'strangers read nothing of what no longer fits')
      t.equal(await isValid(), false)
      await save(nanoId, { content })
      t.equal(entryOf(await draft(nanoId), 'skills.go').isSelfAttested, true)
      t.notOk(entryOf(await snapshot(nanoId), 'skills.go'))
      await publish(nanoId)
      t.equal(entryOf(await snapshot(nanoId), 'skills.go').isSelfAttested, true)
    }
  },
)

t.test(
  'a removed attestation disappears at once, for strangers too, and each change gives a new entity tag',
  async t => {
    const nanoId = await make(named('Etta'), true)
    const before = await app.anyone().get(`/cvs/${nanoId}`).expect(200)
    await attest(nanoId, 'skills.go')
    const during = await app
      .anyone()
      .get(`/cvs/${nanoId}`)
      .set('if-none-match', before.headers.etag as string)
      .expect(200)
    await owner.delete(`/cvs/${nanoId}/attestations/skills.go`).expect(204)
    await owner.delete(`/cvs/${nanoId}/attestations/skills.go`).expect(204)
    t.notOk(entryOf(await snapshot(nanoId), 'skills.go'))
    t.notOk(entryOf(await draft(nanoId), 'skills.go'))
    await app
      .anyone()
      .get(`/cvs/${nanoId}`)
      .set('if-none-match', during.headers.etag as string)
      .expect(200)
    t.equal((await draft(nanoId)).version, 1, 'no claim is a new version')
  },
)

t.test(
  'claims of private fields and hidden items are not public, and such fields and items cannot be attested',
  async t => {
    const nanoId = await make(named('Prita'))
    const open = { email: 'public', phoneNumber: 'private', location: 'public', imageUrl: 'public' }
    await save(nanoId, { privacy: open })
    await publish(nanoId)
    const { attestation } = await attest(nanoId, 'personalDetails.email')
    await save(nanoId, { privacy: { ...open, email: 'private' } })
    const seen = await snapshot(nanoId)
    t.notOk(entryOf(seen, 'personalDetails.email'))
    t.notOk(
      JSON.stringify([seen, await verification(nanoId)]).includes(attestation.digest),
      'the digest could be guessed from',
    )
    await save(nanoId, { privacy: open })
    t.equal(entryOf(await snapshot(nanoId), 'personalDetails.email').isSelfAttested, true)

    for (const section of [
      'skills.c',
      'skills.none',
      'education.class12',
      'languages.x',
      'skills',
      'x.y',
      '__proto__',
    ]) {
      const { body } = await put(nanoId, section, { method: 'account' }).expect(404)
      t.equal(body.code, 'not_found', section)
      await owner.get(`/cvs/${nanoId}/attestations/${section}/statement`).expect(404)
    }
  },
)

t.test('empty values do not change the digest; a changed letter does', async t => {
  const nanoId = await make(content)
  await attest(nanoId, 'skills.go')
  const skill = content.skills[0]
  for (const silent of [{ level: '' }, { keywords: ['net', ''] }, { hidden: false }]) {
    await save(nanoId, { content: { ...content, skills: [{ ...skill, ...silent }] } })
    t.equal(entryOf(await draft(nanoId), 'skills.go').isSelfAttested, true, JSON.stringify(silent))
  }
  for (const loud of [{ level: 'A' }, { keywords: ['net', 'x'] }, { name: 'Go ' }, { name: 'go' }]) {
    await save(nanoId, { content: { ...content, skills: [{ ...skill, ...loud }] } })
    t.equal(entryOf(await draft(nanoId), 'skills.go').isSelfAttested, false, JSON.stringify(loud))
  }
})

const digestOfHidden = (holder: string) => claimDigest({ holder, kind: 'skills', scope: 'whole' }, { name: 'C' })

t.test('with If-Match an account attests only the version that it saw', async t => {
  const nanoId = await make(content)
  await save(nanoId, changed('Rust'))
  const stale = owner.put(`/cvs/${nanoId}/attestations/skills.go`).set('if-match', '"1"')
  t.equal((await stale.send({ method: 'account' }).expect(409)).body.code, 'content_changed')
})

t.test('invalid signatures, signatures of others, and signatures of other statements are refused', async t => {
  const nanoId = await make(named('Sara'))
  const other = await make(named('Sara Lund'))
  const statement = await statementOf(nanoId, 'skills.go')
  const lines = statement.split('\n')
  const sign = (text: string, by: { signMessage(text: string): Promise<string> } = wallet) => by.signMessage(text)
  const line = (at: number, text: string) => lines.map((old, index) => (index === at ? text : old)).join('\n')
  const ago = (ms: number) => `${new Date(Date.now() - ms).toISOString().slice(0, 19)}Z`
  const good = await sign(statement)
  const resigned = async (text: string) => [text, await sign(text)] as const

  const refused: Record<string, readonly [string, string]> = {
    'another holder': await resigned(await statementOf(other, 'skills.go')),
    'another kind': await resigned(await statementOf(nanoId, 'awards.best')),
    'another service': await resigned(line(1, 'https://evil.example')),
    'facts alone': await resigned(line(2, `${lines[2]?.replace('whole', 'facts')}`)),
    'not the requested one': await resigned(line(2, `${nanoId} skills.go`)),
    'a seventh line': await resigned(`${statement}\n`),
    'eleven minutes old': await resigned(line(4, ago(11 * 60_000))),
    'the digest in capitals': await resigned(line(3, lines[3]?.toUpperCase() ?? '')),
    "a stranger's wallet": [statement, await sign(statement, Wallet.createRandom())],
    'a signature of another text': [statement, await sign(`${statement} `)],
    'a truncated signature': [statement, good.slice(0, -2)],
    'a JWS of an account': [statement, 'e30.e30.e30'],
    nothing: [statement, ''],
  }
  for (const [what, [text, signature]] of Object.entries(refused)) {
    const { body } = await put(nanoId, 'skills.go', { method: 'wallet', statement: text, signature }).expect(400)
    t.equal(body.code, 'bad_signature', what)
    if (/^(another |facts|not )/.test(what)) t.match(body.message, what)
  }
  for (const body of [
    { method: 'wallet' },
    { method: 'account', statement },
    { method: 'jws' },
    { method: 'wallet', statement },
  ]) {
    t.equal((await put(nanoId, 'skills.go', body).expect(400)).body.code, 'invalid_request')
  }
  t.notOk(entryOf(await draft(nanoId), 'skills.go'), 'none of them left anything')

  const replayed = async (what: string) => {
    const late = await put(nanoId, 'skills.go', { method: 'wallet', statement, signature: good }).expect(409)
    t.equal(late.body.code, 'content_changed', what)
  }
  await save(nanoId, { content: { ...named('Sara'), skills: changed('Rust').content.skills } })
  await replayed('onto other content')
  await save(nanoId, { content: named('Eve') })
  const { body } = await put(nanoId, 'skills.go', { method: 'wallet', statement, signature: good }).expect(400)
  t.match(body.message, 'another name')
  await save(nanoId, { content: named('Sara') })
  const hidden = digestOfHidden(lines[2]?.split(' ')[0] ?? '')
  const [text, signature] = await resigned(line(3, hidden))
  const late = await put(nanoId, 'skills.go', { method: 'wallet', statement: text, signature }).expect(409)
  t.equal(late.body.code, 'content_changed', 'a digest of hidden words')
  await put(nanoId, 'skills.go', { method: 'wallet', statement, signature: good }).expect(200)
})

t.test("another user's wallet or CV gives no access", async t => {
  const bela = { email: 'bela@example.org' }
  const theirs = await app.as(bela)
  await startHolder(app, bela.email, { token: await app.token(bela) })
  const nanoId = await make(content, true)
  await theirs.put(`/cvs/${nanoId}/attestations/skills.go`).send({ method: 'account' }).expect(404)
  await theirs.delete(`/cvs/${nanoId}/attestations/skills.go`).expect(404)

  claims.upstream.setReply('GET /wallets', null)
  const carla = { email: 'carla@example.org' }
  const hers = await app.as(carla)
  await startHolder(app, carla.email, { token: await app.token(carla) })
  const made = await hers.post('/cvs').send({ content }).expect(201)
  const path = `/cvs/${made.body.cv.id}/attestations/skills.go`
  const { statement } = (await hers.get(`${path}/statement`).expect(200)).body
  const signature = await wallet.signMessage(statement)
  const refused = await hers.put(path).send({ method: 'wallet', statement, signature }).expect(400)
  t.equal(refused.body.code, 'bad_signature', 'a wallet that is not hers')
})
