// What is said to ask somebody at an institution, and to answer; and what the page for them shows.
import Type, { type Static } from 'typebox'
import { closed, OneOf, Short } from './schema.ts'

export const AskRequest = closed('VerificationRequest', {
  email: Type.String({
    minLength: 3,
    maxLength: 254,
    description: 'Of somebody who can speak for the institution.',
    examples: ['registrar@university.example'],
  }),
  institution: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Its name; shown with at most 80 characters.',
    examples: ['University of Example'],
  }),
  reference: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'A roll number or the like, by which the institution finds the person. Shown to it alone, until it has answered.',
      examples: ['21CS1042'],
    }),
  ),
})
export const DecisionRequest = closed('DecisionRequest', {
  decision: OneOf(['confirm', 'decline', 'revoke']),
  name: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Who answers; needed to confirm.',
      examples: ['Dr. Meera Iyer, registrar'],
    }),
  ),
  note: Type.Optional(
    Type.String({
      maxLength: 1_000,
      description: 'For the owner of the CV alone.',
      examples: ['As in our register.'],
    }),
  ),
})
export const Decided = OneOf(['confirmed', 'declined', 'revoked'])
export const Token = Short(16_384, 'q0Zr6w1H9cYv3uXb8eNf2LkT5sPdGiAjMoRyUxCtVzE')

export type AskRequestData = Static<typeof AskRequest>
export type DecisionRequestData = Static<typeof DecisionRequest>

/** What the holder of a link is shown. */
export type ConfirmView = Readonly<{
  state: 'open' | 'confirmed' | 'declined' | 'revoked'
  /** The name on the CV, as it was asked about: what is confirmed is confirmed for it. */
  person: string
  institution: string
  /** By what the institution may find the person, as the owner typed it; only before the decision. */
  reference: string | null
  /** The section's path. */
  section: string
  domain: string
  isFreeMail: boolean
  isOwnDomain: boolean
  /** ISO 8601: until when there can be an answer; for a decision, until when it can be withdrawn. */
  until: string
  /** Only before the decision. */
  claim: Readonly<{
    /** The section as strangers would see it. */
    value: unknown
    /** Whether the owner has changed it since they asked. */
    hasChanged: boolean
    /** Whether the owner has changed the name on the CV since they asked. */
    isRenamed: boolean
    /** What was confirmed of this section before, under another name or (null) without one. ISO 8601. */
    earlier: readonly Readonly<{ person: string | null; at: string }>[]
    proofs: readonly Readonly<{ id: string; name: string; type: string; size: number; sha256: string }>[]
  }> | null
  name: string | null
  note: string | null
  /** ISO 8601. */
  decidedAt: string | null
}>
