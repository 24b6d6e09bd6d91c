// A secret, shown this once.
import { useId } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import { copyText } from '../parts/toast-messages.ts'

type Props = { title: string; lead: string; secret: string; copied: string; onClose: () => void }

/** Only its button closes this: a stray press would lose the secret. */
export function ShownOnce({ title, lead, secret, copied, onClose }: Props) {
  const heading = useId()
  return (
    <Dialog open onClose={() => {}} labelledBy={heading} className="key-dialog">
      <h2 id={heading}>{title}</h2>
      <p>{lead}</p>
      <output className="key-text">{secret}</output>
      <div className="actions">
        <button type="button" className="button" onClick={() => copyText(secret, copied)}>
          <Icon name="copy" /> Copy
        </button>
        <button type="button" className="button primary" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  )
}
