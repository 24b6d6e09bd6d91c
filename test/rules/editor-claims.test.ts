// Claims in the editor: the badges of unsaved words, former words that are put back, and entries copied from other CVs. Pure.
import type { ClaimRecord } from '../../api/claims/claim-store.ts'
import { isEmptyClaim } from '../../api/core/claims/claims.ts'
import { factsOf } from '../../api/core/claims/subject.ts'
import { ownersVerification } from '../../api/core/claims/verification.ts'
import type { CvData } from '../../api/core/contract/cv.ts'
import { ownersValues } from '../../api/core/cv/section-values.ts'
import { claimStatus, documentPath, entryAt, withFormerWords } from '../../web/src/editor/claims/claim-words.ts'
import { badgeNews, hasRoomFor, withEntry } from '../../web/src/editor/claims/copied-entry.ts'
import { badgesByPath, endedBadges } from '../../web/src/editor/preview/preview-badges.ts'
import { type EditorDocument, emptyDocument, listAt, readAt, writeAt } from '../../web/src/editor/session/document.ts'
import t from '../tap.ts'
import { AT, attested, claimOf, cvOf, finderOf, NAME, PROOF, requestOf } from './claim-records.ts'

const SECTION = 'experience.x1'
const JOB = 'content.experience.x1'
const job = { id: 'x1', position: 'Weaver', company: 'Kaveri', startDate: '2020-01', description: 'Wove é.' }
const start: EditorDocument = {
  ...emptyDocument(NAME),
  content: { personalDetails: { name: NAME }, profileSummary: 'Weaves.', experience: [job] },
}
const value = ownersValues(start.content, start.privacy).get(SECTION)
type Made = { signed?: true; confirmed?: 'whole' | 'facts'; evidence?: true }

/** The claims about the words of the job. */
function claimsOf({ signed, confirmed, evidence }: Made): ClaimRecord[] {
  const asked = (scope: Made['confirmed']) => (confirmed === scope ? [requestOf()] : [])
  const whole = claimOf(SECTION, value, { requests: asked('whole') })
  const parts = { requests: asked('facts'), evidence: evidence ? [PROOF] : [] }
  const facts = claimOf(SECTION, value, parts, { scope: 'facts' })
  return [signed ? attested(whole) : whole, facts].filter(claim => !isEmptyClaim(claim))
}

/** The CV as the service sends it after it has saved the document. */
async function saved(document: EditorDocument, claims: readonly ClaimRecord[]): Promise<CvData> {
  const { content, privacy } = document
  const facts = claimOf(SECTION, value, {}, { scope: 'facts' }).digest
  const formerDigests = { 'experience/x1': { whole: claimOf(SECTION, value).digest, facts } }
  const found = await finderOf(claims).findOwn(cvOf(content, { privacy, formerDigests }))
  const verification = ownersVerification(found)
  return { ...document, verification, nanoId: 'cv', updatedAt: AT.toISOString() } as unknown as CvData
}

const typed = (path: string, value: unknown) => writeAt(start, path, value)
const CHANGES: Record<string, EditorDocument> = {
  nothing: start,
  'the form of a letter': typed(`${JOB}.description`, 'Wove é.'.normalize('NFD')),
  prose: typed(`${JOB}.description`, 'Wove more.'),
  'no prose left': typed(`${JOB}.description`, undefined),
  'a fact': typed(`${JOB}.company`, 'Kaveri Ltd'),
  'a date': typed(`${JOB}.startDate`, '2020-02'),
  'the name': typed('content.personalDetails.name', 'Asha Varma'),
  'the case of the name': typed('content.personalDetails.name', 'ASHA  VERMA'),
  'another section': typed('content.profileSummary', 'Wove.'),
}
const MADE: Made[] = [
  { signed: true },
  { confirmed: 'facts' },
  { confirmed: 'whole' },
  { evidence: true },
  { signed: true, confirmed: 'facts' },
  { signed: true, confirmed: 'whole', evidence: true },
  { signed: true, evidence: true },
]

t.test('the badges of unsaved words are those that the service will send after the save', async t => {
  for (const made of MADE) {
    const claims = claimsOf(made)
    const cv = await saved(start, claims)
    for (const [what, document] of Object.entries(CHANGES)) {
      const next = await saved(document, claims)
      for (const asStranger of [false, true]) {
        const before = badgesByPath(cv, document, asStranger).get(SECTION) ?? null
        const after = badgesByPath(next, document, asStranger).get(SECTION) ?? null
        const name = `${JSON.stringify(made)}, ${what}${asStranger ? ', for strangers' : ''}`
        t.same([before?.kind, before?.label], [after?.kind, after?.label], name)
      }
    }
  }
})

