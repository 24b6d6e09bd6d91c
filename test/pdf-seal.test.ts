// PDFs that carry their proof: the seal, by an independent reading, and the attached claims.
import { createHash, X509Certificate } from 'node:crypto'
import supertest from 'supertest'
import { OWNER, startClaims } from './claims-harness.ts'
import { changed, LIVE, LOCAL, problemsOf, sealChain } from './config-environments.ts'
import { makePro } from './cv-calls.ts'
import { startApp } from './harness.ts'
import { attachmentOf, sealOf, verifySeal } from './pdf-reader.ts'
import t from './tap.ts'
import { newJwks } from './wallet-upstream.ts'

const ATTESTATION_KEYS = newJwks('attest-1')
const { app, attest, make, owner, save, verification } = await startClaims(t, { ATTESTATION_KEYS })
await owner.get('/me').expect(200)
await makePro(app, OWNER.email)

const pdfOf = async (call: supertest.Test): Promise<Buffer> => (await call.responseType('blob').expect(200)).body
const publicPdf = (nanoId: string) => pdfOf(owner.get(`/cvs/${nanoId}/pdf?audience=public`))
const CONTENT = {
  personalDetails: { name: 'Ana Śrī', email: 'ana.private@example.org' },
  skills: [{ id: 'go', name: 'Go' }],
}
const DER = 'base64'
/** Waits until the claims of a CV have their places in the log, which are in the file too. */
async function inLog(nanoId: string) {
  const isMissing = ({ at, log }: { at: string | null; log: object | null }) => at !== null && log === null
  while ((await verification(nanoId)).claims.some(isMissing)) await app.growLog()
}

t.test('a PDF is sealed as a whole, as PAdES B-B asks', async t => {
  const nanoId = await make(CONTENT, true)
  const pdf = await publicPdf(nanoId)
  const seal = sealOf(pdf)
  if (!seal) return t.fail('no seal')
  const [start, length = 0, again = 0, rest = 0] = seal.range
  t.equal(start, 0)
  t.equal(again + rest, pdf.length, 'up to the end of the file')
  t.match(seal.gap, /^<[0-9a-f]+>$/, 'the gap is the value of /Contents, and no more')
  t.equal(pdf.subarray(length - 11, length).toString(), '/Contents '.padStart(11), 'and stands after it')
  t.match(seal.dictionary, '/SubFilter /ETSI.CAdES.detached')
  const { updatedAt } = (await owner.get(`/cvs/${nanoId}`).expect(200)).body.cv
  t.match(seal.dictionary, `/M (D:${updatedAt.slice(0, 19).replace(/\D/g, '')}Z)`, 'the time of the version')

  const { isValid, attributes, certificates, signatureAlgorithm } = await verifySeal(pdf)
  t.ok(isValid)
  t.equal(signatureAlgorithm, '1.2.840.113549.1.1.11', 'RSA with PKCS#1 v1.5 and SHA-256')
  t.same([...attributes.keys()].sort(), ['1.2.840.113549.1.9.16.2.47', '1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4'])
  const [own] = certificates
  const reference = Buffer.from(attributes.get('1.2.840.113549.1.9.16.2.47')?.values[0]?.toBER() ?? new ArrayBuffer(0))
  t.ok(reference.includes(createHash('sha256').update(own!.raw).digest()), 'it names its certificate')
  const { body } = await app.anyone().get('/.well-known/seal-certificates').expect(200)
  t.same(body, { success: true, certificates: [own!.raw.toString(DER)] })
  t.equal((await app.anyone().get('/config').expect(200)).body.sealsFiles, true)
  for (const at of [100, length - 200, again + 20]) {
    const changed = Buffer.from(pdf)
    changed[at]! ^= 1
    t.notOk((await verifySeal(changed)).isValid, `byte ${at} changed`)
  }
})

