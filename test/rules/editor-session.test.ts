// An editor's session: typing, drafts that are offered again, conflicts and restored versions.
import { addItem, emptyDocument, readAt, removeItem } from '../../web/src/editor/session/document.ts'
import { createDraftStore } from '../../web/src/editor/session/draft-store.ts'
import { createEditor } from '../../web/src/editor/session/editor-store.ts'
import t from '../tap.ts'
import { modelServer, testClock, testStorage } from './editor-model.ts'

const session = (
  options: {
    fresh?: boolean
    shelf?: ReturnType<typeof testStorage>
    sub?: string | null
    onCleaned?: () => void
  } = {},
) => {
  const { fresh = false, shelf = testStorage(), sub = 'sub', onCleaned = () => undefined } = options
  const [clock, server] = [testClock(), modelServer(emptyDocument('Ada'))]
  const drafts = createDraftStore(shelf, sub, `editor-${Math.random()}`, clock.now)
  const editor = createEditor({
    stored: fresh ? null : structuredClone(server.cv),
    transport: sub === null ? null : server.transport,
    clock,
    drafts,
    anonymousDrafts: fresh && sub ? createDraftStore(shelf, null, `editor-${Math.random()}`, clock.now) : null,
    name: sub === null ? '' : 'Ada',
    email: '',
    savedAt: null,
    onCleaned,
  })
  return { clock, server, shelf, editor }
}

t.test('pasted invisible characters are removed with a notice, except the ones that scripts need', async t => {
  let calls = 0
  const { editor, clock, server } = session({ onCleaned: () => calls++ })
  editor.write('content.profileSummary', 'می\u200cخواهم \u202edegree\u202c\u200b')
  t.equal(readAt(editor.getState().document, 'content.profileSummary'), 'می\u200cخواهم degree')
  t.equal(calls, 1)
  editor.write('content.skills', [{ id: 'a', name: 'Go\u2066' }])
  await clock.advance(1_000)
  t.match(server.cv.document.content, { profileSummary: 'می\u200cخواهم degree', skills: [{ name: 'Go' }] })
  t.equal(calls, 2)
})

t.test('in a session typing is shown, announced, undone and saved', async t => {
  const { editor, clock, server } = session()
  let calls = 0
  const stop = editor.subscribe(() => calls++)
  editor.write('content.profileSummary', 'Hello')
  t.equal(editor.getState().undoWords, 'Summary')
  t.ok(calls > 0)
  editor.undo()
  t.equal(readAt(editor.getState().document, 'content.profileSummary'), undefined)
  t.equal(editor.getState().redoWords, 'Summary')
  editor.redo()
  await clock.advance(1_000)
  t.equal(server.cv.document.content.profileSummary, 'Hello')
  editor.undo()
  await clock.advance(1_000)
  t.equal(server.cv.document.content.profileSummary, undefined, 'what is undone after a save is saved as well')
  stop()
})

t.test('a draft is offered only if its tab is closed; a restored one is saved and removed', async t => {
  const shelf = testStorage()
  const first = session({ shelf })
  first.editor.write('content.profileSummary', 'Unsaved')
  const second = session({ shelf })
  const [key = ''] = [...shelf.kept.keys()]
  const { editor: name } = JSON.parse(shelf.kept.get(key) ?? '')[0]
  second.editor.recovery.find(new Set([name]))
  t.equal(second.editor.getState().recovery.drafts.length, 0)
  second.editor.recovery.find(new Set())
  t.equal(second.editor.getState().recovery.drafts.length, 1)
  second.editor.recovery.restore()
  t.equal(second.editor.getState().document.content.profileSummary, 'Unsaved')
  await second.clock.advance(1_000)
  t.equal(second.server.cv.document.content.profileSummary, 'Unsaved')
  t.equal(shelf.kept.size, 0)
})

