// The check of credentials that others issued: who signed them, by keys that are looked up; whether they were withdrawn; whose they are.
import { createHash } from 'node:crypto'
import * as maker from './credential-maker.ts'
import t from './tap.ts'

const { ANA, createCheck, createInternet, createIssuer, sha } = maker
const kaveri = createIssuer()
const evil = createIssuer('evil.example')

t.test('the key of an issuer is looked up at its own addresses only', async t => {
  const internet = createInternet({ ...kaveri.pages })
  const { check, why, checker } = createCheck(internet)
  t.teardown(() => checker.close())
  const by = (issuer: string, method: string) =>
    why(kaveri.proved(kaveri.credential({ issuer }), { verificationMethod: method }))
  const key = kaveri.proofKey.split('#')[1]
  const bad: [string, string, string][] = [
    ['issuer_name', 'did:web:xn--kavri-ysa.example.edu', `did:web:xn--kavri-ysa.example.edu#${key}`],
    ['shape', 'did:web:k\u0430veri.example.edu', `did:web:k\u0430veri.example.edu#${key}`],
    ['issuer_forbidden', 'did:web:..:..:x', `did:web:..:..:x#${key}`],
    ['issuer_forbidden', 'did:web:a@b.example', `did:web:a@b.example#${key}`],
    ['issuer_mismatch', 'https://kaveri.example.edu/i', `https://evil.example/i#${key}`],
    ['issuer_mismatch', 'https://kaveri.example.edu/i', 'did:web:kaveri.example.edu#token'],
    ['issuer_unresolved', 'did:example:1', 'did:example:1#1'],
    ['issuer_unresolved', 'did:web:gone.example', 'did:web:gone.example#token'],
  ]
  for (const [reason, issuer, method] of bad) t.equal(await by(issuer, method), reason, `${issuer} ${method}`)
  t.same(internet.asked, ['https://gone.example/.well-known/did.json'], 'only one was asked')
  internet.pages['https://inside.example/.well-known/did.json'] = 'forbidden'
  t.equal(await by('did:web:inside.example', `did:web:inside.example#${key}`), 'issuer_forbidden')
  t.match(
    await by('did:web:gone.example', `did:web:gone.example#${key}`),
    { issuer: { kind: 'unresolved' } },
    'T2: a key in a fragment proves nothing',
  )
  const [, multibase] = kaveri.proofKey.split('#')
  const profile = 'https://kaveri.example.edu/issuers/1'
  const multikey = {
    id: `${profile}#${multibase}`,
    type: 'Multikey',
    controller: profile,
    publicKeyMultibase: multibase,
  }
  internet.pages[profile] = multikey
  t.match(await by(profile, multikey.id), { issuer: { kind: 'domain', domain: 'kaveri.example.edu/issuers/1' } })
  internet.pages[profile] = { ...multikey, controller: evil.did }
  t.equal(await by(profile, multikey.id), 'issuer_mismatch', 'of another controller')
  internet.pages[profile] = { ...multikey, revoked: '2025-01-01T00:00:00Z' }
  t.equal(await by(profile, multikey.id), 'issuer_mismatch', 'a revoked key')
  internet.pages[profile] = '{"id":"a","id":"b"}'
  t.equal(await by(profile, multikey.id), 'duplicate_member', 'its document is read as strictly')
  for (const [name, change] of Object.entries({
    id: { id: evil.did },
    'no assertionMethod': { assertionMethod: [] },
  })) {
    internet.pages['https://kaveri.example.edu/.well-known/did.json'] = { ...kaveri.document, ...change }
    t.equal(await why(kaveri.proved()), 'issuer_mismatch', name)
  }
  internet.pages['https://kaveri.example.edu:8443/dept/did.json'] = {
    ...kaveri.document,
    id: 'did:web:kaveri.example.edu%3A8443:dept',
    verificationMethod: [{ ...multikey, id: '#k', controller: undefined }],
    assertionMethod: ['#k'],
  }
  const deep = 'did:web:kaveri.example.edu%3A8443:dept'
  t.match(await check(kaveri.proved(kaveri.credential({ issuer: deep }), { verificationMethod: `${deep}#k` })), {
    issuer: { kind: 'domain', domain: 'kaveri.example.edu/dept' },
  })
})

