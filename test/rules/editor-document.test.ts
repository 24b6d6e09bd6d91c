// The editor's document, history, merge and validation, which are pure: tables of cases and properties.
import { changesBetween } from '../../api/core/cv/compare.ts'
import { same } from '../../api/core/cv/values.ts'
import {
  addItem,
  type EditorDocument,
  emptyDocument,
  listAt,
  moveItem,
  readAt,
  removeItem,
  writeAt,
} from '../../web/src/editor/session/document.ts'
import {
  MAX_STEPS,
  rebaseHistory,
  record,
  redo,
  startHistory,
  TYPING_PAUSE_MS,
  undo,
} from '../../web/src/editor/session/history.ts'
import { applyPatch, merge, patchBetween, rebase, resolve } from '../../web/src/editor/session/merge.ts'
import { pathOfPointer, problemsOf, sendable } from '../../web/src/editor/steps/validate.ts'
import { contrastWithWhite } from '../../web/src/editor/templates/contrast.ts'
import { dose, fc } from '../dose.ts'
import t from '../tap.ts'

const RUNS = { numRuns: dose(1_000) }

const jobs = (...ids: string[]): EditorDocument => {
  const start = emptyDocument('Ada')
  return { ...start, content: { ...start.content, experience: ids.map(id => ({ id, company: `Company ${id}` })) } }
}
const idsOf = (document: EditorDocument, path = 'content.experience') => listAt(document, path).map(item => item.id)
const put = (document: EditorDocument, path: string, value: unknown) => writeAt(document, path, value)

t.test('a write by path changes nothing else', async t => {
  const before = jobs('a', 'b')
  const after = put(before, 'content.experience.b.position', 'Engineer')
  t.equal(readAt(after, 'content.experience.b.position'), 'Engineer')
  t.equal(readAt(before, 'content.experience.b.position'), undefined)
  t.equal(after.content.experience?.[0], before.content.experience?.[0], 'the other item is the same object')
  t.equal(put(before, 'content.experience.a.company', 'Company a'), before, 'the same value is no change')
  t.equal(put(before, 'content.experience.gone.company', 'x'), before, 'an item that is gone takes nothing')
  t.notOk('url' in (put(before, 'content.experience.a.url', '').content.experience?.[0] ?? {}))
  t.equal(put(before, 'content.personalDetails.name', '').content.personalDetails.name, '')
  t.equal(readAt(put(before, 'content.education.class10.board', 'CBSE'), 'content.education.class10.board'), 'CBSE')
})

t.test('items are added, moved and removed by id', async t => {
  const document = jobs('a', 'b', 'c')
  t.same(idsOf(addItem(document, 'content.experience', { id: 'n' }, 0)), ['n', 'a', 'b', 'c'])
  t.same(idsOf(moveItem(document, 'content.experience', 'c', 0)), ['c', 'a', 'b'])
  t.same(idsOf(moveItem(document, 'content.experience', 'a', 99)), ['b', 'c', 'a'])
  t.equal(moveItem(document, 'content.experience', 'a', -3), document)
  t.same(idsOf(removeItem(document, 'content.experience', 'b')), ['a', 'c'])
  t.notOk('experience' in removeItem(jobs('a'), 'content.experience', 'a').content, 'an empty list leaves no trace')
  t.same(idsOf(addItem(document, 'content.education.other', { id: 'o' }), 'content.education.other'), ['o'])
})

t.test('typing in one field within a second is one undo step', async t => {
  let history = startHistory(jobs('a'))
  const first = history.present
  let now = 10_000
  for (const text of ['E', 'En', 'Eng']) {
    history = record(history, put(history.present, 'content.experience.a.position', text), 'position', now, 'Typing')
    now += 300
  }
  history = record(history, put(history.present, 'content.profileSummary', 'Hi'), 'summary', now, 'Typing')
  t.equal(undo(undo(history)).present, first)
  t.equal(redo(redo(undo(undo(history)))).present, history.present)
  const slow = record(history, put(history.present, 'content.profileSummary', 'Hi!'), 'summary', now + 5_000, 'Typing')
  t.equal(undo(slow).present, history.present, 'after a pause a new step begins')
  t.equal(record(slow, slow.present, null, now, 'Nothing'), slow)
  t.equal(undo(startHistory(first)).present, first)
})

