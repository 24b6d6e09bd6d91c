// A part whose code is a chunk of its own, fetched when it is first wanted. Where it cannot be had, what stands around it stays.
import { type ReactNode, useEffect, useState } from 'react'
import { toast } from 'react-hot-toast'
import { Notice } from './notice.tsx'

type Props<T> = {
  /** Always the same function, made outside the component. */
  load: () => Promise<T>
  /** Shown meanwhile. */
  waiting?: ReactNode
  /** For what has no place to say it in, such as a dialog: a toast says it, and this is called. */
  onFailed?: () => void
  children: (part: T) => ReactNode
}

export function Later<T>({ load, waiting = null, onFailed, children }: Props<T>) {
  const [state, setState] = useState<{ part?: T; failed?: true }>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch; onFailed is called when it fails
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
