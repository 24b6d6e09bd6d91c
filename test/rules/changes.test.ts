// Proposed changes: a JSON Patch, what it changes field by field, and that accepting every change makes the proposed CV.
import type { CvContentData } from '../../api/core/contract/cv.ts'
import type { PatchOperation } from '../../api/core/contract/proposals.ts'
import { withoutPrivateOwn } from '../../api/core/cv/audience.ts'
import { applyOperations, badgesEnded, withGroupsOf, withPrivateOwn } from '../../api/core/cv/changes.ts'
import { type Change, changeName, changesBetween } from '../../api/core/cv/compare.ts'
import { withIds } from '../../api/core/cv/content.ts'
import { same } from '../../api/core/cv/values.ts'
import { applyChange, changeStatus, compareTexts } from '../../web/src/editor/proposals/apply.ts'
import { documentOf, type EditorDocument, emptyDocument, writeAt } from '../../web/src/editor/session/document.ts'
import { dose, fc } from '../dose.ts'
import t from '../tap.ts'
import { anyContent } from './arbitrary-cv.ts'

const CONTENT: CvContentData = {
  personalDetails: { name: 'Ada', links: [{ id: 'site', label: 'Site', url: 'https://a.example' }] },
  profileSummary: 'Weaves numbers.',
  education: { class10: { board: 'CBSE' }, other: [{ id: 'ba', degree: 'B.A.' }] },
  experience: [
    { id: 'one', company: 'Kaveri', position: 'Engineer', highlights: ['First', 'Second'] },
    { id: 'two', company: 'Godavari' },
  ],
  custom: [{ id: 'own', title: 'Talks', items: [{ id: 'pycon', title: 'PyCon' }] }],
  sections: { skills: { title: 'Tools' } },
}
const at = (content: CvContentData): EditorDocument => ({ ...emptyDocument(), content })
const after = (operations: PatchOperation[]) => {
  const { content, problem } = applyOperations(CONTENT, operations)
  if (problem) throw new Error(problem.message)
  return content as CvContentData
}
const named = (content: CvContentData) => {
  const [before, changed] = [{ content: CONTENT }, { content }]
  return changesBetween(before, changed).map(change => ({ ...change, label: changeName(change, before, changed) }))
}
const changesOf = (...operations: PatchOperation[]) => named(after(operations))
const shown = ({ kind, label }: Change & { label: string }) => `${kind} ${label}`

t.test('operations by index, by id, at the end, and one upon the other', async t => {
  const before = structuredClone(CONTENT)
  const made = after([
    { op: 'add', path: '/content/experience/0', value: { id: 'new', company: 'Yamuna' } },
    { op: 'replace', path: '/content/experience/1/company', value: 'Kaveri Data' },
    { op: 'replace', path: '/content/experience/two/company', value: 'Godavari Ltd' },
    { op: 'add', path: '/content/experience/one/highlights/-', value: 'Third' },
    { op: 'remove', path: '/content/experience/one/highlights/0' },
    { op: 'add', path: '/content/personalDetails/profession', value: 'Weaver' },
  ])
  t.same(made.experience, [
    { id: 'new', company: 'Yamuna' },
    { id: 'one', company: 'Kaveri Data', position: 'Engineer', highlights: ['Second', 'Third'] },
    { id: 'two', company: 'Godavari Ltd' },
  ])
  t.equal(made.personalDetails.profession, 'Weaver')
  t.same(CONTENT, before, 'the content itself is as it was')
})

t.test('invalid operations are refused, and reach no prototype', async t => {
  const value = 'x'
  const refused: PatchOperation[] = [
    { op: 'replace', path: '/title', value },
    { op: 'replace', path: '/content', value: {} },
    { op: 'replace', path: 'content/profileSummary', value },
    { op: 'replace', path: '/content/', value },
    { op: 'replace', path: '/content//x', value },
    { op: 'replace', path: '/content/a~2b', value },
    { op: 'replace', path: '/content/skills', value },
    { op: 'remove', path: '/content/skills' },
    { op: 'replace', path: '/content/experience/2/company', value },
    { op: 'replace', path: '/content/experience/01/company', value },
    { op: 'replace', path: '/content/experience/-1/company', value },
    { op: 'replace', path: '/content/experience/-', value },
    { op: 'replace', path: '/content/experience/length', value },
    { op: 'add', path: '/content/experience/3', value },
    { op: 'add', path: '/content/profileSummary/0', value },
    { op: 'add', path: '/content/profileSummary' },
    ...['__proto__', 'constructor', 'toString', 'constructor/prototype', '__proto__/polluted'].flatMap(key => [
      { op: 'add' as const, path: `/content/${key}`, value },
      { op: 'replace' as const, path: `/content/experience/0/${key}`, value },
      { op: 'remove' as const, path: `/content/${key}` },
    ]),
  ]
  for (const operation of refused) {
    const { problem } = applyOperations(CONTENT, [operation])
    t.match(problem, { path: '/operations/0', message: /\w/ }, `${operation.op} ${operation.path}`)
  }
  t.equal(({} as Record<string, unknown>).polluted, undefined)
  t.equal(applyOperations(CONTENT, [refused[0]!, refused[1]!]).problem?.path, '/operations/0')
})

