// The person's own fields in the head of the CV, each private until it is made public. The proposals depend on the country.
import { useLabels } from '../use-labels.ts'
import { SwitchField, TextField } from './field.tsx'
import { useEditorState } from './form-context.tsx'
import { ItemList } from './item-list.tsx'
import { proposalsFor } from './own-proposals.ts'

const OWN = 'content.personalDetails.own'

export function OwnFields() {
  const { location, own = [] } = useEditorState(state => state.document.content.personalDetails)
  const taken = own.map(({ label }) => label?.trim())
  const { own: labels } = useLabels(useEditorState(state => state.document.language))
  const proposals = proposalsFor(location ?? '', navigator.language).map(field => labels[field])
  return (
    <>
      <h2>Fields of your own</h2>
      <p className="edit-hint">For example a visa status. Only you see a field until you show it.</p>
      <ItemList
        path={OWN}
        noun="field"
        first="label"
        summary={({ label, value, public: isPublic }) =>
          [label && value, isPublic ? 'Public' : 'Only you'].filter(Boolean).join(' · ')
        }
        fields={path => (
          <>
            <TextField
              path={`${path}.label`}
              label="Label"
              placeholder={proposals[0]}
              proposals={proposals.filter(label => !taken.includes(label))}
            />
            <TextField path={`${path}.value`} label="Value" />
            <SwitchField path={`${path}.public`} label="Show on the public page" />
          </>
        )}
      />
    </>
  )
}
