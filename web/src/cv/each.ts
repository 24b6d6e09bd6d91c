// Lists of a CV, whose rows keep no state: their place is identity enough, so they need no keys.
import { createElement, Fragment, type ReactNode } from 'react'

/** What `render` makes of each item, one after the other; null where there are none. */
export function each<Item>(items: readonly Item[], render: (item: Item, index: number) => ReactNode): ReactNode {
  return items.length === 0 ? null : createElement(Fragment, null, ...items.map(render))
}
