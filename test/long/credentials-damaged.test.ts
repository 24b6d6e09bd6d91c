// Damaged credentials: the program that is handed out refuses each, programs of others each whose signature, date or status is
// damaged. What those accept although it is damaged is listed at the end: contexts written inline, and members named twice.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../../api/lib/root.ts'
import { CLAIMED, startClaims } from '../claims-harness.ts'
import { type Json, outsidePrograms } from '../credentials-harness.ts'
import t from '../tap.ts'

const { app, attest, confirmIn, make } = await startClaims(t)
const { checkJson, checkJwt } = outsidePrograms(app)
const id = await make(CLAIMED, true)
await attest(id, 'skills.go')
await confirmIn(id, 'awards.best')
const path = `/cvs/${id}/credentials/awards.best?kind=confirmation&format=`
const fetchCredential = async (format: string) => (await fetch(`${app.url}${path}${encodeURIComponent(format)}`)).text()
const json = await fetchCredential('ldp')
const jwt = await fetchCredential('vc+jwt')
const other = JSON.parse(await (await fetch(`${app.url}/cvs/${id}/credentials/skills.go`)).text())

const decoded = (part: number) => JSON.parse(Buffer.from(jwt.split('.')[part] as string, 'base64url').toString())
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const [head = '', body = '', signature = ''] = jwt.split('.')
const withHead = (change: object) => [encoded({ ...decoded(0), ...change }), body, signature].join('.')
const withBody = (change: (claims: Json) => void) => {
  const claims = decoded(1)
  change(claims)
  return [head, encoded(claims), signature].join('.')
}
const flipped = (text: string, at: number) => `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`

const CHANGES: Record<string, (credential: Json) => void> = {
  'another name': it => (it.name = 'Degree'),
  'another id': it => (it.id = other.id),
  'another text': it => (it.evidence[0].narrative = '{"title":"Nobel Prize"}'),
  'another person': it => (it.credentialSubject.achievement.otherIdentifier[2].identifier = 'Ben'),
  'an end that is over': it => (it.validUntil = '2026-11-22T00:00:00Z'),
  'a date to come': it => (it.validFrom = '2999-01-01T00:00:00Z'),
  'another index': it => (it.credentialStatus.statusListIndex = '0'),
  'another list': it => (it.credentialStatus.statusListCredential += '0'),
  'another issuer': it => (it.issuer.id = 'did:web:iitb.ac.in'),
  'another type': it => (it.type = ['VerifiableCredential', 'EndorsementCredential']),
  'no proof': it => delete it.proof,
  'a proof of another credential': it => (it.proof = other.proof),
  'a proof with another letter': it => (it.proof.proofValue = flipped(it.proof.proofValue, 40)),
  'another suite': it => (it.proof.cryptosuite = 'eddsa-jcs-2022'),
  'a key that is not there': it => (it.proof.verificationMethod = flipped(it.proof.verificationMethod, 40)),
}
const JWTS: Record<string, string> = {
  'a signature with another letter': [head, body, flipped(signature, 20)].join('.'),
  'alg none': `${encoded({ ...decoded(0), alg: 'none' })}.${body}.`,
  'another alg': withHead({ alg: 'HS256' }),
  'another type': withHead({ typ: 'cv-confirmation+jwt' }),
  'a key that is not there': withHead({ kid: `${decoded(0).kid}x` }),
  'a header that is critical': withHead({ crit: ['b64'], b64: false }),
  'another text': withBody(claims => (claims.evidence[0].narrative = '{}')),
  'an end that is over': withBody(claims => (claims.exp = 1)),
}

const { checkCredential } = (await import(
  pathToFileURL(join(projectRoot, 'dist', 'site', 'verify-cv.mjs')).href
)) as typeof import('../../scripts/verify-cv.ts')
const bytesAt = async (address: string) => Buffer.from(await (await fetch(app.url + address)).arrayBuffer())
const documents = [JSON.parse(String(await bytesAt('/.well-known/did.json')))]
/** The exit status of the program that is handed out, with the current keys and list as files. */
const statusOf = async (credential: string | Buffer): Promise<number> => {
  const lists = [await bytesAt('/status-lists/1')]
  return (await checkCredential(Buffer.from(credential as string), { documents, lists, now: Date.now() })).status
}

t.test('undamaged credentials are accepted', async t => {
  await checkJson(JSON.parse(json))
  await checkJwt(jwt)
  for (const one of [json, jwt, await bytesAt(`${path}png`), JSON.stringify(other)]) t.equal(await statusOf(one), 0)
})

t.test('each damage is refused', async t => {
  for (const [name, change] of Object.entries(CHANGES)) {
    const credential = JSON.parse(json)
    change(credential)
    await t.rejects(checkJson(credential), `JSON: ${name}`)
    t.not(await statusOf(JSON.stringify(credential)), 0, `JSON, the program that is handed out: ${name}`)
  }
  for (const [name, text] of Object.entries(JWTS)) {
    await t.rejects(checkJwt(text), `JWT: ${name}`)
    t.not(await statusOf(text), 0, `JWT, the program that is handed out: ${name}`)
  }
})

t.test('only programs of others accept a member renamed by an inline context, and a duplicate member', async t => {
  const { evidence, '@context': contexts, ...credential } = JSON.parse(json)
  const alias = { '@id': 'https://www.w3.org/2018/credentials#evidence', '@type': '@id' }
  const renamed = { ...credential, '@context': [...contexts, { alias }], alias: evidence }
  const twice = json.replace('{"@context"', '{"name":"Degree","@context"')
  await checkJson(renamed)
  await checkJson(JSON.parse(twice))
  for (const text of [JSON.stringify(renamed), twice]) t.equal(await statusOf(text), 1)
})

t.test('a set bit refuses the credential', async t => {
  const index = Number(JSON.parse(json).credentialStatus.statusListIndex)
  await app.connection.collection('status_entries').updateOne({ index }, { $set: { isSet: true } })
  const list = async () => (await fetch(`${app.url}/status-lists/1`)).text()
  const before = await list()
  while ((await list()) === before);
  await t.rejects(checkJson(JSON.parse(json)))
  t.equal(await statusOf(json), 1)
})
