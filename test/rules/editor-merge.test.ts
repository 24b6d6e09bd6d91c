// Two tabs on one CV, field by field: what is merged, what is a conflict, and the words of the dialog.

import type { CvData } from '../../api/core/contract/cv.ts'
import { same } from '../../api/core/cv/values.ts'
import { publishedChanges } from '../../web/src/editor/publish/published-changes.ts'
import { conflictLines, conflictName } from '../../web/src/editor/session/conflict-words.ts'
import {
  type EditorDocument,
  emptyDocument,
  readAt,
  removeItem,
  writeAt,
} from '../../web/src/editor/session/document.ts'
import { merge, resolve } from '../../web/src/editor/session/merge.ts'
import { dose, fc } from '../dose.ts'
import t from '../tap.ts'

const RUNS = { numRuns: dose(2_000) }

const withAll = (document: EditorDocument, values: Record<string, unknown>) =>
  Object.entries(values).reduce((result, [path, value]) => writeAt(result, path, value), document)
const JOB = 'content.experience.a'
const base = withAll(emptyDocument('Ada'), {
  'content.experience': [{ id: 'a', position: 'Engineer', company: 'Kaveri', startDate: '2021-03' }],
  'content.personalDetails.links': [
    { id: 'x', label: 'Site', url: 'https://a.example' },
    { id: 'y', label: 'Code', url: 'https://b.example' },
  ],
  'content.custom': [{ id: 'own', title: 'Talks', items: [{ id: 'one', title: 'First' }] }],
})
const keysOf = (conflicts: { key: string }[]) => conflicts.map(({ key }) => key)

t.test('page breaks are merged by section, whose name may have a dot', async t => {
  const [mine, theirs] = [
    { 'custom.own': 'together', experience: 'new-page' },
    { 'custom.own': 'new-page', skills: 'together' },
  ].map(breaks => writeAt(base, 'style.breaks', breaks)) as [EditorDocument, EditorDocument]
  const { document, conflicts } = merge(base, mine, theirs)
  t.same(keysOf(conflicts), ['style.breaks.custom.own'])
  t.equal(conflictName(conflicts[0]!, document), 'Style: Page breaks › Talks')
  const breaks = { 'custom.own': 'new-page', experience: 'new-page', skills: 'together' }
  t.same(resolve(document, conflicts, { 'style.breaks.custom.own': 'theirs' }).style, { fill: true, breaks })
})

t.test('different fields of one section are merged without a conflict', async t => {
  const cases: [string, Record<string, unknown>, Record<string, unknown>][] = [
    ['of a job', { [`${JOB}.position`]: 'Lead' }, { [`${JOB}.company`]: 'Godavari', [`${JOB}.current`]: true }],
    ['of the person', { 'content.personalDetails.email': 'a@b.c' }, { 'content.personalDetails.location': 'Pune' }],
    [
      'of a link',
      { 'content.personalDetails.links.x.label': 'Blog' },
      { 'content.personalDetails.links.x.url': 'https://c.example' },
    ],
    [
      'entries of an own section',
      { 'content.custom.own.items.one.title': 'Opening' },
      { 'content.custom.own.title': 'On stage' },
    ],
    [
      'a study begun twice',
      { 'content.education.class10': { board: 'CBSE' } },
      { 'content.education.class10': { score: '9' } },
    ],
    [
      'titles of sections',
      { 'content.sections.skills.title': 'Craft' },
      { 'content.sections.skills.hidden': true, 'content.sections.awards.title': 'Honours' },
    ],
    ['a field taken away', { [`${JOB}.company`]: undefined }, { [`${JOB}.position`]: 'Lead' }],
  ]
  for (const [name, mine, theirs] of cases) {
    const merged = merge(base, withAll(base, mine), withAll(base, theirs))
    t.same(merged.conflicts, [], name)
    for (const [path, value] of Object.entries({ ...mine, ...theirs })) {
      if (typeof value === 'object') t.match(readAt(merged.document, path), value, name)
      else t.equal(readAt(merged.document, path), value, `${name}: ${path}`)
    }
  }
})

