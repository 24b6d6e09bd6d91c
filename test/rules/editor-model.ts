// A model of the service and of a browser for the editor's tests: clock, storage, a CV with If-Match, tabs.
import { linkProblem } from '../../api/core/cv/content.ts'
import { createAutosave } from '../../web/src/editor/session/autosave.ts'
import { cvShape } from '../../web/src/editor/session/cv-shape.ts'
import { type EditorDocument, emptyDocument, writeAt } from '../../web/src/editor/session/document.ts'
import { createDraftStore } from '../../web/src/editor/session/draft-store.ts'
import type { SaveState, Stored } from '../../web/src/editor/session/save-state.ts'

/** A clock whose timers run only when the test advances it. */
export function testClock() {
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

/** Waits until all settled promises have run their handlers. */
export async function settle() {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

export function testStorage() {
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

export type Net = 'up' | 'down' | 'reply lost' | 'broken' | 'slow'

/** One CV on the service. `net` decides the outcome of the next calls; held calls wait for `release`. */
export function modelServer(document: EditorDocument) {
  const server = {
    cv: { id: 'cv', version: 1, document } as Stored,
    saves: [] as { changes: Partial<EditorDocument>; version: number }[],
    asked: 0,
    created: 0,
    creationKey: '',
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
    server.asked += 1
    if (server.hold) await new Promise<void>(go => server.waiting.push(go))
    if (net === 'down') throw { status: 0, code: 'offline', message: 'No connection.' }
    if (net === 'broken') throw { status: 503, code: 'overloaded', message: 'Please try again.' }
    if (net === 'slow') throw { status: 408, code: 'invalid_request', message: 'The request did not arrive in time.' }
    const reply = act()
    if (net === 'reply lost') throw { status: 0, code: 'offline', message: 'No connection.' }
    return structuredClone(reply)
  }
  const refuseInvalid = (content: EditorDocument['content'] | undefined) => {
    const errors = (content?.experience ?? []).flatMap((job, at) =>
      job.url && linkProblem(job.url) ? [{ path: `/content/experience/${at}/url`, message: 'Not a link.' }] : [],
    )
    if (server.refuse) errors.push(server.refuse)
    if (errors.length > 0) throw { status: 400, code: 'invalid_request', message: 'Invalid.', errors }
  }
  return Object.assign(server, {
    transport: {
      create: (sent: EditorDocument, key: string) =>
        travel(() => {
          refuseInvalid(sent.content)
          if (key === server.creationKey) return server.cv
          server.creationKey = key
          server.created += 1
          const defaults = { template: 'meridian', privacy: emptyDocument().privacy, indexable: false }
          server.cv = { id: `cv-${server.created}`, version: 1, document: { ...structuredClone(sent), ...defaults } }
          return server.cv
        }),
      save: (_id: string, changes: Partial<EditorDocument>, version: number) =>
        travel(() => {
          refuseInvalid(changes.content)
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

export type Server = ReturnType<typeof modelServer>
type Clock = ReturnType<typeof testClock>
type Shelf = ReturnType<typeof testStorage>

export function openEditor(
  server: Server | null,
  clock: Clock,
  shelf: Shelf,
  options: { name?: string; fresh?: boolean } = {},
) {
  const name = options.name ?? 'tab'
  const stored = server && !options.fresh ? structuredClone(server.cv) : null
  const states: SaveState[] = []
  // A killed tab gets no reply, although its request may still reach the service.
  const never = new Promise<never>(() => {})
  const alive = <T>(call: () => Promise<T>): Promise<T> =>
    editor.dead ? never : call().finally(() => (editor.dead ? never : undefined))
  const transport = server && {
    create: (sent: EditorDocument, key: string) => alive(() => server.transport.create(sent, key)),
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
      shape: cvShape('Ada'),
      stored,
      document: stored?.document ?? emptyDocument('Ada'),
      transport,
      clock,
      drafts: createDraftStore(shelf, server ? 'sub' : null, name, clock.now),
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
