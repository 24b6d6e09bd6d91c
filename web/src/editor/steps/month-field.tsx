// Month and year in two native controls, which every browser has. "I work here now" empties the end.
import { useRef } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { ClaimHint } from '../claims/claim-badges.tsx'
import type { Path } from '../session/document.ts'
import { writeAt } from '../session/document.ts'
import { fieldId } from './field.tsx'
import { useCvForm, useFieldError, useValue } from './form-context.tsx'
import { MONTHS, monthAndYear, typedMonth } from './months.ts'

type Props = { path: Path; label: string; disabled?: boolean }

export function MonthField({ path, label, disabled = false }: Props) {
  const { editor, touch } = useCvForm()
  const value = useValue(path)
  const error = useFieldError(path)
  const text = typeof value === 'string' ? value : ''
  // Keeps month and year as typed. Parsing the stored text after each key would move the month into the year.
  const typed = useRef({ text: '', month: '', year: '' })
  const { month, year } = typed.current.text === text ? typed.current : monthAndYear(text)
  const write = (nextMonth: string, nextYear: string) => {
    typed.current = typedMonth(nextMonth, nextYear)
    editor.write(path, typed.current.text)
  }
  const errorId = `${fieldId(path)}-error`
  const described = error ? errorId : undefined
  return (
    <fieldset
      className={`edit-field month${error ? ' wrong' : ''}`}
      disabled={disabled}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) touch([path])
      }}
    >
      <legend className="edit-label">{label}</legend>
      <div className="month-pair">
        <select
          aria-label={`${label}: month`}
          aria-describedby={described}
          value={month}
          onChange={event => write(event.target.value, year)}
        >
          <option value="">Month</option>
          {MONTHS.map((name, at) => (
            <option key={name} value={String(at + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </select>
        <input
          id={fieldId(path)}
          aria-label={`${label}: year`}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          inputMode="numeric"
          autoComplete="off"
          placeholder="Year"
          value={year}
          onChange={event => write(month, event.target.value)}
        />
      </div>
      <ClaimHint path={path} />
      {error && (
        <p className="edit-error" id={errorId}>
          <Icon name="warn" /> {error}
        </p>
      )}
    </fieldset>
  )
}

/** From, to and, where the item has it, "now". Emptying the end is one undo step. */
export function Period({ path, present }: { path: Path; present?: string }) {
  const { editor } = useCvForm()
  const current = useValue(`${path}.current`) === true
  const onPresent = (checked: boolean) => {
    const { document } = editor.getState()
    const next = writeAt(document, `${path}.current`, checked || undefined)
    editor.change(checked ? writeAt(next, `${path}.endDate`, undefined) : next, 'Still there')
  }
  return (
    <>
      <MonthField path={`${path}.startDate`} label="From" />
      <MonthField path={`${path}.endDate`} label="To" disabled={Boolean(present) && current} />
      {present && (
        <label className="edit-check wide">
          <input type="checkbox" checked={current} onChange={event => onPresent(event.target.checked)} />
          {present}
        </label>
      )}
    </>
  )
}
