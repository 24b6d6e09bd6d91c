// A small button with a sign. While it is off it stays focusable and does nothing, as at the end of a list.
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../parts/icon.tsx'
import { Glyph } from './glyph.tsx'

type ActionProps = {
  name: string
  onClick: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  off?: boolean
  pressed?: boolean
  children: ReactNode
}

export function Action({ name, onClick, onKeyDown, off = false, pressed, children }: ActionProps) {
  return (
    <button
      type="button"
      className="action"
      aria-label={name}
      title={name}
      aria-disabled={off || undefined}
      aria-pressed={pressed}
      onClick={off ? undefined : onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  )
}

/** The eye: whether an item or a section is shown. */
export function HideAction(props: { name: string; isHidden: boolean; onChange: (isHidden: boolean) => void }) {
  const { name, isHidden, onChange } = props
  return (
    <Action name={isHidden ? `Show ${name}` : `Hide ${name}`} pressed={isHidden} onClick={() => onChange(!isHidden)}>
      {isHidden ? <Glyph name="hidden" /> : <Icon name="eye" />}
    </Action>
  )
}
