// The list of keyboard shortcuts, opened by "?". A chunk of its own.
import { useId, useState } from 'react'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { openByQuestionMark, opensByQuestionMark } from './question-mark.ts'
import './keys.css'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
const [CTRL, ALT] = isMac ? ['⌘', '⌥'] : ['Ctrl', 'Alt']

const KEYS: [keys: string[], what: string][] = [
  [[CTRL, 'Enter'], 'The next step; on the last one, publish'],
  [[ALT, 'Enter'], 'Add another entry'],
  [[ALT, '↑ or ↓'], 'Move the entry up or down'],
  [[CTRL, 'K'], 'Go to any step, section, template or action; in a text with styles, link what is selected'],
  [[CTRL, 'S'], 'Save now'],
  [[CTRL, 'Z'], 'Undo'],
  [[CTRL, 'Shift', 'Z'], 'Redo'],
  [[CTRL, 'B or I'], 'Bold or italic, in a text with styles'],
  [['?'], 'This list, while you are not typing'],
]

export function KeyList({ onClose }: { onClose: () => void }) {
  const heading = useId()
  const [isOn, setOn] = useState(opensByQuestionMark)
  return (
    <Dialog open onClose={onClose} labelledBy={heading}>
      <h2 id={heading}>Keys</h2>
      <dl className="key-list">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="key-switch">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            openByQuestionMark(target.checked)
            setOn(target.checked)
          }}
        />
        “?” opens this list
      </label>
      <p className="small">{CTRL}+K and “Keys” always open it.</p>
      <Actions label="Close" onClick={onClose} />
    </Dialog>
  )
}
