// Step 4: skills, typed or picked from suggestions, and spoken languages.
import { LinesField, SelectField, TextField } from './field.tsx'
import { ItemList } from './item-list.tsx'
import { SkillsField } from './skills-field.tsx'

const LEVELS = [
  ['', 'No level'],
  ['Beginner', 'Beginner'],
  ['Intermediate', 'Intermediate'],
  ['Advanced', 'Advanced'],
  ['Expert', 'Expert'],
] as const
const FLUENCY = [
  ['', 'Choose'],
  ['Native', 'Native'],
  ['Fluent', 'Fluent'],
  ['Professional', 'Professional'],
  ['Conversational', 'Conversational'],
  ['Basic', 'Basic'],
] as const

export function SkillsStep() {
  return (
    <>
      <SkillsField>
        <ItemList
          path="content.skills"
          noun="skill"
          first="name"
          asChips
          summary={item =>
            [item.level, (item.keywords as string[] | undefined)?.join(', ')].filter(Boolean).join(' · ')
          }
          fields={path => (
            <>
              <TextField path={`${path}.name`} label="Skill" />
              <SelectField path={`${path}.level`} label="Level" options={LEVELS} />
              <LinesField
                path={`${path}.keywords`}
                label="In particular"
                hint="Separated by commas."
                separator="comma"
              />
            </>
          )}
        />
      </SkillsField>
      <h2>Languages</h2>
      <ItemList
        path="content.languages"
        noun="language"
        first="name"
        summary={item => String(item.fluency ?? '')}
        fields={path => (
          <>
            <TextField path={`${path}.name`} label="Language" />
            <SelectField path={`${path}.fluency`} label="How well" options={FLUENCY} />
          </>
        )}
      />
    </>
  )
}