t.test('a public PDF of a published CV carries the claims of the verification reply', async t => {
  const nanoId = await make(CONTENT, true)
  await attest(nanoId, 'skills.go')
  await inLog(nanoId)
  const pdf = await publicPdf(nanoId)
  const text = attachmentOf(pdf, 'cv.json')
  if (!text) return t.fail('no attachment')
  const carried = JSON.parse(String(text))
  const { success: _, publishedAt, asOf, ...replied } = (await verification(nanoId)) as never as Record<string, unknown>
  const { updatedAt } = (await owner.get(`/cvs/${nanoId}`).expect(200)).body.cv
  const [{ at }] = carried.claims.filter(({ section }: { section: string }) => section === 'skills.go')
  t.same(carried, { ...replied, publishedAt: updatedAt, asOf: [at, updatedAt].sort()[1] }, 'with its own times')
  t.notMatch(String(text), /ana\.private/, 'and no private field')
  t.match(pdf.toString('latin1'), /\/AFRelationship \/Data/)
  t.match(pdf.toString('latin1'), /\/AF \[\d+ 0 R \d+ 0 R\]/, 'the claims, and the resume')

  await save(nanoId, { content: { ...CONTENT, skills: [{ id: 'go', name: 'Rust' }] } })
  const later = JSON.parse(String(attachmentOf(await publicPdf(nanoId), 'cv.json')))
  t.equal(later.version, carried.version + 1)
  const claim = later.claims.find(({ section }: { section: string }) => section === 'skills.go')
  t.match(claim, { value: { name: 'Rust' }, valid: false }, 'checked against the content of this file')
})

t.test('files of owners and of unpublished CVs are sealed without claims', async t => {
  const [published, never] = [await make(CONTENT, true), await make(CONTENT)]
  for (const path of [`${published}/pdf`, `${published}/pdf?audience=owner`, `${never}/pdf?audience=public`]) {
    const pdf = await pdfOf(owner.get(`/cvs/${path}`))
    t.ok((await verifySeal(pdf)).isValid, path)
    t.equal(attachmentOf(pdf, 'cv.json'), null, path)
  }
})

/** Another process of the same service on the same data; `env` overrides. */
const copy = (t: Parameters<typeof startApp>[0], env: Record<string, string> = {}) => {
  const { mongodbUri: MONGODB_URI, publicOrigin: PUBLIC_ORIGIN } = app.config
  return startApp(t, { ...app.sandbox.env, MONGODB_URI, PUBLIC_ORIGIN, ATTESTATION_KEYS, ...env })
}
const ofCopy = async (other: typeof app, path: string) => {
  const agent = supertest.agent(`http://127.0.0.1:${other.config.port}`)
  return pdfOf(agent.get(path).set('authorization', `Bearer ${await app.token(OWNER)}`))
}

t.test('the same CV gives the same bytes, in another process too', async t => {
  const nanoId = await make(CONTENT, true)
  await attest(nanoId, 'skills.go')
  await inLog(nanoId)
  const pdf = await publicPdf(nanoId)
  t.ok(pdf.equals(await publicPdf(nanoId)), 'twice')
  t.ok(pdf.equals(await ofCopy(await copy(t), `/cvs/${nanoId}/pdf?audience=public`)), 'in another process')
})

t.test('without a key no file is sealed, and the claims are still attached', async t => {
  const nanoId = await make(CONTENT, true)
  const other = await copy(t, { SEAL_KEY: '', SEAL_CERTIFICATE: '' })
  const pdf = await ofCopy(other, `/cvs/${nanoId}/pdf?audience=public`)
  t.equal(sealOf(pdf), null)
  t.equal(JSON.parse(String(attachmentOf(pdf, 'cv.json'))).cv, nanoId)
  t.equal((await other.anyone().get('/config').expect(200)).body.sealsFiles, false)
  const { certificates } = (await other.anyone().get('/.well-known/seal-certificates').expect(200)).body
  t.equal(certificates.length, 1, 'certificates of earlier seals stay')
})

