// The toasts on screen. They are rendered inside the topmost modal dialog, which makes everything outside inert, for screen readers too.
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { Icon, type IconName } from './icon.tsx'
import { onModalChange, topModal } from './modal.ts'
import './toasts.css'

const icon = (name: IconName, kind: string) => (
  <span className={`toast-icon ${kind}`}>
    <Icon name={name} />
  </span>
)

/** Milliseconds on screen by kind of toast; the library shows at most 20 at a time. */
const KINDS = {
  duration: 4000,
  removeDelay: 160,
  blank: { duration: 4000, icon: icon('info', 'plain') },
  custom: { duration: 4000 },
  error: { duration: 4000, icon: icon('warn', 'bad') },
  success: { duration: 2000, icon: icon('tick', 'good') },
  loading: { duration: Number.POSITIVE_INFINITY },
}

/** Pixels to the window's edges, and to elements that must not be covered. */
const [EDGE, GAP] = [16, 8]
/** What a toast does not cover: bars, controls and a screen's heading, which has a tabindex, unlike those in the preview. */
const KEPT_FREE = '.nav, nav, .bar, h1[tabindex], a[href], button, input, select, textarea, summary'

export default function Toasts() {
  const modal = useSyncExternalStore(onModalChange, topModal)
  return createPortal(<Stack />, modal ?? document.body)
}

function Stack() {
  const stack = useRef<HTMLDivElement>(null)
  const { toasts, handlers } = useToaster(KINDS)
  const [top, setTop] = useState(EDGE)
  useLayoutEffect(() => {
    // A dialog that closes at once takes its stack with it.
    if (stack.current?.isConnected) stack.current.showPopover()
  }, [])
  const shown = toasts.map(toast => `${toast.id} ${toast.visible}`).join()
  useLayoutEffect(() => {
    const element = stack.current
    if (!element) return
    setTop(freeTop(element))
    if (shown === '') return
    // Late content moves the page under the toasts. Scrolling is ignored, because the toasts would jump.
    let [known, frame] = [layoutNow(element), 0]
    const watch = () => {
      const layout = layoutNow(element)
      if (layout !== known) setTop(freeTop(element))
      known = layout
      frame = requestAnimationFrame(watch)
    }
    watch()
    return () => cancelAnimationFrame(frame)
  }, [shown])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a toast under the pointer stays
    <div
      ref={stack}
      popover="manual"
      className="toasts"
      style={{ top }}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map(toast => (
        <div key={toast.id} className={toast.visible ? 'toast' : 'toast leaving'}>
          {toast.icon}
          <div {...toast.ariaProps}>{resolveValue(toast.message, toast)}</div>
        </div>
      ))}
    </div>
  )
}

/** Window size, page height, height of the toasts and lower edge of the navigation as one comparable text. */
function layoutNow({ offsetHeight }: HTMLElement): string {
  const nav = document.querySelector('.nav')?.getBoundingClientRect().bottom ?? 0
  return [innerWidth, innerHeight, document.documentElement.scrollHeight, offsetHeight, nav + scrollY].join()
}

/** The first position from the top at which the toasts cover none of KEPT_FREE, otherwise the fewest. */
function freeTop(stack: HTMLElement): number {
  const sizes = [...stack.querySelectorAll<HTMLElement>('.toast')]
  if (sizes.length === 0) return EDGE
  const height = sizes.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, 0)
  const right = document.documentElement.clientWidth - EDGE
  const left = right - Math.max(...sizes.map(({ offsetWidth }) => offsetWidth))
  const boxes = [...(topModal() ?? document).querySelectorAll<HTMLElement>(KEPT_FREE)]
    .filter(one => !stack.contains(one) && one.checkVisibility({ visibilityProperty: true }))
    .map(one => one.getBoundingClientRect())
    .filter(box => box.right > left && box.left < right && box.bottom > 0 && box.top < window.innerHeight)
  const covered = (top: number) => boxes.filter(box => box.top < top + height && box.bottom > top).length
  return [EDGE, ...boxes.map(box => box.bottom + GAP)]
    .filter(top => top === EDGE || top + height <= window.innerHeight)
    .map(top => ({ top, count: covered(top) }))
    .reduce((best, one) => ((one.count - best.count || one.top - best.top) < 0 ? one : best)).top
}
