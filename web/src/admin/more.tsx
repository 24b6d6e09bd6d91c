// The end of a list that has more: loads it when it comes near the window, or when it is pressed.
import { useEffect, useRef, useState } from 'react'
import { tellProblem } from '../parts/tell.ts'
import { useOnScreen } from '../parts/use-seen.ts'

export function More({ loadMore }: { loadMore: (() => Promise<void>) | null }) {
  return loadMore ? <MoreThere loadMore={loadMore} /> : null
}

function MoreThere({ loadMore }: { loadMore: () => Promise<void> }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useOnScreen(place)
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const load = async () => {
    setState('busy')
    try {
      await loadMore()
      setState('ready')
    } catch (problem) {
      tellProblem(problem)
      setState('failed')
    }
  }
  // After a failure it waits to be pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once for each time that it comes near with nothing under way
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