t.test('at most 100 steps are kept, and a new change ends redo', async t => {
  let history = startHistory(emptyDocument('Ada'))
  for (let step = 0; step < 150; step += 1) {
    history = record(history, put(history.present, 'content.profileSummary', `${step}`), null, 0, 'Typing')
  }
  t.equal(history.past.length, MAX_STEPS)
  const back = undo(history)
  t.equal(back.future.length, 1)
  t.equal(record(back, put(back.present, 'title', 'New'), 'title', TYPING_PAUSE_MS, 'Title').future.length, 0)
})

t.test('undo reverts a step of this tab and keeps what another tab saved meanwhile', async t => {
  let history = startHistory(jobs('a'))
  history = record(history, put(history.present, 'content.profileSummary', 'Mine'), null, 0, 'Typing')
  const merged = put(history.present, 'content.experience.a.position', 'Theirs')
  history = undo(rebaseHistory(history, merged))
  t.equal(readAt(history.present, 'content.profileSummary'), undefined)
  t.equal(readAt(history.present, 'content.experience.a.position'), 'Theirs')
})

t.test('changes of different fields are merged', async t => {
  const base = jobs('a', 'b')
  const cases: [string, EditorDocument, EditorDocument][] = [
    ['two items', put(base, 'content.experience.a.position', 'A'), put(base, 'content.experience.b.position', 'B')],
    ['a setting and a section', put(base, 'title', 'Mine'), put(base, 'content.profileSummary', 'Theirs')],
    ['a template and a colour', put(base, 'template', 'folio'), put(base, 'style.accent', '#1f4fa3')],
    ['two parts of the style', put(base, 'style.paper', 'Letter'), put(base, 'style.fontSize', 11)],
    ['two privacy switches', put(base, 'privacy.email', 'public'), put(base, 'privacy.location', 'private')],
    [
      'a slot and an item',
      put(base, 'content.education.class10.board', 'X'),
      addItem(base, 'content.skills', { id: 's' }),
    ],
    [
      'two new items',
      addItem(base, 'content.experience', { id: 'm' }),
      addItem(base, 'content.experience', { id: 't' }),
    ],
    ['a removal and a change elsewhere', removeItem(base, 'content.experience', 'a'), put(base, 'title', 'T')],
    [
      'a move and a change',
      moveItem(base, 'content.experience', 'b', 0),
      put(base, 'content.experience.a.url', 'https://a.b'),
    ],
  ]
  for (const [name, mine, theirs] of cases) {
    const { document, conflicts } = merge(base, mine, theirs)
    t.same(conflicts, [], name)
    t.ok(same(merge(base, theirs, mine).document.content.personalDetails, document.content.personalDetails), name)
    for (const { kind, path, after } of [...changesBetween(base, mine), ...changesBetween(base, theirs)]) {
      if (kind !== 'order') t.same(readAt(document, path), after, `${name}: ${path}`)
    }
  }
})

t.test('a style that is reset is removed, also when merged with another change', async t => {
  const base = put(put(jobs('a'), 'style.accent', '#1f4fa3'), 'style.paper', 'Letter')
  const mine = put(base, 'style.accent', undefined)
  const { document, conflicts } = merge(base, mine, put(base, 'style.fontSize', 11))
  t.same(conflicts, [])
  t.strictSame(document.style, { ...jobs('a').style, paper: 'Letter', fontSize: 11 })
  t.strictSame(applyPatch(base, patchBetween(base, mine)!).document.style, { ...jobs('a').style, paper: 'Letter' })
})

t.test('contrast of colours with white paper', async t => {
  for (const [colour, contrast] of [
    ['#ffffff', 1],
    ['#000000', 21],
    ['#767676', 4.54],
  ] as const) {
    t.ok(Math.abs(contrastWithWhite(colour) - contrast) < 0.01, colour)
  }
})

