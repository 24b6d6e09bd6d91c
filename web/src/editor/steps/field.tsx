// The form's fields: a label, a native control bound to a path of the document, a hint and an error.
import { type ReactNode, useId, useState } from 'react'
import { same } from '../../../../api/core/cv/values.ts'
import { Icon } from '../../parts/icon.tsx'
import { FieldClaims, useClaimHint } from '../claims/claim-badges.tsx'
import type { Path } from '../session/document.ts'
import { useCvForm, useFieldError, useValue } from './form-context.tsx'
import './field.css'

/** The id of a path's control, for focusing it. */
export const fieldId = (path: Path) => `field-${path}`

type FrameProps = {
  path: Path
  label: string
  hint?: string | undefined
  wide?: boolean | undefined
  /** Shown at the end of the label's line, for example a privacy switch. */
  aside?: ReactNode
  children: (props: ControlProps) => ReactNode
}
export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  onBlur: () => void
}

export function FieldFrame({ path, ...props }: FrameProps) {
  const { touch } = useCvForm()
  const error = useFieldError(path)
  const warning = useClaimHint(path)
  return (
    <>
      <FieldBox {...props} id={fieldId(path)} error={error} warning={warning} onBlur={() => touch([path])} />
      <FieldClaims path={path} name={props.label} />
    </>
  )
}

type BoxProps = Omit<FrameProps, 'path'> & {
  id: string
  error: string | null
  warning?: string | null | undefined
  onBlur?: () => void
}

/** The frame of any field, whatever its text belongs to. */
export function FieldBox({ id, label, hint, wide, aside, error, warning, onBlur = () => {}, children }: BoxProps) {
  const [hintId, errorId, warningId] = [useId(), useId(), useId()]
  const described = [hint ? hintId : '', warning ? warningId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className={`edit-field${wide ? ' wide' : ''}${error ? ' wrong' : ''}`}>
      <div className="edit-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        onBlur,
      })}
      {hint && (
        <p className="edit-hint" id={hintId}>
          {hint}
        </p>
      )}
      {warning && (
        <p className="claim-warning" id={warningId}>
          {warning}
        </p>
      )}
      {error && (
        <p className="edit-error" id={errorId}>
          <Icon name="warn" /> {error}
        </p>
      )}
    </div>
  )
}

type TextProps = {
  path: Path
  label: string
  hint?: string
  wide?: boolean
  aside?: ReactNode
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
  placeholder?: string
  /** Texts to choose from while typing. */
  proposals?: readonly string[] | undefined
}

/** One line of text. No maxLength: a text that is too long shows an error instead of being cut. */
export function TextField({ path, label, type = 'text', autoComplete, placeholder, proposals, ...frame }: TextProps) {
  const { editor } = useCvForm()
  const listId = useId()
  const value = useValue(path)
  return (
    <FieldFrame path={path} label={label} {...frame}>
      {control => (
        <>
          <input
            {...control}
            list={proposals && listId}
            // With type url or email the browser would trim the input.
            type={type === 'tel' ? 'tel' : 'text'}
            inputMode={type}
            dir="auto"
            autoComplete={autoComplete ?? 'off'}
            placeholder={placeholder}
            spellCheck={type === 'text'}
            autoCapitalize={type === 'text' ? undefined : 'none'}
            value={typeof value === 'string' ? value : ''}
            onChange={event => editor.write(path, event.target.value)}
            onBlur={() => {
              const whole = type === 'url' && typeof value === 'string' ? withScheme(value) : value
              if (whole !== value) editor.write(path, whole)
              control.onBlur()
            }}
          />
          {proposals && (
            <datalist id={listId}>
              {proposals.map(text => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  )
}

/** "github.com/x" becomes a link; a text that does not look like an address stays. */
export const withScheme = (text: string): string =>
  /^[^\s:/?#@.]+(\.[^\s:/?#@.]+)+(:\d+)?([/?#]\S*)?$/.test(text.trim()) ? `https://${text.trim()}` : text

type AreaProps = { path: Path; label: string; hint?: string; rows?: number }

export function AreaField({ path, label, hint, rows = 4 }: AreaProps) {
  const { editor } = useCvForm()
  const value = useValue(path)
  return (
    <FieldFrame path={path} label={label} hint={hint} wide>
      {control => (
        <textarea
          {...control}
          dir="auto"
          rows={rows}
          value={typeof value === 'string' ? value : ''}
          onChange={event => editor.write(path, event.target.value)}
        />
      )}
    </FieldFrame>
  )
}

type LinesProps = AreaProps & { separator?: 'line' | 'comma' }

/** A list of short texts, separated by lines or commas. The raw input stays while it is edited. */
export function LinesField({ path, label, hint, rows = 3, separator = 'line' }: LinesProps) {
  const { editor } = useCvForm()
  const value = useValue(path)
  const stored = Array.isArray(value) ? value.filter(line => typeof line === 'string') : []
  const [typed, setTyped] = useState('')
  const glue = separator === 'line' ? '\n' : ', '
  const text = same(split(typed, separator), stored) ? typed : stored.join(glue)

  const onChange = (next: string) => {
    setTyped(next)
    const lines = split(next, separator)
    editor.write(path, lines.length > 0 ? lines : undefined)
  }
  return (
    <FieldFrame path={path} label={label} hint={hint} wide>
      {control =>
        separator === 'line' ? (
          <textarea
            {...control}
            dir="auto"
            rows={Math.max(rows, text.split('\n').length)}
            value={text}
            onChange={event => onChange(event.target.value)}
          />
        ) : (
          <input
            {...control}
            dir="auto"
            autoComplete="off"
            value={text}
            onChange={event => onChange(event.target.value)}
          />
        )
      }
    </FieldFrame>
  )
}

const split = (text: string, separator: 'line' | 'comma') =>
  text
    .split(separator === 'line' ? '\n' : ',')
    .map(line => line.trim())
    .filter(line => line !== '')

/** A select; an unknown stored value stays as an option. */
export function SelectField({
  path,
  label,
  hint,
  options,
}: {
  path: Path
  label: string
  hint?: string
  options: readonly (readonly [value: string, label: string])[]
}) {
  const { editor } = useCvForm()
  const stored = useValue(path)
  const value = typeof stored === 'string' ? stored : ''
  const all = options.some(([option]) => option === value) ? options : [...options, [value, value] as const]
  return (
    <FieldFrame path={path} label={label} hint={hint}>
      {control => (
        <select {...control} value={value} onChange={event => editor.write(path, event.target.value)}>
          {all.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** A switch, off while its value is absent. */
export function SwitchField({ path, label }: { path: Path; label: string }) {
  const { editor } = useCvForm()
  const isOn = useValue(path) === true
  return (
    <label className="edit-check wide">
      <input
        id={fieldId(path)}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={event => editor.write(path, event.target.checked || undefined)}
      />
      {label}
    </label>
  )
}
