// Step 4: skills, typed or picked from suggestions, and spoken languages.
import { SelectField, TextField } from './field.tsx'
import { ItemList } from './item-list.tsx'
import { ListSection, SectionField } from './list-section.tsx'
import { SkillsField } from './skills-field.tsx'

const LEVELS = [
  ['', 'No level'],
  ['Beginner', 'Beginner'],
  ['Intermediate', 'Intermediate'],
  ['Advanced', 'Advanced'],
  ['Expert', 'Expert'],
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
              <SectionField section="skills" field="keywords" path={path} />
            </>
          )}
        />
      </SkillsField>
      <ListSection name="languages" />
    </>
  )
}
