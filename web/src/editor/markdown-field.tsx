// A text with limited Markdown (bold, italic, links, lists) and a small toolbar that writes the signs.
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Path } from './document.ts'
import { FieldFrame, fieldId } from './field.tsx'
import { useCvForm, useValue } from './form-context.tsx'
import { Glyph, type GlyphName } from './glyph.tsx'
import { insertLink, type Selected, toggleList, toggleMark } from './markdown-edit.ts'

type Tool = { name: string; glyph: GlyphName; key?: string; act: (selected: Selected) => Selected }

const TOOLS: Tool[] = [
  { name: 'Bold', glyph: 'bold', key: 'b', act: selected => toggleMark(selected, '**') },
  { name: 'Italic', glyph: 'italic', key: 'i', act: selected => toggleMark(selected, '*') },
  { name: 'Link', glyph: 'link', key: 'k', act: insertLink },
  { name: 'List', glyph: 'list', act: toggleList },
]

export function MarkdownField({ path, label, hint }: { path: Path; label: string; hint: string }) {
  const { editor } = useCvForm()
  const value = useValue(path)
  const area = useRef<HTMLTextAreaElement>(null)
  const wanted = useRef<Selected | null>(null)
  const text = typeof value === 'string' ? value : ''

  // The selection can be set only when the new text stands in the field.
  useLayoutEffect(() => {
    if (!wanted.current || !area.current || wanted.current.text !== text) return
    area.current.focus()
    area.current.setSelectionRange(wanted.current.start, wanted.current.end)
    wanted.current = null
  }, [text])

  const use = (tool: Tool) => {
    if (!area.current) return
    const selected = tool.act({ text, start: area.current.selectionStart, end: area.current.selectionEnd })
    if (selected.text === text) return area.current.setSelectionRange(selected.start, selected.end)
    wanted.current = selected
    editor.write(path, selected.text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = (event.ctrlKey || event.metaKey) && TOOLS.find(one => one.key === event.key.toLowerCase())
    if (!tool) return
    event.preventDefault()
    use(tool)
  }
  return (
    <FieldFrame path={path} label={label} hint={hint} wide>
      {control => (
        <div className="markdown">
          <fieldset className="toolbar" aria-label="Text style">
            {TOOLS.map(tool => (
              <button
                key={tool.name}
                type="button"
                className="tool"
                aria-label={tool.name}
                aria-controls={fieldId(path)}
                title={tool.key ? `${tool.name} (Ctrl+${tool.key.toUpperCase()})` : tool.name}
                onClick={() => use(tool)}
              >
                <Glyph name={tool.glyph} />
              </button>
            ))}
          </fieldset>
          <textarea
            {...control}
            ref={area}
            dir="auto"
            rows={9}
            value={text}
            onChange={event => editor.write(path, event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
    </FieldFrame>
  )
}
