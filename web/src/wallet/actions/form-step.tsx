// The form of an action, built from its table of fields. An error is shown at its field; the first one takes the focus.
import { type FormEvent, useId, useState } from 'react'
import { type Control, ErrorText, FieldRow } from '../parts.tsx'
import type { Action, Field } from './actions.ts'
import type { Choices } from './choices.ts'
import type { Problems, Values } from './form-values.ts'

type Props = {
  action: Action
  choices: Choices
  values: Values
  onChange: (values: Values) => void
  onSubmit: () => Promise<Problems | null>
}

export function FormStep({ action, choices, values, onChange, onSubmit }: Props) {
  const [problems, setProblems] = useState<Problems | null>(null)
  const [busy, setBusy] = useState(false)
  const id = useId()
  const fields = action.fields.filter(({ when }) => !when || when(values))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const found = await onSubmit()
    setBusy(false)
    setProblems(found)
    const first = fields.find(({ name }) => found?.fields[name])
    if (first) document.getElementById(`${id}${first.name}`)?.focus()
  }
  return (
    <form className="wallet-form" noValidate onSubmit={submit}>
      <p className="wallet-quiet">{action.lead}</p>
      {fields.map(field => (
        <FieldRow
          key={field.name}
          id={`${id}${field.name}`}
          label={field.label}
          hint={field.hint}
          error={problems?.fields[field.name]}
        >
          {control => (
            <Input
              control={control}
              field={field}
              choices={choices}
              value={values[field.name] ?? ''}
              onChange={value => onChange({ ...values, [field.name]: value })}
            />
          )}
        </FieldRow>
      ))}
      {problems?.general && <ErrorText role="alert">{problems.general}</ErrorText>}
      <div className="actions">
        <button type="submit" className="button primary" disabled={busy}>
          {busy ? 'Asking…' : 'Continue'}
        </button>
      </div>
    </form>
  )
}

type InputProps = { control: Control; field: Field; choices: Choices; value: string; onChange: (value: string) => void }

function Input({ control, field, choices, value, onChange }: InputProps) {
  if (field.kind === 'select') {
    const options = field.options?.(choices) ?? []
    // A value without an option selects the empty entry, not the first option, so that the visible value is the sent one.
    const isOption = options.some(([option]) => option === value)
    return (
      <select {...control} value={isOption ? value : ''} onChange={event => onChange(event.target.value)}>
        {!isOption && <option value="">{options.length > 0 ? 'Choose…' : 'There is none right now'}</option>}
        {[...new Map(options)].map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  const shared = { ...control, autoComplete: 'off', spellCheck: false, value }
  if (field.kind === 'area') {
    return <textarea {...shared} rows={3} dir="auto" onChange={event => onChange(event.target.value)} />
  }
  const inputMode = field.name === 'amount' || field.name === 'value' ? ('decimal' as const) : undefined
  return <input {...shared} inputMode={inputMode} dir="auto" onChange={event => onChange(event.target.value)} />
}
