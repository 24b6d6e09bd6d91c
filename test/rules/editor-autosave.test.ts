// Autosave and crash drafts over a model of the service that checks If-Match, with a clock and a network of the test's.
import fc from 'fast-check'
import t from 'tap'
import { linkProblem } from '../../api/cvs/rules/content.ts'
import { createAutosave, DEBOUNCE_MS, MAX_WAIT_MS, type SaveState, type Stored } from '../../web/src/editor/autosave.ts'
import { type EditorDocument, emptyDocument, readAt, writeAt } from '../../web/src/editor/document.ts'
import { createDraftStore, draftKey, hasAnonymousDraft } from '../../web/src/editor/draft-store.ts'
import { applyPatch, type Choice, type Conflict, resolve } from '../../web/src/editor/merge.ts'

const RUNS = process.env.LONG ? 1_000 : 100
const SUMMARY = 'content.profileSummary'

/** Timers that run only when the test says so. */
function testClock() {
  let now = 1_000_000
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
    async advance(ms: number) {
      const end = now + ms
      for (;;) {
        const next = timers.filter(timer => timer.at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter(timer => timer !== next)
        now = next.at
        next.run()
        await settle()
      }
      now = end
      await settle()
    },
  }
}

/** Lets promises that can go on do so. */
async function settle() {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

function testStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    full: false,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.full) throw new Error('The quota has been exceeded')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
}

type Net = 'up' | 'down' | 'reply lost' | 'broken'

/** One CV as the service keeps it. `net` says what happens to the next calls; held calls wait for `release`. */
function modelServer(document: EditorDocument) {
  const server = {
    cv: { id: 'cv', version: 1, document } as Stored,
    saves: [] as { changes: Partial<EditorDocument>; version: number }[],
    created: 0,
    net: 'up' as Net,
    hold: false,
    refuse: null as { path: string; message: string } | null,
    waiting: [] as (() => void)[],
    release() {
      const open = server.waiting
      server.waiting = []
      for (const go of open) go()
    },
  }
  const travel = async (act: () => Stored): Promise<Stored> => {
    const net = server.net
    if (server.hold) await new Promise<void>(go => server.waiting.push(go))
    if (net === 'down') throw { status: 0, code: 'offline', message: 'No connection.' }
    if (net === 'broken') throw { status: 503, code: 'overloaded', message: 'Please try again.' }
    const reply = act()
    if (net === 'reply lost') throw { status: 0, code: 'offline', message: 'No connection.' }
    return structuredClone(reply)
  }
  const judge = (content: EditorDocument['content'] | undefined) => {
    const errors = (content?.experience ?? []).flatMap((job, at) =>
      job.url && linkProblem(job.url) ? [{ path: `/content/experience/${at}/url`, message: 'Not a link.' }] : [],
    )
    if (server.refuse) errors.push(server.refuse)
    if (errors.length > 0) throw { status: 400, code: 'invalid_request', message: 'Invalid.', errors }
  }
  return Object.assign(server, {
    transport: {
      create: (sent: EditorDocument) =>
        travel(() => {
          judge(sent.content)
          server.created += 1
          const defaults = { template: 'meridian', privacy: emptyDocument().privacy, indexable: false }
          server.cv = { id: `cv-${server.created}`, version: 1, document: { ...structuredClone(sent), ...defaults } }
          return server.cv
        }),
      save: (_id: string, changes: Partial<EditorDocument>, version: number) =>
        travel(() => {
          judge(changes.content)
          if (version !== server.cv.version) {
            throw { status: 412, code: 'version_conflict', message: '', stored: structuredClone(server.cv) }
          }
          server.saves.push({ changes, version })
          server.cv = {
            ...server.cv,
            version: version + 1,
            document: { ...server.cv.document, ...structuredClone(changes) },
          }
          return server.cv
        }),
    },
  })
}

type Server = ReturnType<typeof modelServer>
type Clock = ReturnType<typeof testClock>
type Shelf = ReturnType<typeof testStorage>

