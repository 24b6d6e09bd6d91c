// Visibility of elements, for content that is loaded on scrolling.
import { useEffect, useState } from 'react'

/** True once the element has come near the window. */
export function useSeen(place: { current: Element | null }): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return seen
}

/** Whether the element is on screen now; true until that is known. */
export function useOnScreen(place: { current: Element | null }): boolean {
  const [onScreen, setOnScreen] = useState(true)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(entries => setOnScreen(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return onScreen
}
