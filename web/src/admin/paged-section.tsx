// A section of the dashboard with a list that is loaded page by page, when its end comes near the window or on a click.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Pages } from '../data/pages.ts'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { showProblem } from '../parts/toast-messages.ts'
import { useOnScreen } from '../parts/use-seen.ts'

type Props<P, T> = {
  id: string
  title: string
  /** Beside the title. */
  action?: ReactNode
  list: Pages<P>
  itemsOf: (page: P) => T[]
  empty: { icon: 'pen' | 'mail'; title: string; text: string }
  className?: string
  children: (item: T) => ReactNode
}

export function PagedSection<P, T>({ id, title, action, list, itemsOf, empty, className, children }: Props<P, T>) {
  const { pages, problem, reload, loadMore } = list
  const items = pages?.flatMap(itemsOf)
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        {action}
      </SectionHead>
      {!items && problem && <ProblemNotice problem={problem} retry={reload} />}
      {items?.length === 0 && (
        <Notice icon={empty.icon} title={empty.title}>
          <p>{empty.text}</p>
        </Notice>
      )}
      <ul className={className ? `rows ${className}` : 'rows'}>{items?.map(children)}</ul>
      <More key={items?.length} loadMore={loadMore} />
    </section>
  )
}

export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  )
}

/** Renders nothing once the list is complete. Its key must change with the list, so that it starts again. */
export function More({ loadMore }: { loadMore: Pages<unknown>['loadMore'] }) {
  return loadMore ? <MoreButton loadMore={loadMore} /> : null
}

function MoreButton({ loadMore }: { loadMore: () => Promise<void> }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useOnScreen(place)
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const load = async () => {
    setState('busy')
    try {
      await loadMore()
      setState('ready')
    } catch (problem) {
      showProblem(problem)
      setState('failed')
    }
  }
  // After a failure only a click loads again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: load is a new function at each render
  useEffect(() => {
    if (isNear && state === 'ready') void load()
  }, [isNear, state])
  return (
    <div ref={place} className="more">
      <button type="button" className="button" disabled={state === 'busy'} onClick={load}>
        {state === 'busy' ? 'Loading' : 'Show more'}
      </button>
    </div>
  )
}
