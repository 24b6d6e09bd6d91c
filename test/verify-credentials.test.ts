// The program that is handed out checks credentials: it accepts credentials signed by other libraries in every form, and refuses each damaged one.
import { spawnSync } from 'node:child_process'
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../api/lib/root.ts'
import { damagedJson, damagedJwt, damagedLists, damagedSigned } from './credential-damage.ts'
import { badgeOf, CONFIRMATION, DID, DID_DOCUMENT, listOf, signJson, signJwt } from './credential-signer.ts'
import t from './tap.ts'

const folder = mkdtempSync(join(tmpdir(), 'verify-credentials-'))
t.teardown(() => rmSync(folder, { recursive: true }))
const program = join(folder, 'verify-cv.mjs')
copyFileSync(join(projectRoot, 'dist', 'site', 'verify-cv.mjs'), program)
const { checkCredential, digestOf } = (await import(
  pathToFileURL(program).href
)) as typeof import('../scripts/verify-cv.ts')

const NOW = Date.parse('2026-11-24T12:00:00Z')
const given = (lists: Buffer[] = []) => ({ documents: [DID_DOCUMENT], lists, now: NOW })
const bytesOf = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
function write(name: string, value: Buffer): string {
  writeFileSync(join(folder, name), value)
  return name
}
// The status list that is signed here is valid for a day: the program runs with a clock that shows that day.
write('clock.mjs', Buffer.from(`Date.now = () => ${NOW}`))
const run = (...words: string[]) =>
  spawnSync(process.execPath, ['--import', './clock.mjs', 'verify-cv.mjs', ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: {},
  })

const asJson = await signJson(CONFIRMATION)
const asJwt = await signJwt(CONFIRMATION)
const good = { json: bytesOf(asJson), jwt: bytesOf(asJwt), png: badgeOf(JSON.stringify(asJson)) }
const lists = { json: bytesOf(await signJson(listOf())), jwt: bytesOf(await signJwt(listOf())) }

t.test('every form is accepted by the program alone, with the keys and the status list as files', async t => {
  write('did.json', bytesOf(DID_DOCUMENT))
  for (const [form, bytes] of Object.entries(good)) {
    for (const [listForm, list] of Object.entries(lists)) {
      const words = ['--keys', 'did.json', '--status', write(`list.${listForm}`, list)]
      const { status, stdout, stderr } = run(write(`credential.${form}`, bytes), ...words)
      t.equal(status, 0, stdout + stderr)
      t.match(stdout, 'Credential "Confirmed by mail from school.example.edu"')
      t.match(stdout, `ok     the key is one of the issuer "${DID}", by the document that you gave`)
      t.match(stdout, /not withdrawn, by the list of "2026-11-24"/)
      t.notMatch(stdout, /verified/i)
    }
    const { status, stdout } = run(`credential.${form}`, '--keys', 'did.json')
    t.equal(status, 0)
    t.match(stdout, /status not looked up: its list is at "https:\/\/cv\.example\.org\/status-lists\/1"/)
  }
})

t.test('invalid arguments and files are refused by name', t => {
  write('jwks.json', bytesOf({ keys: [] }))
  const cases: [string[], RegExp][] = [
    [['credential.json'], /signed by "did:web:cv\.example\.org": give its keys/],
    [['credential.json', '--keys', 'jwks.json'], /with a DID document/],
    [['credential.json', '--keys', 'credential.json'], /holds no keys/],
    [['credential.json', '--status', 'nowhere.json'], /cannot be read/],
    [['credential.json', '--other'], /^Usage/],
    [[], /^Usage/],
  ]
  for (const [words, says] of cases) t.match(run(...words), { status: 2, stderr: says }, words.join(' '))
  t.end()
})

t.test('each damaged credential is refused with its reason', async t => {
  const damages = [
    ...damagedJson(asJson).map(([name, value, says]) => ({ name, value, says, list: lists.json })),
    ...(await damagedSigned()).map(([name, value, says]) => ({ name, value, says, list: lists.json })),
    ...damagedJwt(asJwt).map(([name, value, says]) => ({ name, value, says, list: lists.jwt })),
    ...(await damagedLists()).map(([name, list, says]) => ({ name, value: good.json as unknown, says, list })),
  ]
  t.ok(damages.length >= 40, `${damages.length} kinds`)
  for (const { name, value, list, says } of damages) {
    const bytes = Buffer.isBuffer(value) ? value : bytesOf(value)
    const { status, lines } = await checkCredential(bytes, given([list]))
    t.match({ status, said: lines.join('\n') }, { status: 1, said: says }, name)
  }
  t.equal((await checkCredential(bytesOf(CONFIRMATION), given())).status, 3, 'nothing signed it')
})

