// The dialog of one action: a form, then a review of what will be signed, then the result.
import { type FormEvent, useId, useState } from 'react'
import { notLoggedIn } from '../../../../api/core/wallet/errors.ts'
import type { IntentName } from '../../../../api/core/wallet/intent-checks.ts'
import type { SignMethod } from '../../../../api/core/wallet/signatures.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { ContractRead, Intent, OpenWallet } from '../kit/index.ts'
import { type Control, ErrorText, FieldRow } from '../parts.tsx'
import { kit } from '../session/session.ts'
import { errorInWords } from '../words.ts'
import { ACTIONS, type Action, type ActionName, type Field, fieldsByPath, firstValues, requiredBy } from './actions.ts'
import type { Choices } from './choices.ts'
import { type Problems, readIntent, readRequestOf, typedDataIn, type Values } from './form-values.ts'
import { type Result, ResultStep } from './result-step.tsx'
import { IntentReview, TextReview } from './review-step.tsx'
import { WithChoices } from './with-choices.tsx'

type Props = { wallet: OpenWallet; name: ActionName; known: Values; onClose: () => void }

export function ActionDialog({ onClose, ...props }: Props) {
  const title = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="wallet-dialog">
      <header className="wallet-dialog-head">
        <h2 id={title} tabIndex={-1} data-first-focus>
          {ACTIONS[props.name].title}
        </h2>
        <button type="button" className="button icon-only" onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">Close</span>
        </button>
      </header>
      <WithChoices wallet={props.wallet} required={requiredBy(props.name)}>
        {choices => <Steps {...props} choices={choices} onClose={onClose} />}
      </WithChoices>
    </Dialog>
  )
}

/** A filled-in form: an intent or a text to sign, or the body of a contract read. */
type Ready = { intent: Intent } | { method: SignMethod; text: string } | { body: ContractRead }
type Step = { is: 'form' } | { is: 'review'; ready: Ready } | { is: 'result'; result: Result }

function Steps({ wallet, name, known, onClose, choices }: Props & { choices: Choices }) {
  const action = ACTIONS[name]
  const [values, setValues] = useState(() => firstValues(action, choices, known))
  const [step, setStep] = useState<Step>({ is: 'form' })
  const onDone = (result: Result) => setStep({ is: 'result', result })
  const onBack = () => setStep({ is: 'form' })

  /** Resolves with the form's problems; null when the next step is shown. */
  const onSubmit = async (): Promise<Problems | null> => {
    const ready = readyOf(name, values, choices, wallet.userSWA)
    if ('fields' in ready) return ready
    try {
      if ('intent' in ready) kit.demandOpen(wallet, notLoggedIn())
      if ('body' in ready) onDone({ answer: await wallet.readContract(ready.body) })
      else setStep({ is: 'review', ready })
      return null
    } catch (error) {
      return { fields: {}, general: errorInWords(error) }
    }
  }
  if (step.is === 'result') return <ResultStep wallet={wallet} result={step.result} onClose={onClose} />
  if (step.is === 'form') {
    return <FormStep action={action} choices={choices} values={values} onChange={setValues} onSubmit={onSubmit} />
  }
  const shared = { wallet, choices, onBack, onDone }
  if ('intent' in step.ready) return <IntentReview {...shared} intent={step.ready.intent} />
  return 'method' in step.ready ? <TextReview {...shared} method={step.ready.method} text={step.ready.text} /> : null
}

function readyOf(name: ActionName, values: Values, choices: Choices, userSWA: string): Ready | Problems {
  if (name === 'readContract') return readRequestOf(values)
  if (name === 'signMessage') {
    const text = values.message ?? ''
    return text === ''
      ? { fields: { message: 'There is nothing to sign yet' }, general: null }
      : { method: 'EIP191', text }
  }
  if (name === 'signTypedData') {
    const text = values.typed ?? ''
    if (typedDataIn(text)) return { method: 'EIP712', text }
    return { fields: { typed: 'Typed data is JSON with domain, types, primaryType and message' }, general: null }
  }
  const read = readIntent(name as IntentName, values, choices, userSWA, fieldsByPath(ACTIONS[name]))
  return 'fields' in read ? read : { intent: read }
}

type FormProps = {
  action: Action
  choices: Choices
  values: Values
  onChange: (values: Values) => void
  onSubmit: () => Promise<Problems | null>
}

/** The form, built from the action's table of fields. An error is shown at its field; the first one takes the focus. */
function FormStep({ action, choices, values, onChange, onSubmit }: FormProps) {
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
