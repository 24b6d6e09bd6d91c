// Autosave and crash drafts, against a model of the service with If-Match, a fake clock and a fake network.
import { hasAnonymousDraft } from '../../web/src/data/storage.ts'
import { emptyDocument, readAt, writeAt } from '../../web/src/editor/session/document.ts'
import { createDraftStore, draftKey } from '../../web/src/editor/session/draft-store.ts'
import { applyPatch, type Choice } from '../../web/src/editor/session/merge.ts'
import { DEBOUNCE_MS, MAX_WAIT_MS } from '../../web/src/editor/session/save-state.ts'
import t from '../tap.ts'
import { modelServer, openEditor, settle, testClock, testStorage } from './editor-model.ts'

const SUMMARY = 'content.profileSummary'

const setUp = (document = emptyDocument('Ada')) => {
  const [clock, shelf, server] = [testClock(), testStorage(), modelServer(document)]
  return { clock, shelf, server, editor: openEditor(server, clock, shelf) }
}
const withJob = writeAt(emptyDocument('Ada'), 'content.experience', [{ id: 'a', company: 'One' }])

t.test('typing is saved once, after a pause, and the draft is removed when the save is confirmed', async t => {
  const { clock, shelf, server, editor } = setUp()
  for (const text of ['H', 'He', 'Hello']) {
    editor.type(SUMMARY, text)
    t.ok(shelf.kept.get(draftKey('sub', 'cv'))?.includes(text), 'the draft is there at once')
    await clock.advance(100)
  }
  t.equal(editor.autosave.state().kind, 'dirty')
  t.equal(server.saves.length, 0)
  await clock.advance(DEBOUNCE_MS)
  t.equal(server.saves.length, 1)
  t.same(Object.keys(server.saves[0]?.changes ?? {}), ['content'], 'only what changed is sent')
  t.match(editor.autosave.state(), { kind: 'idle', savedAt: 1_001_000 })
  t.equal(shelf.kept.size, 0)
})

t.test('continuous typing is saved every five seconds', async t => {
  const { clock, server, editor } = setUp()
  for (let tick = 0; tick < 120; tick += 1) {
    editor.type(SUMMARY, `text ${tick}`)
    await clock.advance(100)
  }
  t.equal(server.saves.length, Math.floor(12_000 / MAX_WAIT_MS))
})

t.test('one request at a time; later changes are saved after it', async t => {
  const { clock, server, editor } = setUp()
  server.hold = true
  editor.type(SUMMARY, 'one')
  await clock.advance(DEBOUNCE_MS)
  t.equal(editor.autosave.state().kind, 'saving')
  editor.type(SUMMARY, 'one two')
  await clock.advance(10_000)
  t.equal(server.waiting.length, 1)
  server.hold = false
  server.release()
  await settle()
  t.equal(editor.document.content.profileSummary, 'one two', 'the reply does not put the older text back')
  await clock.advance(DEBOUNCE_MS)
  t.equal(server.cv.document.content.profileSummary, 'one two')
  t.equal(server.saves.length, 2)
})

t.test('without a connection the text is kept, and saved when the connection is back', async t => {
  const { clock, shelf, server, editor } = setUp()
  server.net = 'down'
  editor.type(SUMMARY, 'offline')
  await clock.advance(DEBOUNCE_MS)
  t.equal(editor.autosave.state().kind, 'offline')
  editor.type(SUMMARY, 'offline, still typing')
  await clock.advance(60_000)
  t.equal(editor.autosave.state().kind, 'offline')
  t.ok(shelf.kept.get(draftKey('sub', 'cv'))?.includes('still typing'))
  server.net = 'up'
  editor.autosave.retry()
  await settle()
  t.equal(server.cv.document.content.profileSummary, 'offline, still typing')
  t.equal(editor.autosave.state().kind, 'idle')
})

t.test('an overloaded service is retried with backoff', async t => {
  const { clock, server, editor } = setUp()
  server.net = 'broken'
  editor.type(SUMMARY, 'text')
  await clock.advance(DEBOUNCE_MS)
  t.match(editor.autosave.state(), { kind: 'error', message: 'Please try again.' })
  await clock.advance(20_000)
  t.ok(server.asked >= 4 && server.asked <= 6, `${server.asked} attempts in 20 seconds`)
  const shown = editor.states.slice(editor.states.findIndex(({ kind }) => kind === 'error'))
  t.same(
    [...new Set(shown.map(({ kind }) => kind))],
    ['error'],
    'meanwhile the words and the button stay where they are',
  )
  server.hold = true
  await clock.advance(30_000)
  t.equal(server.waiting.length, 1)
  editor.autosave.retry()
  t.equal(editor.autosave.state().kind, 'saving', 'who asks for it sees that it is being tried')
  ;[server.hold, server.net] = [false, 'up']
  server.release()
  await settle()
  await clock.advance(30_000)
  t.equal(editor.autosave.state().kind, 'idle')
  editor.type(SUMMARY, 'more')
  await clock.advance(DEBOUNCE_MS)
  t.equal(server.cv.document.content.profileSummary, 'more', 'afterwards the pause is the usual one')
})

