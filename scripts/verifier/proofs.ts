// Whether a credential is as it was signed: by a Data Integrity proof inside it, or as the payload of a JWS.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { canonical, type Json, quoted } from '../../web/src/check/core.ts'
import { readGraph } from './graph.ts'
import { bytesOfMultibase, type Key, keyOf } from './keys.ts'
import { compactVerify, importJWK, quadsOf } from './libraries.ts'
import { isMembers, listed, type Members, membersOf, Refused, Unsigned, utf8 } from './reading.ts'
import { issuerOf, refuseOddDates, refuseUnfit } from './shape.ts'

/** A credential that is as it was signed. `form`: in words. */
export type Signed = {
  credential: Members
  issuer: string
  form: string
  keys: (Key & { id: string })[]
  starts: unknown[]
  ends: unknown[]
}

/* ---- Data Integrity ---- */

const SUITES = new Map([
  ['eddsa-rdfc-2022', ['Ed25519']],
  ['eddsa-jcs-2022', ['Ed25519']],
  ['ecdsa-rdfc-2019', ['P-256', 'P-384']],
  ['ecdsa-jcs-2019', ['P-256', 'P-384']],
  ['Ed25519Signature2020', ['Ed25519']],
])
const suiteOf = ({ type, cryptosuite }: Members) => String(type === 'DataIntegrityProof' ? cryptosuite : type)

/** Of several proofs each that is known has to hold. */
export async function readProofs(document: Members, documents: Members[]): Promise<Signed> {
  refuseUnfit(document)
  const { proof, ...credential } = document
  const proofs = listed(proof).map(one => (isMembers(one) ? one : {}))
  if (proofs.length === 0) throw new Unsigned('nothing signed it')
  const known = proofs.filter(one => SUITES.has(suiteOf(one)))
  if (known.length === 0)
    throw new Refused(`${quoted(suiteOf(proofs[0] as Members))} is a form that cannot be checked here`)
  if (known.length > 5) throw new Refused('it has too many proofs')
  const keys = []
  for (const one of known) keys.push(await checkProof(one, credential, documents))
  const form = `Data Integrity, ${known.map(suiteOf).join(' and ')}`
  const isGraph = known.some(one => !isOfText(one))
  const signed = isGraph ? await readGraph(credential) : credential
  const issuer = issuerOf(credential)
  refuseOddDates(signed)
  if (issuerOf(signed) !== issuer) throw new Refused('it names two issuers')
  return { credential: signed, issuer, form, keys, starts: [], ends: known.map(({ expires }) => expires) }
}

/** Whether a proof signs the JSON rather than its graph. */
const isOfText = (proof: Members) => suiteOf(proof).includes('-jcs-')

async function checkProof(proof: Members, credential: Members, documents: Members[]) {
  const { proofValue, ...config } = proof
  const [suite, context] = [suiteOf(proof), credential['@context']]
  if (proof.proofPurpose !== 'assertionMethod') throw new Refused('its proof was made for another purpose')
  if (proof.previousProof !== undefined) throw new Refused('a chain of proofs is a form that cannot be checked here')
  const isJcs = isOfText(proof)
  if (
    isJcs &&
    config['@context'] !== undefined &&
    canonical(config['@context'] as Json) !== canonical(context as Json)
  ) {
    throw new Refused('its proof was made with other contexts')
  }
  const id = String(proof.verificationMethod)
  const key = keyOf(id, issuerOf(credential), documents)
  const { crv } = key.jwk
  if (!SUITES.get(suite)?.includes(String(crv))) throw new Refused(`${quoted(suite)} does not fit the key`)
  const text = isJcs ? async (value: Members) => canonical(value as Json) : quadsOf
  const hash = crv === 'P-384' ? 'sha384' : 'sha256'
  const hashed = async (value: Members) =>
    createHash(hash)
      .update(await text(value))
      .digest()
  const signature = bytesOfMultibase(proofValue)
  let isGood = false
  try {
    const data = [await hashed(isJcs ? config : { ...config, '@context': context }), await hashed(credential)]
    const publicKey = createPublicKey({ key: key.jwk, format: 'jwk' })
    const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
    isGood = verify(crv === 'Ed25519' ? null : hash, Buffer.concat(data), how, signature)
  } catch {
    throw new Refused('it cannot be brought into the form that was signed: a member is not defined by its contexts')
  }
  if (!isGood) throw new Refused('it was changed, or the signature is not by the key that is named')
  return { ...key, id }
}

/* ---- JWT ---- */

const ALGORITHMS = new Map([
  ['ES256', 'P-256'],
  ['ES384', 'P-384'],
  ['EdDSA', 'Ed25519'],
  ['Ed25519', 'Ed25519'],
  ['RS256', 'RSA'],
  ['PS256', 'RSA'],
])
/** Anything but a number is no date. */
const secondsOf = (at: unknown) => (at === undefined || typeof at === 'number' ? at : Number.NaN)
const TYPES: unknown[] = [undefined, 'vc+jwt', 'vc+ld+jwt', 'JWT']

export async function readJwt(jws: string, documents: Members[]): Promise<Signed> {
  const [head = '', body = ''] = jws.split('.')
  const { alg, typ, crit, kid } = membersOf(utf8(Buffer.from(head, 'base64url')))
  const kind = ALGORITHMS.get(String(alg))
  if (!kind) throw new Refused(`the algorithm ${quoted(alg)} is none that is accepted`)
  if (!TYPES.includes(typ)) throw new Refused(`${quoted(typ)} is no type of a credential`)
  if (crit !== undefined) throw new Refused('it is signed with extensions (crit) that are not known here')
  const payload = membersOf(utf8(Buffer.from(body, 'base64url')))
  const { vc, iss, sub, jti, nbf, exp } = payload
  const credential = isMembers(vc) ? { issuer: iss, ...vc } : payload
  refuseUnfit(credential)
  if (credential.proof !== undefined) throw new Refused('a proof inside a JWT is a form that cannot be checked here')
  const [issuer, subject] = [issuerOf(credential), listed(credential.credentialSubject)[0]]
  const said = [
    [iss, issuer],
    [sub, isMembers(subject) ? subject.id : undefined],
    [jti, credential.id],
  ]
  const isTwofold = said.some(([one, other]) => one !== undefined && other !== undefined && one !== other)
  if (isTwofold) throw new Refused('it names two issuers, subjects or ids')
  if (typeof kid !== 'string') throw new Refused('it names no key (kid)')
  const id = kid.includes(':') ? kid : `${issuer}#${kid.replace(/^#/, '')}`
  const key = keyOf(id, issuer, documents)
  const isOther = key.jwk.kty !== 'OKP' && key.jwk.alg !== undefined && key.jwk.alg !== alg
  if (isOther || (key.jwk.crv ?? key.jwk.kty) !== kind)
    throw new Refused(`the algorithm ${quoted(alg)} does not fit the key`)
  try {
    await compactVerify(jws, await importJWK(key.jwk as object, String(alg)), { algorithms: [String(alg)] })
  } catch {
    throw new Refused('it was changed, or the signature is not by the key that is named')
  }
  return {
    credential,
    issuer,
    form: `JWT, ${String(alg)}`,
    keys: [{ ...key, id }],
    starts: [secondsOf(nbf)],
    ends: [secondsOf(exp)],
  }
}
