// Properties of attestations for arbitrary CVs: words that do not match the signature have no badge, in whichever CV they were changed;
// restored, they have it. And forgery: stored claims that were edited or moved; rotated, revoked and foreign keys.
import { createPrivateKey, sign } from 'node:crypto'
import type { ClaimRecord } from '../../api/claims/claim-store.ts'
import { canonicalJson } from '../../api/core/canonical-json.ts'
import type { AttestationRecord } from '../../api/core/claims/claims.ts'
import { claimDigest, factsOf, kindOfPath, type Scope } from '../../api/core/claims/subject.ts'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { publicContent } from '../../api/core/cv/audience.ts'
import { sectionsByPointer, sectionValues } from '../../api/core/cv/section-values.ts'
import { entryOf, OWNER, startClaims } from '../claims-harness.ts'
import { dose, fc } from '../dose.ts'
import { startApp } from '../harness.ts'
import { anyContent } from '../rules/arbitrary-cv.ts'
import t from '../tap.ts'
import { newJwks } from '../wallet-upstream.ts'

const claims = await startClaims(t)
const { app, attest, confirmIn, draft, keys, make, owner, publish, save, snapshot, verification } = claims
const cvs = app.connection.collection('cvs')
const storedClaims = app.connection.collection('claims')
const open = { email: 'public', phoneNumber: 'public', location: 'public', imageUrl: 'public' } as const

type Json = string | boolean | Json[] | { [key: string]: Json }

/** The path of every text in a public value. */
function textsIn(value: Json | undefined, path: string[] = []): string[][] {
  if (typeof value === 'string') return value === '' ? [] : [path]
  if (Array.isArray(value)) return value.flatMap((inner, at) => textsIn(inner, [...path, String(at)]))
  if (value === null || typeof value !== 'object' || value.hidden === true) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    ['id', 'imageUrl', 'format'].includes(key) ? [] : textsIn(inner, [...path, key]),
  )
}

/** Another date or link, or the text with one character more. */
function otherText(key: string, text: string, seed: number): string {
  if (/date$/i.test(key)) return text === '2001' ? '2002' : '2001'
  if (key === 'url') return 'https://edited.example/'
  return seed % 2 ? `${text}x` : `x${text}`
}

/** The same content with one character added to one of the section's texts; null if it has none. */
function withOneEdit(content: CvContentData, pointer: string, seed: number): CvContentData | null {
  const edited = structuredClone(content) as unknown as Json
  const place = pointer.slice(1).split('/')
  const value = place.reduce<Json | undefined>((at, key) => (at as { [key: string]: Json })?.[key], edited)
  const texts = textsIn(value)
  const path = texts[Math.abs(seed) % Math.max(texts.length, 1)]
  if (!path) return null
  const full = [...place, ...path]
  const parent = full.slice(0, -1).reduce<Json>((at, key) => (at as { [key: string]: Json })[key] as Json, edited)
  const last = full.at(-1) as string
  const text = (parent as { [key: string]: string })[last] as string
  ;(parent as { [key: string]: string })[last] = otherText(last, text, seed)
  return edited as unknown as CvContentData
}

/** Where strangers see that a section is attested. */
async function marksSeen(nanoId: string, section: string) {
  const cv = await snapshot(nanoId)
  const claim = (await verification(nanoId)).claims.find(one => one.section === section)
  const page = (await app.anyone().get(`/cv/${nanoId}/verify`).expect(200)).text
  return {
    entry: entryOf(cv, section)?.isSelfAttested === true,
    claim: claim?.valid === true,
    page: /Self-attested (by|with wallet)/.test(page),
  }
}
const ALL = { entry: true, claim: true, page: true }
const NONE = { entry: false, claim: false, page: false }