t.test('a change of one section in two tabs is a conflict, and nothing is overwritten', async t => {
  for (const choice of ['mine', 'theirs'] as Choice[]) {
    const { clock, shelf, server, editor } = setUp()
    const other = openEditor(server, clock, shelf, { name: 'other' })
    editor.type(SUMMARY, 'first')
    await clock.advance(DEBOUNCE_MS)
    other.type(SUMMARY, 'second')
    other.type('title', 'Renamed')
    await clock.advance(DEBOUNCE_MS)
    t.match(other.autosave.state(), { kind: 'conflict', conflicts: [{ key: SUMMARY, theirs: 'first' }] })
    await clock.advance(60_000)
    t.equal(server.cv.document.content.profileSummary, 'first')
    t.ok(shelf.kept.get(draftKey('sub', 'cv'))?.includes('second'))
    other.autosave.resolve({ [SUMMARY]: choice })
    await clock.advance(DEBOUNCE_MS)
    t.equal(server.cv.document.content.profileSummary, choice === 'mine' ? 'second' : 'first')
    t.equal(server.cv.document.title, 'Renamed')
    t.equal(other.autosave.state().kind, 'idle')
  }
})

t.test('an incomplete link does not block other fields, and is saved once it is valid', async t => {
  const { clock, shelf, server, editor } = setUp(withJob)
  editor.type('content.experience.a.url', 'htt')
  editor.type('content.experience.a.position', 'Engineer')
  await clock.advance(DEBOUNCE_MS)
  t.match(editor.autosave.state(), { kind: 'idle', heldBack: [{ path: 'content.experience.a.url' }] })
  t.equal(readAt(server.cv.document, 'content.experience.a.position'), 'Engineer')
  t.equal(readAt(editor.document, 'content.experience.a.url'), 'htt', 'the text stays in the field')
  t.ok(shelf.kept.get(draftKey('sub', 'cv'))?.includes('htt'), 'and in the draft')
  editor.type('content.experience.a.url', 'https://one.example')
  await clock.advance(DEBOUNCE_MS)
  t.match(editor.autosave.state(), { kind: 'idle', heldBack: [] })
  t.equal(readAt(server.cv.document, 'content.experience.a.url'), 'https://one.example')
  t.equal(shelf.kept.size, 0)
})

t.test('a field that only the service refuses is held back too, with its message', async t => {
  const { clock, server, editor } = setUp(withJob)
  server.refuse = { path: '/content/experience/0/company', message: 'Not this one.' }
  editor.type('content.experience.a.company', 'Two')
  editor.type(SUMMARY, 'text')
  await clock.advance(DEBOUNCE_MS)
  t.match(
    editor.autosave.state(),
    { kind: 'error', message: 'Invalid.' },
    'refused again without it: the person reads why',
  )
  server.refuse = null
  editor.type('title', 'Title')
  await clock.advance(DEBOUNCE_MS)
  t.match(editor.autosave.state(), {
    kind: 'idle',
    heldBack: [{ path: 'content.experience.a.company', message: 'Not this one.' }],
  })
  t.equal(server.cv.document.content.profileSummary, 'text')
  t.equal(readAt(server.cv.document, 'content.experience.a.company'), 'One')
})

t.test('a CV is created by the first change, once, with its privacy settings', async t => {
  const [clock, shelf, server] = [testClock(), testStorage(), modelServer(emptyDocument('Ada'))]
  const editor = openEditor(server, clock, shelf, { fresh: true })
  await clock.advance(10_000)
  t.equal(server.created, 0, 'looking makes nothing')
  server.hold = true
  editor.type(SUMMARY, 'text')
  editor.type('privacy.email', 'public')
  await clock.advance(DEBOUNCE_MS)
  t.ok(shelf.kept.has(draftKey('sub', null)))
  editor.type('title', 'Title')
  server.hold = false
  server.release()
  await settle()
  await clock.advance(DEBOUNCE_MS * 2)
  t.equal(server.created, 1)
  t.same(editor.created, ['cv-1'])
  t.match(server.cv.document, { title: 'Title', privacy: { email: 'public' }, content: { profileSummary: 'text' } })
  t.equal(editor.document.template, 'meridian')
  t.equal(shelf.kept.size, 0)
})