t.test('an https issuer’s key counts from its root or /.well-known; any other address is a page', async t => {
  const site = 'https://uni.example'
  const key = kaveri.proofKey.split('#')[1] as string
  const listed = (method: string, more: object = {}) => ({
    id: site,
    verificationMethod: [{ id: method, type: 'Multikey', controller: site, publicKeyMultibase: key }],
    assertionMethod: [method],
    ...more,
  })
  const single = (method: string) => ({ id: method, type: 'Multikey', controller: site, publicKeyMultibase: key })
  const jwk = kaveri.keys.ed.publicKey.export({ format: 'jwk' })
  const whole = { issuer: { kind: 'domain', domain: 'uni.example' } }
  const page = (path: string) => ({ issuer: { kind: 'domain', domain: `uni.example${path}` } })
  const cases: [string, unknown, unknown][] = [
    [`${site}#k`, listed(`${site}#k`), whole],
    [`${site}/#k`, listed(`${site}/#k`), whole],
    [`${site}/.well-known/did.json#k`, listed(`${site}/.well-known/did.json#k`), whole],
    [`${site}/.well-known/keys#k`, listed(`${site}/.well-known/keys#k`), whole],
    [`${site}/~student/key.json`, jwk, page('/~student/key.json')],
    [`${site}/~student/key.json`, single(`${site}/~student/key.json`), page('/~student/key.json')],
    [`${site}/~student/key.json#k`, listed(`${site}/~student/key.json#k`), page('/~student/key.json')],
    [`${site}/uploads/1#k`, single(`${site}/uploads/1#k`), page('/uploads/1')],
    [`${site}/?say=key#k`, listed(`${site}/?say=key#k`), page('?say=key')],
    [
      `${site}/.well-known/did.json?say=key#k`,
      listed(`${site}/.well-known/did.json?say=key#k`),
      page('/.well-known/did.json?say=key'),
    ],
    [
      `${site}/.well-known/acme-challenge/x#k`,
      listed(`${site}/.well-known/acme-challenge/x#k`),
      page('/.well-known/acme-challenge/x'),
    ],
    [
      `${site}/.well-known/..%2f~student#k`,
      listed(`${site}/.well-known/..%2f~student#k`),
      page('/.well-known/..%2f~student'),
    ],
    [`${site}/.well-known/key.json`, jwk, page('/.well-known/key.json')],
    [`${site}/.well-known/key#k`, single(`${site}/.well-known/key#k`), page('/.well-known/key')],
    [
      `${site}/.well-known/did.json#k`,
      listed(`${site}/.well-known/did.json#k`, { id: `${site}/~student` }),
      'issuer_mismatch',
    ],
    [`${site}#k`, listed(`${site}#other`), 'issuer_mismatch'],
    [`${site}#k`, listed(`${site}#k`, { assertionMethod: [] }), 'issuer_mismatch'],
  ]
  for (const [method, document, expected] of cases) {
    const address = method.replace(/#.*$/, '').replace(/^https:\/\/[^/]+$/, '$&/')
    const { why, checker } = createCheck(createInternet({ [address]: document }))
    t.match(
      await why(kaveri.proved(kaveri.credential({ issuer: site }), { verificationMethod: method })),
      expected,
      method,
    )
    await checker.close()
  }
  // The list of a credential whose key is the domain's own is not believed by the key of a page.
  const [own, away] = [`${site}#k`, `${site}/~student/key.json#k`]
  const list = `${site}/lists/1`
  const statusBy = async (method: string, listMethod: string) => {
    const signed = kaveri.list([], { issuer: site, id: list })
    const { proof: _, ...unsigned } = signed
    const { check, checker } = createCheck(
      createInternet({
        [`${site}/`]: listed(own),
        [`${site}/~student/key.json`]: single(away),
        [list]: kaveri.proved(unsigned, { verificationMethod: listMethod }),
      }),
    )
    const credentialStatus = kaveri.entry('1', { statusListCredential: list })
    const credential = kaveri.credential({ issuer: site, credentialStatus })
    const { status } = await check(kaveri.proved(credential, { verificationMethod: method }))
    await checker.close()
    return status
  }
  t.same([await statusBy(own, own), await statusBy(own, away), await statusBy(away, own)], ['good', 'unknown', 'good'])
})

t.test('a status list: set, not set, and unusable lists', async t => {
  const internet = createInternet({ ...kaveri.pages, ...evil.pages })
  const { check, checker } = createCheck(internet)
  t.teardown(() => checker.close())
  const url = 'https://kaveri.example.edu/lists/1'
  const statusBy = async (list: unknown, ...entries: object[]) => {
    internet.pages[url] = list
    return (await check(kaveri.proved(kaveri.credential({ credentialStatus: entries })))).status
  }
  const entry = kaveri.entry()
  t.equal(await statusBy(kaveri.list([94_567]), entry), 'withdrawn')
  t.equal(await statusBy(kaveri.list([94_566, 94_568]), entry), 'good')
  t.equal(
    await statusBy(kaveri.list([0]), kaveri.entry(0)),
    'withdrawn',
    'the left-most bit; the index as a number (T10)',
  )
  t.equal(await statusBy(await kaveri.token(kaveri.list([94_567])), entry), 'withdrawn', 'a list as a token')
  t.equal(await statusBy(kaveri.list(), entry, { type: 'StatusList2021Entry' }), 'unknown', 'one of two is unknown')
  t.equal(
    await statusBy(kaveri.list([94_567]), { type: '1EdTechRevocationList' }, entry),
    'withdrawn',
    'one of two is set',
  )
  const other = kaveri.list([], { issuer: evil.did })
  const says: [string, unknown, object?][] = [
    ['too short', kaveri.list([], { bytes: 16_383 })],
    ['a bomb', kaveri.list([], { bytes: 4 * 1024 * 1024 + 1 })],
    ['not zipped', kaveri.list([], { credentialSubject: { statusPurpose: 'revocation', encodedList: 'uAAAA' } })],
    [
      'another purpose',
      kaveri.list([], { credentialSubject: { ...kaveri.list().credentialSubject, statusPurpose: 'suspension' } }),
    ],
    ['has ended', kaveri.list([], { validUntil: '2026-05-01T00:00:00Z' })],
    ['of another issuer', evil.list()],
    ['in the name of another issuer', other],
    ['changed', { ...kaveri.list(), name: 'x' }],
    ['no list', kaveri.proved()],
    ['no JSON', '<html>'],
    ['gone', 'missing'],
    ['on this machine', 'forbidden'],
    ['index beyond its end', kaveri.list(), kaveri.entry('131072')],
    ['index below its start', kaveri.list(), kaveri.entry('-1')],
    ['index of letters', kaveri.list(), kaveri.entry('1e3')],
    ['entries of two bits', kaveri.list(), kaveri.entry('1', { statusSize: 2 })],
  ]
  for (const [name, list, one = entry] of says) t.equal(await statusBy(list, one), 'unknown', name)
})

t.test('the holder is bound by a proved address only', async t => {
  const { check, checker } = createCheck(createInternet(kaveri.pages))
  t.teardown(() => checker.close())
  const of = async (subject: object) =>
    (await check(kaveri.proved(kaveri.credential({ credentialSubject: { name: 'Ana Rao', ...subject } })))).holder
  const identity = (identityHash: string, more: object = {}) => ({
    identifier: {
      type: 'IdentityObject',
      identityType: 'emailAddress',
      hashed: true,
      salt: 's',
      identityHash,
      ...more,
    },
  })
  const mail = 'Ana.Rao@mail.example'
  const md5 = createHash('md5').update(`${mail}s`).digest('hex')
  const cases: [string, object][] = [
    ['owner', identity(`sha256$${sha(`${mail}s`)}`)],
    ['owner', identity(`sha256$${sha(`${mail.toLowerCase()}s`)}`)],
    ['owner', identity(`sha256$${sha(mail)}`, { salt: undefined })],
    ['owner', identity(mail.toUpperCase(), { hashed: false })],
    ['owner', { id: `mailto:${mail}` }],
    ['other', identity(`sha256$${sha('bob@mail.examples')}`)],
    ['other', identity('bob@mail.example', { hashed: false })],
    ['other', { id: 'mailto:bob@mail.example' }],
    ['unsaid', identity(`md5$${md5}`)],
    ['unsaid', identity('Ana Rao', { identityType: 'name', hashed: false })],
    ['unsaid', { id: 'did:example:ana' }],
    ['unsaid', {}],
  ]
  for (const [holder, subject] of cases) t.equal(await of(subject), holder, JSON.stringify(subject))
  const two = kaveri.credential()
  two.credentialSubject = [two.credentialSubject, { name: 'Bob' }]
  t.equal((await check(kaveri.proved(two))).holder, 'unsaid', 'of two')
  t.equal((await check(kaveri.proved(), { ...ANA, addresses: ['bob@mail.example'] })).holder, 'other')
  const hostile = kaveri.credential({ issuer: { id: kaveri.did, name: `<b>\u202e${'x'.repeat(500)}\n\u0000` } })
  const { issuerName } = await check(kaveri.proved(hostile))
  t.equal(issuerName?.length, 200)
  t.notMatch(issuerName, /[\p{Cc}\u202e]/u, 'texts are plain and short')
})