/** The sections that can be attested and whose words are in the CV once, as equal words of a kind have the same claim. */
function singleSections(content: CvContentData): [pointer: string, section: string][] {
  const values = sectionValues(publicContent(content, open))
  const wordsAt = (section: string) => canonicalJson([kindOfPath(section), values.get(section)])
  const all = [...values.keys()].map(wordsAt)
  return [...sectionsByPointer(content)].filter(([, section]) => {
    const isOnce = values.has(section) && all.filter(words => words === wordsAt(section)).length === 1
    return isOnce && section !== 'personalDetails'
  })
}

t.test('one changed character ends the attestation in that CV alone; restored, it is valid again', async t => {
  let seen = 0
  await fc.assert(
    fc.asyncProperty(anyContent, fc.nat(), fc.boolean(), async (made, seed, byWallet) => {
      const content = { ...made, personalDetails: { ...made.personalDetails, imageUrl: '' } }
      const first = await make(content)
      await save(first, { privacy: open })
      const stored = (await publish(first)).content as CvContentData
      const places = singleSections(stored)
      const [pointer, section] = places[seed % places.length] as [string, string]
      const edited = withOneEdit(stored, pointer, seed)
      if (!edited) return
      seen++
      await attest(first, section, byWallet ? 'wallet' : 'account')
      const twin = (await owner.post(`/cvs/${first}/duplicate`).expect(201)).body.cv.id
      await publish(twin)
      t.same(await marksSeen(twin, section), ALL, `${section} of a CV with the same words`)

      await save(twin, { content: edited })
      t.equal(entryOf(await draft(twin), section).isSelfAttested, false, 'the owner sees it changed')
      t.same(await marksSeen(twin, section), ALL, 'the snapshot is untouched')
      await publish(twin)
      t.same(await marksSeen(twin, section), NONE, 'published')
      t.same(await marksSeen(first, section), ALL, 'in that CV alone')
      await save(twin, { content: stored })
      await publish(twin)
      t.same(await marksSeen(twin, section), ALL, 'restored')

      const write = async (to: CvContentData) => {
        await cvs.updateOne({ _id: twin as never }, { $set: { 'published.snapshot.content': to } })
        app.forgetPages(twin)
      }
      await write(edited)
      t.same(await marksSeen(twin, section), NONE, 'written into the database')
      await write(stored)
      t.same(await marksSeen(twin, section), ALL, 'and back')
      await cvs.deleteMany({})
      await storedClaims.deleteMany({})
    }),
    { numRuns: dose(150) },
  )
  t.ok(seen >= dose(150) / 2, `${seen} sections were edited`)
})

const FORGED = {
  personalDetails: { name: 'Ana' },
  skills: [
    { id: 'go', name: 'Go' },
    { id: 'c', name: 'C' },
  ],
  projects: [{ id: 'go', name: 'Go' }],
  experience: [{ id: 'job', position: 'Weaver', company: 'Loom', description: 'Cloth.' }],
}
const header = (fields: object) => Buffer.from(JSON.stringify({ alg: 'ES256', ...fields })).toString('base64url')

