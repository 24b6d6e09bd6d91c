// The check of credentials that others issued: hostile files, Open Badges 2.0, European seals.
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import * as maker from './credential-maker.ts'
import t from './tap.ts'

const { ANA, base64, createCheck, createInternet, createIssuer, badgeChunk, pngWith, samples, sha, svgWith } = maker
const kaveri = createIssuer()

t.test('hostile files are refused with their reason', async t => {
  const { why, checker } = createCheck(createInternet(kaveri.pages))
  t.teardown(() => checker.close())
  const token = await kaveri.token()
  const badge = badgeChunk(token)
  const damaged = pngWith(badge)
  damaged[60] = (damaged[60] ?? 0) ^ 1
  const mega = 1024 * 1024
  const bomb: [string, Buffer] = [
    'iTXt',
    Buffer.concat([Buffer.from('openbadges\0\x01\0\0\0'), deflateSync(Buffer.alloc(50 * mega))]),
  ]
  const envelope = (text: string) => ({
    type: 'EnvelopedVerifiableCredential',
    id: `data:application/vc;base64,${Buffer.from(text).toString('base64')}`,
  })
  const graph = (nameOf: (index: number) => string) => {
    const evidence = Array.from({ length: 1_500 }, (_, index) => ({ type: ['Evidence'], name: nameOf(index) }))
    return kaveri.proved(kaveri.credential({ evidence }), { cryptosuite: 'eddsa-rdfc-2022' })
  }
  const cases: [string, string, unknown][] = [
    ['too_large', '10 MB of nested JSON', `{"a":${'['.repeat(5 * mega)}${']'.repeat(5 * mega)}}`],
    ['too_deep', '1 MB of nested JSON', `{"a":${'['.repeat(mega / 2 - 10)}${']'.repeat(mega / 2 - 10)}}`],
    ['too_deep', 'only openings', '{"a":'.repeat(100_000)],
    ['json', 'a string without end, all escapes', `{"${'\\"'.repeat(mega / 2 - 10)}`],
    ['two_badges', 'a PNG with two badges', pngWith(badge, badge)],
    ['two_badges', 'of two keywords', pngWith(badge, badgeChunk(token, 'openbadges'))],
    ['two_badges', 'an SVG with two', svgWith(token, `<openbadges:credential verify="${token}"/>`)],
    ['no_badge', 'a PNG without', pngWith(['tEXt', Buffer.from('Comment\0hello')])],
    ['no_badge', 'an SVG without', '<svg></svg>'],
    ['damaged_picture', 'a PNG with a wrong checksum', damaged],
    ['damaged_picture', 'half a PNG', pngWith(badge).subarray(0, 200)],
    ['damaged_picture', 'compressed rubbish', pngWith(['zTXt', Buffer.from('openbadges\0\0rubbish')])],
    ['too_large', 'a compressed bomb', pngWith(bomb)],
    ['svg', 'a script', svgWith(token, '<script>alert(1)</script>')],
    ['svg', 'a script of another name space', svgWith(token, '<s:script xlink:href="x"/>')],
    ['svg', 'a handler', svgWith(token, '<g onload="alert(1)"/>')],
    ['svg', 'foreign markup', svgWith(token, '<foreignObject><p/></foreignObject>')],
    ['svg', 'a link that runs', svgWith(token, '<a href="javascript:alert(1)"/>')],
    ['svg', 'a document type with declarations', `<!DOCTYPE svg [<!ENTITY a "b">]>${svgWith(token)}`],
    ['svg', 'an entity', svgWith(token, '<!ENTITY a "b">')],
    ['svg', 'a style sheet from outside', svgWith(token, '<?xml-stylesheet href="https://evil.example/"?>')],
    ['svg', 'comments without end', `<svg>${'<!--'.repeat(200_000)}`],
    ['svg', 'quotes without end', `<svg>${'<a b="'.repeat(100_000)}`],
    ['too_complex', 'a graph of too many statements', graph(String)],
    ['too_complex', 'nodes that look alike', graph(() => 'x')],
    ['shape', 'an envelope in an envelope', envelope(JSON.stringify(envelope('{}')))],
    ['suite_unsupported', 'a JWS of two signatures', { payload: '{}', signatures: [{}, {}] }],
  ]
  for (const [reason, name, upload] of cases) t.equal(await why(upload), reason, name)
})

