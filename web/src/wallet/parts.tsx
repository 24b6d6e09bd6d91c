// The reusable pieces of the wallet's screens: reads, lists, long codes, form fields, and the state of a running task.
import { type ReactNode, useRef, useState } from 'react'
import type { ApiProblem } from '../data/fetch.ts'
import type { Read } from '../data/read.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { Notice } from '../parts/notice.tsx'
import { copyText } from '../parts/toast-messages.ts'
import { paths } from '../paths.ts'
import type { ActionName } from './actions/actions.ts'
import type { Values } from './actions/form-values.ts'
import type { OpenWallet, Stage } from './kit/index.ts'
import { errorInWords, shortened, statusOf } from './words.ts'

/** Opens the dialog of an action, with values for its form. */
export type Start = (action: ActionName, known?: Values) => void
/** The props of every section of the open wallet. */
export type SectionProps = { wallet: OpenWallet; onStart: Start }

/** The data of a read; a skeleton while it loads, the problem when it failed. `what` continues with "being loaded". */
export function Shown<T>({ read, what, children }: { read: Read<T>; what: string; children: (data: T) => ReactNode }) {
  if (read.data !== undefined) {
    return (
      <>
        {read.problem && (
          <Warning icon="cloud" onRetry={read.reload}>
            This is what was known before: {errorInWords(read.problem)}
          </Warning>
        )}
        {children(read.data)}
      </>
    )
  }
  if (read.problem) return <WalletProblem problem={read.problem} retry={read.reload} />
  return <Skeleton rows={3} label={`${what} being loaded`} />
}

export function Skeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div aria-busy="true" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <span key={row} className="skeleton wallet-row-skeleton" />
      ))}
    </div>
  )
}

/** A warning above a section that still shows the rows that could be read. */
export function Warning({ icon, onRetry, children }: { icon: IconName; onRetry: () => void; children: ReactNode }) {
  return (
    <p className="wallet-stale" role="status">
      <Icon name={icon} /> {children}{' '}
      <button type="button" className="link-button" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}

const PROBLEM_TITLES = new Map([
  ['wallet_unavailable', 'There is no wallet here yet'],
  ['offline', 'You are offline'],
])

type ProblemProps = { problem: ApiProblem; retry: () => void; heading?: 'h1' | 'h2'; children?: ReactNode }

/** A failed call; says that the CVs are not affected. */
export function WalletProblem({ problem, retry, heading = 'h2', children }: ProblemProps) {
  return (
    <Notice icon="cloud" title={PROBLEM_TITLES.get(problem.code) ?? 'The wallet is not reachable'} heading={heading}>
      <p role="alert">{errorInWords(problem)}</p>
      <p>Your CVs are not affected.</p>
      <div className="wallet-ways">
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
        {heading === 'h1' && (
          <Link className="button" href={paths.dashboard}>
            To your CVs
          </Link>
        )}
        {children}
      </div>
    </Notice>
  )
}

/** A field that the wallet's backend left out. */
export const Unknown = ({ children }: { children: ReactNode }) => <small className="wallet-unsaid">{children}</small>

export const Empty = ({ children }: { children: ReactNode }) => <p className="wallet-empty">{children}</p>

type RowsProps<T> = {
  list: readonly T[]
  idOf: (one: T) => string
  empty: string
  columns: 2 | 3
  children: (one: T) => ReactNode
}

/** A list with a row for each entry, or `empty`. */
export function Rows<T>({ list, idOf, empty, columns, children }: RowsProps<T>) {
  if (list.length === 0) return <Empty>{empty}</Empty>
  return (
    <ul className={columns === 2 ? 'wallet-rows two' : 'wallet-rows'}>
      {keyed(list, idOf).map(({ key, one }) => (
        <li key={key}>{children(one)}</li>
      ))}
    </ul>
  )
}

/** The first column of a row. */
export function Title({ title, notes }: { title: ReactNode; notes: ReactNode[] }) {
  return (
    <span className="wallet-what">
      <strong>{title}</strong>
      {notes.map(
        (note, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: notes have no identity of their own
          note && <small key={index}>{note}</small>,
      )}
    </span>
  )
}

export type Fact = { label: ReactNode; value: ReactNode; isCode?: boolean | undefined }

export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="wallet-facts">
      {facts.map(({ label, value, isCode }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have the same label
        <div key={index}>
          <dt>{label}</dt>
          <dd>{isCode ? <code>{value}</code> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A long address or hash: shortened on screen, copied as a whole. */
export function Code({ text, what }: { text: string; what: string }) {
  return (
    <span className="wallet-code-text">
      <code title={text}>{shortened(text)}</code>
      <CopyButton text={text} what={what} />
    </span>
  )
}

export function CopyButton({ text, what }: { text: string; what: string }) {
  return (
    <button type="button" className="wallet-copy" onClick={() => void copyText(text, 'Copied.')}>
      <Icon name="copy" />
      <span className="visually-hidden">Copy {what}</span>
    </button>
  )
}

const STAGE_ICONS: Record<Stage, IconName> = { pending: 'clock', done: 'tick', failed: 'warn', unknown: 'warn' }

/** The status of an order or a transaction: icon and words, never colour alone. */
export function Status({ status }: { status: string }) {
  const { stage, words } = statusOf(status)
  return (
    <span className={`wallet-status ${stage}`}>
      <Icon name={STAGE_ICONS[stage]} /> <bdi>{words}</bdi>
    </span>
  )
}

export type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
type FieldProps = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | null | undefined
  children: (control: Control) => ReactNode
}

/** A form field: label, control, hint and error. */
export function FieldRow({ id, label, hint, error, children }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'wallet-field wrong' : 'wallet-field'}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p className="wallet-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </div>
  )
}

type ErrorProps = { id?: string; role?: 'alert'; children: ReactNode }

export function ErrorText({ children, ...attributes }: ErrorProps) {
  return (
    <p className="wallet-error" {...attributes}>
      <Icon name="warn" /> {children}
    </p>
  )
}

export type Task = ReturnType<typeof useTask>

/** One task at a time: `busy` describes the running one, `problem` says why the last one failed. */
export function useTask() {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef(false)

  /** Never throws. A call while another task runs does nothing. */
  async function run(description: string, work: () => Promise<unknown>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(description)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(errorInWords(error))
    } finally {
      running.current = false
      setBusy(null)
    }
  }
  return { busy, problem, run }
}

export function TaskStatus({ task: { busy, problem } }: { task: Task }) {
  return (
    <>
      <p className="wallet-said" role="status">
        {busy}
      </p>
      {problem && <ErrorText role="alert">{problem}</ErrorText>}
    </>
  )
}

/** Adds a unique React key to each row, even where ids are equal or missing. */
export function keyed<T>(list: readonly T[], idOf: (one: T) => string): { key: string; one: T }[] {
  const seen = new Map<string, number>()
  return list.map(one => {
    const id = idOf(one)
    const times = seen.get(id) ?? 0
    seen.set(id, times + 1)
    return { key: `${times} ${id}`, one }
  })
}