t.test('a stored attestation cannot be edited or forged', async t => {
  for (const method of ['account', 'wallet'] as const) {
    await storedClaims.deleteMany({})
    const nanoId = await make(FORGED, true)
    const renamed = await make({ ...FORGED, personalDetails: { name: 'Eve' } })
    await attest(nanoId, 'skills.go', method)
    const { attestation: foreign } = await attest(renamed, 'skills.go', method)
    const { claims: shown } = await verification(nanoId)
    const digestOf = (section: string) => shown.find(one => one.section === section).digest
    const claim = (await storedClaims.findOne({ digest: digestOf('skills.go') })) as unknown as ClaimRecord
    const good = claim.attestations[0] as AttestationRecord
    const [head, body, signature] = good.signature.split('.')
    const later = new Date(good.at.getTime() + 1_000)
    const withHead = (fields: object) => `${header({ typ: 'cv-attestation+jwt', ...fields })}.${body}.${signature}`
    const withStatement = (from: string, to: string) => ({ ...good, statement: good.statement.replace(from, to) })
    const forgeries: Record<string, object> = {
      'by another name':
        method === 'account' ? { ...good, by: 'The King' } : { ...good, signer: `0x${'1'.repeat(40)}` },
      'at another time': { ...good, at: later },
      'of another digest': withStatement(claim.digest, digestOf('skills.c')),
      'of the facts': withStatement('whole', 'facts'),
      'of another person': withStatement('Ana', 'ANA'),
      'of another holder': { ...good, ...foreign, at: new Date(foreign.at) },
      'with a cut signature': { ...good, signature: good.signature.slice(0, -3) },
      'with none': { ...good, signature: '' },
      'by the other method': { ...good, method: method === 'account' ? 'wallet' : 'account' },
      ...(method === 'account' && {
        'of another typ': { ...good, signature: withHead({ typ: 'wallet-login+jwt', kid: 'attest-1' }) },
        'of an unknown kid': { ...good, kid: 'other', signature: withHead({ kid: 'other' }) },
        'of no algorithm': { ...good, signature: `${header({ alg: 'none' })}.${body}.` },
        'by a confirmation': { ...good, signature: keys.signConfirmation(request, claim) },
        'by a key that is not ours': { ...good, signature: bySomebody(`${head}.${body}`) },
        'by the wallets’ log-in key': {
          ...good,
          kid: 'test-1',
          signature: byLoginKey(`${header({ typ: 'cv-attestation+jwt', kid: 'test-1' })}.${body}`),
        },
      }),
    }
    const put = async (record: object) => {
      await storedClaims.updateOne({ digest: claim.digest }, { $set: { attestations: [record] } })
      app.forgetPages(nanoId)
    }
    for (const [what, record] of Object.entries(forgeries)) {
      await put(record)
      t.same(await marksSeen(nanoId, 'skills.go'), NONE, what)
      t.equal(entryOf(await draft(nanoId), 'skills.go').isSelfAttested, false, what)
    }
    await put(good)
    t.same(await marksSeen(nanoId, 'skills.go'), ALL, 'and the good one is good')
  }
})

t.test('a stored claim that is moved to another account, holder, kind, scope or digest shows nothing', async t => {
  await storedClaims.deleteMany({})
  const eve = await app.as({ email: 'eve@example.org', name: 'Eve' })
  const theirs: string = (await eve.post('/cvs').send({ content: FORGED }).expect(201)).body.cv.id
  await eve.post(`/cvs/${theirs}/publish`).expect(200)
  const [nanoId, renamed] = [
    await make(FORGED, true),
    await make({ ...FORGED, personalDetails: { name: 'Eve' } }, true),
  ]
  for (const section of ['skills.go', 'experience.job']) {
    await attest(nanoId, section)
    await confirmIn(nanoId, section, {}, 'whole')
  }
  /** What strangers see of a section: the level and what is valid, in both scopes. */
  const seen = async (cv: string, section: string) => {
    app.forgetPages(cv)
    const { claims: shown } = await verification(cv)
    const found = shown.filter(one => one.section === section)
    return [
      entryOf(await snapshot(cv), section)?.level ?? 'stated',
      ...found.map(one => [one.level, one.valid, !!one.confirmation]),
    ]
  }
  const GOOD = ['confirmed', ['confirmed', true, true]]
  /** What a claim about the words of a section in a CV is about. */
  const subjectAt = async (cv: string, section: string, scope: Scope) => {
    const { holder, claims: shown } = await verification(cv)
    const { value } = shown.find(one => one.section === section)
    const subject = { holder, kind: kindOfPath(section) as string, scope }
    const digest = claimDigest(subject, scope === 'facts' ? factsOf(value) : value)
    const { userId } = (await cvs.findOne({ _id: cv as never })) as unknown as { userId: string }
    return { userId, ...subject, digest }
  }
  const moves: [what: string, from: string, cv: string, to: string, scope: Scope][] = [
    ['other words', 'skills.go', nanoId, 'skills.c', 'whole'],
    ['another kind', 'skills.go', nanoId, 'projects.go', 'whole'],
    ['another holder', 'skills.go', renamed, 'skills.go', 'whole'],
    ['another account', 'skills.go', theirs, 'skills.go', 'whole'],
    ['the facts', 'experience.job', nanoId, 'experience.job', 'facts'],
  ]
  for (const [what, from, cv, to, scope] of moves) {
    t.same(await seen(nanoId, from), GOOD, from)
    const source = await subjectAt(nanoId, from, 'whole')
    const target = await subjectAt(cv, to, scope)
    const put = async (change: object) => void (await storedClaims.updateOne({ _id }, { $set: change }))
    const { _id } = (await storedClaims.findOne({ digest: source.digest })) as { _id: never }
    for (const name of ['userId', 'holder', 'kind', 'scope', 'digest'] as const) {
      if (source[name] === target[name]) continue
      await put({ [name]: target[name] })
      t.same(await seen(nanoId, from), ['stated', ['stated', false, false]], `${what}: the ${name} alone`)
      await put(source)
    }
    await put(target)
    t.same(await seen(cv, to), ['stated', ['stated', false, false]], what)
    await put(source)
  }
  t.same(await seen(nanoId, 'experience.job'), GOOD, 'and the good one is good')
})

