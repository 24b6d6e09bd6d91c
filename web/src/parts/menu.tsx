// A button that opens further actions below itself. The browser closes them on Escape and on a press elsewhere.
import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import './menu.css'

/** `of`: the thing that the actions, which are buttons and links, belong to. */
export function Menu({ of, children }: { of: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <button type="button" className="button icon-only" popoverTarget={id}>
        <Icon name="menu" />
        <span className="visually-hidden">More for {of}</span>
      </button>
      {/* Closed before an action runs: the focus is then on the button, where a dialog brings it back. */}
      <div id={id} popover="auto" className="menu-actions" onClickCapture={event => event.currentTarget.hidePopover()}>
        {children}
      </div>
    </>
  )
}
