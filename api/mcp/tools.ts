// The tools of MCP: list, read, compare and propose. No tool may publish, attest, request, pay or delete: a proposal waits until its
// owner accepts it in the editor.

import Type, { type Static, type TSchema } from 'typebox'
import { NanoId } from '../core/contract/cv.ts'
import type { KeyScope } from '../core/contract/keys.ts'
import { ProposalRequest } from '../core/contract/proposals.ts'
import { part } from '../core/contract/schema.ts'
import { visibleContent, withoutPrivateOwn } from '../core/cv/audience.ts'
import { validBadges } from '../core/cv/changes.ts'
import { remarksOf } from '../core/cv/remarks.ts'
import { utcDay } from '../core/days.ts'
import { compareWithJob, MOST_JOB_LETTERS } from '../core/job-terms.ts'
import type { SignedIn } from '../core/signed-in.ts'
import type { CvService } from '../cv/service.ts'
import type { FileServices } from '../files/downloads.ts'
import type { ProposalService } from '../proposals/service.ts'
import * as results from './results.ts'

export type Tool = Readonly<{
  name: string
  title: string
  description: string
  scope: KeyScope
  input: TSchema
  /** Of the result, which is an object. */
  output: TSchema
  /** Whether it only reads. */
  reads: boolean
  /** `args` have passed the schema. The message of a Problem is returned to the program. */
  run: (caller: SignedIn, args: unknown) => Promise<unknown>
}>

type Deps = {
  cvs: Pick<CvService, 'listCvs' | 'readOwn'>
  files: Pick<FileServices, 'parserView'>
  proposals: Pick<ProposalService, 'listProposals' | 'propose'>
  /** Comparisons of one account. */
  comparisons: { check: (of: string) => void; use: (of: string) => void }
  now: () => Date
}

const id = Type.Unsafe<string>({ ...NanoId, description: 'The id of a CV, from list_cvs.' })
const OfCv = part({ id })
const WithJob = part({
  id,
  job: Type.String({
    minLength: 1,
    maxLength: MOST_JOB_LETTERS,
    description:
      'The text of the posting: English, German, French, Spanish or Hindi; of others only names are compared.',
  }),
})
const WithPatch = part({ id, ...ProposalRequest.properties })

const HOW_COMPARED =
  'A comparison of words, without a model: it does not know their meaning. `weight`: of the title, must, part of the work, nice to have. Propose only what is true of the person.'

export const createTools = (deps: Deps): readonly Tool[] => [
  tool(
    'list_cvs',
    'List CVs',
    ['cv:read', part({}), results.CvList],
    'The CVs of the person whose API key this is: id, title, name, language, version, and whether it is published.',
    caller => listCvs(deps, caller),
  ),
  tool(
    'read_cv',
    'Read a CV',
    ['cv:read', OfCv, results.ReadCv],
    'The draft of a CV as its owner sees it, private fields included, except those of the person’s own (`personalDetails.own`). `badges` lists the sections that are attested or confirmed: a change there ends that badge. `proposals` lists the open proposals.',
    (caller, { id }) => readCv(deps, caller, id),
  ),
  tool(
    'read_remarks',
    'Read remarks on a CV',
    ['cv:read', OfCv, results.Remarks],
    'What the editor advises: gaps, dates, missing fields, weak wording. Each has a JSON pointer into the CV. From fixed rules.',
    async (caller, { id }) => {
      const { content, language, version } = await readSeen(deps, caller, id)
      return { id, version, remarks: remarksOf(content, language, utcDay(deps.now())) }
    },
  ),
  tool(
    'read_parser_view',
    'Read the parser’s view',
    ['files:read', OfCv, results.ParserView],
    'The text that a program such as an applicant tracking system reads in the PDF of the CV, in its order, and the same remarks as read_remarks.',
    async (caller, { id }) => ({ id, ...(await deps.files.parserView(caller, id, { audience: 'model' })) }),
  ),
  tool(
    'compare_with_job',
    'Compare a CV with a job posting',
    ['cv:read', WithJob, results.Comparison],
    `Terms of a job posting that the CV has, has in other words (\`words\`), or lacks. ${HOW_COMPARED}`,
    (caller, { id, job }) => compare(deps, caller, id, job),
  ),
  tool(
    'propose_changes',
    'Propose changes to a CV',
    ['cv:draft', WithPatch, results.Proposed],
    'Proposes changes of the draft with a reason, as a JSON Patch on paths below /content. Nothing changes by it: the owner sees each changed field before and after in the editor, and accepts or refuses it. `version` is that of read_cv. `drops` in the reply says which badges a change would end.',
    (caller, { id, ...input }) => deps.proposals.propose(caller, id, input),
  ),
]

const tool = <S extends TSchema, R extends TSchema>(
  name: string,
  title: string,
  [scope, input, output]: [KeyScope, S, R],
  description: string,
  run: (caller: SignedIn, args: Static<S>) => Promise<Static<R>>,
): Tool => ({ name, title, description, scope, input, output, reads: scope !== 'cv:draft', run: run as Tool['run'] })

async function listCvs({ cvs }: Deps, caller: SignedIn) {
  const { cvs: list } = await cvs.listCvs(caller)
  const shown = list.map(({ id, title, name, language, version, updatedAt, published }) => {
    return { id, title, name, language, version, updatedAt, published: published !== null }
  })
  return { cvs: shown }
}

/** The draft as a model sees it. */
async function readSeen({ cvs }: Pick<Deps, 'cvs'>, caller: SignedIn, id: string) {
  const { cv } = await cvs.readOwn(caller, id)
  return { ...cv, content: withoutPrivateOwn(cv.content) }
}

async function readCv(deps: Deps, caller: SignedIn, id: string) {
  const cv = await readSeen(deps, caller, id)
  const { title, language, version, published, content } = cv
  const open = (await deps.proposals.listProposals(caller, id)).map(({ id, reason, madeBy, createdAt, changes }) => {
    return { id, reason, madeBy, createdAt, changes: changes.map(({ label }) => label) }
  })
  const state = { id, title, language, version, published: published !== null }
  return { ...state, content, badges: validBadges(cv), proposals: open }
}

async function compare(deps: Deps, caller: SignedIn, id: string, job: string) {
  const { comparisons } = deps
  comparisons.check(caller.limitKey)
  comparisons.use(caller.limitKey)
  const { content, version } = await readSeen(deps, caller, id)
  return { id, version, ...compareWithJob(visibleContent(content), job), note: HOW_COMPARED }
}
