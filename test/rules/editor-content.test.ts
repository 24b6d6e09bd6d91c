// Groups of roles in the editor: no edit, merge or save leaves a group that the service refuses. Own fields, headings and layouts.
import { contentProblems } from '../../api/core/cv/content.ts'
import { groupProblems, runsOf } from '../../api/core/cv/groups.ts'
import { same } from '../../api/core/cv/values.ts'
import {
  type EditorDocument,
  emptyDocument,
  idOfRun,
  listAt,
  moveItem,
  placeByDate,
  readAt,
  removeItem,
  runsAt,
  sortByDate,
  writeAt,
} from '../../web/src/editor/session/document.ts'
import { merge, rebase, resolve } from '../../web/src/editor/session/merge.ts'
import { addRole, joinRuns, takeOut, withGroups, writeField } from '../../web/src/editor/session/roles.ts'
import { proposalsFor } from '../../web/src/editor/steps/own-proposals.ts'
import { hasHeading, hasLayout, withSetting } from '../../web/src/editor/steps/section-order.ts'
import { problemsOf, sendable } from '../../web/src/editor/steps/validate.ts'
import { dose, fc } from '../dose.ts'
import t from '../tap.ts'

const RUNS = { numRuns: dose(1_000) }
const PATH = 'content.experience'

type Job = { id: string; company?: string; group?: string; startDate?: string; endDate?: string; current?: boolean }
const withJobs = (jobs: Job[]): EditorDocument =>
  jobs.length > 0 ? writeAt(emptyDocument('Ada'), PATH, jobs) : emptyDocument('Ada')
const jobsOf = (document: EditorDocument) => listAt(document, PATH) as Job[]
/** The ids in their groups: `a+b c`. */
const shape = (document: EditorDocument) =>
  runsAt(document, PATH)
    .map(run => run.map(({ id }) => id).join('+'))
    .join(' ')
const three = withJobs([
  { id: 'a', company: 'Kaveri', group: 'k' },
  { id: 'b', company: 'Kaveri', group: 'k' },
  { id: 'c', company: 'Kaveri', group: 'k' },
  { id: 'd', company: 'Godavari' },
])

t.test('roles are added to an employer, moved within the group, taken out, and the group is moved as one', async t => {
  const alone = withJobs([
    { id: 'a', company: 'Kaveri' },
    { id: 'd', company: 'Kaveri' },
  ])
  const added = addRole(alone, 'a', 'new', 'k')
  t.equal(shape(added), 'new+a d', 'the newest is first')
  t.equal(readAt(added, `${PATH}.new.company`), 'Kaveri')
  t.equal(shape(addRole(three, 'a', 'new', 'other')), 'new+a+b+c d', 'it joins the group that there is')
  t.equal(shape(moveItem(three, PATH, 'c', 0)), 'c+a+b d')
  t.equal(shape(moveItem(three, PATH, 'a', 9)), 'b+c+a d', 'a role stays in its group')
  t.equal(shape(moveItem(three, PATH, 'd', 0)), 'd a+b+c', 'a job passes a whole group')
  t.equal(shape(moveItem(three, PATH, 'k', 1)), 'd a+b+c')
  t.equal(shape(takeOut(three, 'a')), 'a b+c d', 'the first is above the others')
  t.equal(shape(takeOut(three, 'b')), 'a+c b d', 'any other is below them')
  t.same(
    jobsOf(takeOut(takeOut(three, 'b'), 'c')).map(({ group }) => group),
    [undefined, undefined, undefined, undefined],
  )
  t.equal(shape(joinRuns(added, ['k', 'd'], 'x')), 'new+a+d')
  t.equal(shape(joinRuns(alone, ['a', 'd'], 'x')), 'a+d')
})

t.test('the company of a group is one text, and a role with another employer is shown alone', async t => {
  const renamed = writeField(three, `${PATH}.b.company`, 'Narmada')
  t.same(
    jobsOf(renamed).map(({ company }) => company),
    ['Narmada', 'Narmada', 'Narmada', 'Godavari'],
  )
  t.same(writeField(three, `${PATH}.d.company`, 'X'), writeAt(three, `${PATH}.d.company`, 'X'))
  t.equal(shape(withGroups(writeAt(three, `${PATH}.c.company`, 'Narmada'))), 'a+b c d')
  const empty = writeField(three, `${PATH}.a.company`, '')
  t.equal(withGroups(empty), empty, 'a company that is typed anew keeps the group')
  t.same(
    problemsOf(empty).map(({ path }) => path),
    [`${PATH}.a.company`],
    'said once, at the field',
  )
})

