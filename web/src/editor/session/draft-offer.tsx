// Offers to restore the unsaved text of an earlier visit.
import { momentOf } from '../../parts/dates.ts'
import { Icon } from '../../parts/icon.tsx'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'

export function DraftOffer() {
  const { editor, announce } = useCvForm()
  const drafts = useEditorState(state => state.recovery.drafts)
  const newest = drafts[0]
  if (!newest) return null
  return (
    <section className="draft-offer" aria-label="Unsaved text">
      <Icon name="undo" />
      <p>Text from {momentOf(new Date(newest.at).toISOString())} was not saved, and is still here.</p>
      <button
        type="button"
        className="button primary"
        onClick={() => {
          editor.recovery.restore()
          announce('The unsaved text is back.')
        }}
      >
        Bring it back
      </button>
      <button type="button" className="button" onClick={() => editor.recovery.discard()}>
        Discard
      </button>
    </section>
  )
}