t.test('different orders of one list are a conflict, and either side can be chosen', async t => {
  const base = jobs('a', 'b', 'c')
  const moved = merge(base, moveItem(base, 'content.experience', 'a', 2), moveItem(base, 'content.experience', 'c', 0))
  t.same(
    moved.conflicts.map(conflict => conflict.key),
    ['content.experience'],
  )
  t.same(idsOf(moved.document), ['b', 'c', 'a'])
  t.same(idsOf(resolve(moved.document, moved.conflicts, { 'content.experience': 'theirs' })), ['c', 'a', 'b'])
})

/** Documents with a few jobs and skills in any order, with any of their fields. */
const someDocument = fc
  .record({
    summary: fc.option(fc.constantFrom('one', 'two', 'three'), { nil: undefined }),
    title: fc.constantFrom('CV', 'Other'),
    jobs: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 }),
    words: fc.array(fc.constantFrom('x', 'y', 'z'), { minLength: 5, maxLength: 5 }),
    email: fc.constantFrom('public', 'private'),
  })
  .map(({ summary, title, jobs: ids, words, email }) => {
    const at = new Map(['a', 'b', 'c', 'd', 'e'].map((id, index) => [id, words[index]]))
    const list = ids.map(id => ({ id, company: at.get(id) }))
    let document = put(emptyDocument('Ada'), 'title', title)
    document = put(document, 'content.profileSummary', summary)
    document = put(document, 'content.experience', list.length > 0 ? list : undefined)
    return put(document, 'privacy.email', email)
  })

t.test('a merge with an unchanged side gives the changed one', async t => {
  fc.assert(
    fc.property(someDocument, someDocument, (base, changed) => {
      const left = merge(base, changed, base)
      const right = merge(base, base, changed)
      if (left.conflicts.length + right.conflicts.length > 0) return false
      return same(left.document, changed) && same(right.document, changed)
    }),
    RUNS,
  )
  t.pass()
})

/** The fields that someDocument varies. */
const CHANGED = [
  'title',
  'privacy.email',
  'content.profileSummary',
  ...['a', 'b', 'c', 'd', 'e'].map(id => `content.experience.${id}`),
]

t.test('no change of one side is lost in a merge or a rebase', async t => {
  fc.assert(
    fc.property(someDocument, someDocument, someDocument, (base, mine, theirs) => {
      const merged = merge(base, mine, theirs)
      for (const path of CHANGED) {
        const [b, m, th, r] = [base, mine, theirs, merged.document].map(document => readAt(document, path))
        if (!same(r, same(b, m) ? th : m)) return false
        const isOpen = merged.conflicts.some(({ key }) => key === path || key.startsWith(`${path}.`))
        if (isOpen !== (!same(b, m) && !same(b, th) && !same(m, th))) return false
      }
      return same(rebase(base, mine, theirs), same(base, mine) ? theirs : merged.document)
    }),
    RUNS,
  )
  t.pass()
})

t.test('a patch on an unchanged document gives exactly the typed text', async t => {
  fc.assert(
    fc.property(someDocument, someDocument, (base, mine) => {
      const stored = JSON.parse(JSON.stringify(patchBetween(base, mine)))
      if (stored === null) return same(base, mine)
      const { document, conflicts } = applyPatch(base, stored)
      return conflicts.length === 0 && same(document, mine)
    }),
    RUNS,
  )
  t.pass()
})

t.test('a patch on a changed document keeps both changes, with a conflict where both changed', async t => {
  const base = jobs('a', 'b')
  const patch = patchBetween(base, put(base, 'content.experience.a.position', 'Typed'))!
  t.same(patch, {
    base: { content: { experience: [{ id: 'a', company: 'Company a' }] } },
    mine: { content: { experience: [{ id: 'a', company: 'Company a', position: 'Typed' }] } },
  })
  const elsewhere = applyPatch(put(base, 'content.experience.b.position', 'Saved'), patch)
  t.same(elsewhere.conflicts, [])
  t.equal(readAt(elsewhere.document, 'content.experience.a.position'), 'Typed')
  t.equal(readAt(elsewhere.document, 'content.experience.b.position'), 'Saved')
  const clash = applyPatch(put(base, 'content.experience.a.position', 'Saved'), patch)
  t.same(
    clash.conflicts.map(conflict => conflict.key),
    ['content.experience.a.position'],
  )
})

