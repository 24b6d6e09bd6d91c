// The panel of the desk that compares open requests with a roster. The file is read in this browser and never sent.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../data/fetch.ts'
import { Icon } from '../parts/icon.tsx'
import type { OpenFacts } from './roster/comparison.tsx'
import { UnreadableRoster } from './roster/table.ts'
import './roster-panel.css'

type Props = {
  /** The facts of all open requests. */
  loadFacts: () => Promise<OpenFacts[]>
  onConfirm: (ids: string[]) => void
  onChoose: (ids: string[]) => void
  file?: File
  onClose: () => void
}

const UNLOADED = 'The comparison could not be loaded. Look at your connection, then choose the file again.'
const UNREAD = 'This browser could not read the file. Close it in other programs, then choose it again.'

const problemOf = (error: unknown): string =>
  error instanceof UnreadableRoster || error instanceof ApiProblem ? error.message : UNREAD

type State = { file?: File; problem?: string; comparison?: ReactNode }

export default function RosterPanel({ loadFacts, onConfirm, onChoose, file, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const runs = useRef(0)
  const opener = useRef(document.activeElement)
  const [state, setState] = useState<State>({})
  const [status, setStatus] = useState('')
  const on = useRef({ onConfirm, onChoose })
  on.current = { onConfirm, onChoose }

  async function compare(next: File): Promise<State> {
    const part = await import('./roster/comparison.tsx').catch(() => null)
    if (!part) return { problem: UNLOADED }
    try {
      const prepared = await part.prepare(next, await loadFacts())
      const handlers = {
        onConfirm: (ids: string[]) => on.current.onConfirm(ids),
        onChoose: (ids: string[]) => on.current.onChoose(ids),
      }
      return { comparison: <part.Comparison key={runs.current} {...prepared} {...handlers} onStatus={setStatus} /> }
    } catch (error) {
      return { problem: problemOf(error) }
    }
  }
  const take = async (next: File) => {
    runs.current += 1
    const run = runs.current
    setState({ file: next })
    setStatus(`Reading ${next.name}…`)
    const done = await compare(next)
    // A second file replaces the first.
    if (runs.current !== run) return
    setState({ file: next, ...done })
    if (!done.problem) return
    setStatus('')
    button.current?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another file starts a comparison
  useEffect(() => {
    if (file) void take(file)
  }, [file])
  useEffect(() => {
    button.current?.focus()
  }, [])
  const close = () => {
    onClose()
    ;(opener.current as HTMLElement | null)?.focus()
  }
  return (
    <section className="roster" aria-labelledby="roster">
      <div className="section-head">
        <h2 id="roster">Compare with a roster</h2>
        <button type="button" className="link-button" onClick={close}>
          <Icon name="close" /> Close
        </button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        aria-label="Roster"
        hidden
        onChange={({ target }) => {
          const next = target.files?.[0]
          target.value = ''
          if (next) void take(next)
        }}
      />
      <div className="roster-drop">
        <button ref={button} type="button" className="button" onClick={() => input.current?.click()}>
          <Icon name="upload" /> {state.file ? 'Choose another file' : 'Choose a CSV or XLSX file'}
        </button>
        {state.file && (
          <button type="button" className="button" onClick={() => state.file && take(state.file)}>
            Compare again
          </button>
        )}
        <p>
          or drop it on this page.{' '}
          <span>
            <Icon name="lock" /> The roster stays on this device: your browser reads it, and nothing of it is sent.
          </span>
        </p>
        {state.problem && (
          <p className="roster-problem" role="alert">
            <Icon name="warn" /> <bdi>{state.file?.name}</bdi>: {state.problem}
          </p>
        )}
      </div>
      <p className="roster-status" role="status">
        {status}
      </p>
      {state.comparison}
    </section>
  )
}