const request = {
  id: 'r',
  email: 'd@uni.example',
  domain: 'uni.example',
  isFreeMail: false,
  isOwnDomain: false,
  institution: 'U',
  person: 'Ana',
  language: 'en',
  at: new Date(1_000),
  status: 'confirmed' as const,
  name: 'D',
  note: null,
  decidedAt: new Date(2_000),
  signature: null,
}
const signed = (text: string, jwk: object) => {
  const key = createPrivateKey({ key: jwk as never, format: 'jwk' })
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
function bySomebody(text: string): string {
  return signed(text, JSON.parse(newJwks('attest-1')).keys[0])
}
function byLoginKey(text: string): string {
  return signed(text, app.config.walletJwtKeys[0] as object)
}

t.test('after key rotation earlier signatures stay valid, unless their key is revoked', async t => {
  const content = { personalDetails: { name: 'Ana' } }
  const nanoId = await make(content, true)
  await attest(nanoId, 'personalDetails')
  const [next, same] = [
    newJwks('attest-2'),
    { MONGODB_URI: app.config.mongodbUri, PUBLIC_ORIGIN: app.config.publicOrigin },
  ]
  const read = async (one: typeof app) => (await one.anyone().get(`/cvs/${nanoId}/verification`).expect(200)).body
  const nameIn = ({ claims }: { claims: { section: string }[] }) =>
    claims.find(({ section }) => section === 'personalDetails.name')
  const kids = async (one: typeof app) => {
    const { body } = await one.anyone().get('/.well-known/jwks.json').expect(200)
    t.notMatch(JSON.stringify(body), /"d"/, 'no private part')
    return body.keys.map(({ kid }: { kid: string }) => kid).sort()
  }
  const rotated = await startApp(t, { ATTESTATION_KEYS: next, ...same })
  t.same(await kids(rotated), ['attest-1', 'attest-2'])
  t.match(nameIn(await read(rotated)), { valid: true, kid: 'attest-1' })

  const revoked = await startApp(t, { ATTESTATION_KEYS: next, REVOKED_KIDS: 'attest-1', ...same })
  t.same(await kids(revoked), ['attest-2'])
  t.match(nameIn(await read(revoked)), { valid: false, level: 'stated' })
  t.notMatch((await revoked.anyone().get(`/cv/${nanoId}`).expect(200)).text, /Self-attested/)

  // The first process does not know the second key yet.
  const there = await rotated.as(OWNER)
  await there.put(`/cvs/${nanoId}/attestations/personalDetails`).send({ method: 'account' }).expect(200)
  app.forgetPages(nanoId)
  t.match(nameIn(await read(app)), { valid: true, kid: 'attest-2' })
  t.same(await kids(app), ['attest-1', 'attest-2'])
})
