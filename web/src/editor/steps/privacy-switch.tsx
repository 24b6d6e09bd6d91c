// Who may see a field: a switch beside it. Private means that it never leaves the service for anyone but the owner.
import type { CvPrivacyData } from '../../../../api/core/contract/cv.ts'
import { Icon } from '../../parts/icon.tsx'
import { Glyph } from '../glyph.tsx'
import { useCvForm, useValue } from './form-context.tsx'

type Props = { field: keyof CvPrivacyData; name: string }

export function PrivacySwitch({ field, name }: Props) {
  const { editor } = useCvForm()
  const isPublic = useValue(`privacy.${field}`) === 'public'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isPublic}
      aria-label={`Show ${name} to everybody`}
      className="privacy-switch"
      onClick={() => editor.write(`privacy.${field}`, isPublic ? 'private' : 'public')}
    >
      {isPublic ? <Glyph name="globe" /> : <Icon name="lock" />}
      {isPublic ? 'Public' : 'Only you'}
    </button>
  )
}