t.test('a change of prose leaves the badge of the facts, and any change ends the one of the whole', async t => {
  const kindAfter = async (made: Made, change: string) => {
    const cv = await saved(start, claimsOf(made))
    return badgesByPath(cv, CHANGES[change] as EditorDocument, false).get(SECTION)?.kind
  }
  t.equal(await kindAfter({ confirmed: 'facts' }, 'prose'), 'confirmed')
  t.equal(await kindAfter({ confirmed: 'whole' }, 'prose'), 'changed')
  t.equal(await kindAfter({ confirmed: 'facts' }, 'a fact'), 'changed')
  t.equal(await kindAfter({ confirmed: 'facts' }, 'the name'), 'changed')
  t.equal(await kindAfter({ confirmed: 'facts' }, 'the case of the name'), 'confirmed')
})

t.test(
  'a badge that a change ends is named with the field that ended it; the name ends all of them at once',
  async t => {
    const cv = await saved(start, claimsOf({ signed: true, confirmed: 'facts' }))
    const ended = (what: string) =>
      endedBadges(cv, CHANGES[what] as EditorDocument).map(({ field, ofName }) => [field, ofName])
    for (const what of ['nothing', 'prose', 'another section', 'the case of the name']) t.same(ended(what), [], what)
    t.same(ended('a fact'), [[`${JOB}.company`, 0]])
    t.same(ended('the name'), [['content.personalDetails.name', 1]])
    const current = writeAt(writeAt(start, `${JOB}.current`, true), `${JOB}.description`, 'More.')
    t.same(
      endedBadges(cv, current)[0]?.field,
      `${JOB}.endDate`,
      'a fact comes before prose, at the control that changes it',
    )
    t.same(endedBadges(cv, typed('content.experience', undefined)), [], 'removing the entry is no change of its words')
    t.same(endedBadges(cv, typed(`${JOB}.hidden`, true)), [])
  },
)

t.test('former words are put back whole, or as facts beside the present prose', async t => {
  const changed = writeAt(typed(`${JOB}.company`, 'Kaveri Ltd'), `${JOB}.description`, 'More.')
  t.same(readAt(withFormerWords(changed, SECTION, { scope: 'whole', value }), JOB), job)
  const facts = { scope: 'facts', value: factsOf(value) } as const
  const put = withFormerWords(writeAt(changed, `${JOB}.endDate`, '2024-01'), SECTION, facts)
  t.same(readAt(put, JOB), { ...job, description: 'More.' }, 'a fact that was added goes')
  const summary = withFormerWords(typed('content.profileSummary', 'x'), 'profile_summary', {
    scope: 'whole',
    value: 'Weaves.',
  })
  t.same(summary, start)
  const name = withFormerWords(start, 'personalDetails.name', { scope: 'whole', value: { name: 'A' } })
  t.equal(name.content.personalDetails.name, 'A')
  t.equal(documentPath('education.class10'), 'content.education.class10')
  t.equal(documentPath('education.s1'), 'content.education.other.s1')
  const entryOf = async (document: EditorDocument) =>
    entryAt((await saved(document, claimsOf({ signed: true }))).verification, SECTION)
  const entry = await entryOf(changed)
  t.equal(claimStatus(entry), 'changed')
  const back = withFormerWords(changed, SECTION, entry!.former![0]!)
  t.equal(claimStatus(await entryOf(back)), 'attested')
})

t.test(
  'an entry of another CV is copied with a new id to its list, by date, and its badge comes under the same name',
  async t => {
    const entry = (section: string, item: object, label: string | null = 'Confirmed by kaveri.example') => ({
      ...{ name: 'asha verma', section, item: { ...item }, label },
    })
    const older = entry('experience.old', { position: 'Dyer', startDate: '2010-01', endDate: '2012-01' })
    t.same(
      listAt(withEntry(start, older, 'n'), 'content.experience').map(({ id }) => id),
      ['x1', 'n'],
    )
    const newer = entry('experience.new', { position: 'Head', startDate: '2024-01', current: true })
    t.same(
      listAt(withEntry(start, newer, 'n'), 'content.experience').map(({ id }) => id),
      ['n', 'x1'],
    )
    const school = entry('education.class10', { board: 'CBSE' })
    const first = withEntry(start, school, 'n')
    t.same(first.content.education, { class10: { board: 'CBSE' } })
    t.match(badgeNews(start, school), /comes with it/)
    const second = withEntry(first, school, 'n')
    t.same(second.content.education?.other, [{ id: 'n', board: 'CBSE' }])
    t.match(badgeNews(first, school), /study that this CV has already/)
    t.equal(badgeNews(start, entry('skills.s', { name: 'SQL' }, null)), null)
    t.match(badgeNews(typed('content.personalDetails.name', 'Arun'), older), /another name/)
    const full = typed(
      'content.experience',
      Array.from({ length: 100 }, (_, at) => ({ id: `i${at}` })),
    )
    t.same([hasRoomFor(start, older), hasRoomFor(full, older)], [true, false])
  },
)