t.test('a second badge is refused before it is inflated, and only a child process parses files', async t => {
  const { why, checker } = createCheck(createInternet(kaveri.pages))
  t.teardown(() => checker.close())
  await why('{}') // the process has started
  const mega = Buffer.alloc(1024 * 1024, 'a')
  const head = (more: string) => Buffer.from(`openbadges\0${more}`, 'latin1')
  const chunks: Record<string, [string, Buffer]> = {
    zTXt: ['zTXt', Buffer.concat([head('\0'), deflateSync(mega)])],
    iTXt: ['iTXt', Buffer.concat([head('\x01\0\0\0'), deflateSync(mega)])],
  }
  const members = Array.from({ length: 70_000 }, (_, index) => `"m${index}":{}`).join(',')
  const evidence = Array.from({ length: 7_000 }, (_, index) => ({
    id: `urn:x:${index}`,
    type: ['Evidence'],
    name: 'x'.repeat(80),
  }))
  const uploads: [string, unknown][] = [
    ...Object.entries(chunks).map(
      ([name, chunk]) => [`900 of ${name}`, pngWith(...Array.from({ length: 900 }, () => chunk))] as [string, Buffer],
    ),
    [
      '900 of tEXt',
      pngWith(
        ...Array.from(
          { length: 900 },
          () => ['tEXt', Buffer.from(`openbadges\0${'x'.repeat(900)}`)] as [string, Buffer],
        ),
      ),
    ],
    ['a megabyte of members', Buffer.from(`{${members}}`)],
    ['a megabyte of credential', Buffer.from(JSON.stringify(kaveri.proved(kaveri.credential({ evidence }))))],
  ]
  for (const [name, upload] of uploads) {
    const before = { memory: process.memoryUsage().rss, used: process.cpuUsage() }
    const found = await why(upload)
    const { user, system } = process.cpuUsage(before.used)
    if (name.startsWith('900')) t.equal(found, 'two_badges', name)
    t.ok(process.memoryUsage().rss - before.memory < 50_000_000, `${name}: memory`)
    t.ok(user + system < 100_000, `${name}: ${(user + system) / 1_000} ms of the service's processor`)
  }
})

const issuer = 'https://badges.example/issuer.json'
const assertion = {
  ...{ '@context': 'https://w3id.org/openbadges/v2', type: 'Assertion', id: 'https://badges.example/a/1' },
  recipient: { type: 'email', hashed: true, salt: 'deadsea', identity: `sha256$${sha('Ana.Rao@mail.exampledeadsea')}` },
  ...{ issuedOn: '2024-01-01T00:00:00Z', badge: 'https://badges.example/b/1', verification: { type: 'hosted' } },
}
const site: Record<string, unknown> = {
  [assertion.id]: assertion,
  [assertion.badge]: { id: assertion.badge, type: 'BadgeClass', name: 'Robotics', issuer },
  [issuer]: { id: issuer, type: 'Issuer', name: 'Badges Inc.', publicKey: 'https://badges.example/key' },
}

