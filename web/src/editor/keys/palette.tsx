// Ctrl+K: everything one can go to or do in the editor, found by typing. A chunk of its own.
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useLocation } from 'wouter'
import { useTemplates } from '../../data/files.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { paths } from '../../paths.ts'
import { LISTS, listAt, writeAt } from '../session/document.ts'
import { useCvForm, useStepOrder, VIEWS, type View } from '../steps/form-context.tsx'
import { sectionName, sectionsInOrder } from '../steps/section-order.ts'
import { STEPS } from '../steps/steps.ts'
import type { DialogName } from '../top-bar.tsx'
import { itemName, nameOf, SLOT_NAMES } from '../words.ts'
import '../dialogs.css'
import './keys.css'

type Command = { id: string; kind: string; name: string; run: () => void }
type Props = { onOpen: (dialog: DialogName) => void; onClose: () => void }

const MOVES: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

export function Palette({ onOpen, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = matching(useCommands(onOpen), typed)
  const id = useId()

  // A command may open another dialog, so this one is closed first.
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    const step = MOVES[key] ?? 0
    const isAgain = (ctrlKey || metaKey) && key.toLowerCase() === 'k'
    if (event.nativeEvent.isComposing || (step === 0 && key !== 'Enter' && !isAgain)) return
    event.preventDefault()
    if (isAgain) onClose()
    else if (step === 0) run(found[at])
    else if (found.length > 0) setAt((at + step + found.length) % found.length)
  }
  return (
    <Dialog open onClose={onClose} labelledBy={`${id}-heading`} className="palette">
      <h2 id={`${id}-heading`} className="visually-hidden">
        Go to anything
      </h2>
      <div className="field">
        <input
          role="combobox"
          aria-label="A step, section, template or action"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? id : undefined}
          aria-activedescendant={found.length > 0 ? optionId(id, at) : undefined}
          placeholder="Step, section, template, action…"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : 'dialog-lead'}>
        {found.length > 0 ? `${found.length} found` : 'Nothing here is called that.'}
      </p>
      {found.length > 0 && <Options id={id} commands={found} at={at} onChosen={run} />}
    </Dialog>
  )
}

const optionId = (list: string, at: number) => `${list}-${at}`

type OptionsProps = { id: string; commands: Command[]; at: number; onChosen: (command: Command) => void }

function Options({ id, commands, at, onChosen }: OptionsProps) {
  useEffect(() => {
    document.getElementById(optionId(id, at))?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  return (
    <div role="listbox" id={id} aria-label="Found" className="palette-list">
      {commands.map((command, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input, which keeps the focus
        <div
          key={command.id}
          role="option"
          id={optionId(id, index)}
          tabIndex={-1}
          aria-selected={index === at}
          onMouseDown={event => event.preventDefault()}
          onClick={() => onChosen(command)}
        >
          <span dir="auto">{command.name}</span> <small>{command.kind}</small>
        </div>
      ))}
    </div>
  )
}

function useCommands(onOpen: Props['onOpen']): Command[] {
  const { editor, setStep, setView, reveal, isLogin } = useCvForm()
  const order = useStepOrder()
  const [, navigate] = useLocation()
  const { data: templates = [] } = useTemplates()
  const { document, cvId } = editor.getState()
  const { content } = document
  const to = (kind: string, name: string, path: string): Command => ({ id: path, kind, name, run: () => reveal(path) })
  const act = (name: string, run: () => void): Command => ({ id: name, kind: 'Do', name, run })
  const choose = (id: string, name: string) => {
    editor.change(writeAt(editor.getState().document, 'template', id), 'Changing the template', 'template')
    toast.success(`The template is ${name} now.`)
  }
  const entries = [...LISTS.map(list => `content.${list}`), 'content.education.other'].flatMap(path =>
    // The dot asks for something in the entry, which opens it.
    listAt(document, path).map(item => to(nameOf(path.split('.')[1] ?? ''), itemName(item), `${path}.${item.id}.`)),
  )
  const studies = Object.entries(SLOT_NAMES).flatMap(([slot, name]) => {
    const study = content.education?.[slot as 'class10']
    return study ? [to('Education', itemName(study, name), `content.education.${slot}.`)] : []
  })
  return [
    ...order.map((number, at) => ({
      id: `${number}`,
      kind: `Step ${at + 1}`,
      name: STEPS[number - 1]?.name ?? '',
      run: () => setStep(number),
    })),
    ...Object.entries(VIEWS).map(([view, name]) => act(name, () => setView(view as View))),
    act('Publish', () => onOpen('publish')),
    act('Download PDF', () => onOpen('download')),
    ...(cvId
      ? [
          act('Share', () => onOpen('share')),
          act('Earlier versions', () => onOpen('history')),
          act('Cover letters', () => navigate(paths.letters(cvId))),
        ]
      : []),
    ...(isLogin ? [act('Add from another CV', () => onOpen('entries'))] : []),
    act('Keys', () => onOpen('keys')),
    ...sectionsInOrder(content)
      .map(name => to('Section', sectionName(content, name), `content.${name}`))
      .filter(({ name }) => STEPS.every(step => step.name !== name)),
    ...templates.map(({ id, name }) => ({ id: `template ${id}`, kind: 'Template', name, run: () => choose(id, name) })),
    ...studies,
    ...entries,
  ]
}

/** The commands that contain every typed word; commands that start with it come first. */
function matching(commands: Command[], typed: string): Command[] {
  const words = typed.trim().toLocaleLowerCase()
  const holds = ({ name, kind }: Command) => {
    const text = `${name} ${kind}`.toLocaleLowerCase()
    return words.split(/\s+/).every(word => text.includes(word))
  }
  const rank = ({ name }: Command) => (name.toLocaleLowerCase().startsWith(words) ? 0 : 1)
  return commands.filter(holds).sort((one, other) => rank(one) - rank(other))
}
