// The schemas of claims and of their verification, with the names of the contract.
import Type, { type Static } from 'typebox'
import * as eg from './examples.ts'
import { LEVELS } from './levels.ts'
import { closed, Instant, Nullable, OneOf, ref, Short } from './schema.ts'
import { ATTESTABLE_LISTS, type AttestableList } from './sections.ts'

const Person = Type.String({
  maxLength: 600,
  description: 'The name on the CV, as it was signed.',
  examples: [eg.PERSON],
})
/** The place of a claim in the transparency log: docs/log.md. */
export const LogProof = Nullable(
  Type.Object(
    {
      entry: Type.String({ maxLength: 400, description: 'The bytes of the entry, base64.' }),
      salt: Type.String({
        maxLength: 43,
        description: 'Of its commitment, base64url. It is destroyed with the claim.',
      }),
      proof: Type.String({ maxLength: 8_000, description: 'c2sp.org/tlog-proof@v1' }),
    },
    { title: 'LogProof', additionalProperties: false, description: 'Null: not in the log, or not yet.' },
  ),
  null,
)
const loggedAt = Type.Optional(
  Nullable(Type.String({ format: 'date-time', maxLength: 40, description: 'Null: in the log within a minute.' }), null),
)
/** What a claim is about: the section as strangers see it, or only its facts. */
const scope = OneOf(['whole', 'facts'], {
  description: 'whole: everything that strangers see of the section. facts: the same without its prose.',
  examples: ['facts'],
})
/** An attestation by the owner. `valid`: the signature is valid, and the displayed content is the signed one. */
const attestation = {
  method: OneOf(['account', 'wallet']),
  by: Type.String({ maxLength: 200, description: 'The name of the account at that time.' }),
  person: Person,
  digest: Type.String({ pattern: '^0x[0-9a-f]{64}$', maxLength: 66 }),
  statement: Type.String({ maxLength: 2_000, description: 'The exact text that was signed, six lines.' }),
  signature: Type.String({ maxLength: 4_000, description: 'account: a JWS. wallet: 65 bytes in hex (EIP-191).' }),
  signer: Type.Optional(Type.String({ maxLength: 42, description: 'The wallet’s address.' })),
  kid: Type.Optional(Type.String({ maxLength: 200, description: 'Which of our keys signed.' })),
  at: Instant(),
  valid: Type.Boolean(),
  loggedAt,
}
export const Attestation = closed('Attestation', attestation, { examples: [eg.ATTESTATION] })
/** A confirmation by the holder of a mail address. `counts`: the domain may be called an institution's. */
const confirmation = {
  person: Person,
  name: Short(),
  domain: Type.String({ maxLength: 255, description: 'Of the mail address, which the owner of the CV gave.' }),
  isFreeMail: Type.Boolean(),
  isOwnDomain: Type.Boolean({ description: 'A domain of the owner’s own: of an address or a site.' }),
  institution: Type.String({ maxLength: 200, description: 'As the owner typed it; part of the claim.' }),
  at: Instant(),
  scope,
  digest: Type.String({ maxLength: 66 }),
  signature: Type.Optional(Type.String({ maxLength: 4_000, description: 'A JWS of this service.' })),
  valid: Type.Boolean(),
  counts: Type.Boolean(),
  loggedAt,
  log: Type.Optional(LogProof),
  note: Type.Optional(Type.String({ maxLength: 2_000, description: 'For the owner only.' })),
}
export const Confirmation = closed('Confirmation', confirmation, { examples: [eg.CONFIRMATION] })
export const Proof = closed('Proof', {
  id: Short(60, eg.CV_ID),
  name: Short(200, 'degree.pdf'),
  type: Short(100, 'application/pdf'),
  size: Type.Integer({ minimum: 0, examples: [48_211] }),
  sha256: Type.String({ maxLength: 64, examples: [eg.SHA256] }),
  at: Instant(),
})
/** The result of checking a credential of another issuer. All texts are the issuer’s, and unchecked. */
export const Credential = closed('Credential', {
  id: Short(60, eg.CV_ID),
  sha256: Type.String({ maxLength: 64, description: 'Of the file as it was handed in.', examples: [eg.SHA256] }),
  form: OneOf(['vc-jwt', 'data-integrity', 'open-badge-2-hosted', 'open-badge-2-signed', 'europass'], {
    examples: ['data-integrity'],
  }),
  title: Short(600, 'Bachelor of Engineering'),
  issuer: Type.Object(
    {
      kind: OneOf(['domain', 'key', 'certificate', 'unresolved'], {
        description: 'domain: proven by did:web or a key of the https origin. key: without a proven holder.',
      }),
      domain: Type.Optional(Nullable(Short(255))),
      subject: Type.Optional(Short(600)),
      isTrusted: Type.Optional(Type.Boolean({ description: 'The certificate leads to a configured root.' })),
    },
    { additionalProperties: false, examples: [{ kind: 'domain', domain: 'university.example' }] },
  ),
  issuerName: Nullable(Short(600, 'University of Example')),
  subjectName: Nullable(Short(600, eg.PERSON)),
  validFrom: Nullable(Short(60, eg.NOW)),
  validUntil: Nullable(Short(60), null),
  term: OneOf(['current', 'not-yet', 'ended'], { examples: ['current'] }),
  status: OneOf(['none', 'good', 'withdrawn', 'unknown'], {
    description: 'none: the issuer has no list of withdrawn credentials. unknown: the list could not be read.',
    examples: ['good'],
  }),
  holder: OneOf(['owner', 'unsaid', 'other'], {
    description: 'owner: made out to the address of the account.',
    examples: ['owner'],
  }),
  doubt: Nullable(
    OneOf(['own-service', 'own-domain', 'free-mail', 'private-suffix', 'page'], {
      description: 'Why the domain of its issuer is no institution’s.',
    }),
    null,
  ),
  checkedAt: Instant(),
  counts: Type.Boolean({ description: 'Whether it has the level credential.', examples: [true] }),
  beside: Short(600, 'Bachelor of Engineering, University of Example'),
  misfit: Type.Optional(
    Nullable(
      OneOf(['subject'], { description: 'For the owner only. Why it does not count: it names somebody else.' }),
      null,
    ),
  ),
  mayKeep: Type.Optional(
    Type.Boolean({
      description:
        'For the owner only, of a former claim: it may be moved to the present text, because they share words.',
    }),
  ),
  refusal: Type.Optional(Nullable(Short(500), null)),
  at: Type.Optional(Instant()),
})
/** The same with its section. */
export const AttachedCredential = closed('AttachedCredential', {
  section: Short(60, 'education.class10'),
  ...Credential.properties,
})
const attached = Type.Array(ref(Credential), {
  maxItems: 5,
  description: 'Credentials of other issuers, attached to this text.',
})
export const Credentials = Type.Optional(attached)
export const AskedConfirmation = closed('AskedConfirmation', {
  id: Short(60, eg.CV_ID),
  email: Short(320, 'registrar@university.example'),
  domain: Short(255, 'university.example'),
  isFreeMail: Type.Boolean({ examples: [false] }),
  isOwnDomain: Type.Boolean({ examples: [false] }),
  institution: Short(200, 'University of Example'),
  person: Person,
  at: Instant(),
  scope,
  language: Short(20, 'en'),
  status: OneOf(['sent', 'confirmed', 'declined', 'revoked']),
  name: Nullable(Short(), null),
  note: Nullable(Short(2_000), null),
  decidedAt: Nullable(Instant(), null),
})

