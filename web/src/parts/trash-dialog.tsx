// The trash: each CV can be brought back, or deleted for good. A chunk of its own.
import { useId, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { TrashedCvData } from '../../../api/core/contract/cv.ts'
import { deleteCv, recoverCv } from '../data/cvs.ts'
import { dayOf } from './dates.ts'
import { Actions, Dialog } from './dialog.tsx'
import { useBusy } from './use-busy.ts'
import './trash-dialog.css'

type Props = { cvs: TrashedCvData[]; onClose: () => void }

export function TrashDialog({ cvs, onClose }: Props) {
  const title = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="trash">
      <h2 id={title}>Trash</h2>
      <p className="trash-lead">
        A CV stays here for 30 days with all that belongs to it, then it goes for good. There is room for 50: when one
        more comes, the oldest goes. Signatures and confirmations stay with your account; evidence files and open
        questions to institutions whose words are in no other CV go with it.
      </p>
      {cvs.length === 0 ? (
        <p role="status">The trash is empty.</p>
      ) : (
        <ul>
          {cvs.map(cv => (
            <TrashedCv key={cv.id} cv={cv} />
          ))}
        </ul>
      )}
      <Actions label="Close" onClick={onClose} />
    </Dialog>
  )
}

function TrashedCv({ cv: { id, title, name, removedAfter } }: { cv: TrashedCvData }) {
  const [isAsked, setAsked] = useState(false)
  const [busy, run] = useBusy()
  const bringBack = () => run(() => recoverCv(id).then(() => toast.success(`“${title}” is back`)))
  const remove = () => run(() => deleteCv(id, true).then(() => toast.success('Deleted for good')))
  return (
    <li>
      <p>
        <strong>{title}</strong>
        <small>
          {name} · goes on {dayOf(removedAfter)}
        </small>
      </p>
      {isAsked ? (
        <div className="trash-actions">
          <span>For good? It does not come back.</span>
          <button type="button" className="button" onClick={() => setAsked(false)}>
            Keep it
          </button>
          <button type="button" className="button danger" disabled={busy} onClick={remove}>
            Delete for good<span className="visually-hidden">: {title}</span>
          </button>
        </div>
      ) : (
        <div className="trash-actions">
          <button type="button" className="button" disabled={busy} onClick={bringBack}>
            Bring back<span className="visually-hidden"> {title}</span>
          </button>
          <button type="button" className="link-button" onClick={() => setAsked(true)}>
            Delete for good<span className="visually-hidden">: {title}</span>
          </button>
        </div>
      )}
    </li>
  )
}
