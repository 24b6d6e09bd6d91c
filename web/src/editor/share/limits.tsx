// The limits for readers of a published CV: a password, and the day on which it ends.

import { type FormEvent, type InputHTMLAttributes, useId } from 'react'
import { toast } from 'react-hot-toast/headless'
import { changeSharing } from '../../data/sharing.ts'
import { localDay } from '../../parts/dates.ts'
import { useChange } from './use-change.ts'

export const hasEnded = (expiresAt: string) => Date.parse(expiresAt) <= Date.now()

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; hint: string; problem: string | null }

/** A field with its hint and its problem. */
export function ShareField({ label, hint, problem, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={`edit-field${problem ? ' wrong' : ''}`}>
      <label className="edit-label" htmlFor={id}>
        {label}
      </label>
      <input
        required
        autoComplete="off"
        {...input}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={problem ? 'edit-error' : 'edit-hint'} role={problem ? 'alert' : undefined}>
        {problem ?? hint}
      </p>
    </div>
  )
}

/** Submits the value of one field, and empties the form when it was taken. */
export const submitField = (name: string, take: (value: string) => Promise<boolean>) => {
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (await take(String(new FormData(form).get(name) ?? ''))) form.reset()
  }
}

export function PasswordForm({ cvId, isOn }: { cvId: string; isOn: boolean }) {
  const { busy, problem, run } = useChange()
  const set = async (password: string | null) => {
    const isDone = await run(() => changeSharing(cvId, { password }))
    if (isDone) toast.success(password === null ? 'Open to everybody again' : 'The password is set')
    return isDone
  }
  return (
    <form onSubmit={submitField('password', set)}>
      <ShareField
        label={isOn ? 'A new password' : 'Password'}
        hint="At least 8 characters. Write it down: it cannot be shown again. A new one shuts out readers who came in with the old one."
        name="password"
        minLength={8}
        maxLength={200}
        spellCheck={false}
        autoCapitalize="none"
        dir="auto"
        problem={problem}
      />
      <div className="picture-actions">
        <button type="submit" className="button" disabled={busy}>
          {isOn ? 'Change the password' : 'Ask for this password'}
        </button>
        {isOn && (
          <button type="button" className="link-button" disabled={busy} onClick={() => set(null)}>
            Remove the password
          </button>
        )}
      </div>
    </form>
  )
}

export function EndForm({ cvId, expiresAt }: { cvId: string; expiresAt: string | null }) {
  const { busy, problem, run } = useChange()
  const set = async (day: string | null) => {
    // The end of that day, where the owner is.
    const end = day === null ? null : new Date(`${day}T23:59:59`)
    const isDone = await run(() => changeSharing(cvId, { expiresAt: end?.toISOString() ?? null }))
    if (isDone) toast.success(day === null ? 'It has no end now' : 'The end is set')
    return isDone
  }
  return (
    <form key={expiresAt} onSubmit={submitField('day', set)}>
      <ShareField
        label="Last day"
        hint="After this day the page answers as if it were not published. Links for one person still open it."
        name="day"
        type="date"
        min={localDay()}
        max="9999-12-30"
        defaultValue={expiresAt ? localDay(new Date(expiresAt)) : undefined}
        problem={problem}
      />
      <div className="picture-actions">
        <button type="submit" className="button" disabled={busy}>
          Set the end
        </button>
        {expiresAt && (
          <button type="button" className="link-button" disabled={busy} onClick={() => set(null)}>
            No end
          </button>
        )}
      </div>
    </form>
  )
}
