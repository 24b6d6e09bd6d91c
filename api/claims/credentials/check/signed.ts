// Verifies the signature of a credential, in each form with an embedded signature.

import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../core/canonical-json.ts'
import type { CredentialIssuer } from '../../../core/claims/credentials.ts'
import { isObject } from '../../../core/is-object.ts'
import {
  fitsKey,
  isAlgorithm,
  isSigned,
  jwkKeyOf,
  type KeyObject,
  kindOf,
  multibaseBytes,
  readCertificates,
} from '../../../crypto/credential-keys.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { LEEWAY_MS } from './facts.ts'
import { documentOf, type Hash, quadsOf } from './graph.ts'
import { type KeySource, type ResolvedKey, resolveKey } from './issuer.ts'
import type { Jws, ReadCredential } from './read.ts'
import { CredentialRefused } from './refused.ts'
import { checkContexts, checkDates, checkShape, issuerOf } from './shape.ts'
import { type Json, listOf } from './strict-json.ts'

const MAX_PROOFS = 8
/** Suites: the key's kind, and whether the graph or the text of the JSON is signed. */
const SUITES: Readonly<Record<string, ['Ed25519' | 'P', 'rdfc' | 'jcs']>> = {
  'eddsa-rdfc-2022': ['Ed25519', 'rdfc'],
  'ecdsa-rdfc-2019': ['P', 'rdfc'],
  'eddsa-jcs-2022': ['Ed25519', 'jcs'],
  'ecdsa-jcs-2019': ['P', 'jcs'],
  Ed25519Signature2020: ['Ed25519', 'rdfc'],
}

export type Verification = KeySource & {
  contexts: ReadonlyMap<string, object>
  trustedRoots: readonly string[]
  now: Date
}
/** `document`: the signed document. Facts are read from it alone. */
export type Signed = { document: Json; issuerId: string; issuer: CredentialIssuer }

/** Throws CredentialRefused unless the signature is good. */
export async function verifySigned({ form, document, token, jws }: ReadCredential, by: Verification): Promise<Signed> {
  if (form === 'data-integrity' || !jws) {
    if (document.proof === undefined) throw new CredentialRefused('no_proof')
    checkContexts(document, by.contexts, false)
    const issuerId = checkShape(document)
    return verifyProofs(document, issuerId, by)
  }
  const issuerId = issuerOf(document.issuer)
  // The signature covers the text, so it is verified before the members are read.
  const issuer = form === 'europass' ? verifySeal(jws, by) : await verifyToken(jws, issuerId, by)
  checkContexts(document, by.contexts, true)
  checkShape(document)
  checkClaims(document, token ?? {}, issuerId)
  return { document, issuerId, issuer }
}

export const suiteOf = ({ type, cryptosuite }: Json): string =>
  String(type === 'DataIntegrityProof' ? cryptosuite : type)

/** The proofs of known suites: each of them has to hold. */
export const knownProofs = (document: Json): Json[] =>
  listOf(document.proof)
    .filter(isObject)
    .filter(proof => Object.hasOwn(SUITES, suiteOf(proof)))

async function verifyProofs(document: Json, issuerId: string, by: Verification): Promise<Signed> {
  const proofs = listOf(document.proof)
  if (proofs.length > MAX_PROOFS) throw new CredentialRefused('too_complex')
  const known = knownProofs(document)
  if (!known.length) throw new CredentialRefused('suite_unsupported', suiteOf(Object(proofs[0])).slice(0, 60))
  const found: Signed[] = []
  for (const proof of known) found.push(await verifyProof(document, proof, issuerId, by))
  const weakest = found.find(({ issuer }) => issuer.kind === 'unresolved') ?? found.find(isOfPage) ?? found[0]
  const ofGraph = found.find(one => one.document !== document) ?? found[0]
  return { ...(weakest as Signed), document: (ofGraph as Signed).document }
}

/** Whether only a page of the issuer's site has the key. */
export const isOfPage = ({ issuer }: Pick<Signed, 'issuer'>): boolean =>
  issuer.kind === 'domain' && /[/?]/.test(issuer.domain)

async function verifyProof(document: Json, proof: Json, issuerId: string, by: Verification): Promise<Signed> {
  const [kind, canon] = SUITES[suiteOf(proof)] as ['Ed25519' | 'P', 'rdfc' | 'jcs']
  if (proof.previousProof !== undefined) throw new CredentialRefused('suite_unsupported', 'a chain of proofs')
  if (proof.proofPurpose !== 'assertionMethod') throw new CredentialRefused('purpose')
  for (const name of ['created', 'expires'])
    if (proof[name] !== undefined && Number.isNaN(Date.parse(String(proof[name]))))
      throw new CredentialRefused('shape', name)
  if (Date.parse(String(proof.expires)) + LEEWAY_MS < by.now.getTime()) throw new CredentialRefused('proof_expired')
  const { proofValue, verificationMethod } = proof
  const signature = multibaseBytes(String(proofValue))
  if (!signature) throw new CredentialRefused('signature', 'proofValue')
  const { key, issuer, isOther } = await resolveKey(by, issuerId, String(verificationMethod))
  const found = kindOf(key)
  if (kind === 'Ed25519' ? found !== kind : !found?.startsWith('P-')) throw new CredentialRefused('alg_refused')
  const isP384 = found === 'P-384'
  const hash = isP384 ? 'sha384' : 'sha256'
  const parts = canon === 'rdfc' ? await quadsOfProof(document, proof, hash, by) : textsOfProof(document, proof)
  const data = Buffer.concat(parts.map(text => createHash(hash).update(text).digest()))
  const algorithm = found === 'Ed25519' ? 'EdDSA' : isP384 ? 'ES384' : 'ES256'
  if (!isSigned(algorithm, key, data, signature)) throw new CredentialRefused('signature')
  if (isOther) throw new CredentialRefused('issuer_mismatch')
  if (canon === 'jcs') return { document, issuerId, issuer }
  const signed = await documentOf(parts[1], document.id)
  checkDates(signed)
  if (issuerOf(signed.issuer) !== issuerId) throw new CredentialRefused('issuer_mismatch')
  return { document: signed, issuerId, issuer }
}

