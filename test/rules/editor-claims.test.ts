// Claims in the editor: the badges of unsaved words, former words that are put back, and entries copied from other CVs. Pure.
import { type Claim, NO_PARTS, type RequestMeta, statementOf, type Verifier } from '../../api/core/claims/claims.ts'
import { digestedWords, digestsOf, type Words } from '../../api/core/claims/subject.ts'
import { type ClaimedSection, ownersVerification } from '../../api/core/claims/verification.ts'
import type { CvData } from '../../api/core/contract/cv.ts'
import { fold } from '../../api/core/cv/names.ts'
import { ownersValues } from '../../api/core/cv/section-values.ts'
import { claimStatus, documentPath, entryAt, withFormerWords } from '../../web/src/editor/claims/claim-words.ts'
import { badgeNews, hasRoomFor, withEntry } from '../../web/src/editor/claims/copied-entry.ts'
import { badgesByPath, endedBadges } from '../../web/src/editor/preview/preview-badges.ts'
import { type EditorDocument, emptyDocument, listAt, readAt, writeAt } from '../../web/src/editor/session/document.ts'
import t from '../tap.ts'

const NAME = 'Asha Verma'
const AT = new Date('2026-11-04T10:00:00Z')
const ORIGIN = 'https://cv.example'
const JOB = 'content.experience.x1'
const job = { id: 'x1', position: 'Weaver', company: 'Kaveri', startDate: '2020-01', description: 'Wove é.' }
const start: EditorDocument = {
  ...emptyDocument(NAME),
  content: { personalDetails: { name: NAME }, profileSummary: 'Weaves.', experience: [job] },
}
const verifier: Verifier = { isSigned: () => true, isConfirmed: () => true, origin: ORIGIN }
const holderOf = (name: string) => `holder-of-${fold(name).replaceAll(' ', '-')}`.padEnd(22, '0').slice(0, 22)

const request: RequestMeta = {
  id: 'r1',
  email: 'hr@kaveri.example',
  domain: 'kaveri.example',
  isFreeMail: false,
  isOwnDomain: false,
  institution: 'Kaveri',
  person: NAME,
  at: AT,
  status: 'confirmed',
  name: 'R. Rao',
  note: null,
  decidedAt: AT,
  signature: 'jws',
}
type Made = { signed?: true; confirmed?: 'whole' | 'facts'; evidence?: true }

/** The claims about the words of a section. */
function claimsAbout(words: Words, { signed, confirmed, evidence }: Made): Claim[] {
  const base = { holder: holderOf(NAME), kind: words.kind, person: NAME }
  const whole = { ...base, scope: 'whole' as const, digest: words.whole, value: words.value }
  const statement = statementOf({ ...whole, origin: ORIGIN, at: AT })
  const record = { method: 'account', by: NAME, statement, signature: 'jws', signer: null, kid: 'k1', at: AT } as const
  const file = { id: 'p1', name: 'job.pdf', type: 'application/pdf', size: 1, sha256: '', at: AT }
  const ofWhole = {
    ...NO_PARTS,
    attestations: signed ? [record] : [],
    requests: confirmed === 'whole' ? [request] : [],
  }
  const ofFacts = {
    ...NO_PARTS,
    requests: confirmed === 'facts' ? [request] : [],
    evidence: evidence ? [file] : [],
  }
  const facts = words.facts ? [{ ...base, scope: 'facts' as const, ...words.facts, ...ofFacts }] : []
  return [{ ...whole, ...ofWhole }, ...facts].filter(
    ({ attestations, requests, evidence }) => attestations.length + requests.length + evidence.length > 0,
  )
}

/** The CV as the service sends it after it has saved the document. */
function saved(document: EditorDocument, claims: readonly Claim[]): CvData {
  const { name } = document.content.personalDetails
  const holder = holderOf(name)
  const byDigest = new Map(claims.map(claim => [claim.digest, claim]))
  const sections = new Map<string, ClaimedSection>()
  for (const [path, value] of ownersValues(document.content, document.privacy)) {
    const words = digestedWords(holder, path, value)
    if (!words) continue
    const [whole = null, facts = null] = [words.whole, words.facts?.digest].map(digest => byDigest.get(digest ?? ''))
    const isOther = (claim: Claim) => !digestsOf(words).includes(claim.digest)
    const former = claims.filter(
      claim => claim.kind === words.kind && isOther(claim) && (claim.scope === 'facts' ? !facts : !whole),
    )
    sections.set(path, { path, words, whole, facts, former })
  }
  const verification = ownersVerification({ holder, name, sections, verifier })
  return { ...document, verification, nanoId: 'cv', updatedAt: AT.toISOString() } as unknown as CvData
}

const jobWords = digestedWords(
  holderOf(NAME),
  'experience.x1',
  ownersValues(start.content, start.privacy).get('experience.x1'),
)
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
    const claims = claimsAbout(jobWords!, made)
    const cv = saved(start, claims)
    for (const [what, document] of Object.entries(CHANGES)) {
      for (const asStranger of [false, true]) {
        const before = badgesByPath(cv, document, asStranger).get('experience.x1') ?? null
        const after = badgesByPath(saved(document, claims), document, asStranger).get('experience.x1') ?? null
        const name = `${JSON.stringify(made)}, ${what}${asStranger ? ', for strangers' : ''}`
        t.same([before?.kind, before?.label], [after?.kind, after?.label], name)
      }
    }
  }
})

t.test('a change of prose leaves the badge of the facts, and any change ends the one of the whole', async t => {
  const kindAfter = (made: Made, change: string) => {
    const cv = saved(start, claimsAbout(jobWords!, made))
    return badgesByPath(cv, CHANGES[change] as EditorDocument, false).get('experience.x1')?.kind
  }
  t.equal(kindAfter({ confirmed: 'facts' }, 'prose'), 'confirmed')
  t.equal(kindAfter({ confirmed: 'whole' }, 'prose'), 'changed')
  t.equal(kindAfter({ confirmed: 'facts' }, 'a fact'), 'changed')
  t.equal(kindAfter({ confirmed: 'facts' }, 'the name'), 'changed')
  t.equal(kindAfter({ confirmed: 'facts' }, 'the case of the name'), 'confirmed')
})

t.test(
  'a badge that a change ends is named with the field that ended it; the name ends all of them at once',
  async t => {
    const cv = saved(start, claimsAbout(jobWords!, { signed: true, confirmed: 'facts' }))
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
  const { value } = jobWords!
  t.same(readAt(withFormerWords(changed, 'experience.x1', { scope: 'whole', value }), JOB), job)
  const facts = jobWords!.facts!.value
  const put = withFormerWords(writeAt(changed, `${JOB}.endDate`, '2024-01'), 'experience.x1', {
    scope: 'facts',
    value: facts,
  })
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
  const cv = saved(changed, claimsAbout(jobWords!, { signed: true }))
  t.equal(claimStatus(entryAt(cv.verification, 'experience', 'x1')), 'changed')
  const [former] = entryAt(cv.verification, 'experience', 'x1')?.former ?? []
  const back = withFormerWords(changed, 'experience.x1', former!)
  t.equal(
    claimStatus(entryAt(saved(back, claimsAbout(jobWords!, { signed: true })).verification, 'experience', 'x1')),
    'attested',
  )
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
