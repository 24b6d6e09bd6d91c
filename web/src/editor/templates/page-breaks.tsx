// Where pages break: for each section of the CV.
import { writeAt } from '../session/document.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { hasContent, sectionName, sectionsInOrder } from '../steps/section-order.ts'

const BREAKS = [
  ['', 'Anywhere'],
  ['together', 'Keep together'],
  ['new-page', 'New page'],
] as const

/** The page break of a section in the template and in the Word document. */
function PageBreak({ name, label, known }: { name: string; label: string; known: string[] }) {
  const { editor } = useCvForm()
  const breaks = useEditorState(state => state.document.style.breaks) ?? {}
  const choose = (rule: string) => {
    // Drops the page breaks of removed sections.
    const kept = Object.entries({ ...breaks, [name]: rule }).filter(([key, value]) => value && known.includes(key))
    const next = kept.length > 0 ? Object.fromEntries(kept) : undefined
    editor.change(writeAt(editor.getState().document, 'style.breaks', next), `Page break of ${label}`)
  }
  return (
    <select
      className={`page-break${breaks[name] ? ' chosen' : ''}`}
      aria-label={`Page break of ${label}`}
      value={breaks[name] ?? ''}
      onChange={event => choose(event.target.value)}
    >
      {BREAKS.map(([rule, words]) => (
        <option key={rule} value={rule}>
          {words}
        </option>
      ))}
    </select>
  )
}

export function PageBreaks() {
  const content = useEditorState(state => state.document.content)
  const names = sectionsInOrder(content)
  const filled = names.filter(name => hasContent(content, name))
  if (filled.length === 0) return null
  return (
    <fieldset className="page-breaks style-control">
      <legend>Page breaks</legend>
      <ul>
        {filled.map(name => (
          <li key={name}>
            <span dir="auto">{sectionName(content, name)}</span>
            <PageBreak name={name} label={sectionName(content, name)} known={names} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
