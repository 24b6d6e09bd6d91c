// A university's stand-in: issues degrees as Open Badges 3.0 (vc+jwt, ES256) made out to a mail address, and can withdraw them. The
// service reaches it as https://kaveri.example.edu through CREDENTIAL_HOSTS.
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { importJWK, type JWK, SignJWT } from 'jose'
import { sha256 } from '../../lib/sha256.ts'
import { type Answer, type Call, Refusal, type Routes } from '../calls.ts'
import { keptState } from '../kept.ts'
import { escapeHtml, page } from '../page.ts'

export const UNIVERSITY = 'kaveri.example.edu'

type Issued = { title: string; name: string; isWithdrawn: boolean }
type State = { key: JWK | null; issued: Issued[] }

const DID = `did:web:${UNIVERSITY}`
const LIST = `https://${UNIVERSITY}/status/1`
const LIST_BYTES = 16 * 1024
const MOST = 1_000
const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const
const JWT = 'application/vc+jwt'

/** The stand-in answers below /university. */
export function universityRoutes(dataDir: string | null): Routes {
  const { state, save } = keptState<State>(dataDir, 'university.json', { key: null, issued: [] }, {})
  state.key ??= generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK
  save()
  const { d: _private, ...publicKeyJwk } = state.key
  const key = importJWK(state.key, 'ES256')
  const id = `${DID}#k1`
  const sign = async (credential: object, claims: object = {}) =>
    new SignJWT({ ...credential, ...claims, iss: DID })
      .setProtectedHeader({ alg: 'ES256', typ: 'vc+jwt', kid: id })
      .sign(await key)
  const did = {
    '@context': ['https://www.w3.org/ns/did/v1'],
    id: DID,
    verificationMethod: [{ id, type: 'JsonWebKey', controller: DID, publicKeyJwk }],
    assertionMethod: [id],
  }

  async function issue({ body }: Call): Promise<Answer> {
    const form = new URLSearchParams(body)
    const [email = '', name = '', title = ''] = ['email', 'name', 'title'].map(field => form.get(field)?.trim() ?? '')
    if (!email.includes('@') || title === '') throw new Refusal(400, 'A degree needs an e-mail address and a title.')
    if (state.issued.length >= MOST) throw new Refusal(400, `At most ${MOST} degrees; remove the sandbox's data.`)
    const index = state.issued.push({ title, name, isWithdrawn: false }) - 1
    save()
    const text = await sign(...degree({ email, name, title, index, endsAt: form.get('endsAt') }))
    return { type: JWT, headers: { 'content-disposition': 'attachment; filename="degree.jwt"' }, body: text }
  }

  function withdraw({ body }: Call): Answer {
    const found = state.issued[Number(new URLSearchParams(body).get('index') ?? -1)]
    if (!found) throw new Refusal(404, 'There is no such degree.')
    found.isWithdrawn = true
    save()
    return { status: 303, headers: { location: '/university' } }
  }

  const list = async (): Promise<Answer> => ({ type: JWT, body: await sign(statusList(state.issued)) })
  return {
    'GET /university': { answer: () => page('Kaveri Institute of Technology', pageBody(state.issued)) },
    'POST /university/issue': { answer: issue },
    'POST /university/withdraw': { answer: withdraw },
    'GET /university/.well-known/did.json': { target: 'university', answer: () => ({ body: did }) },
    'GET /university/status/1': { target: 'university', answer: list },
  }
}

const seconds = (at: Date) => `${at.toISOString().slice(0, 19)}Z`

type Degree = { email: string; name: string; title: string; index: number; endsAt: string | null }

/** The credential and the claims of its token that repeat it. */
function degree({ email, name, title, index, endsAt }: Degree): [credential: object, claims: object] {
  const salt = randomBytes(16).toString('hex')
  const [id, validFrom] = [`urn:uuid:${randomUUID()}`, seconds(new Date())]
  const identityHash = `sha256$${sha256(email, salt).toString('hex')}`
  const credential = {
    '@context': CONTEXTS,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: DID, type: ['Profile'], name: 'Kaveri Institute of Technology' },
    validFrom,
    ...(endsAt && { validUntil: endsAt }),
    credentialSubject: {
      type: ['AchievementSubject'],
      ...(name && { name }),
      identifier: [{ type: 'IdentityObject', hashed: true, identityHash, identityType: 'emailAddress', salt }],
      achievement: {
        id: `https://${UNIVERSITY}/achievements/${index}`,
        type: ['Achievement'],
        name: title,
        description: title,
        criteria: { narrative: 'All examinations were passed.' },
      },
    },
    credentialStatus: {
      id: `${LIST}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: LIST,
    },
  }
  return [credential, { jti: id, nbf: Date.parse(validFrom) / 1_000 }]
}

function statusList(issued: readonly Issued[]): object {
  const bits = Buffer.alloc(LIST_BYTES)
  for (const [index, { isWithdrawn }] of issued.entries())
    if (isWithdrawn) bits[index >> 3] = (bits[index >> 3] as number) | (0x80 >> (index & 7))
  return {
    '@context': CONTEXTS.slice(0, 1),
    id: LIST,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: DID,
    validFrom: seconds(new Date()),
    credentialSubject: {
      id: `${LIST}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  }
}

function pageBody(issued: readonly Issued[]): string {
  const rows = issued.map(({ title, name, isWithdrawn }, index) => {
    const what = escapeHtml(`${index + 1}. ${title}${name ? `, ${name}` : ''}`)
    if (isWithdrawn) return `<p>${what}: withdrawn</p>`
    const fields = `<input type="hidden" name="index" value="${index}"><button>Withdraw it</button>`
    return `<form method="post" action="/university/withdraw"><p>${what} ${fields}</p></form>`
  })
  return `<p>Its domain is <code>${UNIVERSITY}</code>. A degree is a file to be attached to a section of a CV.</p>
<form method="post" action="/university/issue">
<p><label>E-mail address of the account <input name="email" type="email" required></label></p>
<p><label>Name <input name="name"></label></p>
<p><label>Degree <input name="title" value="Bachelor of Engineering" required></label></p>
<p><button>Issue it</button></p>
</form>
${rows.join('\n')}`
}
