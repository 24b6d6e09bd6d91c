// Draws the page at its real width and scales it to the width that the preview has for it.
import { type RefObject, useLayoutEffect } from 'react'

/** Sets the scale, and the height that the scaled page takes up, for the style sheet. */
export function useFit(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const paper = sheet.current
    const page = paper?.firstElementChild
    if (!paper || !(page instanceof HTMLElement)) return
    const fit = () => {
      // Nothing has a width while the preview is hidden.
      const scale = page.offsetWidth > 0 ? paper.clientWidth / page.offsetWidth : 1
      paper.style.setProperty('--scale', String(scale))
      paper.style.setProperty('--height', `${page.offsetHeight * scale}px`)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(paper)
    observer.observe(page)
    fit()
    return () => observer.disconnect()
  }, [sheet])
}
