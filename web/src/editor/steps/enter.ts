// Enter in a field of the form: it leads to the next field of the entry, at the last one to the button that adds another, and never leaves
// the step. Ctrl with Enter does that.
import type { KeyboardEvent } from 'react'

const FIELDS = 'input:not([type="hidden"]), select, textarea'

/** Ignores Enter that a control of its own has used, and that of long texts and buttons. */
export function onEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, nativeEvent, ctrlKey, metaKey, altKey, shiftKey } = event
  const isPlain = key === 'Enter' && !(ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing)
  if (!isPlain || event.defaultPrevented || !(target as Element).matches('input, select')) return
  event.preventDefault()
  const here = target as HTMLElement
  const isAfter = (other: Element) => here.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  const isReachable = (other: HTMLElement) => isAfter(other) && other.checkVisibility() && !other.matches(':disabled')
  const found = (within: Element | null, what: string) =>
    [...(within?.querySelectorAll<HTMLElement>(what) ?? [])].find(isReachable)
  const form = event.currentTarget
  const next = found(here.closest('.item-fields') ?? form, FIELDS) ?? found(form, '.button.add, [type="submit"]')
  next?.focus()
}
