// Properties of claims for arbitrary CVs: content that does not match its signature has no badge, however it was changed; restored,
// it has one. And forgery: rotated, revoked and foreign keys.
import { createPrivateKey, sign } from 'node:crypto'
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
const { app, attest, draft, make, publish, save, snapshot, verification } = claims
const cvs = app.connection.collection('cvs')
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

/** The same content with one character added to or removed from one of the section's texts; null if it has none. */
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
  const isDate = /date$/i.test(last)
  const isLink = last === 'url'
  const changed = isDate
    ? text === '2001'
      ? '2002'
      : '2001'
    : isLink
      ? 'https://edited.example/'
      : seed % 2
        ? `${text}x`
        : `x${text}`
  ;(parent as { [key: string]: string })[last] = changed
  return edited as unknown as CvContentData
}

/** All claims of a section that strangers can read. */
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

t.test(
  'one changed character, published or written to the database, ends a claim; restored, it is valid again',
  async t => {
    let seen = 0
    await fc.assert(
      fc.asyncProperty(anyContent, fc.nat(), fc.boolean(), async (made, seed, byWallet) => {
        const content = { ...made, personalDetails: { ...made.personalDetails, imageUrl: '' } }
        const nanoId = await make(content)
        await save(nanoId, { privacy: open })
        const stored = (await publish(nanoId)).content as CvContentData
        const values = sectionValues(publicContent(stored, open))
        // Personal details are attested one by one, not together.
        const places = [...sectionsByPointer(stored)].filter(
          ([, section]) => values.has(section) && section !== 'personalDetails',
        )
        const [pointer, section] = places[seed % places.length] as [string, string]
        const edited = withOneEdit(stored, pointer, seed)
        if (!edited) return
        seen++
        await attest(nanoId, section, byWallet ? 'wallet' : 'account')
        t.same(await marksSeen(nanoId, section), ALL, section)

        await save(nanoId, { content: edited })
        t.equal(entryOf(await draft(nanoId), section).isSelfAttested, false, 'the owner sees it changed')
        t.same(await marksSeen(nanoId, section), ALL, 'the snapshot is untouched')
        await publish(nanoId)
        t.same(await marksSeen(nanoId, section), NONE, 'published')
        await save(nanoId, { content: stored })
        await publish(nanoId)
        t.same(await marksSeen(nanoId, section), ALL, 'restored')

        const write = async (to: CvContentData) => {
          await cvs.updateOne({ _id: nanoId as never }, { $set: { 'published.snapshot.content': to } })
          app.forgetPages(nanoId)
        }
        await write(edited)
        t.same(await marksSeen(nanoId, section), NONE, 'written into the database')
        await write(stored)
        t.same(await marksSeen(nanoId, section), ALL, 'and back')
        await cvs.deleteMany({})
      }),
      { numRuns: dose(150) },
    )
    t.ok(seen >= dose(150) / 2, `${seen} sections were edited`)
  },
)

t.test('a stored attestation cannot be edited, moved or forged', async t => {
  const content = {
    personalDetails: { name: 'Ana' },
    skills: [
      { id: 'go', name: 'Go' },
      { id: 'c', name: 'Go' },
    ],
  }
  for (const method of ['account', 'wallet'] as const) {
    const nanoId = await make(content, true)
    const other = await make(content, true)
    await attest(nanoId, 'skills.go', method)
    await attest(other, 'skills.go', method)
    const good = (await cvs.findOne({ _id: nanoId as never }))?.claims['skills/go'].attestations[0]
    const foreign = (await cvs.findOne({ _id: other as never }))?.claims['skills/go'].attestations[0]
    const cDigest = (await verification(nanoId)).claims.find(one => one.section === 'skills.c').digest
    const [head, body, signature] = String(good.signature).split('.')
    const reHead = (header: object) =>
      `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${body}.${signature}`
    const later = new Date(good.at.getTime() + 1_000)
    const forgeries: Record<string, object> = {
      'by another name':
        method === 'account' ? { ...good, by: 'The King' } : { ...good, signer: `0x${'1'.repeat(40)}` },
      'at another time': { ...good, at: later },
      'of another digest': { ...good, digest: cDigest },
      "another CV's": { ...foreign, digest: good.digest },
      'with a cut signature': { ...good, signature: String(good.signature).slice(0, -3) },
      'with none': { ...good, signature: '' },
      'by the other method': { ...good, method: method === 'account' ? 'wallet' : 'account' },
      ...(method === 'account' && {
        'of another typ': { ...good, signature: reHead({ alg: 'ES256', typ: 'wallet-login+jwt', kid: 'attest-1' }) },
        'of an unknown kid': {
          ...good,
          kid: 'other',
          signature: reHead({ alg: 'ES256', typ: 'cv-attestation+jwt', kid: 'other' }),
        },
        'of no algorithm': { ...good, signature: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.` },
        'by a confirmation': {
          ...good,
          signature: claims.keys.signConfirmation({ ...request, digest: good.digest }, nanoId, 'skills.go'),
        },
        'by a key that is not ours': { ...good, signature: bySomebody(`${head}.${body}`) },
        'by the wallets’ log-in key': {
          ...good,
          kid: 'test-1',
          signature: byLoginKey(
            `${Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'cv-attestation+jwt', kid: 'test-1' })).toString('base64url')}.${body}`,
          ),
        },
      }),
    }
    const put = async (key: string, record: object) => {
      await cvs.updateOne(
        { _id: nanoId as never },
        { $set: { claims: { [key]: { attestations: [record], proofs: [], requests: [], credentials: [] } } } },
      )
      app.forgetPages(nanoId)
    }
    for (const [what, record] of Object.entries(forgeries)) {
      await put('skills/go', record)
      t.same(await marksSeen(nanoId, 'skills.go'), NONE, what)
      t.equal(entryOf(await draft(nanoId), 'skills.go').isSelfAttested, false, what)
    }
    await put('skills/c', { ...good, digest: cDigest })
    t.same(await marksSeen(nanoId, 'skills.c'), NONE, 'moved to an equal part')
    await put('skills/go', good)
    t.same(await marksSeen(nanoId, 'skills.go'), ALL, 'and the good one is good')
  }
})

const request = {
  id: 'r',
  email: 'd@uni.example',
  domain: 'uni.example',
  isFreeMail: false,
  isOwnDomain: false,
  institution: 'U',
  person: 'Ana',
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
