// Step 6: courses, awards, and less common sections.
import type { Path } from '../session/document.ts'
import { AreaField, LinesField, TextField } from './field.tsx'
import { ItemList } from './item-list.tsx'
import { ListSection, line } from './list-section.tsx'
import { Period } from './month-field.tsx'
import { periodOf } from './step-experience.tsx'
import { MORE_LISTS } from './steps.ts'

export function MoreStep() {
  return (
    <>
      {MORE_LISTS.map(name => (
        <ListSection key={name} name={name} />
      ))}
      <h2>Sections of your own</h2>
      <ItemList
        path="content.custom"
        noun="section"
        first="title"
        summary={item => `${((item.items as unknown[] | undefined) ?? []).length} entries`}
        fields={path => <OwnSection path={path} />}
      />
    </>
  )
}

function OwnSection({ path }: { path: Path }) {
  return (
    <>
      <TextField path={`${path}.title`} label="Title of the section" placeholder="Publications" wide />
      <div className="wide">
        <ItemList
          path={`${path}.items`}
          noun="entry"
          first="title"
          summary={item => line(item.subtitle, periodOf(item))}
          fields={entry => (
            <>
              <TextField path={`${entry}.title`} label="Title" />
              <TextField path={`${entry}.subtitle`} label="Subtitle" />
              <Period path={entry} />
              <TextField path={`${entry}.url`} label="Link" type="url" placeholder="https://" wide />
              <AreaField path={`${entry}.description`} label="Description" rows={3} />
              <LinesField path={`${entry}.highlights`} label="Points" hint="One a line." rows={2} />
            </>
          )}
        />
      </div>
    </>
  )
}
