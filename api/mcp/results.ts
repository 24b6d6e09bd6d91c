// The forms of the tools' results, as tools/list gives them: whole schemas, because a program has no other document beside them.
import Type from 'typebox'
import { ParserRemark } from '../core/contract/files.ts'
import { Proposal, ProposedChange } from '../core/contract/proposals.ts'
import { Instant, OneOf, part } from '../core/contract/schema.ts'
import { JOB_WEIGHTS } from '../core/job/terms.ts'

const text = Type.String()
const texts = Type.Array(text)
const state = { id: text, title: text, language: text, version: Type.Integer() }
const remarks = Type.Array(part(ParserRemark.properties))
const terms = Type.Array(
  part({
    term: text,
    times: Type.Integer(),
    weight: OneOf(JOB_WEIGHTS),
    at: Type.Array(text, { description: 'JSON pointers into the CV.' }),
    words: Type.Optional(text),
  }),
)

export const CvList = part({
  cvs: Type.Array(part({ ...state, name: text, updatedAt: Instant(), published: Type.Boolean() })),
})
export const ReadCv = part({
  ...state,
  published: Type.Boolean(),
  content: Type.Object({}, { description: 'CvContent of /openapi.yaml.' }),
  badges: Type.Array(part({ path: text, badge: text, scope: text })),
  proposals: Type.Array(part({ id: text, reason: text, madeBy: text, createdAt: Instant(), changes: texts })),
})
export const Remarks = part({ id: text, version: Type.Integer(), remarks })
export const ParserView = part({ id: text, text, remarks })
export const Comparison = part({
  id: text,
  version: Type.Integer(),
  language: Type.String({ description: 'Of the posting.' }),
  has: terms,
  inOtherWords: terms,
  lacks: terms,
  note: text,
})
export const Proposed = part({
  ...Proposal.properties,
  changes: Type.Array(part(ProposedChange.properties)),
})