t.test('each change has its section and field in words', async t => {
  const changes = changesOf(
    { op: 'replace', path: '/content/profileSummary', value: 'Weaves.' },
    { op: 'replace', path: '/content/experience/0/highlights/1', value: 'Better' },
    { op: 'remove', path: '/content/experience/two' },
    { op: 'add', path: '/content/skills', value: [{ id: 'go', name: 'Go' }] },
    { op: 'replace', path: '/content/education/class10/board', value: 'ICSE' },
    { op: 'replace', path: '/content/education/other/0/degree', value: 'M.A.' },
    { op: 'replace', path: '/content/custom/own/items/pycon/title', value: 'EuroPython' },
    { op: 'replace', path: '/content/sections/skills/title', value: 'Crafts' },
    { op: 'replace', path: '/content/personalDetails/links/site/url', value: 'https://b.example' },
  )
  t.same(changes.map(shown).sort(), [
    'add Skills › Go',
    'remove Experience › Godavari',
    'set Education › B.A. › Degree',
    'set Education › Class 10 › Board',
    'set Experience › Engineer › What you achieved',
    'set Own sections › Talks › PyCon › Title',
    'set Personal details › Links › Site › Link',
    'set Sections › Skills › Title',
    'set Summary',
  ])
  t.match(
    changes.find(({ kind }) => kind === 'add'),
    { path: 'content.skills.go', after: { name: 'Go' }, behind: null },
  )
  t.same(changesOf({ op: 'add', path: '/content/skills', value: [] }), [], 'an empty list is none')
  const moved = named({ ...CONTENT, experience: CONTENT.experience!.toReversed() })
  t.same(moved.map(shown), ['order Order of Experience'])
  t.match(moved, [{ before: ['one', 'two'], after: ['two', 'one'] }])
})

/** All changes applied in the editor, which treats empty values as absent. */
const accepted = (document: EditorDocument, changes: readonly Change[]) =>
  changes.reduce((now, change) => applyChange(now, { ...change, label: '', drops: [] }), document)
const emptyAsAbsent = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : value
  const inner = Object.entries(value).map(([key, one]) => [key, emptyAsAbsent(one)] as const)
  const kept = inner.filter(([, one]) => one !== undefined)
  if (Array.isArray(value))
    return value.length > 0 ? value.map(one => (one === '' ? '' : emptyAsAbsent(one))) : undefined
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

t.test('accepting every change makes the proposed CV, whatever it is', async t => {
  let count = 0
  const identified = (content: CvContentData) => withIds(content, () => `id${++count}`)
  await fc.assert(
    fc.asyncProperty(anyContent, anyContent, fc.nat(), async (one, two, salt) => {
      const [before, other] = [identified(one), identified(two)]
      // Some entries stay, some go, some come, and the order is another.
      const mixed = [...(before.experience ?? []), ...(other.experience ?? [])].filter((_, at) => (at + salt) % 3 > 0)
      const unique = [...new Map(mixed.map(item => [item.id, item])).values()].toReversed()
      const wanted = { ...other, experience: unique }
      const made = accepted(
        documentOf({ ...at(before) }),
        changesBetween({ content: before }, { content: wanted }),
      ).content
      return same(emptyAsAbsent(made), emptyAsAbsent(wanted))
    }),
    { numRuns: dose(300) },
  )
  t.pass()
})

