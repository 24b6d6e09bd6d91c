// The contents of issued credentials: only facts that the service saw itself. A confirmation becomes an Open Badge about the answered
// mail, a self-attestation an endorsement that repeats the statement. Neither has an e-mail address or calls anything verified.
import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../core/canonical-json.ts'
import type { AttestationRecord, ClaimSubject, RequestMeta } from '../../../core/claims/claims.ts'
import { secondsOf } from '../../../core/claims/claims.ts'
import type { CredentialKind } from '../../../core/claims/issued.ts'

export const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const
export const STATUS_CONTEXTS = [CONTEXTS[0]] as const

/** The identifier of an origin as an issuer. */
export const didOf = (origin: string): string => `did:web:${new URL(origin).host.replace(':', '%3A')}`

/** A claim to issue, with the position of its status. */
export type SignedClaim = {
  origin: string
  about: ClaimSubject
  status: { list: number; index: number }
  log: LogProof | null
} & (
  | { kind: 'confirmation'; request: RequestMeta; value: unknown }
  | { kind: 'attestation'; record: AttestationRecord }
)
/** The place of the claim in the transparency log: its entry in base64, the salt of its commitment, and the proof as a text. */
type LogProof = { entry: string; salt: string; proof: string }
/** A salted hash of an address, by which a wallet finds that a badge was made out to it. */
export type AddressHash = { salt: string; hash: string }

/** The name by which the evidence of a place in the log is known. */
const LOG_EVIDENCE = 'The place of this claim in the transparency log'

const UUID_URL = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')

/** The address of the holder of claims, which leads nowhere. */
const holderUrl = (origin: string, { holder }: Pick<ClaimSubject, 'holder'>) => `${origin}/claims/${holder}`
const claimUrl = (origin: string, about: ClaimSubject) => `${holderUrl(origin, about)}#${about.digest}`

/** A UUIDv5. `at`: when the claim was made, so that a claim that is made again after a withdrawal has another id. */
export function credentialId(origin: string, about: ClaimSubject, kind: CredentialKind, at: Date): string {
  const name = `${claimUrl(origin, about)} ${kind} ${Math.floor(at.getTime() / 1_000)}`
  const bytes = createHash('sha1').update(UUID_URL).update(name).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
  return `urn:uuid:${parts.join('-')}`
}

const identifier = (identifierType: string, text: string) => ({
  type: 'IdentifierEntry',
  identifierType,
  identifier: text,
})

/** The unsigned credential; `address` only for the owner, never for the public. */
export function credentialOf(claim: SignedClaim, address: AddressHash | null = null) {
  const { origin, about, kind, status } = claim
  const list = `${origin}/status-lists/${status.list}`
  const at = claim.kind === 'confirmation' ? (claim.request.decidedAt ?? claim.request.at) : claim.record.at
  const { type, ...said } = claim.kind === 'confirmation' ? confirmation(claim, address) : attestation(claim)
  const { name, description, credentialSubject } = said
  const evidence = evidenceOf(claim)
  return {
    '@context': CONTEXTS,
    id: credentialId(origin, about, kind, at),
    type: ['VerifiableCredential', type],
    name,
    description,
    issuer: { id: didOf(origin), type: ['Profile'], name: 'TruCV', url: origin },
    validFrom: secondsOf(at),
    credentialSubject: {
      id: holderUrl(origin, about),
      ...credentialSubject,
    },
    ...(evidence.length > 0 && { evidence }),
    credentialStatus: {
      id: `${list}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(status.index),
      statusListCredential: list,
    },
  }
}
export type Unsigned = ReturnType<typeof credentialOf>

/** In the terms of Open Badges: a context of our own would lose readers that pin theirs. */
function evidenceOf(claim: SignedClaim) {
  const url = claimUrl(claim.origin, claim.about)
  const evidence = (part: string, name: string, said: unknown) => [
    { id: `${url}-${part}`, type: ['Evidence'], name, narrative: canonicalJson(said) },
  ]
  return [
    ...(claim.kind === 'confirmation' ? evidence('text', 'The text that was confirmed', claim.value) : []),
    ...(claim.log ? evidence('log', LOG_EVIDENCE, claim.log) : []),
  ]
}

function confirmation(claim: SignedClaim & { kind: 'confirmation' }, address: AddressHash | null) {
  const { request, about, origin } = claim
  const url = claimUrl(origin, about)
  const { domain, name, person } = request
  const who = `Somebody who reads mail at ${domain}`
  const asked = `A one-time link was mailed to an address at ${domain}, which the holder of the CV had given.`
  const named = `the text and the name on the CV, ${person}`
  const extent =
    about.scope === 'facts'
      ? 'The description of the entry was not part of it.'
      : 'The text is everything that strangers saw of this part.'
  return {
    type: 'OpenBadgeCredential',
    name: `Confirmed by mail from ${domain}`,
    description:
      `TruCV recorded that somebody who could open a link mailed to an address at ${domain} confirmed this text of the CV of ` +
      `${person}. The address was given by the holder of the CV.`,
    credentialSubject: {
      type: ['AchievementSubject'],
      ...(address && { identifier: [identityOf(address)] }),
      achievement: {
        id: url,
        type: ['Achievement'],
        achievementType: 'ext:MailConfirmation',
        name: 'A text of this CV was confirmed by mail',
        description: `${who} confirmed the text under evidence. ${extent}`,
        criteria: {
          narrative: `${asked} The person who opened it saw ${named}, and pressed Confirm. TruCV checked neither who that was nor whether the text is true.`,
        },
        otherIdentifier: [
          identifier('ext:ClaimDigest', about.digest),
          identifier('ext:Kind', about.kind),
          identifier('ext:Scope', about.scope),
          identifier('ext:Person', person ?? ''),
        ],
      },
      source: {
        id: `${url}-source`,
        type: ['Profile'],
        name: name ? `${who} and gave the name ${name}` : who,
        otherIdentifier: [identifier('ext:MailDomain', domain)],
      },
    },
  }
}

const identityOf = ({ salt, hash }: AddressHash) => ({
  type: 'IdentityObject',
  hashed: true,
  identityHash: `sha256$${hash}`,
  identityType: 'emailAddress',
  salt,
})

const attestation = ({ record }: SignedClaim & { kind: 'attestation' }) => ({
  type: 'EndorsementCredential',
  name: 'Self-attestation',
  description:
    'TruCV recorded that the holder of the account made this statement about a part of their own CV. Nobody else confirmed it.',
  credentialSubject: { type: ['EndorsementSubject'], endorsementComment: record.statement },
})

/** The payload of the same credential as a JWT. */
export const jwtClaimsOf = (credential: Unsigned, iat: number) => ({
  ...credential,
  iss: credential.issuer.id,
  sub: credential.credentialSubject.id,
  jti: credential.id,
  nbf: Date.parse(credential.validFrom) / 1_000,
  iat,
})