async function quadsOfProof(document: Json, proof: Json, hash: Hash, by: Verification): Promise<[string, string]> {
  const { proof: _, ...unsecured } = document
  const { proofValue: __, ...options } = proof
  const config = { ...options, '@context': document['@context'] }
  return [await quadsOf(config, by.contexts, hash), await quadsOf(unsecured, by.contexts, hash)]
}

/** A proof that brings contexts signs the document with these, which must be the first of the document's own. */
function textsOfProof(document: Json, proof: Json): [string, string] {
  const { proof: _, ...unsecured } = document
  const { proofValue: __, ...options } = proof
  const own = listOf(document['@context'])
  const given = listOf(proof['@context'])
  if (!given.every((context, index) => context === own[index])) throw new CredentialRefused('signature', '@context')
  const signed = given.length ? { ...unsecured, '@context': proof['@context'] } : unsecured
  return [canonicalJson(options), canonicalJson(signed)]
}

async function verifyToken(
  { header, signed, signature }: Jws,
  issuerId: string,
  by: Verification,
): Promise<CredentialIssuer> {
  const { alg, kid, jwk, crit, b64 } = header
  if (!isAlgorithm(alg)) throw new CredentialRefused('alg_refused', String(alg).slice(0, 20))
  if (crit !== undefined || b64 !== undefined) throw new CredentialRefused('crit_unknown')
  const carried = jwk === undefined ? null : jwkKeyOf(jwk)
  if (jwk !== undefined && !carried) throw new CredentialRefused('alg_refused')
  const hasKid = typeof kid === 'string' && kid !== ''
  if (!hasKid && !carried) throw new CredentialRefused('issuer_unresolved', 'it names no key')
  const resolved: ResolvedKey = hasKid
    ? await resolveKey(by, issuerId, methodOf(kid, issuerId), carried)
    : { key: carried as KeyObject, issuer: { kind: 'key' } }
  if (!fitsKey(alg, resolved.key)) throw new CredentialRefused('alg_refused')
  if (!isSigned(alg, resolved.key, signed, signature)) throw new CredentialRefused('signature')
  if (resolved.isOther) throw new CredentialRefused('issuer_mismatch')
  return resolved.issuer
}

/** A bare `kid` is a fragment of the issuer. */
const methodOf = (kid: string, issuerId: string) =>
  /^(did:|https?:)/i.test(kid) ? kid : `${issuerId.split('#')[0]}#${kid.replace(/^#/, '')}`

/** The claims of a token must not contradict its credential, and its dates must be numbers. `iat` is ignored. */
function checkClaims(document: Json, { iss, sub, jti, exp, nbf }: Json, issuerId: string): void {
  if (iss !== undefined && iss !== issuerId) throw new CredentialRefused('issuer_mismatch', 'iss')
  const [subject] = listOf(document.credentialSubject).filter(isObject)
  const isOther = (claim: unknown, member: unknown) => claim !== undefined && member !== undefined && claim !== member
  if (isOther(sub, subject?.id) || isOther(jti, document.id)) throw new CredentialRefused('shape', 'sub or jti')
  const isSeconds = (value: unknown) => value === undefined || (typeof value === 'number' && Math.abs(value) < 1e11)
  if (!isSeconds(exp) || !isSeconds(nbf)) throw new CredentialRefused('shape', 'exp or nbf')
}

/** A European seal (JAdES), by the certificate in its header, which must have been valid at the time of the seal. */
function verifySeal({ header, signed, signature }: Jws, by: Verification): CredentialIssuer {
  const { alg, crit = [], b64, sigT, iat, x5c } = header
  if (!isAlgorithm(alg)) throw new CredentialRefused('alg_refused', String(alg).slice(0, 20))
  const critical = listOf(crit)
  const areKnown = critical.every(
    name => /^(b64|sigT|adoTst)$/.test(String(name)) && Object.hasOwn(header, String(name)),
  )
  if (!areKnown || (b64 !== undefined && !critical.includes('b64'))) throw new CredentialRefused('crit_unknown')
  const chain = listOf(x5c).map(text => Buffer.from(String(text), 'base64'))
  const sealedAt = typeof iat === 'number' ? new Date(iat * 1_000) : new Date(String(sigT))
  const { key, raw, subject, isTrusted, isValidAt } = certificatesOf(chain, by)
  const print = sha256(raw).toString('base64url')
  if (header['x5t#S256'] !== print) throw new CredentialRefused('certificate', 'x5t#S256')
  // An invalid date is within no certificate.
  if (!isValidAt(sealedAt)) throw new CredentialRefused('certificate', 'sigT')
  if (!fitsKey(alg, key)) throw new CredentialRefused('alg_refused')
  if (!isSigned(alg, key, signed, signature)) throw new CredentialRefused('signature')
  return { kind: 'certificate', subject, isTrusted }
}

function certificatesOf(chain: readonly Buffer[], { trustedRoots, now }: Verification) {
  if (!chain.length || chain.length > 8) throw new CredentialRefused('certificate', 'x5c')
  try {
    return readCertificates(chain, trustedRoots, now)
  } catch (error) {
    throw new CredentialRefused('certificate', 'x5c', error)
  }
}
