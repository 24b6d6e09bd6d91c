// Random interleavings of typing, saving, failing, crashing and choosing in two tabs on one CV: no typed word is lost.
import { emptyDocument, readAt, writeAt } from '../../web/src/editor/session/document.ts'
import { createDraftStore } from '../../web/src/editor/session/draft-store.ts'
import { applyPatch, type Choice, type Conflict, resolve } from '../../web/src/editor/session/merge.ts'
import { dose, fc } from '../dose.ts'
import t from '../tap.ts'
import { modelServer, type Net, openEditor, settle, testClock, testStorage } from './editor-model.ts'

const RUNS = dose(1_000)
const SUMMARY = 'content.profileSummary'

/** An event in the life of two tabs. `where`: the section that is edited. */
const someEvent = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('type' as const), tab: fc.nat(1), where: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('wait' as const), ms: fc.constantFrom(50, 400, 900, 6_000) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('net' as const),
      net: fc.constantFrom<Net>('up', 'down', 'reply lost', 'broken', 'slow'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('hold' as const), hold: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('kill' as const), tab: fc.nat(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('choose' as const),
      tab: fc.nat(1),
      side: fc.constantFrom<Choice>('mine', 'theirs'),
    }),
  },
)
const PLACES = [SUMMARY, 'content.experience.a.position', 'content.experience.b.position', 'title']

type Event = typeof someEvent extends fc.Arbitrary<infer E> ? E : never
type Tab = ReturnType<typeof openEditor>

const wordsIn = (value: unknown) => String(JSON.stringify(value) ?? '').match(/w\d+;/g) ?? []

/**
 * Two tabs on one CV. Every keystroke appends a unique word, so a missing word was lost, unless the person gave it up by
 * choosing the other side of a conflict.
 */
function beginLife() {
  const [clock, shelf] = [testClock(), testStorage()]
  const server = modelServer(writeAt(emptyDocument('Ada'), 'content.experience', [{ id: 'a' }, { id: 'b' }]))
  const [words, dropped] = [new Set<string>(), new Set<string>()]
  let count = 0
  const open = (tab: number) => openEditor(server, clock, shelf, { name: `tab-${tab}-${count++}` })
  const tabs: [Tab, Tab] = [open(0), open(1)]
  const tabAt = (tab: number) => (tab === 0 ? tabs[0] : tabs[1])

  function type({ tab, where }: { tab: number; where: number }) {
    const [word, path, editor] = [`w${count++};`, PLACES[where] ?? SUMMARY, tabAt(tab)]
    words.add(word)
    editor.type(path, `${readAt(editor.document, path) ?? ''}${word}`)
  }

  /** Chooses one side everywhere and records the words that are given up. */
  function choose(conflicts: Conflict[], side: Choice): Record<string, Choice> {
    for (const { mine, theirs } of conflicts) {
      const [kept, other] = side === 'mine' ? [mine, theirs] : [theirs, mine]
      const stays = new Set(wordsIn(kept))
      for (const word of wordsIn(other)) if (!stays.has(word)) dropped.add(word)
    }
    return Object.fromEntries(conflicts.map(({ key }) => [key, side]))
  }

  function decide(tab: number, side: Choice) {
    const { autosave } = tabAt(tab)
    if (autosave.state().kind !== 'conflict') return
    // Like the dialog: resolve without choices lists the current conflicts, including later changes.
    autosave.resolve({})
    autosave.resolve(choose(autosave.state().conflicts, side))
  }

  /** At any moment the text of a tab is in its draft or on the service; the next visit is offered the draft. */
  function kill(tab: number) {
    const before = tabAt(tab)
    const safe = new Set([...wordsIn([...shelf.kept.values()]), ...wordsIn(server.cv.document), ...dropped])
    const lost = wordsIn(before.document).filter(word => !safe.has(word))
    if (lost.length > 0) throw new Error(`A crash lost ${lost.join()}`)
    before.dead = true
    before.autosave.end()
    tabs[tab] = open(tab)
    takeDrafts(tabAt(tab), tabAt(1 - tab).name)
  }

  /** The draft of the other, open tab is not offered, because of its lock. */
  function takeDrafts(editor: Tab, openEditor: string) {
    const store = createDraftStore(shelf, 'sub', editor.name, clock.now)
    for (const draft of store.others('cv').filter(other => other.editor !== openEditor)) {
      const { document, conflicts } = applyPatch(editor.document, draft.patch)
      editor.document = resolve(document, conflicts, choose(conflicts, 'mine'))
      editor.autosave.change(editor.document)
      store.forget('cv', [draft.editor])
    }
  }

  async function happen(event: Event) {
    if (event.what === 'type') type(event)
    if (event.what === 'wait') await clock.advance(event.ms)
    if (event.what === 'net') server.net = event.net
    if (event.what === 'hold') server.hold = event.hold
    if (!server.hold) server.release()
    if (event.what === 'kill') kill(event.tab)
    if (event.what === 'choose') decide(event.tab, event.side)
    await settle()
  }

  /** The network recovers, and every conflict is decided. */
  async function end() {
    Object.assign(server, { net: 'up', hold: false })
    server.release()
    for (let round = 0; round < 6; round += 1) {
      await clock.advance(60_000)
      decide(0, 'mine')
      decide(1, 'mine')
      await clock.advance(60_000)
    }
    const safe = new Set([...wordsIn(server.cv.document), ...dropped])
    const lost = [...words].filter(word => !safe.has(word))
    return { lost, states: tabs.map(tab => tab.autosave.state().kind), drafts: shelf.kept.size }
  }
  return { happen, end }
}

t.test('no interleaving of two tabs, a bad network and crashes loses a typed word', async t => {
  let saved = 0
  await fc.assert(
    fc.asyncProperty(fc.array(someEvent, { minLength: 5, maxLength: 60 }), async events => {
      const life = beginLife()
      for (const event of events) await life.happen(event)
      const { lost, states, drafts } = await life.end()
      if (lost.length > 0) throw new Error(`Lost: ${lost.join(' ')}`)
      if (states.some(kind => kind !== 'idle')) throw new Error(`Ended as ${states.join()}`)
      if (drafts > 0) throw new Error('A draft stayed after everything was saved')
      saved += 1
    }),
    { numRuns: RUNS },
  )
  t.comment(`${saved} interleavings`)
  t.ok(saved >= RUNS)
})
