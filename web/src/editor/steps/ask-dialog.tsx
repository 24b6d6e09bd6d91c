// The request to an institution to confirm a section of the CV: its address, a reference to find the person, the content of the mail.
import { type FormEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { coveredWords } from '../../../../api/core/claims/scope-words.ts'
import { factsOf, proseOf } from '../../../../api/core/claims/subject.ts'
import {
  type Language,
  nameOfLanguage,
  OFFERED_LANGUAGES,
  offeredLanguage,
} from '../../../../api/core/cv/languages/index.ts'
import { askInstitution } from '../../data/claims.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { ClaimableSection } from '../claims/claim-words.ts'
import { useCvForm, useEditorState } from './form-context.tsx'
import '../dialogs.css'

/** `version`: of the CV that the section was read from. */
type Props = { cvId: string; section: ClaimableSection; version: number; onClose: () => void; onAsked: () => void }

const FIELDS = {
  institution: { label: 'Institution', maxLength: 200, required: true, autoComplete: 'organization' },
  email: { label: 'E-mail of somebody there', maxLength: 254, required: true, type: 'email' },
  reference: { label: 'A number by which they find you', maxLength: 80, required: false },
} as const
type FieldName = keyof typeof FIELDS
const REFERENCE_HINT = 'If they need it to find you. Only they see it, on the page behind the link.'

/** The label of the reference, by the kind of the section. */
const REFERENCE_LABELS: Readonly<Record<string, string>> = {
  education: 'Roll number or the like',
  experience: 'Employee number, if they need one',
  volunteer: 'Employee number, if they need one',
}

/** Well-known free mail services, for a hint only: the service decides by its own list. A name that ends with a dot has many domains. */
const FREE_MAIL = (
  'gmail.com googlemail.com yahoo. ymail.com outlook. hotmail. live. msn.com icloud.com me.com proton.me protonmail.com gmx. web.de ' +
  'aol.com rediffmail.com mail.ru yandex. qq.com 163.com 126.com zoho.com zohomail.in naver.com'
).split(' ')

function freeMailHint(email: string): string | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
  const isFree = FREE_MAIL.some(one => (one.endsWith('.') ? domain.startsWith(one) && domain !== one : domain === one))
  if (!isFree || !email.includes('@')) return null
  return `People reading your CV will see that ${domain} is a free mail service; it will not be a badge.`
}

/** The institution named in the section: school, employer or awarder. */
export function institutionIn(value: unknown): string {
  const fields = Object(value) as Record<string, unknown>
  const name = ['institution', 'company', 'provider', 'awarder', 'entity', 'board']
    .map(key => fields[key])
    .find(Boolean)
  return typeof name === 'string' ? name : ''
}

export function AskDialog({ cvId, section, version, onClose, onAsked }: Props) {
  const heading = useId()
  const named = institutionIn(section.value)
  const [values, setValues] = useState({ institution: named, email: '', reference: '' })
  const [isWhole, setWhole] = useState(false)
  const [language, setLanguage] = useState(useEditorState(({ document }) => offeredLanguage(document.language) ?? 'en'))
  const { busy, error, clearError, onSubmit } = useAsking({ ...values, language }, isWhole, {
    cvId,
    section,
    version,
    onAsked,
  })
  const hints = { institution: null, email: freeMailHint(values.email), reference: REFERENCE_HINT }
  const reference = REFERENCE_LABELS[section.path.split('.', 1)[0] ?? '']
  const field = (name: FieldName) => (
    <Field
      name={name}
      label={(name === 'reference' && reference) || FIELDS[name].label}
      hint={hints[name]}
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
        <ScopeChoice section={section} isWhole={isWhole} onChange={setWhole} />
        {field('institution')}
        {field('email')}
        {field('reference')}
        <LanguageChoice language={language} onChange={setLanguage} />
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

type LanguageProps = { language: Language; onChange: (language: Language) => void }

function LanguageChoice({ language, onChange }: LanguageProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Language of the mail</label>
      <select id={id} value={language} onChange={event => onChange(event.target.value as Language)}>
        {OFFERED_LANGUAGES.map(code => (
          <option key={code} value={code}>
            {nameOfLanguage(code)}
          </option>
        ))}
      </select>
    </div>
  )
}

type ScopeProps = { section: ClaimableSection; isWhole: boolean; onChange: (isWhole: boolean) => void }

/** What the institution confirms: the facts, or everything where the owner wants it or there are no facts. */
function ScopeChoice({ section: { value }, isWhole, onChange }: ScopeProps) {
  const facts = factsOf(value)
  const prose = Object.keys(proseOf(value) ?? {}).filter(key => key !== 'format')
  const what = coveredWords(facts && !isWhole ? Object.keys(facts) : null)
  return (
    <div className="field">
      {facts && prose.length > 0 && (
        <label className="edit-check">
          <input type="checkbox" checked={isWhole} onChange={event => onChange(event.target.checked)} />
          With the {coveredWords(prose)}, too
        </label>
      )}
      <p className="edit-hint">
        They confirm {what}. {facts && !isWhole ? 'Other changes leave the badge.' : 'Any change ends the badge.'}
      </p>
    </div>
  )
}

/** Sends the request to the institution. */
function useAsking(
  values: Record<FieldName, string> & { language: Language },
  isWhole: boolean,
  { cvId, section, version, onAsked }: Omit<Props, 'onClose'>,
) {
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
      const { language } = values
      const asked = { institution, email: values.email.trim(), language, ...(reference && { reference }) }
      await askInstitution(cvId, section.path, { ...asked, scope: isWhole ? 'whole' : 'facts' }, version)
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
  label: string
  hint: string | null
  value: string
  isFirst: boolean
  error: string | null
  onChange: (text: string) => void
}

function Field({ name, label, hint, value, isFirst, error, onChange }: FieldProps) {
  const { label: _, ...control } = FIELDS[name]
  const [id, hintId, errorId] = [useId(), useId(), useId()]
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

const STALE = 'The CV was changed meanwhile. Close this, look at the section, and ask again.'

/** `field`: null for an error of the whole form. */
type FieldError = { field: FieldName | null; message: string }

function errorIn(failure: unknown): FieldError {
  if (!(failure instanceof ApiProblem)) return { field: null, message: 'Something went wrong.' }
  if (failure.status === 412) return { field: null, message: STALE }
  const first = failure.errors[0]
  const field = (first?.path.slice(1) ?? '') as FieldName
  return { field: field in FIELDS ? field : null, message: first?.message ?? failure.message }
}
