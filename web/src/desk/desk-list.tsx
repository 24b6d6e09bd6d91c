// A list of a desk: its search, which the address keeps, rows to choose for a decision, and pages.
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Decision, Page } from '../data/desk.ts'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { paths } from '../paths.ts'

const DEBOUNCE_MS = 300
export const ACTIONS: Record<Decision, string> = { confirm: 'Confirm', decline: 'Decline', revoke: 'Withdraw' }

/** The parameters in the address of the screen. An empty value removes one. */
export function useAddress() {
  const [, navigate] = useLocation()
  const params = new URLSearchParams(useSearch())
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(window.location.search)
    value ? next.set(name, value) : next.delete(name)
    navigate(`${paths.desk}?${next}`, { replace: true })
  }
  return { params, change }
}

export function SearchField({ name, label }: { name: string; label: string }) {
  const { params, change } = useAddress()
  const [text, setText] = useState(params.get(name) ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing changes the address
  useEffect(() => {
    if (text.trim() === (params.get(name) ?? '')) return
    const timer = setTimeout(() => change(name, text.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <label className="field find">
      {label}
      <input type="search" value={text} maxLength={200} onChange={event => setText(event.target.value)} />
    </label>
  )
}

type Options = readonly (readonly [value: string, label: string])[]
type SelectProps = { label: string; options: Options; value: string; onChange: (value: string) => void }

export const Select = ({ label, options, value, onChange }: SelectProps) => (
  <label className="field">
    {label}
    <select value={value} onChange={event => onChange(event.target.value)}>
      {options.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

/** The cursors up to the current page. Another search starts at its first page. `query`: of the current page. */
export function usePlace(search: Record<string, string>) {
  const key = JSON.stringify(search)
  const [place, setPlace] = useState({ key, cursors: [] as string[] })
  const cursors = place.key === key ? place.cursors : []
  const cursor = cursors.at(-1)
  const go = (next: string[]) => {
    setPlace({ key, cursors: next })
    document.getElementById('list')?.scrollIntoView()
  }
  return { query: cursor === undefined ? search : { ...search, cursor }, cursors, go }
}

/** The ids of the chosen requests, which stay chosen on other pages and in other searches. */
export function useChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const set = (ids: readonly string[], isOn: boolean) =>
    setChosen(before => {
      const next = new Set(before)
      for (const id of ids) isOn ? next.add(id) : next.delete(id)
      return next
    })
  return { chosen, set }
}
export type Choice = ReturnType<typeof useChoice>
export type Decide = (decision: Decision, ids: readonly string[]) => void

type BarProps = { ids: string[]; isLoading: boolean; choice: Choice; decisions: readonly Decision[]; onDecide: Decide }

function ChoiceBar({ ids, isLoading, choice: { chosen, set }, decisions, onDecide }: BarProps) {
  const count = chosen.size
  return (
    <fieldset className="desk-bar" aria-label="Chosen requests">
      <label className="edit-check">
        <input
          type="checkbox"
          checked={ids.length > 0 && ids.every(id => chosen.has(id))}
          disabled={isLoading || ids.length === 0}
          onChange={event => set(ids, event.target.checked)}
        />
        Choose all on this page
      </label>
      <span role="status">{count > 0 && `${count} chosen`}</span>
      {count > 0 && (
        <button type="button" className="link-button" onClick={() => set([...chosen], false)}>
          Choose none
        </button>
      )}
      <span className="desk-actions">
        {decisions.map(decision => (
          <button
            key={decision}
            type="button"
            className={decision === 'confirm' ? 'button primary' : 'button'}
            disabled={count === 0}
            onClick={() => onDecide(decision, [...chosen])}
          >
            {ACTIONS[decision]} {count || ''}
          </button>
        ))}
      </span>
    </fieldset>
  )
}

type ListProps<T> = Omit<BarProps, 'ids' | 'isLoading'> & {
  label: string
  tools: ReactNode
  page: Page<T>
  place: ReturnType<typeof usePlace>
  canChoose?: (row: T) => boolean
  /** The words for an empty list. */
  empty: string
  children: (row: T) => ReactNode
}

export function DeskList<T extends { id: string }>({ label, tools, page, place, children, ...props }: ListProps<T>) {
  const { data, problem, reload, isLoading } = page
  const rows = data?.requests ?? []
  const { canChoose = () => true, empty, ...bar } = props
  const { cursors, go } = place
  const next = isLoading ? null : data?.nextCursor
  return (
    <section aria-label={label} id="list">
      <div className="admin-tools">{tools}</div>
      <ChoiceBar isLoading={isLoading} ids={rows.filter(canChoose).map(({ id }) => id)} {...bar} />
      {!data && (problem ? <ProblemNotice problem={problem} retry={reload} /> : <span className="skeleton waiting" />)}
      {data && rows.length === 0 && (
        <Notice icon="mail" title="Nothing here">
          <p>{empty}</p>
        </Notice>
      )}
      <ul className="rows">{rows.map(children)}</ul>
      {(cursors.length > 0 || next) && (
        <nav className="desk-actions desk-pager" aria-label="Pages">
          <button type="button" className="button" disabled={!cursors.length} onClick={() => go(cursors.slice(0, -1))}>
            Previous
          </button>
          <span role="status">Page {cursors.length + 1}</span>
          <button type="button" className="button" disabled={!next} onClick={() => next && go([...cursors, next])}>
            Next
          </button>
        </nav>
      )}
    </section>
  )
}