t.test('fields that are only meaningful together conflict together', async t => {
  const text = `${JOB}.description`
  const before = withAll(base, { [text]: '2 * 3' })
  const formatted = { [text]: '**2 \\* 3**', [`${JOB}.format`]: 'markdown' }
  const merged = merge(before, withAll(before, formatted), withAll(before, { [text]: '2 * 4' }))
  t.same(keysOf(merged.conflicts), ['content.experience.a'])
  const theirs = resolve(merged.document, merged.conflicts, { 'content.experience.a': 'theirs' })
  t.match(readAt(theirs, JOB), { description: '2 * 4', format: undefined })
  const ended = merge(base, withAll(base, { [`${JOB}.endDate`]: '2022' }), withAll(base, { [`${JOB}.current`]: true }))
  t.same(keysOf(ended.conflicts), ['content.experience.a'])
})

t.test('entries that both sides add or move are kept', async t => {
  const path = 'content.personalDetails.links'
  const [x, y] = readAt(base, path) as object[]
  const mine = writeAt(base, path, [x, y, { id: 'm', label: 'Mine' }])
  const theirs = writeAt(base, path, [{ id: 't', label: 'Theirs' }, y, x])
  const { document, conflicts } = merge(base, mine, theirs)
  t.same(conflicts, [])
  t.same(
    (readAt(document, path) as { id: string }[]).map(({ id }) => id),
    ['t', 'y', 'm', 'x'],
  )
  const gone = merge(base, removeItem(base, path, 'x'), removeItem(base, path, 'y'))
  t.same([gone.conflicts, readAt(gone.document, path)], [[], undefined], 'each took one away')
})

t.test(
  'only the field that was changed differently is a conflict, and all other changes are kept whatever is chosen',
  async t => {
    const mine = withAll(base, { [`${JOB}.position`]: 'Lead', [`${JOB}.location`]: 'Pune' })
    const theirs = withAll(base, { [`${JOB}.position`]: 'Director', [`${JOB}.company`]: 'Godavari' })
    const { document, conflicts } = merge(base, mine, theirs)
    const path = `${JOB}.position`.split('.')
    t.same(conflicts, [{ key: path.join('.'), path, base: 'Engineer', mine: 'Lead', theirs: 'Director' }])
    t.match(readAt(document, JOB), { position: 'Lead', location: 'Pune', company: 'Godavari' })
    const taken = resolve(document, conflicts, { 'content.experience.a.position': 'theirs' })
    t.match(readAt(taken, JOB), { position: 'Director', location: 'Pune', company: 'Godavari' })

    const inside = merge(
      base,
      withAll(base, { 'content.custom.own.items.one.title': 'Opening' }),
      withAll(base, { 'content.custom.own.items.one.title': 'Keynote' }),
    )
    t.same(keysOf(inside.conflicts), ['content.custom.own.items.one.title'])
    const other = resolve(inside.document, inside.conflicts, { 'content.custom.own.items.one.title': 'theirs' })
    t.equal(readAt(other, 'content.custom.own.items.one.title'), 'Keynote')
  },
)

t.test('an entry removed on one side and changed on the other is a conflict as a whole', async t => {
  const path = 'content.personalDetails.links'
  const merged = merge(base, removeItem(base, path, 'x'), withAll(base, { [`${path}.x.label`]: 'Blog' }))
  t.same(keysOf(merged.conflicts), ['content.personalDetails.links'])
  const taken = resolve(merged.document, merged.conflicts, { 'content.personalDetails.links': 'theirs' })
  t.equal(readAt(taken, `${path}.x.label`), 'Blog')
})

const FIELDS = ['position', 'company', 'location', 'startDate'] as const
const someJob = fc.record(Object.fromEntries(FIELDS.map(field => [field, fc.constantFrom('p', 'q', 'r')])), {
  requiredKeys: [],
})

t.test('every field changed on one side has that change, and exactly the others are conflicts', async t => {
  fc.assert(
    fc.property(someJob, someJob, someJob, (b, m, th) => {
      const of = (job: object) => writeAt(emptyDocument('Ada'), 'content.experience', [{ id: 'a', ...job }])
      const merged = merge(of(b), of(m), of(th))
      const asked = new Set(keysOf(merged.conflicts))
      return FIELDS.every(field => {
        const [before, mine, theirs] = [b[field], m[field], th[field]]
        const both = before !== mine && before !== theirs && mine !== theirs
        const expected = before === mine ? theirs : mine
        return both === asked.has(`${JOB}.${field}`) && same(readAt(merged.document, `${JOB}.${field}`), expected)
      })
    }),
    RUNS,
  )
  t.pass()
})

