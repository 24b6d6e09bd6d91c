// Step 3: positions, the newest first; roles at one employer in a group.
import type { Path } from '../session/document.ts'
import { TextField } from './field.tsx'
import { useValue } from './form-context.tsx'
import { ItemList } from './item-list.tsx'
import { SectionField } from './list-section.tsx'
import { DescriptionField } from './markdown-field.tsx'
import { Period } from './month-field.tsx'
import { periodOf } from './months.ts'
import { MoreFields } from './more-fields.tsx'
import { JoinOffer, RoleActions, RoleGroup } from './role-group.tsx'

export function ExperienceStep() {
  return (
    <ItemList
      path="content.experience"
      noun="position"
      first="position"
      byDate
      summary={item => [!item.group && item.company, periodOf(item)].filter(Boolean).join(' · ')}
      fields={path => <RoleFields path={path} />}
      group={group => <RoleGroup {...group} />}
      between={(one, other) => <JoinOffer key={`${one} ${other}`} ids={[one, other]} />}
    />
  )
}

function RoleFields({ path }: { path: Path }) {
  const isInGroup = useValue(`${path}.group`) !== undefined
  return (
    <>
      <TextField path={`${path}.position`} label="Position" wide={isInGroup} />
      {!isInGroup && <TextField path={`${path}.company`} label="Company" />}
      <Period path={path} present="I work here now" />
      <SectionField section="experience" field="highlights" path={path} />
      <DescriptionField item={path} label="What you did" rows={3} />
      <TextField path={`${path}.location`} label="Place" placeholder="City, or “remote”" />
      <MoreFields path={path} fields={['about', 'url']}>
        <SectionField section="experience" field="about" path={path} />
        <TextField path={`${path}.url`} label="Link" type="url" placeholder="https://" />
      </MoreFields>
      <RoleActions path={path} />
    </>
  )
}
