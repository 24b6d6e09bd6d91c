// Step 6: courses and awards, and the sections that not everybody has.
import type { Path } from '../session/document.ts'
import { AreaField, LinesField, TextField } from './field.tsx'
import { ItemList } from './item-list.tsx'
import { MonthField, Period } from './month-field.tsx'
import { readableMonth } from './months.ts'
import { periodOf } from './step-experience.tsx'

const line = (...parts: unknown[]) => parts.filter(Boolean).join(' · ')

export function MoreStep() {
  return (
    <>
      <h2>Courses</h2>
      <ItemList
        path="content.courses"
        noun="course"
        first="name"
        byDate
        summary={item => line(item.provider, readableMonth(item.date as string))}
        fields={path => (
          <>
            <TextField path={`${path}.name`} label="Name" wide />
            <TextField path={`${path}.provider`} label="Given by" />
            <MonthField path={`${path}.date`} label="When" />
            <TextField path={`${path}.url`} label="Link" type="url" placeholder="https://" wide />
          </>
        )}
      />
      <h2>Awards</h2>
      <ItemList
        path="content.awards"
        noun="award"
        first="title"
        byDate
        summary={item => line(item.awarder, readableMonth(item.date as string))}
        fields={path => (
          <>
            <TextField path={`${path}.title`} label="Title" wide />
            <TextField path={`${path}.awarder`} label="Awarded by" />
            <MonthField path={`${path}.date`} label="When" />
            <AreaField path={`${path}.description`} label="What it was for" rows={2} />
          </>
        )}
      />
      <h2>Interests</h2>
      <ItemList
        path="content.interests"
        noun="interest"
        first="name"
        summary={item => ((item.keywords as string[] | undefined) ?? []).join(', ')}
        fields={path => (
          <>
            <TextField path={`${path}.name`} label="Name" wide />
            <LinesField path={`${path}.keywords`} label="In particular" hint="Separated by commas." separator="comma" />
          </>
        )}
      />
      <h2>References</h2>
      <ItemList
        path="content.references"
        noun="reference"
        first="name"
        summary={() => ''}
        fields={path => (
          <>
            <TextField path={`${path}.name`} label="Who" wide />
            <AreaField path={`${path}.reference`} label="What they say about you" />
          </>
        )}
      />
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
