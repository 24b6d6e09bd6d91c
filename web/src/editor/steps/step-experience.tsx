// Step 3: positions, the newest first.
import type { Item } from '../../../../api/core/cv/values.ts'
import { LinesField, TextField } from './field.tsx'
import { ItemList } from './item-list.tsx'
import { DescriptionField } from './markdown-field.tsx'
import { Period } from './month-field.tsx'
import { readableMonth } from './months.ts'

export function ExperienceStep() {
  return (
    <ItemList
      path="content.experience"
      noun="position"
      first="position"
      byDate
      summary={item => [item.company, periodOf(item)].filter(Boolean).join(' · ')}
      fields={path => (
        <>
          <TextField path={`${path}.position`} label="Position" />
          <TextField path={`${path}.company`} label="Company" />
          <Period path={path} present="I work here now" />
          <LinesField
            path={`${path}.highlights`}
            label="What you achieved"
            hint="One a line. Each becomes a point."
            rows={3}
          />
          <DescriptionField item={path} label="What you did" rows={3} />
          <TextField path={`${path}.location`} label="Place" placeholder="City, or “remote”" />
          <TextField path={`${path}.url`} label="Link" type="url" placeholder="https://" />
        </>
      )}
    />
  )
}

/** "Mar 2021 – present" */
export function periodOf(item: Item): string {
  const [start, end] = [readableMonth(item.startDate as string), readableMonth(item.endDate as string)]
  return [start, item.current ? 'present' : end].filter(Boolean).join(' – ')
}
