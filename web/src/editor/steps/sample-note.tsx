// Says that the CV still contains texts of the sample, and removes them. A chunk of its own.
import { Icon } from '../../parts/icon.tsx'
import { useCvForm, useEditorState } from './form-context.tsx'
import { holdsSample, withoutSample } from './sample.ts'

export function SampleNote() {
  const { editor, announce } = useCvForm()
  const holds = useEditorState(state => holdsSample(state.document))
  if (!holds) return null
  const remove = () => {
    editor.change(withoutSample(editor.getState().document), 'Removing the sample')
    announce('The sample is gone. What you typed is still here.')
  }
  return (
    <section className="draft-offer" aria-label="Sample">
      <Icon name="info" />
      <p>Some of this is the sample of an invented person. Type over it; the rest goes with one press.</p>
      <button type="button" className="button" onClick={remove}>
        Remove the sample
      </button>
    </section>
  )
}
