// The claimed section, line by line and word for word, for the person who confirms it. It contains no links and writes every
// address out, so that the reader confirms exactly what is shown.
import type { ReactNode } from 'react'
import { formatDate } from '../../../api/core/cv/locale.ts'
import { parseMarkdown } from '../../../api/core/cv/markdown.ts'
import { each } from './each.ts'
import { ProseWords } from './prose.tsx'

const LABELS: Record<string, string> = {
  name: 'Name',
  title: 'Title',
  profession: 'Profession',
  institution: 'Institution',
  board: 'Board',
  degree: 'Degree',
  fieldOfStudy: 'Field of study',
  company: 'Company',
  position: 'Position',
  provider: 'Provider',
  awarder: 'Awarded by',
  level: 'Level',
  startDate: 'From',
  endDate: 'Until',
  current: 'Still there',
  date: 'Date',
  score: 'Score',
  location: 'Place',
  email: 'E-mail',
  phoneNumber: 'Phone',
  url: 'Address',
  description: 'Description',
  about: 'About',
  highlights: 'Highlights',
  courses: 'Courses',
  keywords: 'Keywords',
  roles: 'Roles',
  entity: 'For',
  type: 'Kind',
  links: 'Links',
  imageUrl: 'Picture, by its SHA-256',
}
const ORDER = Object.keys(LABELS)
const labelOf = (key: string) => (Object.hasOwn(LABELS, key) ? (LABELS[key] as string) : key)
const placeOf = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length)

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === true) return 'Yes'
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(' — ')
  return String(value)
}

const Words = ({ children }: { children: ReactNode }) => <bdi className="ask-words">{children}</bdi>

const Markdown = ({ text }: { text: string }) => (
  <Words>
    <ProseWords blocks={parseMarkdown(text)} />
  </Words>
)

function shown(key: string, value: unknown): ReactNode {
  if (!Array.isArray(value))
    return <Words>{/date$/i.test(key) ? formatDate(textOf(value), 'en') : textOf(value)}</Words>
  return (
    <ul>
      {each(value, one => (
        <li>
          <Words>{textOf(one)}</Words>
        </li>
      ))}
    </ul>
  )
}

export function Claim({ value }: { value: unknown }) {
  // The summary is the only section that is a string instead of an object.
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return (
      <p className="ask-text">
        <Markdown text={textOf(value)} />
      </p>
    )
  }
  const { format, ...fields } = value as Record<string, unknown>
  const rows = Object.entries(fields).sort(([one], [other]) => placeOf(one) - placeOf(other))
  return (
    <dl className="ask-claim">
      {each(rows, ([key, one]) => (
        <div>
          <dt>{labelOf(key)}</dt>
          <dd>{key === 'description' && format === 'markdown' ? <Markdown text={textOf(one)} /> : shown(key, one)}</dd>
        </div>
      ))}
    </dl>
  )
}
