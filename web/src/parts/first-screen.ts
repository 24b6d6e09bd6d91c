// A screen in a chunk of its own. The app waits for the chunk of its first screen before it renders anything: React shows what suspends at
// the earliest 300 ms after the words that wait for it.
import { type ComponentType, lazy } from 'react'

export function firstScreen<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  type Loaded = Awaited<ReturnType<typeof load>>
  let loaded: Loaded | undefined
  const screen = lazy(() => (loaded ? at(loaded) : load()))
  /** Before the first render; a failure shows when the screen is rendered. */
  const ready = async () => {
    loaded = await load().catch(() => undefined)
  }
  return Object.assign(screen, { ready })
}

/** Already resolved, which a Promise is only a moment later. */
const at = <T>(value: T) =>
  // biome-ignore lint/suspicious/noThenProperty: React reads a thenable
  ({ then: (take: (value: T) => void) => take(value) }) as Promise<T>
