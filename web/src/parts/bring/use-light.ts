// Shows what belongs together: a field and the pieces of the source that it comes from. Attributes are set directly, because this
// follows the pointer over hundreds of elements.
import { type FocusEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect } from 'react'
import type { Proposal } from '../../data/upload.ts'
import { type Draft, fieldsOf, piecesOf, textAt } from './proposal.ts'

type Root = RefObject<HTMLElement | null>

export function useLight(root: Root, proposal: Proposal, draft: Draft, tab: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was lit on one tab is shown when the other one opens
  useEffect(() => {
    for (const lit of root.current?.querySelectorAll('[data-lit]') ?? []) if (reveal(lit)) break
  }, [tab])

  const light = (target: Element) => {
    const piece = target.closest<HTMLElement>('[data-piece]')?.dataset.piece
    const path = target.closest<HTMLElement>('[data-path]')?.dataset.path
    if (!root.current || (!piece && !path)) return
    const pieces = path ? piecesOf(proposal, draft, path, textAt(proposal, draft, path)) : [Number(piece)]
    const paths = path ? [path] : fieldsOf(proposal, draft, Number(piece))
    for (const lit of root.current.querySelectorAll<HTMLElement>('[data-lit]')) delete lit.dataset.lit
    const isMeant = ({ dataset }: HTMLElement) =>
      dataset.piece === undefined ? paths.includes(dataset.path ?? '') : pieces.includes(Number(dataset.piece))
    const meant = [...root.current.querySelectorAll<HTMLElement>('[data-piece], [data-path]')].filter(isMeant)
    for (const one of meant) one.dataset.lit = ''
    meant.find(one => !one.contains(target) && reveal(one))
  }
  return {
    /** `show` scrolls to a field. */
    listeners: (show: (path: string) => void) => ({
      onPointerOver: ({ target }: PointerEvent) => light(target as Element),
      onFocus: ({ target }: FocusEvent) => light(target as Element),
      onClick: ({ target }: MouseEvent) => {
        const piece = (target as Element).closest<HTMLElement>('.source-piece')?.dataset.piece
        const [path] = piece ? fieldsOf(proposal, draft, Number(piece)) : []
        if (path) show(path)
      },
    }),
  }
}

/** True when it is on screen. */
function reveal(element: Element): boolean {
  if (!element.checkVisibility()) return false
  element.scrollIntoView({ block: 'nearest' })
  return true
}
