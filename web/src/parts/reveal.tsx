// Scroll animations: content moves into place when it scrolls into view. Without JavaScript, with reduced motion and in
// print it is shown at once.
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import './reveal.css'

/** `offset` in pixels from the window's lower edge; the others in milliseconds. */
const SCROLL = { offset: 120, throttle: 99, debounce: 50 } as const

type Watch = (element: Element, onSeen: () => void) => () => void
const RevealContext = createContext<Watch | null>(null)

/** One observer for all Reveals inside. */
export function RevealGroup({ children }: { children: ReactNode }) {
  const [watch, setWatch] = useState<Watch | null>(null)
  useEffect(() => {
    if (!moves()) return
    const watcher = createWatcher()
    setWatch(() => watcher.watch)
    return watcher.stop
  }, [])
  return <RevealContext value={watch}>{children}</RevealContext>
}

type State = 'still' | 'waiting' | 'seen'

export function Reveal({ children, className = '' }: { children: ReactNode; className?: string }) {
  const watch = useContext(RevealContext)
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('still')

  useEffect(() => {
    if (!watch || !place.current) return
    // Content that is visible already is not animated.
    if (place.current.getBoundingClientRect().top < window.innerHeight - SCROLL.offset) return
    setState('waiting')
    return watch(place.current, () => setState('seen'))
  }, [watch])
  return (
    <div ref={place} className={`reveal ${className}`} data-reveal={state}>
      {children}
    </div>
  )
}

const moves = () =>
  typeof IntersectionObserver === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Handles intersections at most every `throttle` ms, and a resize after `debounce` ms without another. */
function createWatcher() {
  const waiting = new Map<Element, () => void>()
  const seen = new Set<Element>()
  let throttle: ReturnType<typeof setTimeout> | undefined
  let debounce: ReturnType<typeof setTimeout> | undefined

  const show = () => {
    throttle = undefined
    for (const element of seen) {
      observer.unobserve(element)
      waiting.get(element)?.()
      waiting.delete(element)
    }
    seen.clear()
  }
  const observe = () => {
    const made = new IntersectionObserver(
      entries => {
        for (const entry of entries) if (entry.isIntersecting) seen.add(entry.target)
        if (seen.size > 0) throttle ??= setTimeout(show, SCROLL.throttle)
      },
      { rootMargin: `0px 0px -${SCROLL.offset}px 0px` },
    )
    for (const element of waiting.keys()) made.observe(element)
    return made
  }
  let observer = observe()

  const onResize = () => {
    clearTimeout(debounce)
    debounce = setTimeout(() => {
      observer.disconnect()
      observer = observe()
    }, SCROLL.debounce)
  }
  window.addEventListener('resize', onResize)

  const watch: Watch = (element, onSeen) => {
    waiting.set(element, onSeen)
    observer.observe(element)
    return () => {
      waiting.delete(element)
      observer.unobserve(element)
    }
  }
  const stop = () => {
    window.removeEventListener('resize', onResize)
    clearTimeout(throttle)
    clearTimeout(debounce)
    observer.disconnect()
  }
  return { watch, stop }
}
