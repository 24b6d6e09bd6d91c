// Step 5: projects.
import { LinesField, TextField } from './field.tsx'
import { ItemList } from './item-list.tsx'
import { DescriptionField } from './markdown-field.tsx'
import { Period } from './month-field.tsx'
import { periodOf } from './step-experience.tsx'

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
          <TextField path={`${path}.url`} label="Link" type="url" placeholder="https://" />
          <Period path={path} />
          <DescriptionField item={path} label="What it is" rows={3} />
          <LinesField
            path={`${path}.highlights`}
            label="What you achieved"
            hint="One a line. Each becomes a point."
            rows={2}
          />
          <LinesField path={`${path}.keywords`} label="Made with" hint="Separated by commas." separator="comma" />
        </>
      )}
    />
  )
}