t.test('a hosted badge of Open Badges 2.0 counts as far as its issuer lists it', async t => {
  const internet = createInternet({ ...site })
  const { check, why, checker } = createCheck(internet)
  t.teardown(() => checker.close())
  const good = {
    form: 'open-badge-2-hosted',
    title: 'Robotics',
    issuer: { kind: 'domain', domain: new URL(issuer).host + new URL(issuer).pathname },
    holder: 'owner',
  }
  t.match(await check(assertion), { ...good, issuerName: 'Badges Inc.', status: 'good', term: 'current' })
  t.match(await check(pngWith(badgeChunk(JSON.stringify(assertion), 'openbadges'))), good)
  const forged = { ...assertion, recipient: { type: 'email', hashed: false, identity: 'bob@mail.example' } }
  t.match(await check(forged), good, 'what was handed in says nothing')
  const on = async (change: Record<string, unknown>) => {
    Object.assign(internet.pages, site, change)
    return why(assertion)
  }
  t.match(await on({ [assertion.id]: { ...assertion, revoked: true } }), { status: 'withdrawn' })
  t.match(await on({ [assertion.id]: { ...assertion, expires: '2025-01-01T00:00:00Z' } }), { term: 'ended' })
  t.match(await on({ [assertion.id]: { ...assertion, issuedOn: '2100-01-01T00:00:00Z' } }), { term: 'not-yet' })
  t.match(await on({ [assertion.id]: forged }), { holder: 'other' })
  const bad: [string, Record<string, unknown>][] = [
    ['not_listed', { [assertion.id]: 'missing' }],
    ['not_listed', { [assertion.id]: { ...assertion, id: 'https://badges.example/a/2' } }],
    ['issuer_unresolved', { [issuer]: undefined }],
    ['issuer_forbidden', { [issuer]: 'forbidden' }],
    ['shape', { [assertion.id]: { ...assertion, type: 'OtherAssertion' } }],
    ['context_inline', { [assertion.id]: { ...assertion, '@context': [assertion['@context'], {}] } }],
  ]
  for (const [reason, change] of bad) t.equal(await on(change), reason, JSON.stringify(change).slice(0, 80))
  const away = { ...assertion, id: 'https://evil.example/a/1' }
  const of = async (verification: object) => {
    Object.assign(internet.pages, site, { [away.id]: away, [issuer]: { ...(site[issuer] as object), verification } })
    return why(away)
  }
  t.equal(await of({}), 'issuer_mismatch', 'hosted by a stranger')
  t.equal(await of({ startsWith: 'https://evil.exam' }), 'issuer_mismatch', 'half a host is no start')
  t.match(await of({ startsWith: 'https://evil.example/a/' }), good)
  t.match(await of({ allowedOrigins: ['evil.example'] }), good)
  if (samples) t.equal(await why(samples.bytes('ob2/basic-assertion.json')), 'issuer_unresolved', 'a sample')
})

t.test('a signed badge of Open Badges 2.0, by the key that its issuer names', async t => {
  const internet = createInternet({ ...site })
  const { check, why, checker } = createCheck(internet)
  t.teardown(() => checker.close())
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const creator = 'https://badges.example/key'
  const key = { id: creator, owner: issuer, publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }) }
  const signedBy = (verification: object) =>
    kaveri.token({ ...assertion, verification }, { alg: 'RS256', typ: undefined, kid: undefined }, privateKey)
  const token = await signedBy({ type: 'signed', creator })
  internet.pages[creator] = key
  t.match(await check(token), {
    form: 'open-badge-2-signed',
    issuer: { domain: 'badges.example' },
    status: 'none',
    holder: 'owner',
  })
  internet.pages[issuer] = { ...(site[issuer] as object), revocationList: 'https://badges.example/revoked' }
  t.match(await check(token), { status: 'unknown' })
  internet.pages['https://badges.example/revoked'] = {
    type: 'RevocationList',
    revokedAssertions: [{ id: assertion.id }],
  }
  t.match(await check(token), { status: 'withdrawn' })
  const [head, , signature] = token.split('.')
  t.equal(
    await why(`${head}.${base64({ ...assertion, verification: { type: 'signed', creator }, x: 1 })}.${signature}`),
    'signature',
  )
  internet.pages[creator] = { ...key, owner: 'https://evil.example/' }
  t.equal(await why(token), 'issuer_mismatch')
  internet.pages['https://evil.example/key'] = { ...key, id: 'https://evil.example/key' }
  t.equal(
    await why(await signedBy({ type: 'signed', creator: 'https://evil.example/key' })),
    'issuer_mismatch',
    'a key that the issuer does not name',
  )
})

/** X.509 in DER, as little of it as a chain needs. */
function certificate(
  subject: string,
  keys: { publicKey: KeyObject },
  by: { name: string; privateKey: KeyObject },
  isCa: boolean,
): Buffer {
  const der = (tag: number, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts)
    const size = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255]
    return Buffer.concat([Buffer.from([tag, ...size]), body])
  }
  const name = (text: string) =>
    der(0x30, der(0x31, der(0x30, Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(text)))))
  const algorithm = der(0x30, Buffer.from('06082a8648ce3d040302', 'hex'))
  const time = (text: string) => der(0x17, Buffer.from(text))
  const ca = der(
    0x30,
    Buffer.from('0603551d13', 'hex'),
    der(0x04, der(0x30, ...(isCa ? [Buffer.from('0101ff', 'hex')] : []))),
  )
  const body = der(
    0x30,
    ...[Buffer.from('a003020102', 'hex'), der(0x02, Buffer.from([1])), algorithm, name(by.name)],
    ...[der(0x30, time('240101000000Z'), time('270101000000Z')), name(subject)],
    ...[keys.publicKey.export({ type: 'spki', format: 'der' }), der(0xa3, der(0x30, ca))],
  )
  return der(0x30, body, algorithm, der(0x03, Buffer.from([0]), sign('sha256', body, by.privateKey)))
}