t.test('groups and private own fields stay where a proposal does not name them', async t => {
  const own = [
    { id: 'n', label: 'Nationality', value: 'Indian' },
    { id: 'p', label: 'Notice', value: '1 month', public: true },
  ]
  const before: CvContentData = {
    personalDetails: { name: 'Ada', own },
    experience: ['a', 'b', 'c'].map(id => ({ id, company: 'Kaveri', group: 'g' })),
  }
  const seen = withoutPrivateOwn(before)
  t.same(seen.personalDetails.own, [own[1]])
  t.notMatch(JSON.stringify(withoutPrivateOwn({ personalDetails: { name: 'Ada', own: [own[0]!] } })), 'own')
  const whole = (operations: PatchOperation[]) => {
    const proposed = applyOperations(seen, operations).content as CvContentData
    return withPrivateOwn(withGroupsOf(proposed, seen), before)
  }
  const groups = ({ experience = [] }: CvContentData) => experience.map(({ group }) => group)
  const replaced = whole([
    { op: 'replace', path: '/content/experience/b', value: { id: 'b', company: 'Kaveri', position: 'Lead' } },
    { op: 'replace', path: '/content/personalDetails', value: { name: 'Ada', own: [{ id: 'v', label: 'Visa' }] } },
  ])
  t.same(groups(replaced), ['g', 'g', 'g'])
  t.same(replaced.personalDetails.own, [{ id: 'v', label: 'Visa' }, own[0]])
  const regrouped = whole([{ op: 'replace', path: '/content/experience/2/group', value: 'h' }])
  t.same(groups(regrouped), ['g', 'g', 'h'], 'a proposal can name another group')
  t.same(groups(whole([{ op: 'add', path: '/content/experience/-', value: { company: 'Ganga' } }])).at(-1), undefined)
})

t.test('a change is marked when its target was changed, removed, or already has the new value', async t => {
  const change = changesOf({ op: 'replace', path: '/content/experience/one/company', value: 'New' })[0]!
  const full = { ...change, drops: [] }
  const start = at(CONTENT)
  const state = (document: EditorDocument) => changeStatus(document, full).state
  t.equal(state(start), 'fits')
  t.equal(state(writeAt(start, 'content.experience.two.company', 'Else')), 'fits')
  t.match(changeStatus(writeAt(start, change.path, 'Mine'), full), { state: 'changed', now: 'Mine' })
  t.equal(state(writeAt(start, change.path, 'New')), 'done')
  t.equal(state(writeAt(start, 'content.experience.one', undefined)), 'gone')
})

t.test('texts are compared word by word', async t => {
  const marked = (before: string, after: string) =>
    compareTexts(before, after).map(runs => runs.map(({ text, isSame }) => (isSame ? text : `[${text}]`)).join(''))
  t.same(marked('Built a log store in Go.', 'Built the log store in Rust.'), [
    'Built [a ]log store in [Go.]',
    'Built [the ]log store in [Rust.]',
  ])
  t.same(marked('', 'New words'), ['', '[New words]'])
  t.same(marked('Gone', ''), ['[Gone]', ''])
  t.same(marked('a b', 'a b'), ['a b', 'a b'])
  await fc.assert(
    fc.asyncProperty(fc.lorem({ maxCount: 30 }), fc.lorem({ maxCount: 30 }), async (one, two) => {
      const [left, right] = compareTexts(one, two)
      const same = (runs: typeof left) =>
        runs.flatMap(({ text, isSame }) => (isSame ? text.split(/\s+/).filter(Boolean) : []))
      const whole = (runs: typeof left) => runs.map(({ text }) => text).join('')
      return whole(left) === one && whole(right) === two && same(left).join() === same(right).join()
    }),
    { numRuns: dose(200) },
  )
})

t.test('a proposal lists the badges that a change ends', async t => {
  const badges = [
    { path: 'content.personalDetails.name', badge: 'N', scope: 'whole' as const },
    { path: 'content.experience.one', badge: 'Confirmed by kaveri.example', scope: 'facts' as const },
    { path: 'content.education.ba', badge: 'E', scope: 'whole' as const },
    { path: 'content.profileSummary', badge: 'S', scope: 'whole' as const },
  ]
  const ended = (path: string) => badgesEnded(path, badges)
  t.same(ended('content.experience.one.company'), ['Confirmed by kaveri.example'])
  t.same(ended('content.experience.one'), ['Confirmed by kaveri.example'])
  t.same(ended('content.experience.one.description'), [], 'prose is no part of the facts')
  t.same(ended('content.education.other.ba.description'), ['E'])
  t.same(ended('content.experience.one.hidden'), [])
  t.same(ended('content.experience.onetwo.company'), [])
  t.same(ended('content.experience'), [])
  t.same(ended('content.education.other.ba.degree'), ['E'])
  t.same(ended('content.profileSummary'), ['S'])
  t.same(ended('content.personalDetails.email'), [])
  t.same(
    ended('content.personalDetails.name'),
    ['N', 'Confirmed by kaveri.example', 'E', 'S'],
    'all belong to the name',
  )
})