t.test('links and dates are validated as by the service', async t => {
  const blocked = (path: string, value: string) =>
    problemsOf(put(jobs('a'), `content.experience.a.${path}`, value)).some(
      problem => problem.blocks && problem.path === `content.experience.a.${path}`,
    )
  for (const url of ['https://a.example', 'http://a.example/x?y#z', 'mailto:a@b.c', 'tel:+911', 'HTTPS://A.B']) {
    t.notOk(blocked('url', url), url)
  }
  for (const url of ['https', 'https://', 'example.com', 'javascript:alert(1)', 'data:text/html,x', 'https://a b']) {
    t.ok(blocked('url', url), url)
  }
  for (const date of ['2024', '2024-02', '2024-02-29']) t.notOk(blocked('startDate', date), date)
  for (const date of ['24', '2024-13', '2024-00', '2023-02-29', 'Febuary', '2024-1']) {
    t.ok(blocked('startDate', date), date)
  }
  t.ok(blocked('company', 'half an emoji \ud83d'))
  const picture = `/cvs/${'a'.repeat(21)}/picture/${'0'.repeat(64)}`
  t.same(problemsOf(put(jobs('a'), 'content.personalDetails.imageUrl', picture)), [])
})

t.test('problems name the field and the fix; only values that the service refuses block a save', async t => {
  let document = jobs('a')
  document = put(document, 'content.experience.a.url', 'exam')
  document = put(document, 'content.experience.a.startDate', '2024-05')
  document = put(document, 'content.experience.a.endDate', '2023')
  document = put(document, 'content.personalDetails.email', 'ada@')
  document = put(document, 'content.profileSummary', 'x'.repeat(5_001))
  const problems = problemsOf(document)
  t.same(
    problems
      .filter(problem => problem.blocks)
      .map(problem => problem.path)
      .sort(),
    ['content.experience.a.url', 'content.profileSummary'],
  )
  t.same(
    problems
      .filter(problem => !problem.blocks)
      .map(problem => problem.path)
      .sort(),
    ['content.experience.a.endDate', 'content.personalDetails.email'],
  )
  t.same(problemsOf(jobs('a')), [])
  t.match(problemsOf(emptyDocument())[0], { path: 'content.personalDetails.name', blocks: true })
})

t.test('an incomplete link keeps its last valid value, and the rest can be sent', async t => {
  const base = put(jobs('a'), 'content.experience.a.url', 'https://old.example')
  let typed = put(base, 'content.experience.a.url', 'htt')
  typed = put(typed, 'content.experience.a.position', 'Engineer')
  typed = put(typed, 'content.personalDetails.name', '')
  const sent = sendable(typed, base, ['content.experience.a.url', 'content.personalDetails.name'], 'Fallback')
  t.equal(readAt(sent, 'content.experience.a.url'), 'https://old.example')
  t.equal(readAt(sent, 'content.experience.a.position'), 'Engineer')
  t.equal(sent.content.personalDetails.name, 'Ada')
  const fresh = sendable(put(emptyDocument(), 'title', ''), emptyDocument(), ['title'], 'Fallback')
  t.equal(fresh.content.personalDetails.name, 'Fallback')
  t.ok(fresh.title.length > 0)
})

t.test('the service’s JSON pointers become paths by id', async t => {
  const document = put(jobs('a', 'b'), 'content.experience.b.highlights', ['one', 'two'])
  t.equal(pathOfPointer(document, '/content/experience/1/url'), 'content.experience.b.url')
  t.equal(pathOfPointer(document, '/content/experience/1/highlights/0'), 'content.experience.b.highlights')
  t.equal(pathOfPointer(document, '/title'), 'title')
  t.equal(pathOfPointer(document, ''), null)
})
