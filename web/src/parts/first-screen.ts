// A screen in a chunk of its own. The app loads the chunk of its first screen before it renders: React replaces a fallback by the loaded
// screen 300 ms later at the earliest.
import { type ComponentType, lazy } from 'react'

/** After it the frame of the app is rendered, with the fallback. */
const MOST_WAIT_MS = 3_000

export function firstScreen<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  type Loaded = Awaited<ReturnType<typeof load>>
  let loaded: Loaded | undefined
  const screen = lazy(() => (loaded ? at(loaded) : load()))
  /** To be called before the first render. Resolves after a failure too, which the screen's boundary shows, and on a slow line. */
  const ready = async () => {
    const slow = new Promise<undefined>(resolve => setTimeout(resolve, MOST_WAIT_MS))
    loaded = await Promise.race([load().catch(() => undefined), slow])
  }
  return Object.assign(screen, { ready })
}

/** A thenable that resolves synchronously, so that React.lazy does not suspend. */
const at = <T>(value: T) =>
  // biome-ignore lint/suspicious/noThenProperty: React reads a thenable
  ({ then: (take: (value: T) => void) => take(value) }) as Promise<T>
