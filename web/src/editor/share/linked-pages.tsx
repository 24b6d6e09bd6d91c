// Whether the public pages of one CV in several languages link to each other; nothing for a CV in one language.
import { linkSiblings, useGroup } from '../../data/cvs.ts'
import { Fold } from './fold.tsx'
import { useChange } from './use-change.ts'

export function LinkedPages({ cvId }: { cvId: string }) {
  const { data: group = [] } = useGroup(cvId)
  const { busy, problem, run } = useChange()
  if (group.length < 2) return null
  const isOn = group.every(({ siblings }) => siblings?.linked)
  return (
    <Fold name="Other languages" icon="globe" state={isOn ? 'Linked' : 'Not linked'}>
      <label className="edit-check">
        <input
          type="checkbox"
          checked={busy ? !isOn : isOn}
          disabled={busy}
          onChange={({ target }) => run(() => linkSiblings(cvId, target.checked))}
        />
        Link the public pages of all languages
      </label>
      <p className={problem ? 'edit-error' : 'edit-hint'} role={problem ? 'alert' : undefined}>
        {problem ?? 'Readers then change between the languages that are published without a password and an end date.'}
      </p>
    </Fold>
  )
}