t.test('a draft whose save was stored without a reply is not offered', async t => {
  const shelf = testStorage()
  const first = session({ shelf })
  first.editor.write('content.profileSummary', 'Saved, reply lost')
  const second = session({ shelf })
  second.server.cv.document.content.profileSummary = 'Saved, reply lost'
  const third = createEditor({
    stored: structuredClone(second.server.cv),
    transport: second.server.transport,
    clock: second.clock,
    drafts: createDraftStore(shelf, 'sub', 'third', second.clock.now),
    name: 'Ada',
    email: '',
    savedAt: null,
  })
  third.recovery.find(new Set())
  t.same(third.getState().recovery.drafts, [])
  t.equal(shelf.kept.size, 0, 'and it is gone')
})

t.test('a draft from before signing in becomes the account’s CV, without a conflict about the name', async t => {
  const shelf = testStorage()
  const before = session({ shelf, fresh: true, sub: null })
  before.editor.write('content.personalDetails.name', 'Ada Lovelace')
  before.editor.write('content.profileSummary', 'Begun before')
  const { editor, clock, server } = session({ shelf, fresh: true })
  editor.recovery.find(new Set())
  editor.recovery.restore()
  t.same(editor.getState().recovery.conflicts, [])
  await clock.advance(1_000)
  t.match(server.cv.document.content, { personalDetails: { name: 'Ada Lovelace' }, profileSummary: 'Begun before' })
  t.equal(shelf.kept.size, 0)
})

t.test(
  'a guest who signs in keeps text and undo steps; the CV is saved to the account, and a look alone makes none',
  async t => {
    const shelf = testStorage()
    const join = ({ editor, clock, server }: ReturnType<typeof session>) =>
      editor.join({
        transport: server.transport,
        drafts: createDraftStore(shelf, 'sub', 'joined', clock.now),
        base: emptyDocument('Ada', 'ada@example.org'),
      })
    const looked = session({ shelf, fresh: true, sub: null })
    join(looked)
    await looked.clock.advance(10_000)
    t.equal(looked.editor.getState().cvId, null)
    t.equal(looked.editor.getState().document.content.personalDetails.name, 'Ada', 'as in a new CV of the account')

    const guest = session({ shelf, fresh: true, sub: null })
    guest.editor.write('content.profileSummary', 'Begun before')
    t.same([...shelf.kept.keys()], ['trucv.draft.anonymous.new'])
    join(guest)
    t.same([...shelf.kept.keys()], ['trucv.draft.sub.new'], 'the draft is the account’s at once')
    t.equal(guest.editor.getState().undoWords, 'Summary')
    await guest.clock.advance(1_000)
    t.match(guest.server.cv.document.content, {
      personalDetails: { name: 'Ada', email: 'ada@example.org' },
      profileSummary: 'Begun before',
    })
    t.equal(guest.editor.getState().save.kind, 'idle')
    t.equal(shelf.kept.size, 0)
  },
)

t.test('a draft that conflicts with the saved CV asks the person to choose', async t => {
  const shelf = testStorage()
  const first = session({ shelf })
  first.editor.write('content.profileSummary', 'Draft')
  const second = session({ shelf })
  second.editor.write('content.profileSummary', 'Saved since')
  await second.clock.advance(1_000)
  second.editor.recovery.find(new Set())
  second.editor.recovery.restore()
  t.match(second.editor.getState().recovery.conflicts, [
    { key: 'profileSummary', mine: 'Draft', theirs: 'Saved since' },
  ])
  second.editor.recovery.resolve({ 'content.profileSummary': 'theirs' })
  t.equal(second.editor.getState().document.content.profileSummary, 'Saved since')
  second.editor.undo()
  t.equal(second.editor.getState().document.content.profileSummary, 'Draft', 'and the choice can be undone')
})

t.test('a restored version is one undo step', async t => {
  const { editor, clock, server } = session()
  editor.change(addItem(editor.getState().document, 'content.skills', { id: 's', name: 'Rust' }), 'Adding Rust')
  await clock.advance(1_000)
  server.cv = { ...server.cv, version: 3, document: removeItem(server.cv.document, 'content.skills', 's') }
  editor.adopt(structuredClone(server.cv), 'Restoring')
  t.equal(editor.getState().document.content.skills, undefined)
  editor.undo()
  await clock.advance(1_000)
  t.match(server.cv, { version: 4, document: { content: { skills: [{ name: 'Rust' }] } } })
})
