// The form in which an institution answers. Errors are rendered at their field, before the control, so that screen readers read
// them first.
import { type Attempt, FIELDS } from './confirm-parts.tsx'

/** The first error takes the focus, so that a screen reader begins there. */
export function Form({ attempt, token }: { attempt: Attempt; token: string }) {
  const messageAt = (path: string) => attempt.problems.find(problem => problem.path === path)?.message
  const first = FIELDS.find(path => messageAt(path) !== undefined)
  const [decision, name, note] = FIELDS.map(messageAt)
  const described = (field: string, message: string | undefined) => ({
    id: field,
    autoFocus: first === `/${field}`,
    'aria-describedby': message ? `${field}-wrong ${field}-hint` : `${field}-hint`,
    'aria-invalid': message ? (true as const) : undefined,
  })
  return (
    <form method="post" action={`/verify/${token}`} className="ask-form">
      <fieldset>
        <legend>Your answer</legend>
        <Wrong field="decision" message={decision} />
        <Choice value="confirm" label="Yes, this is true" attempt={attempt} isFocused={first === '/decision'} />
        <Choice value="decline" label="No, I do not confirm this" attempt={attempt} isFocused={false} />
      </fieldset>
      <div className="ask-field">
        <label htmlFor="name">Your name and office</label>
        <small id="name-hint">Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.</small>
        <Wrong field="name" message={name} />
        <input
          {...described('name', name)}
          name="name"
          maxLength={80}
          autoComplete="name"
          defaultValue={attempt.name ?? ''}
        />
      </div>
      <div className="ask-field">
        <label htmlFor="note">A note to the owner</label>
        <small id="note-hint">If you like. Only the owner sees it.</small>
        <Wrong field="note" message={note} />
        <textarea
          {...described('note', note)}
          name="note"
          maxLength={1_000}
          rows={3}
          defaultValue={attempt.note ?? ''}
        />
      </div>
      <button type="submit">Send my answer</button>
    </form>
  )
}

type ChoiceProps = { value: string; label: string; attempt: Attempt; isFocused: boolean }

function Choice({ value, label, attempt, isFocused }: ChoiceProps) {
  const isWrong = attempt.problems.some(({ path }) => path === '/decision')
  return (
    <label className="ask-choice">
      <input
        type="radio"
        name="decision"
        value={value}
        required
        defaultChecked={attempt.decision === value}
        // biome-ignore lint/a11y/noAutofocus: the page answers a submitted form; the person continues here
        autoFocus={isFocused}
        aria-describedby={isWrong ? 'decision-wrong' : undefined}
      />
      <span>{label}</span>
    </label>
  )
}

function Wrong({ field, message }: { field: string; message: string | undefined }) {
  if (message === undefined) return null
  return (
    <strong id={`${field}-wrong`} className="ask-wrong" role="alert">
      {message}
    </strong>
  )
}
