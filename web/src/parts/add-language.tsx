// Copies a CV into another language, and opens the copy in the editor.
import { useId, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { nameOfLanguage, OFFERED_LANGUAGES } from '../../../api/core/cv/languages/index.ts'
import { addSibling, useGroup } from '../data/cvs.ts'
import { paths } from '../paths.ts'
import { Actions, Dialog } from './dialog.tsx'
import { ProblemNotice } from './notice.tsx'
import { useBusy } from './use-busy.ts'
import './add-language.css'

type Props = {
  savedId: string
  /** In the editor: saves what is being edited; resolves with whether it is saved. */
  prepare?: () => Promise<boolean>
  onClose: () => void
}

/** Without a form, because the editor shows it inside of one. */
export function AddLanguage({ savedId, prepare, onClose }: Props) {
  const title = useId()
  const { data: group = [], problem, reload } = useGroup(savedId)
  const [busy, run] = useBusy()
  const isOpening = useRef(false)
  const others = group.filter(({ id }) => id !== savedId)
  const free = OFFERED_LANGUAGES.filter(code => !group.some(({ language }) => language === code))
  const [chosen, setChosen] = useState('')
  const add = async () => {
    if (isOpening.current) return
    if (prepare && !(await prepare())) return toast.error('Your last changes are not saved yet. Save them first.')
    const id = await addSibling(savedId, chosen)
    isOpening.current = true
    window.location.assign(paths.editCv(id))
  }
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="add-language">
      <h2 id={title}>Add a language</h2>
      <p>
        Your text is copied as it is, not translated: you write it in the new language. From then on each CV is edited,
        published and shared on its own. Titles of sections and dates follow the language.
      </p>
      {problem && group.length === 0 && <ProblemNotice problem={problem} retry={reload} />}
      <label className="field">
        New language
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="" disabled>
            Choose one
          </option>
          {free.map(code => (
            <option key={code} value={code} lang={code}>
              {nameOfLanguage(code)}
            </option>
          ))}
        </select>
      </label>
      {others.length > 0 && (
        <p className="languages-there">
          There already:{' '}
          {others.map(({ id, language }) => (
            <a key={id} href={paths.editCv(id)} lang={language} dir="auto">
              {nameOfLanguage(language)}
            </a>
          ))}
        </p>
      )}
      <Actions label="Cancel" onClick={onClose}>
        <button
          type="button"
          className="button primary"
          disabled={busy || chosen === '' || group.length === 0}
          onClick={() => void run(add)}
        >
          {busy ? 'Copying…' : 'Copy and open'}
        </button>
      </Actions>
    </Dialog>
  )
}
