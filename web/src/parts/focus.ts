// Keeps the focus where the person was, when the focused element leaves the page or is disabled for a while.

const TABBABLE =
  ':is(a[href]:not(.skip), button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]):not([tabindex="-1"])'

/** The place of a focused element. `outer`: the place before its dialog opened. */
type Place = { element: Element; near: [parent: Element, at: number][]; wasDisabled: boolean; outer: Place | null }

function placeOf(element: Element, before: Place | null): Place {
  const near: Place['near'] = []
  let one = element
  for (; one.parentElement && !one.matches('main, dialog, body'); one = one.parentElement)
    near.push([one.parentElement, [...one.parentElement.children].indexOf(one)])
  if (!one.matches('dialog')) return { element, near, wasDisabled: false, outer: null }
  const isInside = before !== null && one.contains(before.element)
  return { element, near, wasDisabled: false, outer: isInside ? before.outer : before }
}

/** Focuses the element, or the nearest one that remains. It never scrolls. */
function restore({ element, near, outer }: Place): void {
  const candidates = near.flatMap(([parent, at]) => [parent.children[at], parent.children[at - 1], parent])
  const found = element.isConnected
    ? element
    : candidates
        .filter(one => one?.isConnected)
        .map(firstIn)
        .find(Boolean)
  if (found) (found as HTMLElement).focus({ preventScroll: true })
  else if (outer) restore(outer)
}

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })

const firstIn = (element: Element | undefined) =>
  element?.matches(TABBABLE) ? element : [...(element?.querySelectorAll(TABBABLE) ?? [])].find(isVisible)

/** Watches the page. Returns the function that ends it. */
export function keepFocus(): () => void {
  const { activeElement, body } = document
  let last = activeElement && activeElement !== body ? placeOf(activeElement, null) : null
  // A toast has no place of its own: after its button the focus returns to where it was before.
  let isInToast = false
  const isNowhere = () => document.activeElement === document.body
  const onFocus = ({ target }: FocusEvent) => {
    const element = target as Element
    isInToast = element.closest('.toasts') !== null
    if (!isInToast) last = placeOf(element, last)
  }
  const onBlur = () =>
    setTimeout(() => {
      if (isNowhere() && last?.element.isConnected && !last.element.matches(':disabled')) last = null
    })
  const observer = new MutationObserver(() => {
    if (!last || !isNowhere()) return
    const isGone = !last.element.isConnected
    const isDisabled = !isGone && last.element.matches(':disabled')
    if (isGone || isInToast || (last.wasDisabled && !isDisabled)) restore(last)
    else last.wasDisabled = isDisabled
  })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
  }
}