t.test('a conflict names the field in words, and shows both sides in one order with readable dates', async t => {
  const conflict = (key: string, mine: unknown, theirs: unknown, before?: unknown) => ({
    key,
    path: key.split('.'),
    mine,
    theirs,
    base: before,
  })
  const lines = (one: ReturnType<typeof conflict>) =>
    [conflictLines(one, 'mine', base), conflictLines(one, 'theirs', base)] as const
  const dates = conflict('content.experience.a.startDate', '2021-03', '2020', '2019')
  t.equal(conflictName(dates, base), 'Experience: Engineer › From')
  t.same(lines(dates), [[['', 'Mar 2021']], [['', '2020']]])
  t.equal(
    conflictName(conflict('content.custom.own.items.one.title', 'a', 'b'), base),
    'Own sections: Talks › First › Title',
  )
  t.equal(conflictName(conflict('content.personalDetails.phoneNumber', '1', '2'), base), 'Personal details › Phone')
  t.equal(conflictName(conflict('content.sections.skills.title', 'a', 'b'), base), 'Sections › Skills › Title')
  t.same(lines(conflict('language', 'hi', 'en')), [[['', 'Hindi']], [['', 'English']]])
  const group = conflict('content.experience.a.group', 'k1', undefined)
  t.equal(conflictName(group, base), 'Experience: Engineer › Roles at one employer')
  t.same(lines(group), [[['', 'Shown together']], [['', 'Removed']]])
  t.same(lines(conflict('content.languages.l.cefr', 'native', 'C1')), [
    [['', 'Native speaker']],
    [['', 'C1, advanced']],
  ])
  t.same(lines(conflict('privacy.email', 'public', 'private')), [[['', 'Public']], [['', 'Only you']]])

  const before = { id: 'a', position: 'Engineer', company: 'Kaveri', endDate: '2020' }
  const changed = { endDate: '2021-01', company: 'Godavari', id: 'a', position: 'Engineer' }
  t.same(lines(conflict('content.experience.a', changed, undefined, before)), [
    [
      ['To', 'Jan 2021'],
      ['Company', 'Godavari'],
    ],
    [['', 'Removed']],
  ])
  const [mine, theirs] = lines(
    conflict(
      'content.personalDetails.links',
      [{ url: 'https://a.example', label: 'A', id: 'x' }],
      [{ id: 'x', label: 'A', url: 'https://b.example' }],
    ),
  )
  t.same([mine, theirs], [[['', 'https://a.example · A']], [['', 'https://b.example · A']]], 'in one order')
})

t.test(
  'the changes of publishing are those that readers see: nothing private or hidden, the order only if it changed',
  async t => {
    const twoJobs = [
      { id: 'a', position: 'Engineer' },
      { id: 'b', position: 'Trainee' },
    ]
    const shown = withAll(emptyDocument('Ada'), { template: 'meridian', 'content.experience': twoJobs })
    const changes = (values: Record<string, unknown>) =>
      publishedChanges(shown as unknown as CvData, withAll(shown, values))
    const nothing = { added: [], changed: [], removed: [] }
    t.same(changes({ title: 'Other', indexable: true, 'content.personalDetails.email': 'a@b.c' }), nothing)
    t.same(changes({ 'content.experience': [...twoJobs, { id: 'c', position: 'Lead', hidden: true }] }), nothing)
    t.same(changes({ 'content.personalDetails.email': 'a@b.c', 'privacy.email': 'public' }), {
      ...nothing,
      added: ['E-mail'],
    })
    t.same(changes({ 'content.experience.a.hidden': true, template: 'ledger', 'style.accent': '#123456' }), {
      added: ['Style'],
      changed: ['Template'],
      removed: ['Experience: Engineer'],
    })
    const field = { id: 'n', label: 'Nationality', value: 'Indian' }
    t.same(changes({ 'content.personalDetails.own': [field] }), nothing)
    t.same(changes({ 'content.personalDetails.own': [{ ...field, public: true }] }), {
      ...nothing,
      added: ['Nationality'],
    })
    t.same(changes({ 'content.experience': [{ id: 'c', position: 'Lead' }, twoJobs[1], twoJobs[0]] }), {
      ...nothing,
      added: ['Experience: Lead'],
      changed: ['Order of Experience'],
    })
  },
)
