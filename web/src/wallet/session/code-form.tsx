// Login by a one-time code, sent by e-mail or WhatsApp.
import { type FormEvent, useId, useState } from 'react'
import { emailProblem, phoneProblem } from '../../../../api/core/wallet/login.ts'
import type { OtpMethod } from '../kit/index.ts'
import { FieldRow, TaskStatus, useTask } from '../parts.tsx'
import { kit } from './session.ts'

type Sent = { method: OtpMethod; contact: string; token: string }

export function CodeForm() {
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <div className="wallet-code">
      <h2>With a code</h2>
      {sent ? <VerifyForm sent={sent} onSent={setSent} /> : <SendForm onSent={setSent} />}
    </div>
  )
}

const METHODS: [OtpMethod, string][] = [
  ['email', 'By e-mail'],
  ['whatsapp', 'By WhatsApp'],
]

function SendForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const [method, setMethod] = useState<OtpMethod>('email')
  const [contact, setContact] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const task = useTask()
  const [name, id] = [useId(), useId()]

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const problem = method === 'email' ? emailProblem(contact) : phoneProblem(contact)
    setWrong(problem)
    if (problem) return document.getElementById(id)?.focus()
    void task.run('Sending a code…', async () =>
      onSent({ method, contact, token: await kit.sendCode({ method, contact }) }),
    )
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset className="wallet-choice">
        <legend className="visually-hidden">How the code is sent</legend>
        {METHODS.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={method === value}
              onChange={() => {
                setMethod(value)
                setContact('')
                setWrong(null)
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <FieldRow
        id={id}
        label={method === 'email' ? 'E-mail address' : 'WhatsApp number'}
        hint={method === 'email' ? undefined : 'Ten digits, in India; without the country’s code.'}
        error={wrong}
      >
        {control => (
          <input
            {...control}
            type={method === 'email' ? 'email' : 'tel'}
            autoComplete={method === 'email' ? 'email' : 'tel-national'}
            value={contact}
            onChange={event => setContact(event.target.value)}
          />
        )}
      </FieldRow>
      <button type="submit" className="button" disabled={task.busy !== null}>
        Send a code
      </button>
      <TaskStatus task={task} />
    </form>
  )
}

function VerifyForm({ sent, onSent }: { sent: Sent; onSent: (sent: Sent | null) => void }) {
  const [otp, setOtp] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [again, setAgain] = useState(false)
  const task = useTask()
  const id = useId()

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const code = otp.trim()
    const problem = /^\d{4,8}$/.test(code) ? null : 'Type the digits of the code'
    setWrong(problem)
    if (problem) return document.getElementById(id)?.focus()
    void task.run('Checking the code…', async () => {
      await kit.logIn({ provider: 'okto', idToken: await kit.verifyCode({ ...sent, otp: code }) })
    })
  }
  const resend = () =>
    task.run('Sending another code…', async () => {
      onSent({ ...sent, token: await kit.sendCode(sent) })
      setAgain(true)
      setOtp('')
    })
  return (
    <form noValidate onSubmit={onSubmit}>
      <p className="wallet-quiet" role="status">
        {again ? 'Another code was sent to' : 'A code was sent to'} <strong>{sent.contact}</strong>. It is good for five
        minutes.
      </p>
      <FieldRow id={id} label="Code" error={wrong}>
        {control => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the field that was just filled in
            autoFocus
            value={otp}
            onChange={event => setOtp(event.target.value)}
          />
        )}
      </FieldRow>
      <div className="wallet-ways">
        <button type="submit" className="button primary" disabled={task.busy !== null}>
          Log in
        </button>
        <button type="button" className="link-button" disabled={task.busy !== null} onClick={resend}>
          Send another code
        </button>
        <button type="button" className="link-button" disabled={task.busy !== null} onClick={() => onSent(null)}>
          Use another contact
        </button>
      </div>
      <TaskStatus task={task} />
    </form>
  )
}
