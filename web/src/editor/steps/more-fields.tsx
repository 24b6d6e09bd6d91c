// Fields of an entry that few people need, folded under "More": open where one of them has a text or is to be shown.
import { type ReactNode, useState } from 'react'
import type { Path } from '../session/document.ts'
import { useCvForm } from './form-context.tsx'

type Props = { path: Path; fields: readonly string[]; children: ReactNode }

export function MoreFields({ path, fields, children }: Props) {
  const { editor, target } = useCvForm()
  const isTarget = fields.some(field => target?.path === `${path}.${field}`)
  const [open, setOpen] = useState(
    () => isTarget || fields.some(field => editor.read(`${path}.${field}`) !== undefined),
  )
  const [seen, setSeen] = useState(target)
  // Set during rendering: the target field is focused right after it.
  if (seen !== target) {
    setSeen(target)
    if (isTarget) setOpen(true)
  }
  return (
    <details className="more-fields wide" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>More</summary>
      <div className="more-grid">{children}</div>
    </details>
  )
}
