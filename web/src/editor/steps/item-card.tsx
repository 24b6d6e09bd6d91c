// One item of a list of items: its name and actions, and its fields when it is open. Knows no section.
import { type ReactNode, useRef, useState } from 'react'
import type { Item } from '../../../../api/core/cv/values.ts'
import { Icon } from '../../parts/icon.tsx'
import { Action, HideAction } from '../action.tsx'
import { ItemBadge, ItemClaims } from '../claims/claim-badges.tsx'
import { Glyph } from '../glyph.tsx'
import type { Path } from '../session/document.ts'
import { itemName } from '../words.ts'
import { fieldId } from './field.tsx'
import { useCvForm, useValue } from './form-context.tsx'

type CardProps = {
  path: Path
  noun: string
  summary: (item: Item) => string
  onRemove: () => void
  lead?: ReactNode
  moves?: ReactNode
  /** A closed chip shows its name and a button to remove it only. */
  isChip?: boolean | undefined
  children: ReactNode
}

/** One item: its name and actions, and its fields when it is open. */
export function ItemCard({ path, noun, summary, onRemove, lead, moves, isChip, children }: CardProps) {
  const { editor } = useCvForm()
  const item = (useValue(path) ?? {}) as Item
  const [open, setOpen] = useOpen(path)
  const name = itemName(item, `New ${noun}`)
  const bodyId = `${fieldId(path)}-body`
  const line = [item.hidden ? 'Hidden' : '', summary(item)].filter(Boolean).join(' · ')
  const isClosedChip = isChip && !open
  return (
    <div className={`item${item.hidden ? ' is-hidden' : ''}`}>
      <div className="item-head">
        {lead}
        <button
          type="button"
          className="item-name"
          id={fieldId(path)}
          aria-expanded={open}
          aria-controls={bodyId}
          // Ignores the second click of a double click.
          onClick={({ detail }) => detail < 2 && setOpen(!open)}
        >
          <span>
            <strong dir="auto">{name}</strong>
            {line && <small dir="auto">{line}</small>}
            <ItemBadge path={path} />
          </span>
          <Glyph name="chevron" />
        </button>
        <div className="item-actions">
          {!isClosedChip && moves}
          {!isClosedChip && (
            <HideAction
              name={name}
              isHidden={Boolean(item.hidden)}
              onChange={isHidden => editor.write(`${path}.hidden`, isHidden || undefined)}
            />
          )}
          <Action name={`Remove ${name}`} onClick={onRemove}>
            <Icon name={isClosedChip ? 'close' : 'trash'} />
          </Action>
        </div>
      </div>
      <div className="item-fields" id={bodyId} hidden={!open}>
        {open && children}
      </div>
      {open && <ItemClaims path={path} name={name} />}
    </div>
  )
}

/** An item starts closed unless it is empty, and opens when one of its fields is the target. */
function useOpen(path: Path): [boolean, (open: boolean) => void] {
  const { editor, target } = useCvForm()
  const isNew = useRef(Object.keys((editor.read(path) ?? {}) as object).length <= 1)
  const isTarget = target?.path.startsWith(`${path}.`) ?? false
  const [open, setOpen] = useState(isNew.current || isTarget)
  const [seen, setSeen] = useState(target)
  // Set during rendering: the target field is focused right after it and must exist by then.
  if (seen !== target) {
    setSeen(target)
    if (isTarget) setOpen(true)
  }
  return [open, setOpen]
}
