// A text with limited Markdown (bold, italic, links, lists) and a small toolbar. An item's description is plain text until the
// toolbar is first used.
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Glyph, type GlyphName } from '../glyph.tsx'
import { type Path, writeAt } from '../session/document.ts'
import { fieldName } from '../words.ts'
import { type ControlProps, FieldFrame } from './field.tsx'
import { useCvForm, useValue } from './form-context.tsx'
import { escapeSigns, insertLink, nextItem, type Selected, toggleList, toggleMark } from './markdown-edit.ts'
import { pasteRules } from './paste-rules.ts'

type Tool = { name: string; glyph: GlyphName; key?: string; act: (selected: Selected) => Selected }

const TOOLS: Tool[] = [
  { name: 'Bold', glyph: 'bold', key: 'b', act: selected => toggleMark(selected, '**') },
  { name: 'Italic', glyph: 'italic', key: 'i', act: selected => toggleMark(selected, '*') },
  { name: 'Link', glyph: 'link', key: 'k', act: insertLink },
  { name: 'List', glyph: 'list', act: toggleList },
]

export const SIGNS = '**Bold**, *italic*, [links](https://) and lists (- at the start of a line) work.'

type ItemProps = { item: Path; label: string; rows: number }

export function DescriptionField({ item, label, rows }: ItemProps) {
  const formatPath = `${item}.format`
  const isMarkdown = useValue(formatPath) === 'markdown'
  const hint = isMarkdown ? { hint: SIGNS } : {}
  return (
    <MarkdownArea
      path={`${item}.description`}
      label={label}
      rows={rows}
      formatPath={isMarkdown ? null : formatPath}
      {...hint}
    />
  )
}

export const MarkdownField = ({ path, label, hint }: { path: Path; label: string; hint: string }) => (
  <MarkdownArea path={path} label={label} hint={`${hint} ${SIGNS}`} rows={9} formatPath={null} />
)

/** `formatPath`: for a text that is still plain. */
type AreaProps = { path: Path; label: string; hint?: string; rows: number; formatPath: Path | null }

function MarkdownArea({ path, label, hint, rows, formatPath }: AreaProps) {
  const { editor } = useCvForm()
  const value = useValue(path)
  const write = (text: string) => editor.write(path, text)
  const writeFormatted = (text: string) => {
    const written = writeAt(editor.getState().document, path, text)
    if (formatPath) editor.change(writeAt(written, formatPath, 'markdown'), fieldName(path))
  }
  return (
    <FieldFrame path={path} label={label} hint={hint} wide>
      {control => (
        <MarkdownInput
          control={control}
          rows={rows}
          text={typeof value === 'string' ? value : ''}
          onType={write}
          {...(formatPath ? { isPlain: true, onTool: writeFormatted } : { onTool: write })}
        />
      )}
    </FieldFrame>
  )
}

type InputProps = {
  control: ControlProps
  rows: number
  text: string
  /** A plain text: every character of it is literal until a tool is used. */
  isPlain?: boolean
  onType: (text: string) => void
  /** A button or a key of the toolbar, or Enter in a list, has changed the text. */
  onTool: (text: string) => void
}

export function MarkdownInput({ control, rows, text, isPlain = false, onType, onTool }: InputProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const wanted = useRef<Selected | null>(null)

  // The selection can be set only after the new text is in the DOM.
  useLayoutEffect(() => {
    if (!wanted.current || !area.current || wanted.current.text !== text) return
    area.current.focus()
    area.current.setSelectionRange(wanted.current.start, wanted.current.end)
    wanted.current = null
  })

  const selection = (): Selected => {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = area.current ?? {}
    return { text, start, end }
  }
  const put = (selected: Selected) => {
    if (selected.text === text && !isPlain) return area.current?.setSelectionRange(selected.start, selected.end)
    wanted.current = selected
    onTool(selected.text)
  }
  const use = (tool: Tool) => put(tool.act(isPlain ? escapeSigns(selection()) : selection()))
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    const rules = pasteRules()
    if (!rules?.hasBullets(pasted)) return rules?.pasteClean(event)
    event.preventDefault()
    put(rules.pasteList(isPlain ? escapeSigns(selection()) : selection(), pasted, isPlain))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys during input method composition belong to it; Safari reports them only by keyCode 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.altKey) return
    const isCommand = event.ctrlKey || event.metaKey
    const { start, end } = selection()
    // Ctrl+K links a selected text; without one it is the editor's own.
    const hasKey = ({ key }: Tool) => key === event.key.toLowerCase() && (key !== 'k' || start !== end)
    const tool = isCommand && TOOLS.find(hasKey)
    const isEnter = event.key === 'Enter' && !isCommand && !event.shiftKey && !isPlain
    const next = isEnter && nextItem(selection())
    if (!tool && !next) return
    event.preventDefault()
    if (tool) use(tool)
    else if (next) put(next)
  }
  return (
    <div className={rows > 4 ? 'markdown tall' : 'markdown'}>
      <Toolbar controls={control.id} onUse={use} />
      <textarea
        {...control}
        ref={area}
        dir="auto"
        rows={rows}
        value={text}
        onChange={event => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </div>
  )
}

/** One stop of the Tab key; the arrow keys lead from tool to tool. */
function Toolbar({ controls, onUse }: { controls: string; onUse: (tool: Tool) => void }) {
  const [current, setCurrent] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = (current + step + TOOLS.length) % TOOLS.length
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div role="toolbar" className="toolbar" aria-label="Text style" onKeyDown={onKeyDown}>
      {TOOLS.map((tool, at) => (
        <button
          key={tool.name}
          type="button"
          tabIndex={at === current ? 0 : -1}
          className="tool"
          aria-label={tool.name}
          aria-controls={controls}
          title={tool.key ? `${tool.name} (Ctrl+${tool.key.toUpperCase()})` : tool.name}
          onClick={() => {
            setCurrent(at)
            onUse(tool)
          }}
        >
          <Glyph name={tool.glyph} />
        </button>
      ))}
    </div>
  )
}