t.test('a CV whose creation got no reply is not created twice, and later changes are saved', async t => {
  const [clock, shelf, server] = [testClock(), testStorage(), modelServer(emptyDocument('Ada'))]
  const editor = openEditor(server, clock, shelf, { fresh: true })
  server.net = 'reply lost'
  editor.type(SUMMARY, 'text')
  await clock.advance(DEBOUNCE_MS)
  t.equal(server.created, 1)
  editor.type(SUMMARY, 'text and more')
  server.net = 'up'
  await clock.advance(60_000)
  t.equal(server.created, 1)
  t.same(editor.created, ['cv-1'])
  t.equal(server.cv.document.content.profileSummary, 'text and more')
  t.equal(editor.document.content.profileSummary, 'text and more')
  t.equal(shelf.kept.size, 0)
})

t.test('a save whose reply was lost causes no conflict when it is retried, however many retries fail', async t => {
  const [clock, shelf, server] = [testClock(), testStorage(), modelServer(emptyDocument('Ada'))]
  const editor = openEditor(server, clock, shelf)
  server.net = 'reply lost'
  editor.type(SUMMARY, 'word')
  await clock.advance(DEBOUNCE_MS)
  t.equal(server.cv.document.content.profileSummary, 'word', 'it is stored, and the editor does not know')
  server.net = 'down'
  editor.type(SUMMARY, 'word and')
  await clock.advance(30_000)
  editor.type(SUMMARY, 'word and more')
  server.net = 'up'
  await clock.advance(120_000)
  t.equal(server.cv.document.content.profileSummary, 'word and more')
  t.equal(editor.states.at(-1)?.kind, 'idle')
})

t.test('signed out, everything is a draft in the browser, and the home screen offers it', async t => {
  const [clock, shelf] = [testClock(), testStorage()]
  t.equal(hasAnonymousDraft(shelf), false)
  const editor = openEditor(null, clock, shelf)
  editor.type(SUMMARY, 'text')
  await clock.advance(60_000)
  t.equal(editor.autosave.state().kind, 'local')
  t.equal(hasAnonymousDraft(shelf), true)
  const [draft] = createDraftStore(shelf, null, 'later', clock.now).others(null)
  t.equal(applyPatch(emptyDocument('Ada'), draft!.patch).document.content.profileSummary, 'text')
})

t.test('a browser that stores no drafts is reported, and saving continues', async t => {
  const { clock, shelf, server, editor } = setUp()
  shelf.full = true
  editor.type(SUMMARY, 'text')
  t.equal(editor.autosave.state().draftKept, false)
  await clock.advance(DEBOUNCE_MS)
  t.equal(server.cv.document.content.profileSummary, 'text')
})

t.test('an unreadable draft is ignored', async t => {
  const shelf = testStorage()
  for (const text of ['', '{', 'null', '{"a":1}', '[1,null,{"editor":"x"}]']) {
    shelf.kept.set(draftKey(null, null), text)
    t.same(createDraftStore(shelf, null, 'me', () => 0).others(null), [], text)
  }
})

t.test('an action that needs the saved state can wait for it', async t => {
  const { clock, server, editor } = setUp()
  t.equal((await editor.autosave.settle()).kind, 'idle', 'nothing open')
  editor.type(SUMMARY, 'text')
  t.equal((await editor.autosave.settle()).kind, 'idle')
  t.equal(server.cv.document.content.profileSummary, 'text')
  server.net = 'down'
  editor.type(SUMMARY, 'more')
  t.equal((await editor.autosave.settle()).kind, 'offline')
  editor.autosave.end()
  await clock.advance(60_000)
  t.equal(server.cv.document.content.profileSummary, 'text', 'an editor that was closed asks no more')
})

t.test('a restored version replaces the document and is the base of the next save', async t => {
  const { clock, server, editor } = setUp(withJob)
  server.cv = { ...server.cv, version: 7, document: emptyDocument('Ada, restored') }
  editor.autosave.adopt(structuredClone(server.cv))
  t.equal(editor.document.content.personalDetails.name, 'Ada, restored')
  editor.type(SUMMARY, 'text')
  await clock.advance(DEBOUNCE_MS)
  t.match(server.saves, [{ version: 7 }])
})
