// The audience of a file: with private fields, or as strangers see the CV. Names the fields concerned.
import type { CvPrivacyData } from '../../../api/core/contract/cv.ts'
import type { Audience } from '../data/files.ts'
import { Icon } from './icon.tsx'

const FIELDS = [
  ['email', 'e-mail'],
  ['phoneNumber', 'phone'],
  ['location', 'location'],
  ['imageUrl', 'picture'],
] as const
const CHOICES: [Audience, string][] = [
  ['owner', 'With my private details (e-mail, phone …)'],
  ['public', 'As strangers see it'],
]

type Props = { privacy: CvPrivacyData; audience: Audience; onChoose: (audience: Audience) => void }

export function AudienceChoice({ privacy, audience, onChoose }: Props) {
  const closed = FIELDS.filter(([field]) => privacy[field] === 'private').map(([, name]) => name)
  return (
    <fieldset className="audience">
      <legend>What is in the file</legend>
      {CHOICES.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name="audience" checked={audience === value} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
      <p role="status">
        <Icon name={audience === 'owner' ? 'eye' : 'lock'} /> {wordsFor(audience, closed, privacy)}
      </p>
    </fieldset>
  )
}

function wordsFor(audience: Audience, closed: string[], { references }: CvPrivacyData): string {
  if (closed.length === 0)
    return references === 'public'
      ? 'You keep nothing private: both are the same.'
      : 'You keep nothing private but how references are reached: without these both are the same.'
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(closed)
  const subject = `Your ${names}`
  return audience === 'owner'
    ? `${subject}, private on your page, can be read in the file by everybody you give it to.`
    : `${subject}, private on your page, ${closed.length === 1 ? 'is' : 'are'} not in the file.`
}