t.test('texts of a credential are printed in one line and without control characters', async t => {
  const evil = '\x1b]0;x\x07\u202e\u2028ok\n\r"\u200b'
  const value = await signJwt({ ...CONFIRMATION, name: evil, issuer: { ...CONFIRMATION.issuer, name: evil } })
  const { status, lines } = await checkCredential(bytesOf(value), given())
  t.equal(status, 0)
  t.notMatch(lines.join(''), /[^\P{C}\n]|\p{Zl}|\p{Zp}/u)
})

t.test(
  'the statement of a CV about a credential is unsigned, and the credential itself is checked beside it',
  async t => {
    const cv = 'V1StGXR8_Z5jdHi6B-myT'
    const credential = {
      ...{ id: 'x', form: 'data-integrity', title: 'Degree', issuer: { kind: 'domain', domain: 'cv.example.org' } },
      ...{ term: 'current', status: 'good', holder: 'owner', doubt: null, counts: true },
      ...{ checkedAt: '2026-11-24T10:00:00.000Z', sha256: createHash('sha256').update(good.json).digest('hex') },
    }
    const document = (change: object, level = 'credential') => {
      const claim = {
        section: 'skills.a',
        scope: 'whole',
        value: { name: 'Go' },
        level,
        digest: digestOf(HOLDER, 'skills.a', 'whole', { name: 'Go' }),
      }
      const claims = [{ ...claim, credentials: [{ ...credential, ...change }] }]
      const head = { format: 3, cv, holder: HOLDER, origin: 'https://cv.example.org', name: 'Eve' }
      return bytesOf({ ...head, asOf: '2026-11-24T10:00:00.000Z', claims, keys: [] })
    }
    write('jwks.json', bytesOf({ keys: [] }))
    const check = (value: Buffer, ...words: string[]) => run(write('cv.json', value), '--keys', 'jwks.json', ...words)
    const alone = check(document({}))
    t.equal(alone.status, 3, 'nothing of it is signed')
    t.match(
      alone.stdout,
      /-- {5}"skills\.a": a credential signed by cv\.example\.org for this account, checked on 2026-11-24: the file says so, nothing signs it/,
    )
    const beside = ['--keys', 'did.json', '--credential', 'credential.json']
    const both = check(document({}), ...beside)
    t.match(both, { status: 3, stdout: /a claim names this very file:\nCredential "Confirmed by mail/ })
    t.match(check(document({ sha256: 'other' }), ...beside), { status: 1, stdout: /no claim of this CV names this/ })
    t.equal(check(document({}, 'evidence')).status, 3)
    // Beside a claim that is signed, what nothing signs is no reason for 0, until the credential itself is given and holds.
    const { claim, keys } = signedClaim()
    const withSigned = (sha256?: string) => {
      const made = JSON.parse(document(sha256 ? { sha256 } : {}).toString())
      return bytesOf({ ...made, claims: [...made.claims, claim] })
    }
    write('signer.json', bytesOf(keys))
    const checkSigned = (value: Buffer, ...words: string[]) =>
      run(write('cv.json', value), '--keys', 'signer.json', ...words)
    const unsigned = checkSigned(withSigned())
    t.match(unsigned, { status: 4, stdout: /nothing signs what the file says of credentials/ })
    t.notMatch(unsigned.stdout, /service’s word|is good by the keys/)
    const { claims, ...head } = JSON.parse(withSigned().toString())
    t.equal(checkSigned(bytesOf({ ...head, claims: claims.slice(1) })).status, 0, 'the signed claim alone')
    t.equal(checkSigned(withSigned(), ...beside).status, 0)
    t.equal(checkSigned(withSigned('0'.repeat(64)), ...beside).status, 1)
    const lower = [
      { counts: false },
      { issuer: { kind: 'key' } },
      { status: 'unknown' },
      { holder: 'unsaid' },
      { term: 'ended' },
    ]
    for (const change of [...lower, { doubt: 'free-mail' }, { issuer: { kind: 'domain', domain: 'a\nb' } }]) {
      t.match(
        check(document(change)),
        { status: 1, stdout: /called "credential", but is only "stated"/ },
        JSON.stringify(change),
      )
    }
  },
)

const HOLDER = 'AAECAwQFBgcICQoLDA0ODw'

/** A claim that its owner signed by account. */
function signedClaim() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const [origin, section, at] = ['https://cv.example.org', 'skills.b', '2026-11-24T09:00:00Z']
  const digest = digestOf(HOLDER, section, 'whole', { name: 'C' })
  const opening = 'I attest that this part of my CV is true.'
  const statement = [opening, origin, `${HOLDER} skills whole`, digest, at, 'Eve'].join('\n')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const payload = { iss: origin, statement, by: 'eve', iat: Date.parse(at) / 1_000 }
  const text = `${encode({ alg: 'ES256', typ: 'cv-attestation+jwt', kid: 'k' })}.${encode(payload)}`
  const signature = `${text}.${sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
  const said = {
    section,
    scope: 'whole',
    level: 'self-attested',
    value: { name: 'C' },
    digest,
    method: 'account',
    by: 'eve',
    person: 'Eve',
  }
  const claim = { ...said, statement, signature, signer: null, kid: 'k', at, valid: true, log: null }
  return { claim, keys: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k' }] } }
}

t.test('a withdrawn credential stays withdrawn in every spelling of its graph, or is refused', async t => {
  const list = bytesOf(await signJson(listOf([94_567])))
  const entry = { ...CONFIRMATION.credentialStatus }
  const message = { ...entry, id: 'https://cv.example.org/m', statusPurpose: 'message' }
  const { credentialSubject: subject, issuer } = CONFIRMATION
  const spellings: Record<string, object> = {
    'as it was signed': {},
    'the type in a list': { credentialStatus: [{ ...entry, type: [entry.type] }, message] },
    'the address of the list in a list': {
      credentialStatus: [{ ...entry, statusListCredential: [entry.statusListCredential] }, message],
    },
    'the address of the list as a node': {
      credentialStatus: [{ ...entry, statusListCredential: { id: entry.statusListCredential } }, message],
    },
    'the purpose in a list': { credentialStatus: [{ ...entry, statusPurpose: [entry.statusPurpose] }, message] },
    'the index twice': { credentialStatus: [{ ...entry, statusListIndex: ['94567', '94567'] }, message] },
    'behind ten others': { credentialStatus: [...Array.from({ length: 10 }, () => message), entry] },
    'its address alone, the rest elsewhere': { credentialStatus: [entry.id, message, { ...entry }] },
    'in two parts': {
      credentialStatus: [{ id: entry.id, type: entry.type }, message, { ...entry, type: undefined }],
    },
    'the subject twice': { credentialSubject: [subject, subject.id, { id: subject.id, type: subject.type }] },
    'the issuer twice': { issuer: [issuer, DID] },
  }
  const signed = await signJson({ ...CONFIRMATION, credentialStatus: [entry, message] })
  for (const [name, change] of Object.entries(spellings)) {
    const { status, lines } = await checkCredential(bytesOf({ ...signed, ...change }), given([list]))
    t.equal(status, 1, name)
    t.notMatch(lines.join('\n'), /changed after it was signed/, `${name}: its graph is the one that was signed`)
  }
  const jwt = async (change: object) =>
    checkCredential(
      bytesOf(await signJwt({ ...CONFIRMATION, credentialStatus: { ...entry, ...change } })),
      given([list]),
    )
  const tokens = [
    { type: [entry.type] },
    { statusListCredential: { id: entry.statusListCredential } },
    { statusPurpose: ['revocation'] },
  ]
  for (const change of tokens) t.match((await jwt(change)).lines.join(), /it was withdrawn/, JSON.stringify(change))
  const odd = [
    { statusPurpose: ['revocation', 'x'] },
    { statusListCredential: 7 },
    { statusSize: 2 },
    { type: 'OtherEntry' },
  ]
  for (const change of odd) t.equal((await jwt(change)).status, 1, JSON.stringify(change))
})

const vectors = join(process.env.SHARED_FOLDER ?? join(projectRoot, '..', 'shared'), 'vectors', 'credentials')
const hasVectors = existsSync(vectors)
if (!hasVectors) console.log('The shared vectors of credentials are not here: their tests pass without them.')

t.test('the official vectors hold by keys of their issuer, and not when damaged', { skip: !hasVectors }, async t => {
  const read = (name: string) => readFileSync(join(vectors, name), 'utf8')
  const byFile = (id: string, method: object) => ({ id, verificationMethod: [method], assertionMethod: [method] })
  for (const name of [
    'eddsa-rdfc-2022/signedDataInt',
    'eddsa-jcs-2022/signedJCS',
    'ecdsa-rdfc-2019-p256/signedECDSAP256',
    'ecdsa-jcs-2019-p256/signedJCSECDSAP256',
  ]) {
    const vector = JSON.parse(read(`w3c/${name}.json`))
    const id: string = vector.proof.verificationMethod
    const key = { id, type: 'Multikey', controller: vector.issuer, publicKeyMultibase: id.split('#')[1] }
    const keys = { documents: [byFile(vector.issuer, key)], lists: [], now: NOW }
    t.equal((await checkCredential(bytesOf(vector), keys)).status, 0, name)
    t.match(
      await checkCredential(bytesOf(vector), given()),
      { status: 1, lines: [/not signed by the issuer that it names/] },
      `${name}: issuer`,
    )
    vector.credentialSubject.alumniOf = 'The School of Other Examples'
    t.match(
      await checkCredential(bytesOf(vector), keys),
      { status: 1, lines: [/changed after it was signed/] },
      `${name}: damaged`,
    )
  }
  const key = JSON.parse(read('w3c-jose/vm-p256.json'))
  const keys = {
    documents: [byFile(key.controller, { ...key, id: `${key.controller}#${key.publicKeyJwk.kid}` })],
    lists: [],
    now: NOW,
  }
  t.equal((await checkCredential(bytesOf(read('w3c-jose/credential-jose-minimal.txt')), keys)).status, 0)
  t.equal((await checkCredential(bytesOf(read('w3c-jose/credential-jose-bad-signature.txt')), keys)).status, 1)
})

