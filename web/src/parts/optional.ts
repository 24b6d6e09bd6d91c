// Components that a screen can do without.
import { type ComponentType, lazy } from 'react'

/** A component in its own chunk that the screen can do without: when the chunk fails to load, `instead` runs. */
export const optional = <P>(load: () => Promise<{ default: ComponentType<P> }>, instead = () => {}) =>
  lazy(() =>
    load().catch(() => {
      instead()
      return { default: (() => null) as ComponentType<P> }
    }),
  )
