// Any order of typing, saving, failing, crashing and choosing in two tabs on one CV: no word that was typed is lost.
import fc from 'fast-check'
import t from 'tap'
import { emptyDocument, readAt, writeAt } from '../../web/src/editor/document.ts'
import { createDraftStore } from '../../web/src/editor/draft-store.ts'
import { applyPatch, type Choice, type Conflict, resolve } from '../../web/src/editor/merge.ts'
import { modelServer, type Net, openEditor, settle, testClock, testStorage } from './editor-model.ts'

const RUNS = process.env.LONG ? 1_000 : 100
const SUMMARY = 'content.profileSummary'

/** What can happen in a life with two tabs. `where` is the section that is typed in. */
const someEvent = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('type' as const), tab: fc.nat(1), where: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('wait' as const), ms: fc.constantFrom(50, 400, 900, 6_000) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('net' as const),
      net: fc.constantFrom<Net>('up', 'down', 'reply lost', 'broken'),
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

/**
 * Two tabs over one CV. Every keystroke appends a word of its own, so a word that is missing was lost, unless the
 * person dropped it by choosing the other side of a conflict.
 */
async function live(events: (typeof someEvent extends fc.Arbitrary<infer E> ? E : never)[]) {
  const [clock, shelf] = [testClock(), testStorage()]
  const server = modelServer(writeAt(emptyDocument('Ada'), 'content.experience', [{ id: 'a' }, { id: 'b' }]))
  let count = 0
  let words = new Set<string>()
  const dropped = new Set<string>()
  const open = (tab: number) => openEditor(server, clock, shelf, { name: `tab-${tab}-${count++}` })
  const tabs = [open(0), open(1)]
  const wordsIn = (text: unknown) => String(JSON.stringify(text) ?? '').match(/w\d+;/g) ?? []
  const choose = (conflicts: Conflict[], side: Choice) => {
    const choices: Record<string, Choice> = {}
    for (const conflict of conflicts) {
      choices[conflict.key] = side
      const kept = new Set(wordsIn(side === 'mine' ? conflict.mine : conflict.theirs))
      for (const word of wordsIn(side === 'mine' ? conflict.theirs : conflict.mine))
        if (!kept.has(word)) dropped.add(word)
    }
    return choices
  }
  const decide = (tab: number, side: Choice) => {
    const { autosave } = tabs[tab]!
    if (autosave.state().kind === 'conflict') {
      // As the dialog does: the conflicts as they are now, with what was typed since.
      const { conflicts } = mergeNow(tabs[tab]!)
      autosave.resolve(choose(conflicts, side))
    }
  }
  const kill = (tab: number) => {
    const { autosave } = tabs[tab]!
    const typed = wordsIn(tabs[tab]!.document).filter(word => !dropped.has(word))
    const draft = [...shelf.kept.values()].join()
    const safe = new Set([...wordsIn(draft), ...wordsIn(server.cv.document)])
    const lost = typed.filter(word => !safe.has(word))
    if (lost.length > 0) throw new Error(`A crash lost ${lost.join()}`)
    tabs[tab]!.dead = true
    autosave.end()
    tabs[tab] = open(tab)
    const offered = createDraftStore(shelf, 'sub', tabs[tab]!.name, clock.now)
    // The offer of the other, living tab is not taken: its lock says that it is alive.
    for (const found of offered.others('cv').filter(other => other.editor !== tabs[1 - tab]!.name)) {
      const { document, conflicts } = applyPatch(tabs[tab]!.document, found.patch)
      tabs[tab]!.document = resolve(document, conflicts, choose(conflicts, 'mine'))
      tabs[tab]!.autosave.change(tabs[tab]!.document)
      offered.forget('cv', [found.editor])
    }
  }
  for (const event of events) {
    if (event.what === 'type') {
      const word = `w${count++};`
      words = words.add(word)
      const path = PLACES[event.where]!
      const editor = tabs[event.tab]!
      editor.type(path, `${readAt(editor.document, path) ?? ''}${word}`)
    } else if (event.what === 'wait') await clock.advance(event.ms)
    else if (event.what === 'net') server.net = event.net
    else if (event.what === 'hold') {
      server.hold = event.hold
      if (!event.hold) server.release()
    } else if (event.what === 'kill') kill(event.tab)
    else decide(event.tab, event.side)
    await settle()
  }
  Object.assign(server, { net: 'up', hold: false })
  server.release()
  for (let round = 0; round < 6; round += 1) {
    await clock.advance(60_000)
    decide(0, 'mine')
    decide(1, 'mine')
    await clock.advance(60_000)
  }
  const final = new Set(wordsIn(server.cv.document))
  const lost = [...words].filter(word => !final.has(word) && !dropped.has(word))
  return { lost, states: tabs.map(tab => tab.autosave.state().kind), drafts: shelf.kept.size }
}

function mergeNow(editor: ReturnType<typeof openEditor>): { conflicts: Conflict[] } {
  // Asking with no choice refreshes the list and decides nothing.
  editor.autosave.resolve({})
  return { conflicts: editor.autosave.state().conflicts }
}

t.test('no interleaving of two tabs, a bad network and crashes loses a word that was typed', async t => {
  let saved = 0
  await fc.assert(
    fc.asyncProperty(fc.array(someEvent, { minLength: 5, maxLength: 60 }), async events => {
      const { lost, states, drafts } = await live(events)
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
