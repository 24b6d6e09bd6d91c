// Reorders a list: by dragging a handle (mouse, pen, touch) and by Alt with the arrow keys, with announcements.
// Knows no document: the caller performs the move.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

type Options = {
  ids: readonly string[]
  nameOf: (id: string) => string
  onMove: (id: string, to: number) => void
  announce: (words: string) => void
  /** The rows stand beside each other, in as many lines as they need. */
  isWrapped?: boolean | undefined
}
type Drag = { id: string; to: number }

/** Distance from the window's edge, in pixels, where dragging scrolls the page. */
const EDGE = 64

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

export function useReorder({ ids, nameOf, onMove, announce, isWrapped = false }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const rows = useRef(new Map<string, HTMLElement>())

  const move = (id: string, to: number) => {
    const place = Math.max(0, Math.min(ids.length - 1, to))
    if (place === ids.indexOf(id)) return
    onMove(id, place)
    announce(`${nameOf(id)}, now ${place + 1} of ${ids.length}`)
  }

  /** The index of the dragged row among the others if it were dropped there. */
  const placeAt = (id: string, { clientX: x, clientY: y }: PointerEvent) =>
    ids.filter(other => {
      const box = other === id ? null : rows.current.get(other)?.getBoundingClientRect()
      if (!box) return false
      const isInLine = isWrapped && box.top <= y && y <= box.bottom
      return isInLine ? box.left + box.width / 2 < x : box.top + box.height / 2 < y
    }).length

  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return
    if (event.clientY < EDGE) window.scrollBy(0, -16)
    if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, 16)
    const to = placeAt(drag.id, event)
    if (to !== drag.to) setDrag({ ...drag, to })
  }

  return {
    /** For the element of a row. */
    row: (id: string) => ({
      ref: (element: HTMLElement | null) => {
        if (element) rows.current.set(id, element)
        else rows.current.delete(id)
      },
      'data-drag': drag ? markOf(ids, drag, id) : undefined,
    }),
    /** For the handle of a row, which is for pointers only; the keyboard has buttons and Alt with the arrows. */
    grip: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id, to: ids.indexOf(id) })
      },
      onPointerMove,
      // Where it was let go counts: on a busy machine the last move may not have been drawn yet.
      onPointerUp: (event: PointerEvent) => {
        if (drag) move(drag.id, placeAt(drag.id, event))
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
    }),
    /** For a row: its fields too, except for a select, which Alt with an arrow opens. An inner list's row goes first. */
    onKeyDown: (id: string) => (event: KeyboardEvent) => {
      const step = STEPS[event.key] ?? 0
      // In a text, left and right go from word to word.
      const isSideways = /Left|Right/.test(event.key) && !(isWrapped && event.target instanceof HTMLButtonElement)
      if (!event.altKey || step === 0 || isSideways) return
      if (event.defaultPrevented || event.target instanceof HTMLSelectElement) return
      event.preventDefault()
      move(id, ids.indexOf(id) + step)
      requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
    },
    move,
  }
}

/** The style of a row while one is dragged: the dragged one, and the one beside the drop position. */
function markOf(ids: readonly string[], drag: Drag, id: string): 'moving' | 'before' | 'after' | undefined {
  if (id === drag.id) return 'moving'
  const from = ids.indexOf(drag.id)
  if (drag.to === from || ids[drag.to] !== id) return undefined
  return drag.to < from ? 'before' : 'after'
}