t.test('a chain of certificates is in the seal, and earlier certificates stay published', async t => {
  const nanoId = await make(CONTENT, true)
  const { SEAL_KEY, chain } = sealChain()
  const other = await copy(t, { SEAL_KEY, SEAL_CERTIFICATE: chain.join('') })
  const { isValid, certificates } = await verifySeal(await ofCopy(other, `/cvs/${nanoId}/pdf`))
  t.ok(isValid)
  const ders = chain.map(pem => new X509Certificate(pem).raw.toString(DER))
  t.same(
    certificates.map(({ raw }) => raw.toString(DER)),
    ders,
  )
  const listed = (await app.anyone().get('/.well-known/seal-certificates').expect(200)).body.certificates
  t.same(listed.length, 2)
  t.same((await other.anyone().get('/.well-known/seal-certificates').expect(200)).body.certificates, listed.reverse())
  t.equal(listed[0], ders[0], 'the one that seals now first')
})

t.test('with an invalid certificate the service starts, files have no seal, and the log says so', async t => {
  const nanoId = await make(CONTENT, true)
  const days = (count: number) => new Date(Date.now() + count * 86_400_000)
  const cases: [what: string, dates: { from?: Date; until: Date }, isSealed: boolean, words: RegExp | null][] = [
    ['expired', { until: days(-0.5) }, false, /SEAL_CERTIFICATE is not valid: PDFs are not sealed/],
    ['not valid yet', { from: days(1), until: days(90) }, false, /SEAL_CERTIFICATE is not valid/],
    ['about to expire', { until: days(29) }, true, /SEAL_CERTIFICATE expires soon/],
    ['valid for long', { until: days(31) }, true, null],
  ]
  for (const [what, dates, isSealed, words] of cases) {
    const { SEAL_KEY, chain } = sealChain(dates)
    const env = { SEAL_KEY, SEAL_CERTIFICATE: chain.join('') }
    t.same(problemsOf({ ...LOCAL, ...env }), [], what)
    const other = await copy(t, env)
    const said = () => other.logLines.filter(line => line.includes('SEAL_CERTIFICATE'))
    t.equal(said().length, words ? 1 : 0, `${what}: one line at the start`)
    if (words) t.match(said()[0], words, what)
    t.equal(sealOf(await ofCopy(other, `/cvs/${nanoId}/pdf`)) !== null, isSealed, what)
    t.equal((await other.anyone().get('/config').expect(200)).body.sealsFiles, isSealed, what)
    t.equal(said().length, words ? 1 : 0, `${what}: and no other on the same day`)
    const { text } = await other.anyone().get('/metrics').expect(200)
    const end = Number(/^trucv_seal_certificate_expiry_timestamp_seconds (\S+)$/m.exec(text)?.[1])
    t.equal(end, Math.floor(dates.until.getTime() / 1_000), what)
  }
})

t.test('a wrong setting of the seal is refused by name', async t => {
  const { SEAL_KEY, chain } = sealChain()
  const [own = '', issuer = ''] = chain
  const refused = (SEAL_CERTIFICATE: string, key = SEAL_KEY) =>
    problemsOf({ ...LOCAL, SEAL_KEY: key, SEAL_CERTIFICATE })
  t.same(refused(own + issuer), [])
  t.same(refused(''), ['SEAL_CERTIFICATE: must be set beside SEAL_KEY'])
  t.same(refused(own, ''), ['SEAL_KEY: must be set beside SEAL_CERTIFICATE'])
  t.same(refused(issuer), ['SEAL_CERTIFICATE: must begin with the certificate of SEAL_KEY'])
  t.same(refused(own + own), ['SEAL_CERTIFICATE: must have each certificate followed by that of its issuer'])
  t.match(refused(sealChain({ until: new Date(Date.now() - 1_000) }).chain[0]!), [/^SEAL_CERTIFICATE: must begin/])
  t.match(refused(own, 'x'), [/^SEAL_KEY: must be a private RSA key/])
  const { SEAL_CERTIFICATE = '', SEAL_KEY: sandboxKey = '' } = app.sandbox.env
  const live = changed(LIVE, { SEAL_KEY: sandboxKey, SEAL_CERTIFICATE })
  t.same(problemsOf(live), ['SEAL_CERTIFICATE: must be made for production, not by the sandbox'])
})
