// A field of the wallet's forms: its label, the control, a hint, and what is wrong beside it.
import type { ReactNode } from 'react'
import { Icon } from '../parts/icon.tsx'

export type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
type Props = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | null | undefined
  children: (control: Control) => ReactNode
}

export function FieldRow({ id, label, hint, error, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'wallet-field wrong' : 'wallet-field'}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p className="wallet-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="wallet-error" id={`${id}-error`}>
          <Icon name="warn" /> {error}
        </p>
      )}
    </div>
  )
}