/** For the owner: the claim of other words that the section had, or that it had under another name. */
export const FormerClaim = closed('FormerClaim', {
  scope,
  level: OneOf(LEVELS, { examples: ['confirmed'] }),
  domain: Nullable(Short(255, 'university.example')),
  person: Person,
  at: Instant(),
  value: Type.Unknown({ description: 'The words that it was about.', examples: [{ name: 'Fortran' }] }),
  proof: Type.Array(ref(Proof), { maxItems: 20 }),
  credentials: Credentials,
})

/** The verification state of one section; the keyed maps have one entry for each item with claims. */
const verificationEntry = {
  isSelfAttested: Type.Boolean({ description: 'Exactly when attestation.valid.' }),
  level: OneOf(LEVELS),
  attestation: Nullable(ref(Attestation)),
  proof: Type.Array(ref(Proof), { maxItems: 20, description: 'For the owner only; empty for everybody else.' }),
  mailStatus: OneOf(['none', 'sent', 'confirmed', 'declined', 'revoked'], {
    description: 'For strangers: confirmed or none.',
  }),
  confirmation: Nullable(ref(Confirmation)),
  credentials: Credentials,
  requests: Type.Optional(Type.Array(ref(AskedConfirmation), { description: 'For the owner only.' })),
  facts: Type.Optional(
    Type.Array(Type.String({ maxLength: 40 }), {
      maxItems: 30,
      description:
        'The fields that a claim about the facts of the section covers. Absent: it has no facts apart from the whole.',
    }),
  ),
  former: Type.Optional(Type.Array(ref(FormerClaim), { maxItems: 2, description: 'For the owner only.' })),
}
export const VerificationEntry = closed('VerificationEntry', verificationEntry, { examples: [eg.UNCLAIMED] })
const entries = () => Type.Record(Type.String({ maxLength: 40 }), ref(VerificationEntry))
/** Of the personal details: only single ones can be attested and confirmed. */
const personalVerification = {
  ...verificationEntry,
  isSelfAttested: Type.Boolean({ description: 'Every personal detail that is there is attested.' }),
  fields: Type.Record(Type.String({ maxLength: 40 }), ref(VerificationEntry), {
    description: 'One for each personal detail that is there.',
  }),
}
export const PersonalVerification = closed('PersonalVerification', personalVerification, {
  examples: [{ ...eg.UNCLAIMED, fields: { name: eg.UNCLAIMED } }],
})
export const CvVerification = closed('CvVerification', {
  personalDetails: ref(PersonalVerification),
  education: entries(),
  ...(Object.fromEntries(ATTESTABLE_LISTS.map(name => [name, entries()])) as Record<
    AttestableList,
    ReturnType<typeof entries>
  >),
  profile_summary: ref(VerificationEntry),
})

export const CLAIM_SCHEMAS = [
  Attestation,
  Confirmation,
  Proof,
  Credential,
  AttachedCredential,
  AskedConfirmation,
  FormerClaim,
  VerificationEntry,
  PersonalVerification,
  CvVerification,
]

export type CvVerificationData = Static<typeof CvVerification>
export type VerificationEntryData = Static<typeof VerificationEntry>
export type PersonalVerificationData = Static<typeof PersonalVerification>
export type AttestationData = Static<typeof Attestation>
export type ConfirmationData = Static<typeof Confirmation>
export type CredentialData = Static<typeof Credential>
export type AttachedCredentialData = Static<typeof AttachedCredential>
export type FormerClaimData = Static<typeof FormerClaim>
