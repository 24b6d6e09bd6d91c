// The request to an institution to confirm sections of the CV: its address, a reference to find the person, the content of the mail.
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { readAddress } from '../../../../api/core/claims/addresses.ts'
import { coveredWords } from '../../../../api/core/claims/scope-words.ts'
import { factsOf, proseOf } from '../../../../api/core/claims/subject.ts'
import {
  type Language,
  nameOfLanguage,
  OFFERED_LANGUAGES,
  offeredLanguage,
} from '../../../../api/core/cv/languages/index.ts'
import { addressOf } from '../../data/asked-address.ts'
import { findDesk } from '../../data/claims.ts'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import { FIELDS, type FieldName, useAsking } from '../claims/asking.ts'
import type { Asked, ClaimableSection } from '../claims/claim-words.ts'
import { useEditorState } from './form-context.tsx'
import '../dialogs.css'

/** `sections`: the one to ask about, and others that can be chosen, too. `version`: of the CV that they were read from. */
type Props = { cvId: string; sections: Asked; version: number; onClose: () => void; onAsked: () => void }

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

export function AskDialog({ cvId, sections, version, onClose, onAsked }: Props) {
  const heading = useId()
  const [first] = sections
  const named = institutionIn(first.value)
  const [values, setValues] = useState({ institution: named, email: addressOf(cvId), reference: '' })
  const [paths, setPaths] = useState<readonly string[]>([first.path])
  const [isWhole, setWhole] = useState(false)
  const [language, setLanguage] = useState(useEditorState(({ document }) => offeredLanguage(document.language) ?? 'en'))
  const desk = useDesk(values.email)
  const { busy, error, asked, clearError, onSubmit } = useAsking(
    { ...values, language, isWhole },
    { cvId, version, onAsked },
  )
  const open = sections.filter(({ path }) => !asked.includes(path))
  const chosen = open.filter(({ path }) => paths.includes(path))
  const hints = { institution: null, email: desk.hint ?? freeMailHint(values.email), reference: REFERENCE_HINT }
  const reference = REFERENCE_LABELS[first.path.split('.', 1)[0] ?? '']
  const field = (name: FieldName) => (
    <Field
      name={name}
      label={(name === 'reference' && reference) || FIELDS[name].label}
      hint={hints[name]}
      value={values[name]}
      isFirst={name === (named === '' ? 'institution' : 'email')}
      error={error?.field === name ? error.message : null}
      onBlur={name === 'email' ? desk.look : undefined}
      onChange={text => {
        setValues(before => ({ ...before, [name]: text }))
        clearError()
      }}
    />
  )
  return createPortal(
    <Dialog open onClose={asked.length > 0 ? onAsked : onClose} labelledBy={heading}>
      <form onSubmit={event => onSubmit(event, chosen)}>
        <h2 id={heading}>Ask an institution</h2>
        <Lead first={first} />
        {sections.length > 1 && <SectionChoice sections={open} paths={paths} onChange={setPaths} />}
        <ScopeChoice sections={chosen} isWhole={isWhole} onChange={setWhole} />
        {field('institution')}
        {field('email')}
        {field('reference')}
        <LanguageChoice language={language} onChange={setLanguage} />
        {error && error.field === null && (
          <p className="edit-error" role="alert">
            <Icon name="warn" /> {error.message}
          </p>
        )}
        <Actions label={asked.length > 0 ? 'Close' : 'Cancel'} onClick={asked.length > 0 ? onAsked : onClose}>
          <button type="submit" className="button primary" disabled={busy || chosen.length === 0}>
            {busy ? 'Sending…' : sendWords(chosen.length)}
          </button>
        </Actions>
      </form>
    </Dialog>,
    document.body,
  )
}

const sendWords = (count: number) => (count > 1 ? `Send ${count} questions` : 'Send the question')

