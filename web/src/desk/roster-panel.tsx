// The panel of the desk that compares open requests with a roster. The file is read in this browser and never sent.
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../data/fetch.ts'
import { Icon } from '../parts/icon.tsx'
import type { OpenFacts, Prepared } from './roster/comparison.tsx'
import { UnreadableRoster } from './roster/table.ts'
import './roster-panel.css'

type Props = {
  /** The facts of all open requests. */
  loadFacts: () => Promise<OpenFacts[]>
  answered: ReadonlySet<string>
  onConfirm: (ids: string[]) => void
  onChoose: (ids: string[]) => void
  file?: File
  onClose: () => void
}
type Part = typeof import('./roster/comparison.tsx')
type Done = { problem?: string; ready?: { part: Part; prepared: Prepared } }

const UNLOADED = 'The comparison could not be loaded. Look at your connection, then choose the file again.'
const UNREAD = 'This browser could not read the file. Close it in other programs, then choose it again.'

/** The facts are fetched first, so that nothing is sent once the roster is read. */
async function compare(file: File, loadFacts: Props['loadFacts']): Promise<Done> {
  const part = await import('./roster/comparison.tsx').catch(() => null)
  if (!part) return { problem: UNLOADED }
  try {
    return { ready: { part, prepared: await part.prepare(file, await loadFacts()) } }
  } catch (error) {
    const isForPeople = error instanceof UnreadableRoster || error instanceof ApiProblem
    return { problem: isForPeople ? error.message : UNREAD }
  }
}

export default function RosterPanel({ loadFacts, file, onClose, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const opener = useRef(document.activeElement)
  const [state, setState] = useState<Done & { file?: File; run: number }>({ run: 0 })
  const [status, setStatus] = useState('')
  const latest = useRef(0)
  const take = async (next: File) => {
    latest.current += 1
    const run = latest.current
    setState({ file: next, run })
    setStatus(`Reading ${next.name}…`)
    const done = await compare(next, loadFacts)
    // A second file replaces the first.
    if (latest.current !== run) return
    setState({ file: next, run, ...done })
    if (!done.problem) return
    setStatus('')
    button.current?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another file starts a comparison
  useEffect(() => {
    button.current?.focus()
    if (file) void take(file)
  }, [file])
  const close = () => {
    onClose()
    ;(opener.current as HTMLElement | null)?.focus()
  }
  const { part, prepared } = state.ready ?? {}
  return (
    <section className="roster" aria-labelledby="roster">
      <div className="section-head">
        <h2 id="roster">Compare with a roster</h2>
        <button type="button" className="link-button" onClick={close}>
          <Icon name="close" /> Close
        </button>
      </div>
      <FileArea button={button} {...state} onFile={take} />
      <p className="roster-status" role="status">
        {status}
      </p>
      {part && prepared && <part.Comparison key={state.run} {...prepared} {...rest} onStatus={setStatus} />}
    </section>
  )
}

type AreaProps = {
  button: { current: HTMLButtonElement | null }
  file?: File
  problem?: string
  onFile: (file: File) => void
}

function FileArea({ button, file, problem, onFile }: AreaProps) {
  const input = useRef<HTMLInputElement>(null)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = target.files?.[0]
    target.value = ''
    if (next) onFile(next)
  }
  return (
    <div className="roster-drop">
      <input ref={input} type="file" accept=".csv,.tsv,.txt,.xlsx" aria-label="Roster" hidden onChange={onChange} />
      <button ref={button} type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="upload" /> {file ? 'Choose another file' : 'Choose a CSV or XLSX file'}
      </button>
      {file && (
        <button type="button" className="button" onClick={() => onFile(file)}>
          Compare again
        </button>
      )}
      <p>
        or drop it on this page. <Icon name="lock" /> The roster stays on this device: your browser reads it, and
        nothing of it is sent.
      </p>
      {problem && (
        <p role="alert">
          <Icon name="warn" /> <bdi>{file?.name}</bdi>: {problem}
        </p>
      )}
    </div>
  )
}