t.test('a European seal is trusted only with a certificate below a configured root', async t => {
  const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const [root, seal] = [pair(), pair()]
  const rootDer = certificate('Root', root, { name: 'Root', privateKey: root.privateKey }, true)
  const leaf = certificate('Kaveri Seal', seal, { name: 'Root', privateKey: root.privateKey }, false)
  const pem = `-----BEGIN CERTIFICATE-----\n${rootDer.toString('base64')}\n-----END CERTIFICATE-----`
  const trusting = createCheck(createInternet(), { trustedRoots: [pem] })
  const plain = createCheck()
  const late = createCheck(createInternet(), { trustedRoots: [pem], now: new Date('2028-01-01T00:00:00Z') })
  t.teardown(() => Promise.all([trusting, plain, late].map(({ checker }) => checker.close())))
  const payload = JSON.stringify({
    ...{ '@context': ['https://www.w3.org/2018/credentials/v1', 'http://data.europa.eu/snb/model/context/edc-ap'] },
    ...{
      id: 'urn:credential:1',
      type: ['VerifiableCredential', 'EuropeanDigitalCredential'],
      issuer: { id: 'urn:epass:org:1' },
    },
    ...{ issuanceDate: '2024-06-01T00:00:00Z', credentialSubject: { id: 'urn:p:1', fullName: { en: 'Ana Rao' } } },
  })
  const sealed = (more: object = {}, key = seal.privateKey) => {
    const header = {
      ...{
        alg: 'ES256',
        b64: false,
        crit: ['b64', 'sigT'],
        sigT: '2024-06-01T00:00:00Z',
        x5c: [leaf.toString('base64')],
      },
      ...{ 'x5t#S256': createHash('sha256').update(leaf).digest('base64url'), ...more },
    }
    const signature = sign('sha256', Buffer.from(`${base64(header)}.${payload}`), { key, dsaEncoding: 'ieee-p1363' })
    return { payload, signatures: [{ protected: base64(header), signature: signature.toString('base64url') }] }
  }
  const shown = {
    form: 'europass',
    subjectName: 'Ana Rao',
    holder: 'unsaid',
    issuer: { kind: 'certificate', subject: 'Kaveri Seal' },
  }
  t.match(await plain.check(sealed(), ANA), { ...shown, issuer: { isTrusted: false } })
  t.match(await trusting.check(sealed()), { ...shown, issuer: { isTrusted: true } })
  t.match(await late.check(sealed()), { issuer: { isTrusted: false } }, 'an old certificate')
  const alone = pair()
  const forged = certificate('Kaveri Seal', alone, { name: 'Root', privateKey: alone.privateKey }, false)
  const print = createHash('sha256').update(forged).digest('base64url')
  const chain = [forged, rootDer].map(der => der.toString('base64'))
  t.match(
    await trusting.check(sealed({ x5c: chain, 'x5t#S256': print }, alone.privateKey)),
    { issuer: { isTrusted: false } },
    'a chain in name only',
  )
  const bad: [string, unknown][] = [
    ['signature', { ...sealed(), payload: payload.replace('Ana', 'Eva') }],
    ['signature', sealed({}, root.privateKey)],
    ['certificate', sealed({ 'x5t#S256': print })],
    ['certificate', sealed({ sigT: '2023-01-01T00:00:00Z' })],
    ['certificate', sealed({ sigT: undefined, crit: ['b64'] })],
    ['certificate', sealed({ x5c: undefined })],
    ['certificate', sealed({ x5c: ['AAAA'] })],
    ['crit_unknown', sealed({ crit: ['b64', 'sigD'], sigD: {} })],
    ['crit_unknown', sealed({ crit: ['sigT'] })],
    ['alg_refused', sealed({ alg: 'none' })],
    ['alg_refused', sealed({ alg: 'RS256' })],
  ]
  for (const [reason, upload] of bad) t.equal(await trusting.why(upload), reason, JSON.stringify(upload).slice(0, 60))
  if (!samples) return
  const text = String(samples.bytes('europass/Sample-CertOfPart-signed.jsonld'))
  t.equal(await plain.why(text.replace('Andromeda', 'Andromede')), 'signature')
})