const Lead = ({ first }: { first: ClaimableSection }) => (
  <p className="dialog-lead">
    They get a link to “{first.name}” and its evidence, and can confirm it or decline, for the name on your CV:{' '}
    <bdi>{first.person}</bdi>. When you change that name, you have to ask again. Readers will see the domain of the
    address and that you gave it, so ask at the institution’s own address.
  </p>
)

/** Says that an address has a desk. `look`: once the address is typed. */
function useDesk(email: string) {
  const [found, setFound] = useState<{ email: string; domain: string | null } | null>(null)
  const look = () => {
    const address = readAddress(email)
    if (!address || found?.email === address) return
    const none = { hasDesk: false, domain: null }
    // Without an answer the dialog says nothing.
    findDesk(address)
      .catch(() => none)
      .then(({ hasDesk, domain }) => setFound({ email: address, domain: hasDesk ? domain : null }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: for an address that is filled in ahead
  useEffect(look, [])
  const isThis = found !== null && found.email === readAddress(email)
  const hint = isThis && found.domain !== null ? `${found.domain}${HAS_DESK}` : null
  return { hint, look }
}
const HAS_DESK = ' has a desk here: they see your question there, without a mail for each.'

type SectionProps = {
  sections: readonly ClaimableSection[]
  paths: readonly string[]
  onChange: (paths: readonly string[]) => void
}

/** The sections to ask this institution about, those that name it first. */
function SectionChoice({ sections, paths, onChange }: SectionProps) {
  const [first] = sections
  const named = institutionIn(first?.value).trim()
  const isSame = ({ value }: ClaimableSection) => named !== '' && institutionIn(value).trim() === named
  const sorted = sections.toSorted((one, other) => Number(isSame(other)) - Number(isSame(one)))
  return (
    <details className="more-fields ask-sections" open={sections.filter(isSame).length > 1 || paths.length > 1}>
      <summary>Ask them about more sections</summary>
      <fieldset>
        <legend className="visually-hidden">Sections</legend>
        {sorted.map(({ path, name, group }) => (
          <label key={path} className="edit-check">
            <input
              type="checkbox"
              checked={paths.includes(path)}
              onChange={({ target }) => onChange(target.checked ? [...paths, path] : paths.filter(one => one !== path))}
            />
            <span dir="auto">
              {name} {name !== group && <small>{group}</small>}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
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

type ScopeProps = {
  sections: readonly ClaimableSection[]
  isWhole: boolean
  onChange: (isWhole: boolean) => void
}

const keysOf = (values: readonly (object | null)[]) => [...new Set(values.flatMap(value => Object.keys(value ?? {})))]

/** What the institution confirms: the facts, or everything where the owner wants it or there are no facts. */
function ScopeChoice({ sections, isWhole, onChange }: ScopeProps) {
  const facts = sections.map(({ value }) => factsOf(value))
  const hasFacts = facts.some(Boolean)
  const prose = keysOf(sections.filter((_, at) => facts[at]).map(({ value }) => proseOf(value))).filter(
    key => key !== 'format',
  )
  const what = coveredWords(facts.every(Boolean) && !isWhole ? keysOf(facts) : null)
  return (
    <div className="field">
      {hasFacts && prose.length > 0 && (
        <label className="edit-check">
          <input type="checkbox" checked={isWhole} onChange={event => onChange(event.target.checked)} />
          With the {coveredWords(prose)}, too
        </label>
      )}
      <p className="edit-hint">
        They confirm {what}. {hasFacts && !isWhole ? 'Other changes leave the badge.' : 'Any change ends the badge.'}
      </p>
    </div>
  )
}

type FieldProps = {
  name: FieldName
  label: string
  hint: string | null
  value: string
  isFirst: boolean
  error: string | null
  onBlur: (() => void) | undefined
  onChange: (text: string) => void
}

function Field({ name, label, hint, value, isFirst, error, onBlur, onChange }: FieldProps) {
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
        onBlur={onBlur}
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