function openEditor(
  server: Server | null,
  clock: Clock,
  shelf: Shelf,
  options: { name?: string; fresh?: boolean } = {},
) {
  const name = options.name ?? 'tab'
  const stored = server && !options.fresh ? structuredClone(server.cv) : null
  const states: SaveState[] = []
  // A tab that was killed hears no reply, while its request may still reach the service.
  const never = new Promise<never>(() => {})
  const alive = <T>(call: () => Promise<T>): Promise<T> =>
    editor.dead ? never : call().finally(() => (editor.dead ? never : undefined))
  const transport = server && {
    create: (sent: EditorDocument) => alive(() => server.transport.create(sent)),
    save: (id: string, changes: Partial<EditorDocument>, version: number) =>
      alive(() => server.transport.save(id, changes, version)),
  }
  const editor = {
    name,
    dead: false,
    states,
    created: [] as string[],
    document: stored?.document ?? emptyDocument('Ada'),
    type(path: string, value: unknown) {
      editor.document = writeAt(editor.document, path, value)
      editor.autosave.change(editor.document)
    },
    autosave: createAutosave({
      stored,
      document: stored?.document ?? emptyDocument('Ada'),
      transport,
      clock,
      drafts: createDraftStore(shelf, server ? 'sub' : null, name, clock.now),
      name: 'Ada',
      savedAt: null,
      onState: state => states.push(state),
      onDocument: document => {
        editor.document = document
      },
      onCreated: made => editor.created.push(made.id),
    }),
  }
  return editor
}

const setUp = (document = emptyDocument('Ada')) => {
  const [clock, shelf, server] = [testClock(), testStorage(), modelServer(document)]
  return { clock, shelf, server, editor: openEditor(server, clock, shelf) }
}
const withJob = writeAt(emptyDocument('Ada'), 'content.experience', [{ id: 'a', company: 'One' }])

