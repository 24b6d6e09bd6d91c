// Schemas of confirmation requests to institutions and of the replies, and the data of the confirm page.
import Type, { type Static } from 'typebox'
import { OFFERED_LANGUAGES } from './languages.ts'
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
    description: 'Its name; displayed with at most 80 characters.',
    examples: ['University of Example'],
  }),
  scope: Type.Optional(
    OneOf(['facts', 'whole'], {
      description:
        'facts: without the prose of the section, such as its description; the default where it has facts apart from the whole.',
    }),
  ),
  reference: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'A roll number or the like, by which the institution finds the person. Only the institution can read it, until it has answered.',
      examples: ['21CS1042'],
    }),
  ),
  language: Type.Optional(
    OneOf(OFFERED_LANGUAGES, {
      description:
        'Of the mail, and of the page behind its link; default: the language of the CV where it is one of these, else en.',
      examples: ['de'],
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

/** The data of the page behind a confirmation link. */
export type ConfirmView = Readonly<{
  state: 'open' | 'confirmed' | 'declined' | 'revoked'
  /** The name on the CV at the time of the request, which the confirmation is for. */
  person: string
  institution: string
  /** The person's identifier at the institution, as the owner typed it; null after the decision. */
  reference: string | null
  /** The kind of the section: `experience`, `education.class10`, `personalDetails.name`. */
  kind: string
  scope: 'whole' | 'facts'
  /** Chosen by the owner, for the page. */
  language: string
  domain: string
  isFreeMail: boolean
  isOwnDomain: boolean
  /** ISO 8601: the end of the time for a decision, or for the withdrawal of a confirmation. */
  until: string
  /** Null after the decision. */
  claim: Readonly<{
    /** What the institution answers for. */
    value: unknown
    /** The rest of the section, which is not part of the answer; null without a rest. */
    prose: unknown
    /** Earlier confirmations of the same words under another name. ISO 8601. */
    earlier: readonly Readonly<{ person: string; at: string }>[]
    proofs: readonly Readonly<{ id: string; name: string; size: number }>[]
  }> | null
  name: string | null
  note: string | null
  /** ISO 8601. */
  decidedAt: string | null
}>

/** In which language a page is written. */
export type PageLanguage = Readonly<{
  language: string
  /** The reader chose it on a page: links lead to pages in the same language. */
  isChosen: boolean
  /** The browser's language, where it is another offered one. */
  proposed: string | null
}>

/** A page behind a link to a desk: one text and, with `button`, one form, which is sent to `action` or to the page itself. */
export type DeskPage = Readonly<{ title: string; text: string; button?: string; action?: string }>

/** The data of the page that shows an evidence file. */
export type EvidencePages = Readonly<{
  /** The file's name. */
  name: string
  /** Pictures of the first pages, as data: URLs. */
  pages: readonly Readonly<{ width: number; height: number; image: string }>[]
  /** How many pages the file has. */
  pageCount: number
}>
