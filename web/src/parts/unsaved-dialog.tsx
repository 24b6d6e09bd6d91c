// Asks what happens to unsaved text before a logout.
import { useEffect, useState } from 'react'
import { type Answer, onUnsaved, type Unsaved } from '../data/unsaved.ts'
import { Actions, Dialog } from './dialog.tsx'

type Asked = Unsaved & { save: () => Promise<Unsaved>; answer: (answer: Answer) => void }

export default function UnsavedDialog() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    let stay = () => {}
    const stop = onUnsaved((unsaved, save) =>
      new Promise<Answer>(answer => {
        stay = () => answer('stay')
        setAsked({ ...unsaved, save, answer })
      }).finally(() => setAsked(null)),
    )
    return () => {
      stop()
      stay()
    }
  }, [])
  return asked && <Question {...asked} />
}

function Question({ save, answer, ...first }: Asked) {
  const [unsaved, setUnsaved] = useState(first)
  const [saving, setSaving] = useState<'now' | 'failed' | null>(null)
  const [loseGuest, setLoseGuest] = useState(false)
  const { changes, isKept, isGuest } = unsaved
  const isUnsaved = changes > 0 || !isKept
  const leave = (loseChanges: boolean) => answer({ loseChanges, loseGuest })
  const saveFirst = async () => {
    setSaving('now')
    const left = await save()
    setUnsaved(left)
    setSaving('failed')
    if (left.changes === 0 && left.isKept) leave(false)
  }
  const mustSave = isUnsaved && !(saving === 'failed' && isKept)
  const words = isUnsaved ? 'Keep them here and log out' : 'Log out'
  return (
    <Dialog open onClose={() => answer('stay')} labelledBy="unsaved">
      <h2 id="unsaved">{titleOf(unsaved)}</h2>
      {isUnsaved && <p role="status">{saving === 'failed' ? whyNot(isKept) : 'They could not be saved just now.'}</p>}
      {isGuest && (
        <>
          <p>A CV that was begun without an account stays in this browser. Others who use this browser can read it.</p>
          <label className="edit-check">
            <input type="checkbox" checked={loseGuest} onChange={event => setLoseGuest(event.target.checked)} />
            Delete that CV
          </label>
        </>
      )}
      <Actions label="Stay" onClick={() => answer('stay')}>
        {isUnsaved && (
          <button type="button" className="button danger" onClick={() => leave(true)}>
            Log out and lose them
          </button>
        )}
        <button
          type="button"
          className="button primary"
          aria-disabled={saving === 'now' || undefined}
          onClick={() => saving !== 'now' && (mustSave ? void saveFirst() : leave(false))}
        >
          {saving === 'now' ? 'Saving…' : mustSave ? 'Save and log out' : words}
        </button>
      </Actions>
    </Dialog>
  )
}

function titleOf({ changes, isKept }: Unsaved): string {
  if (changes === 0) return isKept ? 'Log out?' : 'Your last changes are not saved yet'
  return changes === 1 ? '1 change is not saved yet' : `${changes} changes are not saved yet`
}

const whyNot = (isKept: boolean) =>
  isKept
    ? 'They could not be saved now. Kept in this browser, they wait until you sign in here again; others who use this browser can read them.'
    : 'They could not be saved now, and this browser keeps no drafts.'
