// Loads a chunk when it is first rendered. If it cannot be loaded, the rest of the screen keeps working.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { Notice } from './notice.tsx'

type Props<T> = {
  /** Must be the same function at each render. */
  load: () => Promise<T>
  /** Shown while it loads. */
  waiting?: ReactNode
  /** For dialogs, which have no room for a notice: called after a failure is shown as a toast. */
  onFailed?: () => void
  children: (part: T) => ReactNode
}

export function Later<T>({ load, waiting = null, onFailed, children }: Props<T>) {
  const [state, setState] = useState<{ part?: T; failed?: true }>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again; onFailed need not be the same function
  useEffect(() => {
    let wanted = true
    load().then(
      part => wanted && setState({ part }),
      () => {
        if (!wanted) return
        setState({ failed: true })
        if (onFailed) toast.error('This part could not be loaded. Please check your connection and try again.')
        onFailed?.()
      },
    )
    return () => {
      wanted = false
    }
  }, [load, attempt])

  if (state.part !== undefined) return children(state.part)
  if (!state.failed) return waiting
  return onFailed ? null : (
    <Notice icon="cloud" title="This part could not be loaded">
      <p>Everything else goes on working. Check your connection, then try again.</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          setState({})
          setAttempt(attempt + 1)
        }}
      >
        Try again
      </button>
    </Notice>
  )
}

/** A dialog of a chunk of its own, under the name of its component. If it cannot be loaded, it is closed again. */
export const laterDialog =
  <Name extends string, P extends { onClose: () => void }>(
    name: Name,
    load: () => Promise<Record<Name, ComponentType<P>>>,
  ) =>
  (props: P) => (
    <Later load={load} onFailed={props.onClose}>
      {parts => {
        const Part: ComponentType<P> = parts[name]
        return <Part {...props} />
      }}
    </Later>
  )
