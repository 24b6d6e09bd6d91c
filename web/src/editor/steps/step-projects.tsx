// Step 5: projects.
import { TextField } from './field.tsx'
import { ItemList } from './item-list.tsx'
import { RareField, SectionField } from './list-section.tsx'
import { DescriptionField } from './markdown-field.tsx'
import { Period } from './month-field.tsx'
import { periodOf } from './months.ts'
import { MoreFields } from './more-fields.tsx'

const RARE = ['roles', 'entity', 'type'] as const

export function ProjectsStep() {
  return (
    <ItemList
      path="content.projects"
      noun="project"
      first="name"
      byDate
      summary={periodOf}
      fields={path => (
        <>
          <TextField path={`${path}.name`} label="Name" />
          <Period path={path} />
          <DescriptionField item={path} label="What it is" rows={3} />
          <SectionField section="projects" field="highlights" path={path} />
          <MoreFields path={path} fields={['url', 'keywords', ...RARE]}>
            <TextField path={`${path}.url`} label="Link" type="url" placeholder="https://" />
            <SectionField section="projects" field="keywords" path={path} />
            {RARE.map(field => (
              <RareField key={field} section="projects" field={field} path={path} />
            ))}
          </MoreFields>
        </>
      )}
    />
  )
}
