// Renders lists of a CV. Their rows hold no state, so the index serves as the React key.
import { createElement, Fragment, type ReactNode } from 'react'

/** The items rendered in order; null for an empty list. */
export function each<Item>(items: readonly Item[], render: (item: Item, index: number) => ReactNode): ReactNode {
  return items.length === 0 ? null : createElement(Fragment, null, ...items.map(render))
}