t.test('typing is saved once, after the pause, and the draft is gone when the save is confirmed', async t => {
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

t.test('who types without a pause is saved every five seconds', async t => {
  const { clock, server, editor } = setUp()
  for (let tick = 0; tick < 120; tick += 1) {
    editor.type(SUMMARY, `text ${tick}`)
    await clock.advance(100)
  }
  t.equal(server.saves.length, Math.floor(12_000 / MAX_WAIT_MS))
})

t.test('one request at a time; what is typed meanwhile is saved after it', async t => {
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

t.test('without a connection the text is kept, and it is saved when the connection is back', async t => {
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

t.test('a service that is overloaded is asked again by itself, less and less often', async t => {
  const { clock, server, editor } = setUp()
  server.net = 'broken'
  editor.type(SUMMARY, 'text')
  await clock.advance(DEBOUNCE_MS)
  t.match(editor.autosave.state(), { kind: 'error', message: 'Please try again.' })
  await clock.advance(20_000)
  const attempts = editor.states.filter(state => state.kind === 'saving').length
  t.ok(attempts >= 4 && attempts <= 6, `${attempts} attempts in 20 seconds`)
  server.net = 'up'
  await clock.advance(30_000)
  t.equal(editor.autosave.state().kind, 'idle')
  editor.type(SUMMARY, 'more')
  await clock.advance(DEBOUNCE_MS)
  t.equal(server.cv.document.content.profileSummary, 'more', 'afterwards the pause is the usual one')
})

t.test('a reply that was lost makes neither a conflict nor a second save', async t => {
  const { clock, server, editor } = setUp()
  server.net = 'reply lost'
  editor.type(SUMMARY, 'text')
  await clock.advance(DEBOUNCE_MS)
  server.net = 'up'
  await clock.advance(2_000)
  t.equal(editor.autosave.state().kind, 'idle')
  t.equal(server.cv.version, 2)
})

t.test('two tabs that change different sections both survive', async t => {
  const { clock, shelf, server, editor } = setUp(withJob)
  const other = openEditor(server, clock, shelf, { name: 'other' })
  editor.type(SUMMARY, 'mine')
  other.type('content.experience.a.position', 'theirs')
  await clock.advance(DEBOUNCE_MS * 3)
  t.equal(server.cv.document.content.profileSummary, 'mine')
  t.equal(readAt(server.cv.document, 'content.experience.a.position'), 'theirs')
  t.equal(other.document.content.profileSummary, 'mine', 'the second to save shows the other’s text')
  t.equal(shelf.kept.size, 0)
})

t.test('the same section in two tabs is a choice, and until it is made nothing is overwritten', async t => {
  for (const choice of ['mine', 'theirs'] as Choice[]) {
    const { clock, shelf, server, editor } = setUp()
    const other = openEditor(server, clock, shelf, { name: 'other' })
    editor.type(SUMMARY, 'first')
    await clock.advance(DEBOUNCE_MS)
    other.type(SUMMARY, 'second')
    other.type('title', 'Renamed')
    await clock.advance(DEBOUNCE_MS)
    t.match(other.autosave.state(), { kind: 'conflict', conflicts: [{ key: 'profileSummary', theirs: 'first' }] })
    await clock.advance(60_000)
    t.equal(server.cv.document.content.profileSummary, 'first')
    t.ok(shelf.kept.get(draftKey('sub', 'cv'))?.includes('second'))
    other.autosave.resolve({ profileSummary: choice })
    await clock.advance(DEBOUNCE_MS)
    t.equal(server.cv.document.content.profileSummary, choice === 'mine' ? 'second' : 'first')
    t.equal(server.cv.document.title, 'Renamed')
    t.equal(other.autosave.state().kind, 'idle')
  }
})

t.test('a half-typed link stops no other field; it is saved as soon as it is one', async t => {
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

t.test('a field that only the service refuses is held back too, with its words', async t => {
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

t.test('a CV is made by the first change, once, and its privacy choices are not forgotten', async t => {
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

t.test('signed out everything is a draft in the browser, and the home screen knows of it', async t => {
  const [clock, shelf] = [testClock(), testStorage()]
  t.equal(hasAnonymousDraft(shelf), false)
  const editor = openEditor(null, clock, shelf)
  editor.type(SUMMARY, 'text')
  await clock.advance(60_000)
  t.equal(editor.autosave.state().kind, 'local')
  t.equal(hasAnonymousDraft(shelf), true)
  const [draft] = createDraftStore(shelf, null, 'later', clock.now).others(null)
  t.equal(applyPatch(emptyDocument('Ada'), draft?.patch ?? {}).document.content.profileSummary, 'text')
})

t.test('a browser that keeps no drafts is said, and saving goes on', async t => {
  const { clock, shelf, server, editor } = setUp()
  shelf.full = true
  editor.type(SUMMARY, 'text')
  t.equal(editor.autosave.state().draftKept, false)
  await clock.advance(DEBOUNCE_MS)
  t.equal(server.cv.document.content.profileSummary, 'text')
})

t.test('a draft that is not readable is no draft', async t => {
  const shelf = testStorage()
  for (const text of ['', '{', 'null', '{"a":1}', '[1,null,{"editor":"x"}]']) {
    shelf.kept.set(draftKey(null, null), text)
    t.same(createDraftStore(shelf, null, 'me', () => 0).others(null), [], text)
  }
})

t.test('what is about to need the saved state can wait for it', async t => {
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

t.test('a restored version replaces the document and the next save is based on it', async t => {
  const { clock, server, editor } = setUp(withJob)
  server.cv = { ...server.cv, version: 7, document: emptyDocument('Ada, restored') }
  editor.autosave.adopt(structuredClone(server.cv))
  t.equal(editor.document.content.personalDetails.name, 'Ada, restored')
  editor.type(SUMMARY, 'text')
  await clock.advance(DEBOUNCE_MS)
  t.match(server.saves, [{ version: 7 }])
})

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
  const server = modelServer(
    writeAt(writeAt(withJob, 'content.experience.a.position', ''), 'content.experience', [{ id: 'a' }, { id: 'b' }]),
  )
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
