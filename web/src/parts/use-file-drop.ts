// Files dragged into the window.
import { useLayoutEffect, useRef, useState } from 'react'

const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** True while a file is being dragged over the page. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [dragging, setDragging] = useState(false)
  const latest = useRef(onFile)
  latest.current = onFile

  useLayoutEffect(() => {
    const listening = new AbortController()
    const on = (name: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      window.addEventListener(name, listener, { signal: listening.signal })
    on('dragover', event => {
      if (!holdsFile(event)) return
      event.preventDefault()
      setDragging(true)
    })
    on('dragleave', event => {
      if (event.relatedTarget === null) setDragging(false)
    })
    on('drop', event => {
      setDragging(false)
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      latest.current(file)
    })
    return () => listening.abort()
  }, [])
  return dragging
}
