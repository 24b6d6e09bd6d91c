// Texts that earlier versions sealed and signed must open and verify for ever: fixed samples in their stored form.
import { createLinkSeal } from '../../api/claims/institutions/link-seal.ts'
import { createSeal } from '../../api/crypto/seal.ts'
import { createSigner, kidOf, publicJwkOf, publicKeyOf, readJws } from '../../api/crypto/signer.ts'
import { createClientKey } from '../../api/wallet/client-key.ts'
import t from '../tap.ts'

const D = 'smGOFvLDI439MVVZORQNY0rK4oUuHz3H2itOE_avJm4'
const key = {
  kty: 'EC',
  crv: 'P-256',
  x: 'GeF3yZ37ISvX4wQD8gPTlZ7xZlYZkqNVXYEfu8POQqI',
  y: 'dlPMCjkE__a65AZKa_tcKVvATD-aBeaEcqECKS96Zrw',
  d: D,
  kid: 'fixed',
}
const publicKey = publicKeyOf(publicJwkOf(key))
const keyOf = (kid: string) => (kid === 'fixed' ? publicKey : undefined)
const ATTESTATION =
  'eyJhbGciOiJFUzI1NiIsInR5cCI6ImN2LWF0dGVzdGF0aW9uK2p3dCIsImtpZCI6ImZpeGVkIn0.eyJpc3MiOiJodHRwczovL2N2LmV4YW1wbGUiLCJzdGF0ZW1lbnQiOiJJIHN0YW5kIGJ5IHRoaXMuIiwiYnkiOiJBbmEgxZpyxKsiLCJpYXQiOjE3MDkyNTEyMDB9.TdhAAct83tAEsWkXsJXJNW9oHU6FdOoII6sDQhtj_a0slMW9VykudgOEK5e-O2ehErc8Ks2fEKYMy9LM4ryo1A'
const CLAIMS = { iss: 'https://cv.example', statement: 'I stand by this.', by: 'Ana Śrī', iat: 1_709_251_200 }

t.test('links and wallet sessions that were sealed earlier can be opened, only with the same context', async t => {
  const links = createLinkSeal([{ d: 'AAAA' }, key])
  const link = 'wzLKpiYbCQUywEoGo5dHYekdHGzkO3Y6ajnThuSTd4rD+V4VVSfYMOoyPYNK+MLQ'
  t.equal(links.open(link, 'request-1'), 'the secret of a link', 'with an older key too')
  t.equal(links.open(link, 'request-2'), null)
  const wallet = createClientKey(`0x${Buffer.from(D, 'base64url').toString('hex')}`, '0x')
  const bearer = 'MgUquIslsKTImSZHK0TdcjV+S9SAEM3cHu7OYRMgpKn+R/Agbf0XS8hPOGIUl7PwURh0SF/2OXI='
  t.equal(wallet.open(bearer, 'session-1'), 'a bearer: नमस्ते')
  t.equal(links.open(bearer, 'session-1'), null, 'a key of one purpose opens nothing of another')
})

t.test('a sealed text can be opened, unless it was changed, cut or sealed for another purpose', async t => {
  const { seal, open } = createSeal([Buffer.alloc(32, 1)], 'a test')
  const bytes = Buffer.from(seal('कुछ', 'x'), 'base64')
  t.equal(open(bytes.toString('base64'), 'x'), 'कुछ')
  t.equal(createSeal([Buffer.alloc(32, 1)], 'another').open(bytes.toString('base64'), 'x'), null)
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] as number) ^ 1
    t.equal(open(changed.toString('base64'), 'x'), null, `byte ${at}`)
    t.equal(open(bytes.subarray(0, at).toString('base64'), 'x'), null, `cut at ${at}`)
  }
})

t.test('earlier signatures verify, and new ones have the same header and claims', async t => {
  t.same(readJws(ATTESTATION, keyOf), { typ: 'cv-attestation+jwt', claims: CLAIMS })
  const made = createSigner(key).sign('cv-attestation+jwt', CLAIMS)
  t.same(readJws(made, keyOf), { typ: 'cv-attestation+jwt', claims: CLAIMS })
  t.equal(made.slice(0, made.lastIndexOf('.')), ATTESTATION.slice(0, ATTESTATION.lastIndexOf('.')))
  t.equal(kidOf(made), 'fixed')
})

t.test('any other text is not accepted as a signature', async t => {
  const [head = '', body = '', signature = ''] = ATTESTATION.split('.')
  const headOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const bad = [
    '',
    'a.b.c',
    `${head}.${body}`,
    `${ATTESTATION}.`,
    `${ATTESTATION}=`,
    `${head}=.${body}.${signature}`,
    `${head}.${body}A.${signature}`,
    `${head}.${body}.${signature.slice(0, -2)}`,
    `${headOf({ alg: 'none', typ: 'cv-attestation+jwt', kid: 'fixed' })}.${body}.${signature}`,
    `${headOf({ alg: 'ES256', typ: 'cv-attestation+jwt', kid: 'other' })}.${body}.${signature}`,
    `${headOf(null)}.${body}.${signature}`,
  ]
  for (const text of bad) t.equal(readJws(text, keyOf), null, text.slice(0, 60))
  for (const text of ['', 'a', '!.b.c', `${headOf([])}..`]) t.equal(kidOf(text), null, text)
})