t.test('dates place and sort a group as one, and its roles within it', async t => {
  const dated = withJobs([
    { id: 'old', startDate: '2010', endDate: '2012' },
    { id: 'a', company: 'K', group: 'k', startDate: '2015', endDate: '2017' },
    { id: 'b', company: 'K', group: 'k', startDate: '2017', current: true },
    { id: 'c', startDate: '2018', endDate: '2019' },
  ])
  t.equal(shape(sortByDate(dated, PATH)), 'b+a c old')
  t.equal(shape(placeByDate(dated, PATH, 'b')), 'old b+a c')
  t.equal(shape(placeByDate(dated, PATH, 'c')), 'c old a+b')
  const sorted = sortByDate(dated, PATH)
  t.equal(sortByDate(sorted, PATH), sorted)
})

t.test('a removal that ends a group is undone with its group', async t => {
  const two = withJobs([
    { id: 'a', company: 'Kaveri', group: 'k' },
    { id: 'b', company: 'Kaveri', group: 'k' },
  ])
  const without = withGroups(removeItem(two, PATH, 'a'))
  t.same(jobsOf(without), [{ id: 'b', company: 'Kaveri' }])
  const later = writeAt(without, `${PATH}.b.position`, 'Typed meanwhile')
  t.equal(shape(rebase(without, two, later)), 'a+b')
  t.equal(readAt(rebase(without, two, later), `${PATH}.b.position`), 'Typed meanwhile')
})

const someJob = fc.record({
  company: fc.constantFrom('Kaveri', ' kaveri', 'Godavari', undefined),
  group: fc.constantFrom('g', 'h', undefined),
})
const someDocument = fc
  .tuple(fc.shuffledSubarray([...'abcdef']), fc.array(someJob, { minLength: 6, maxLength: 6 }))
  .map(([ids, jobs]) => withGroups(withJobs(ids.map((id, at) => JSON.parse(JSON.stringify({ ...jobs[at], id }))))))
/** Whether each group is in one piece and has one employer. An empty company is typed anew. */
const isWhole = (document: EditorDocument) =>
  groupProblems(jobsOf(document)).every(({ message }) => message.endsWith('need their employer.')) &&
  runsOf(jobsOf(document)).every(run => run.length > 1 || run[0]?.group === undefined)
const textsOf = (document: EditorDocument) =>
  Object.fromEntries(jobsOf(document).map(({ id, group: _, ...texts }) => [id, texts]))
const changes: ((document: EditorDocument, id: string, to: number) => EditorDocument)[] = [
  (document, id, to) => moveItem(document, PATH, id, to),
  (document, _, to) => moveItem(document, PATH, String(jobsOf(document)[to]?.group ?? ''), 5 - to),
  takeOut,
  (document, id, to) => addRole(document, id, `new${id}${to}`, `group${to}`),
  (document, id) => removeItem(document, PATH, id),
  (document, id, to) => writeAt(document, `${PATH}.${id}.company`, ['Kaveri', 'Narmada', ''][to % 3]),
  (document, _, to) =>
    joinRuns(
      document,
      runsAt(document, PATH)
        .slice(to, to + 2)
        .map(idOfRun),
      'joined',
    ),
]

t.test('every edit leaves whole groups, and all texts', async t => {
  const edits = fc.array(fc.tuple(fc.nat(changes.length - 1), fc.constantFrom(...'abcdef'), fc.nat(5)), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(
      someDocument,
      edits,
      (first, list) =>
        isWhole(first) &&
        list.reduce(
          ({ document, ok }, [kind, id, to]) => {
            const edited = changes[kind]!(document, id, to)
            const next = withGroups(edited)
            return {
              document: next,
              ok: ok && isWhole(next) && same(textsOf(next), textsOf(edited)) && withGroups(next) === next,
            }
          },
          { document: first, ok: true },
        ).ok,
    ),
    RUNS,
  )
  t.pass()
})

t.test(
  'a merge of two versions and any choice in its conflicts leave whole groups, and what is sent is valid',
  async t => {
    fc.assert(
      fc.property(someDocument, someDocument, someDocument, fc.boolean(), (base, mine, theirs, isTheirs) => {
        const { document, conflicts } = merge(base, mine, theirs)
        const choices = Object.fromEntries(conflicts.map(({ key }) => [key, isTheirs ? 'theirs' : 'mine'] as const))
        const chosen = resolve(document, conflicts, choices)
        const stored = sendable(
          theirs,
          emptyDocument('Ada'),
          problemsOf(theirs).map(({ path }) => path),
          'Ada',
        )
        const sent = sendable(
          chosen,
          stored,
          problemsOf(chosen).map(({ path }) => path),
          'Ada',
        )
        return isWhole(document) && isWhole(chosen) && contentProblems(sent.content).length === 0
      }),
      RUNS,
    )
    t.pass()
  },
)

