// Links form and preview: the preview scrolls to the entry of the focused field, and a click in the preview focuses its field.

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { isItem } from '../../../../api/core/cv/values.ts'
import { isObject, type Path } from '../session/document.ts'
import type { Editor } from '../session/editor-store.ts'
import { fieldId } from '../steps/field.tsx'
import { useCvForm } from '../steps/form-context.tsx'
import { fieldAt } from './field-at.ts'

type Sheet = RefObject<HTMLElement | null>

const TINT_MS = 600
const FIELD = fieldId('')

/**
 * Scrolls the preview to the entry of the field in use, and tints it, once the entry is rendered. `drawn` changes with every rendering.
 * In a narrow window, where the preview replaces the form, it scrolls when `isOpen` changes.
 */
export function useFollow(sheet: Sheet, drawn: unknown, isOpen: boolean): void {
  const { editor } = useCvForm()
  const [follower] = useState(() => createFollower(sheet, editor))
  useEffect(() => follower.listen(), [follower])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each drawing
  useEffect(() => follower.onDrawn(), [follower, drawn])
  useEffect(() => follower.onTurn(isOpen), [follower, isOpen])
}

function createFollower(sheet: Sheet, editor: Editor) {
  let field: Path | null = null
  let isDue = false
  let followed: string | undefined

  /** The element of the field, of its item, or of its section; null for an item that is not on the page. */
  function find(): HTMLElement | null {
    for (let near = field ?? ''; near.includes('.'); near = near.slice(0, near.lastIndexOf('.'))) {
      const found = sheet.current?.querySelectorAll<HTMLElement>(`[data-path="${CSS.escape(near)}"]`)
      // The heading of a section with a single text has the same path as the text after it.
      if (found?.length) return found[found.length - 1] ?? null
      if (isItem(editor.read(near))) return null
    }
    return null
  }
  function follow(scroll: (entry: HTMLElement) => boolean): void {
    const entry = find()
    if (!entry?.checkVisibility()) return
    isDue = false
    if (scroll(entry) || entry.dataset.path !== followed) tint(entry)
    followed = entry.dataset.path
  }
  return {
    listen() {
      const onUse = ({ target, type }: Event) => {
        const path = pathOf(target as Element)
        if (!path) return
        field = path
        isDue = true
        if (type === 'focusin') follow(bringIntoView)
      }
      const events = ['focusin', 'input'] as const
      for (const name of events) document.addEventListener(name, onUse)
      return () => {
        for (const name of events) document.removeEventListener(name, onUse)
      }
    },
    onDrawn: () => {
      if (isDue) follow(bringIntoView)
    },
    onTurn(isOpen: boolean) {
      if (isOpen) follow(centre)
      else if (field) centre(document.getElementById(fieldId(field)))
    },
  }
}

/** The path of the control in the form that an event belongs to. */
export function pathOf(target: Element): Path | null {
  if (!target.closest('.form-column')) return null
  const named = `[id^="${FIELD}"]`
  const control = target.id.startsWith(FIELD)
    ? target
    : (target.closest('.edit-field, .item')?.querySelector(named) ?? target.closest(named))
  return control?.id.slice(FIELD.length) ?? null
}

/** Scrolls the pane and not the page; false if enough of the entry is visible. */
function bringIntoView(entry: HTMLElement): boolean {
  const pane = entry.closest('.preview')
  if (!pane) return false
  const top = pane.firstElementChild?.getBoundingClientRect().bottom ?? 0
  const bottom = Math.min(pane.getBoundingClientRect().bottom, window.innerHeight)
  const box = entry.getBoundingClientRect()
  const inSight = Math.min(box.bottom, bottom) - Math.max(box.top, top)
  if (inSight >= Math.min(box.height, (bottom - top) / 3) - 1) return false
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  pane.scrollBy({ top: box.top - top - (bottom - top) / 4, behavior })
  return true
}

function centre(element: HTMLElement | null): boolean {
  element?.scrollIntoView({ block: 'center' })
  return element !== null
}

function tint(entry: HTMLElement): void {
  entry.dataset.tinted = ''
  setTimeout(() => delete entry.dataset.tinted, TINT_MS)
}

/**
 * Makes a click focus the field of the clicked element. Links open only in a new tab, and are no tab stops: the steps lead to the
 * fields.
 */
export function useClicks(sheet: Sheet, onField: (path: Path) => void): void {
  const { editor } = useCvForm()
  useLayoutEffect(() => {
    for (const link of sheet.current?.querySelectorAll('a') ?? []) link.tabIndex = -1
  })
  useEffect(() => {
    const element = sheet.current
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element
      if (event.ctrlKey || event.metaKey || target.closest('summary')) return
      event.preventDefault()
      const path = target.closest<HTMLElement>('[data-path]')?.dataset.path
      if (!path || target.closest('details') || getSelection()?.isCollapsed === false) return
      const value = editor.read(path)
      const field = isObject(value) && fieldAt(value, target)
      onField(field ? `${path}.${field}` : path)
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [sheet, editor, onField])
}
