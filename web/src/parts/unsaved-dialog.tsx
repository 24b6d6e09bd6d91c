// Asks what happens to unsaved text before a logout.
import { useEffect, useState } from 'react'
import { type Answer, onUnsaved, type Unsaved } from '../data/unsaved.ts'
import { Dialog } from './dialog.tsx'

type Asked = Unsaved & { answer: (answer: Answer) => void }

export default function UnsavedDialog() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => onUnsaved(unsaved => new Promise(answer => setAsked({ ...unsaved, answer }))), [])
  if (!asked) return null
  const button = (answer: Answer, className: string, label: string) => (
    <button type="button" className={`button ${className}`} onClick={() => choose(answer)}>
      {label}
    </button>
  )
  const choose = (answer: Answer) => {
    setAsked(null)
    asked.answer(answer)
  }
  const { isKept, drafts } = asked
  return (
    <Dialog open onClose={() => choose('stay')} labelledBy="unsaved">
      <h2 id="unsaved">Log out with unsaved text?</h2>
      <p>
        {isKept
          ? `Text in ${drafts.length === 1 ? 'one CV or letter' : `${drafts.length} CVs and letters`} could not be saved. Keep it, and it stays in this browser until you sign in here again; others who use this browser can read it. Discard it, and it is gone.`
          : 'Some text could not be saved, and this browser stores no drafts. Logging out now loses it.'}
      </p>
      <div className="actions">
        {isKept && button('stay', '', 'Stay')}
        {button('discard', 'danger', 'Discard and log out')}
        {isKept ? button('keep', 'primary', 'Keep and log out') : button('stay', 'primary', 'Stay')}
      </div>
    </Dialog>
  )
}
