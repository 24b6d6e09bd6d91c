// The request to an institution to confirm a section of the CV: its address, a reference to find the person, the content of the mail.
import { type FormEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { askInstitution } from '../../data/claims.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { ClaimableSection } from '../claims/claim-words.ts'
import { useCvForm } from './form-context.tsx'
import '../dialogs.css'

type Props = { cvId: string; section: ClaimableSection; onClose: () => void; onAsked: () => void }

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
  const fields = Object(value) as Record<string, unknown>
  const name = ['institution', 'company', 'provider', 'awarder', 'entity', 'board']
    .map(key => fields[key])
    .find(Boolean)
  return typeof name === 'string' ? name : ''
}

export function AskDialog({ cvId, section, onClose, onAsked }: Props) {
  const heading = useId()
  const named = institutionIn(section.value)
  const [values, setValues] = useState({ institution: named, email: '', reference: '' })
  const { busy, error, clearError, onSubmit } = useAsking(values, { cvId, section, onAsked })
  const field = (name: FieldName) => (
    <Field
      name={name}
      value={values[name]}
      isFirst={name === (named === '' ? 'institution' : 'email')}
      error={error?.field === name ? error.message : null}
      onChange={text => {
        setValues(before => ({ ...before, [name]: text }))
        clearError()
      }}
    />
  )
  return createPortal(
    <Dialog open onClose={onClose} labelledBy={heading}>
      <form onSubmit={onSubmit}>
        <h2 id={heading}>Ask an institution</h2>
        <p className="dialog-lead">
          They get a mail with a link to “{section.name}” and its evidence, and can confirm it or decline, for the name
          on your CV: <bdi>{section.person}</bdi>. When you change that name, you have to ask again. Readers will see
          the domain of the address and that you gave it, so ask at the institution’s own address.
        </p>
        {field('institution')}
        {field('email')}
        {field('reference')}
        {error && error.field === null && (
          <p className="edit-error" role="alert">
            <Icon name="warn" /> {error.message}
          </p>
        )}
        <Actions label="Cancel" onClick={onClose}>
          <button type="submit" className="button primary" disabled={busy}>
            {busy ? 'Sending…' : 'Send the question'}
          </button>
        </Actions>
      </form>
    </Dialog>,
    document.body,
  )
}

/** Sends the request to the institution. */
function useAsking(values: Record<FieldName, string>, { cvId, section, onAsked }: Omit<Props, 'onClose'>) {
  const { announce } = useCvForm()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<FieldError | null>(null)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // React events bubble from the portal into the editor's form, which would submit as well.
    event.stopPropagation()
    setBusy(true)
    const institution = values.institution.trim()
    const reference = values.reference.trim()
    try {
      const request = { institution, email: values.email.trim() }
      await askInstitution(cvId, section.path, reference ? { ...request, reference } : request)
      announce(`Asked: ${institution}`)
      onAsked()
    } catch (failure) {
      setError(errorIn(failure))
      setBusy(false)
    }
  }
  return { busy, error, clearError: () => setError(null), onSubmit }
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

/** `field`: null for an error of the whole form. */
type FieldError = { field: FieldName | null; message: string }

function errorIn(failure: unknown): FieldError {
  if (!(failure instanceof ApiProblem)) return { field: null, message: 'Something went wrong.' }
  const first = failure.errors[0]
  const field = (first?.path.slice(1) ?? '') as FieldName
  return { field: field in FIELDS ? field : null, message: first?.message ?? failure.message }
}
