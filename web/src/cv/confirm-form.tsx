// The form in which an institution answers. Errors are rendered at their field, before the control, so that screen readers read
// them first.
import type { Text } from '../../../api/core/reader-words/texts.ts'
import type { ReaderWords } from '../../../api/core/reader-words/words.ts'
import { type Around, type Attempt, FIELDS } from './confirm-parts.tsx'

/** What is wrong with a field that was refused. */
function problemAt(path: string, { wrong, name }: Attempt, words: ReaderWords): string | undefined {
  if (!wrong.includes(path)) return undefined
  if (path === '/decision') return words.say('Choose an answer.')
  if (path === '/name' && !name?.trim()) return words.say('Say who confirms this.')
  return words.say(
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.',
  )
}

/** The first error takes the focus, so that a screen reader begins there. */
export function Form({
  attempt,
  token,
  words,
  query,
}: Pick<Around, 'words' | 'query'> & { attempt: Attempt; token: string }) {
  const say = (text: Text) => words.say(text)
  const first = FIELDS.find(path => attempt.wrong.includes(path))
  const [decision, name, note] = FIELDS.map(path => problemAt(path, attempt, words))
  const described = (field: string, message: string | undefined) => ({
    id: field,
    autoFocus: first === `/${field}`,
    'aria-describedby': message ? `${field}-wrong ${field}-hint` : `${field}-hint`,
    'aria-invalid': message ? (true as const) : undefined,
  })
  return (
    <form method="post" action={`/verify/${token}${query}`} className="ask-form">
      <fieldset>
        <legend>{say('Your answer')}</legend>
        <Wrong field="decision" message={decision} />
        <Choice value="confirm" label={say('Yes, this is true')} attempt={attempt} isFocused={first === '/decision'} />
        <Choice value="decline" label={say('No, I do not confirm this')} attempt={attempt} isFocused={false} />
      </fieldset>
      <div className="ask-field">
        <label htmlFor="name">{say('Your name and office')}</label>
        <small id="name-hint">
          {say('Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.')}
        </small>
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
        <label htmlFor="note">{say('A note to the owner')}</label>
        <small id="note-hint">{say('If you like. Only the owner sees it.')}</small>
        <Wrong field="note" message={note} />
        <textarea
          {...described('note', note)}
          name="note"
          maxLength={1_000}
          rows={3}
          defaultValue={attempt.note ?? ''}
        />
      </div>
      <button type="submit">{say('Send my answer')}</button>
    </form>
  )
}

type ChoiceProps = { value: string; label: string; attempt: Attempt; isFocused: boolean }

function Choice({ value, label, attempt, isFocused }: ChoiceProps) {
  const isWrong = attempt.wrong.includes('/decision')
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
