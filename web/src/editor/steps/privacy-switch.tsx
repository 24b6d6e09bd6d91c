// The switch beside a field that makes it private: only the owner ever receives a private field from the service.
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
