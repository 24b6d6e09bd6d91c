// Draws the page at its real width and scales it to the width that the preview has for it.
import { type RefObject, useLayoutEffect } from 'react'

function fit(sheet: HTMLElement): void {
  const page = sheet.firstElementChild
  if (!(page instanceof HTMLElement)) return
  // Nothing has a width while the preview is hidden.
  const scale = page.offsetWidth > 0 ? sheet.clientWidth / page.offsetWidth : 1
  sheet.style.setProperty('--scale', String(scale))
  sheet.style.setProperty('--height', `${page.offsetHeight * scale}px`)
}

/**
 * Sets the scale, and the height that the scaled page takes up, for the style sheet: at once when the choice of a
 * size is drawn, so that no frame shows the old scale, and whenever the window or the page changes its size.
 */
export function useFit(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (ref.current) fit(ref.current)
  })
  useLayoutEffect(() => {
    const sheet = ref.current
    const page = sheet?.firstElementChild
    if (!sheet || !page) return
    const observer = new ResizeObserver(() => fit(sheet))
    observer.observe(sheet)
    observer.observe(page)
    return () => observer.disconnect()
  }, [ref])
}