/** A document with own fields, whose names must differ, and with a result, whose kind and scale must fit. */
const someFields = fc
  .tuple(
    fc.shuffledSubarray([...'abcd']),
    fc.array(
      fc.record({ label: fc.constantFrom('Visa', 'visa ', 'Notice', ''), value: fc.constantFrom('v', undefined) }),
      { minLength: 4, maxLength: 4 },
    ),
    fc.record({
      institution: fc.constantFrom('KV 1', 'KV 2'),
      score: fc.constantFrom('9.1', '9,1', '95', 'First', undefined),
      scoreScale: fc.constantFrom('10', '5', '0', undefined),
      scoreKind: fc.constantFrom('cgpa', 'percentage', 'class', undefined),
    }),
  )
  .map(([ids, fields, class10]) => {
    const own = ids.map((id, at) => ({ ...fields[at], id }))
    const document = {
      ...emptyDocument('Ada'),
      content: { personalDetails: { name: 'Ada', own }, education: { class10 } },
    }
    return JSON.parse(JSON.stringify(document)) as EditorDocument
  })
const blockedIn = (document: EditorDocument) => problemsOf(document).flatMap(({ path, blocks }) => (blocks ? path : []))

t.test('whatever is held back, the rest can be saved', async t => {
  fc.assert(
    fc.property(someFields, someFields, (first, next) => {
      const stored = sendable(first, emptyDocument('Ada'), blockedIn(first), 'Ada')
      const typed = writeAt(next, 'content.profileSummary', 'New.')
      const sent = sendable(typed, stored, blockedIn(typed), 'Ada')
      const isKept = blockedIn(typed).length > 0 || same(sent.content, typed.content)
      return sent.content.profileSummary === 'New.' && isKept && contentProblems(sent.content).length === 0
    }),
    RUNS,
  )
  t.pass()
})

t.test('the labels of own fields are proposed by the country of the place, or else of the browser', async t => {
  const [first] = proposalsFor('Dubai, United Arab Emirates', 'en-IN')
  t.equal(first, 'nationality')
  t.equal(proposalsFor('', 'en-IN')[0], 'noticePeriod')
  t.equal(proposalsFor('Pune, India', 'en-GB')[0], 'noticePeriod')
  t.same(proposalsFor('London, UK', ''), proposalsFor('London, United Kingdom', 'en-IN'))
  t.notOk(proposalsFor('Austin, US', 'de-DE').includes('dateOfBirth'))
  t.same(proposalsFor('Indianapolis, Indiana', 'en'), proposalsFor('', ''), 'no country: the usual ones')
})

t.test('a heading is hidden and a layout chosen for a section; their defaults leave no trace', async t => {
  const filled = emptyDocument('Ada')
  const changed = withSetting(withSetting(filled, 'skills', { hideTitle: true }), 'skills', { layout: 'levels' })
  t.same(changed.content.sections, { skills: { hideTitle: true, layout: 'levels' } })
  const back = withSetting(withSetting(changed, 'skills', { hideTitle: false }), 'skills', { layout: undefined })
  t.notOk('sections' in back.content)
  t.same(['skills', 'languages', 'interests', 'awards', 'custom.x'].filter(hasLayout), [
    'skills',
    'languages',
    'interests',
  ])
  t.same(['skills', 'custom.x'].filter(hasHeading), ['skills'])
})

t.test('own fields: a name twice, a missing name, a long text and an eleventh field are said at the field', async t => {
  const own = (...fields: object[]) =>
    problemsOf(writeAt(emptyDocument('Ada'), 'content.personalDetails.own', fields)).map(({ path }) => path.slice(28))
  t.same(own({ id: 'a', label: 'Visa' }, { id: 'b', label: ' visa' }), ['a.label', 'b.label'])
  t.same(own({ id: 'a', value: 'B1' }), ['a.label'])
  t.same(own({ id: 'a', label: 'Visa', value: 'x'.repeat(500) }), ['a.value'])
  const many = Array.from({ length: 11 }, (_, at) => ({ id: `f${at}`, label: `F${at}` }))
  t.equal(own(...many).length, 1)
  t.same(own(...many.slice(1)), [])
})
