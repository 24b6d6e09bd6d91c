// A folded part of the dialog of sharing, with its state beside its name.
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { Glyph } from '../glyph.tsx'

type Props = { name: string; state?: string | undefined; icon: IconName | 'qr' | 'globe'; children: ReactNode }

export function Fold({ name, state, icon, children }: Props) {
  return (
    <details className="fold">
      <summary>
        {icon === 'qr' || icon === 'globe' ? <Glyph name={icon} /> : <Icon name={icon} />}
        <span>{name}</span>
        {state && <small>{state}</small>}
        <Glyph name="chevron" />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}
