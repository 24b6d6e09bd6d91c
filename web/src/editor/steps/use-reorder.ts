// Reorders a list: by dragging a handle (mouse, pen, touch) and by Alt with the arrow keys, with announcements.
// Knows no document: the caller performs the move.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

type Options = {
  ids: readonly string[]
  nameOf: (id: string) => string
  onMove: (id: string, to: number) => void
  announce: (words: string) => void
  /** The rows are laid out side by side, in as many lines as they need. */
  isWrapped?: boolean | undefined
}
type Drag = { id: string; to: number }
export type Reorder = ReturnType<typeof useReorder>

/** Distance from the window's edge, in pixels, where dragging scrolls the page. */
const EDGE = 64

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

export function useReorder({ ids, nameOf, onMove, announce, isWrapped = false }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const rows = useRef(new Map<string, HTMLElement>())

  const move = (id: string, to: number) => {
    const index = Math.max(0, Math.min(ids.length - 1, to))
    if (index === ids.indexOf(id)) return
    onMove(id, index)
    announce(`${nameOf(id)}, now ${index + 1} of ${ids.length}`)
  }

  /** The index of the dragged row after a drop at the pointer: the number of other rows before the pointer. */
  const dropIndex = (id: string, event: PointerEvent) =>
    ids.filter(other => other !== id && isPast(rows.current.get(other), event, isWrapped)).length

  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return
    scrollAtEdge(event)
    const to = dropIndex(drag.id, event)
    if (to !== drag.to) setDrag({ ...drag, to })
  }

  return {
    /** For the element of a row. */
    row: (id: string) => ({
      ref: (element: HTMLElement | null) => {
        if (element) rows.current.set(id, element)
        else rows.current.delete(id)
      },
      'data-drag': drag ? dragState(ids, drag, id) : undefined,
    }),
    /** For the handle of a row. Pointers only: the keyboard has buttons, and Alt with the arrows. */
    grip: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id, to: ids.indexOf(id) })
      },
      onPointerMove,
      // Computed again: on a busy machine the last move may not have been rendered yet.
      onPointerUp: (event: PointerEvent) => {
        if (drag) move(drag.id, dropIndex(drag.id, event))
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
    }),
    /** For a row and its fields. The row of an inner list handles its keys first. */
    onKeyDown: (id: string) => (event: KeyboardEvent) => {
      const step = stepOf(event, isWrapped)
      if (step === 0) return
      event.preventDefault()
      move(id, ids.indexOf(id) + step)
      requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
    },
    move,
  }
}

/** Whether the pointer is past the middle of a row. */
function isPast(row: HTMLElement | undefined, { clientX: x, clientY: y }: PointerEvent, isWrapped: boolean): boolean {
  if (!row) return false
  const box = row.getBoundingClientRect()
  const isInLine = isWrapped && box.top <= y && y <= box.bottom
  return isInLine ? box.left + box.width / 2 < x : box.top + box.height / 2 < y
}

function scrollAtEdge({ clientY }: PointerEvent): void {
  if (clientY < EDGE) window.scrollBy(0, -16)
  if (clientY > window.innerHeight - EDGE) window.scrollBy(0, 16)
}

/** By how many positions a key moves the row; 0 for a key that does not move it. */
function stepOf({ key, altKey, target, defaultPrevented }: KeyboardEvent, isWrapped: boolean): number {
  // In a text, Alt with left and right moves the cursor by words; in a select, Alt with an arrow opens it.
  const isSideways = /Left|Right/.test(key) && !(isWrapped && target instanceof HTMLButtonElement)
  if (!altKey || isSideways || defaultPrevented || target instanceof HTMLSelectElement) return 0
  return STEPS[key] ?? 0
}

/** The style of a row during a drag: the dragged row, and the row beside the drop position. */
function dragState(ids: readonly string[], drag: Drag, id: string): 'moving' | 'before' | 'after' | undefined {
  if (id === drag.id) return 'moving'
  const from = ids.indexOf(drag.id)
  if (drag.to === from || ids[drag.to] !== id) return undefined
  return drag.to < from ? 'before' : 'after'
}
