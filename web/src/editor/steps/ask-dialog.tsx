// Asks an institution to confirm a section of the CV: the address, what the institution needs to find the person, the mail's content.
import { type FormEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { askInstitution } from '../../data/claims.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { ClaimableSection } from '../claims/claim-words.ts'
import { useCvForm } from './form-context.tsx'
import '../dialogs.css'

type Props = { cvId: string; part: ClaimableSection; onClose: () => void; onAsked: () => void }

const FIELDS = {
  institution: { label: 'Institution', maxLength: 200, required: true, autoComplete: 'organization' },
  email: { label: 'E-mail of somebody there', maxLength: 254, required: true, type: 'email' },
  reference: { label: 'Roll number or the like', maxLength: 80, required: false },
} as const
type FieldName = keyof typeof FIELDS
const HINTS: Partial<Record<FieldName, string>> = {
  reference: 'If they need it to find you. Only they see it, on the page behind the link.',
}

/** The institution named in the section: school, employer or awarder. */
export function institutionIn(value: unknown): string {
  const said = Object(value) as Record<string, unknown>
  const name = ['institution', 'company', 'provider', 'awarder', 'entity', 'board'].map(key => said[key]).find(Boolean)
  return typeof name === 'string' ? name : ''
}

export function AskDialog({ cvId, part, onClose, onAsked }: Props) {
  const { announce } = useCvForm()
  const heading = useId()
  const named = institutionIn(part.value)
  const [values, setValues] = useState({ institution: named, email: '', reference: '' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<{ field: FieldName | null; message: string } | null>(null)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // React events bubble from the portal into the editor's form, which would submit as well.
    event.stopPropagation()
    setBusy(true)
    const [institution, email, reference] = [values.institution, values.email, values.reference].map(one => one.trim())
    try {
      await askInstitution(cvId, part.path, {
        institution: institution as string,
        email: email as string,
        ...(reference && { reference }),
      })
      announce(`Asked: ${institution}`)
      onAsked()
    } catch (failure) {
      setError(wordsOf(failure))
      setBusy(false)
    }
  }
  const field = (name: FieldName) => (
    <Field
      name={name}
      value={values[name]}
      isFirst={name === (named === '' ? 'institution' : 'email')}
      error={error?.field === name ? error.message : null}
      onChange={text => {
        setValues(before => ({ ...before, [name]: text }))
        setError(null)
      }}
    />
  )
  return createPortal(
    <Dialog open onClose={onClose} labelledBy={heading}>
      <form onSubmit={onSubmit}>
        <h2 id={heading}>Ask an institution</h2>
        <p className="dialog-lead">
          They get a mail with a link to “{part.name}” and its evidence, and can confirm it or decline, for the name on
          your CV: <bdi>{part.person}</bdi>. When you change that name, you have to ask again. Readers will see the
          domain of the address and that you gave it, so ask at the institution’s own address.
        </p>
        {field('institution')}
        {field('email')}
        {field('reference')}
        {error && error.field === null && (
          <p className="edit-error" role="alert">
            <Icon name="warn" /> {error.message}
          </p>
        )}
        <div className="actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={busy}>
            {busy ? 'Sending…' : 'Send the question'}
          </button>
        </div>
      </form>
    </Dialog>,
    document.body,
  )
}

type FieldProps = {
  name: FieldName
  value: string
  isFirst: boolean
  error: string | null
  onChange: (text: string) => void
}

function Field({ name, value, isFirst, error, onChange }: FieldProps) {
  const { label, ...control } = FIELDS[name]
  const [id, hintId, errorId] = [useId(), useId(), useId()]
  const hint = HINTS[name]
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!control.required && ' (optional)'}
      </label>
      <input
        {...control}
        id={id}
        value={value}
        data-first-focus={isFirst || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined}
        onChange={event => onChange(event.target.value)}
      />
      {hint && (
        <p className="edit-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="edit-error" id={errorId} role="alert">
          <Icon name="warn" /> {error}
        </p>
      )}
    </div>
  )
}

function wordsOf(failure: unknown): { field: FieldName | null; message: string } {
  if (!(failure instanceof ApiProblem)) return { field: null, message: 'Something went wrong.' }
  const first = failure.errors[0]
  const field = (first?.path.slice(1) ?? '') as FieldName
  return { field: field in FIELDS ? field : null, message: first?.message ?? failure.message }
}
