// Copies a CV into another language, and opens the copy in the editor.
import { useRef } from 'react'
import { toast } from 'react-hot-toast/headless'
import { nameOfLanguage, OFFERED_LANGUAGES } from '../../../api/core/cv/languages/index.ts'
import { addSibling, useGroup } from '../data/cvs.ts'
import { paths } from '../paths.ts'
import { FormDialog } from './form-dialog.tsx'
import { ProblemNotice } from './notice.tsx'
import './add-language.css'

type Props = {
  savedId: string
  /** In the editor: saves what is being edited; resolves with whether it is saved. */
  prepare?: () => Promise<boolean>
  onClose: () => void
}

export function AddLanguage({ savedId, prepare, onClose }: Props) {
  const { data: group = [], problem, reload } = useGroup(savedId)
  const isOpening = useRef(false)
  const others = group.filter(({ nanoId }) => nanoId !== savedId)
  const free = OFFERED_LANGUAGES.filter(code => !group.some(({ language }) => language === code))
  const submit = async (form: FormData) => {
    if (isOpening.current) return
    if (prepare && !(await prepare())) return toast.error('Your last changes are not saved yet. Save them first.')
    const nanoId = await addSibling(savedId, String(form.get('language')))
    isOpening.current = true
    window.location.assign(paths.editCv(nanoId))
  }
  return (
    <FormDialog
      title="Add a language"
      className="add-language"
      action="Copy and open"
      busyAction="Copying…"
      disabled={group.length === 0 || free.length === 0}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        Your text is copied as it is, not translated: you write it in the new language. From then on each CV is edited,
        published and shared on its own. Titles of sections and dates follow the language.
      </p>
      {problem && group.length === 0 && <ProblemNotice problem={problem} retry={reload} />}
      <label className="field">
        New language
        <select name="language" required>
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
          {others.map(({ nanoId, language }) => (
            <a key={nanoId} href={paths.editCv(nanoId)} lang={language} dir="auto">
              {nameOfLanguage(language)}
            </a>
          ))}
        </p>
      )}
    </FormDialog>
  )
}
