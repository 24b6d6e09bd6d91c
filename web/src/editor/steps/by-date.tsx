// Lists with the newest item first: new items move to their positions, and a button sorts all.
import { useEffect, useRef } from 'react'
import { Glyph } from '../glyph.tsx'
import { listAt, type Path, placeByDate, sortByDate } from '../session/document.ts'
import { fieldId } from './field.tsx'
import { useCvForm, useEditorState } from './form-context.tsx'

export function SortByDate({ path }: { path: Path }) {
  const { editor, announce } = useCvForm()
  const inOrder = useEditorState(state => sortByDate(state.document, path) === state.document)
  if (inOrder) return null
  const sort = () => {
    editor.change(sortByDate(editor.getState().document, path), 'Sorting by date')
    announce('Sorted by date, the newest first. Undo brings the order back.')
  }
  return (
    <button type="button" className="button" onClick={sort}>
      <Glyph name="down" /> Sort by date
    </button>
  )
}

/**
 * The items added here, until the person moves one by hand. Each is placed by date after a press or a key outside its card: moving the card
 * earlier would pull the pressed button from under the pointer.
 */
export function useNewItems(path: Path, nameOf: (id: string) => string): Set<string> {
  const { editor, announce } = useCvForm()
  const ids = useRef(new Set<string>())
  const placeNew = (id: string) => {
    const { document } = editor.getState()
    const placed = placeByDate(document, path, id)
    if (placed === document) return
    editor.change(placed, `Placing ${nameOf(id)} by date`)
    const list = listAt(placed, path)
    const at = list.findIndex(item => item.id === id)
    announce(`${nameOf(id)}, now ${at + 1} of ${list.length} by date`)
  }
  const latest = useRef(placeNew)
  latest.current = placeNew
  useEffect(() => {
    const leave = ({ target }: Event) => {
      for (const id of ids.current) {
        const card = document.getElementById(fieldId(`${path}.${id}`))?.closest('li')
        if (card && !card.contains(target as Node)) latest.current(id)
      }
    }
    const events = ['click', 'keyup'] as const
    for (const name of events) document.addEventListener(name, leave)
    return () => {
      for (const name of events) document.removeEventListener(name, leave)
    }
  }, [path])
  return ids.current
}