/** Of a sample with its proofs inside: a document of its issuer that has the keys which its proofs name. */
function keysInside(sample: Record<string, unknown>) {
  const id = String((sample.issuer as { id?: string })?.id ?? sample.issuer)
  const names = [sample.proof ?? []].flat().map(proof => String((proof as Record<string, unknown>).verificationMethod))
  const methods = names.map(name => ({ id: name, publicKeyMultibase: name.split(/[#:]/).at(-1) }))
  return [{ id, verificationMethod: methods, assertionMethod: names }]
}

t.test('samples of others have the results that their table says', { skip: !hasVectors }, async t => {
  type Row = { proof: string; offline: string; format?: string }
  const table: Record<string, Row> = JSON.parse(readFileSync(join(vectors, 'expected.json'), 'utf8'))
  for (const [name, { proof, offline, format }] of Object.entries(table)) {
    if (/\.svg$|^europass/.test(name)) continue // not forms of this program
    const bytes = readFileSync(join(vectors, name))
    const alone = { documents: [], lists: [], now: NOW }
    // 2: the program needs the keys of the issuer as an argument.
    const status = await checkCredential(bytes, alone).then(
      verdict => verdict.status,
      () => 2,
    )
    const isUnresolved = offline === 'issuer-unresolved' || name.startsWith('w3c-jose')
    const refused = isUnresolved || offline === 'expired' ? [1, 2] : [1]
    const wanted = offline.startsWith('accepted') ? [4] : proof === 'no-proof' ? [3] : refused
    t.ok(wanted.includes(status), `${name}: ${status} for ${proof}, ${offline}`)
    if (!name.endsWith('.json') || (format !== 'ldp' && proof !== 'signature' && proof !== 'jsonld')) continue
    const { status: byKeys, lines } = await checkCredential(bytes, {
      ...alone,
      documents: keysInside(JSON.parse(bytes.toString())),
    })
    t.equal(byKeys, proof === 'good' && offline !== 'expired' ? 0 : 1, `${name}, by its key: ${lines.join('; ')}`)
  }
})

t.test('the shapes of the service, signed by outside libraries, are accepted', { skip: !hasVectors }, async t => {
  const shape = (name: string) => JSON.parse(readFileSync(join(vectors, 'shapes', `${name}.json`), 'utf8'))
  for (const name of ['confirmation', 'attestation']) {
    for (const sign of [signJson, signJwt]) {
      const list = bytesOf(await sign(shape('status-list')))
      const now = Date.parse('2026-11-22T16:00:00Z')
      const verdict = await checkCredential(bytesOf(await sign(shape(name))), { ...given([list]), now })
      t.equal(verdict.status, 0, verdict.lines.join('\n'))
    }
  }
})
