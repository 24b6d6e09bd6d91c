// Step 2: the four fixed kinds of education, and any others.
import { useRef, useState } from 'react'
import type { Item } from '../../../../api/core/cv/values.ts'
import { Icon } from '../../parts/icon.tsx'
import { type Path, SLOTS, type SlotName, writeAt } from '../session/document.ts'
import { SLOT_NAMES } from '../words.ts'
import { fieldId, SelectField, TextField } from './field.tsx'
import { useCvForm, useValue } from './form-context.tsx'
import { ItemCard } from './item-card.tsx'
import { ItemList } from './item-list.tsx'
import { optionsOf, RareField, SectionField } from './list-section.tsx'
import { DescriptionField } from './markdown-field.tsx'
import { Period } from './month-field.tsx'
import { readableMonth } from './months.ts'
import { MoreFields } from './more-fields.tsx'
import { RemovedItem } from './removal.tsx'

const EDUCATION = 'content.education'

export function EducationStep() {
  return (
    <>
      <div className="items slots" id={fieldId(EDUCATION)} tabIndex={-1}>
        {SLOTS.map(slot => (
          <Slot key={slot} slot={slot} />
        ))}
      </div>
      <h2>Anything else</h2>
      <ItemList
        path={`${EDUCATION}.other`}
        noun="place of learning"
        first="institution"
        byDate
        summary={summary}
        fields={path => <StudyFields path={path} isSchool={false} />}
      />
    </>
  )
}

/** One of the four: a card when it is filled, a button otherwise. */
function Slot({ slot }: { slot: SlotName }) {
  const { editor, announce, reveal } = useCvForm()
  const path = `${EDUCATION}.${slot}`
  const present = useValue(path) !== undefined
  const name = SLOT_NAMES[slot] ?? slot
  const [removed, setRemoved] = useState<object | null>(null)
  const set = (value: object | undefined, words: string) =>
    editor.change(writeAt(editor.getState().document, path, value), words)
  if (!present && removed) {
    const putBack = () => {
      set(removed, `Putting ${name} back`)
      setRemoved(null)
    }
    return <RemovedItem name={name} onUndo={putBack} />
  }
  if (!present) {
    return (
      <button
        type="button"
        className="button add"
        id={fieldId(path)}
        onClick={() => {
          set({}, `Adding ${name}`)
          reveal(`${path}.institution`)
        }}
      >
        <Icon name="plus" /> {name}
      </button>
    )
  }
  return (
    <ItemCard
      path={path}
      noun={name}
      summary={item => [name, summary(item)].filter(Boolean).join(' · ')}
      onRemove={() => {
        setRemoved(editor.read(path) as object)
        set(undefined, `Removing ${name}`)
        announce(`${name} removed. Undo brings it back.`)
      }}
    >
      <StudyFields path={path} isSchool={slot === 'class10' || slot === 'class12'} />
    </ItemCard>
  )
}

function summary(item: Item): string {
  const years = [item.startDate, item.endDate].map(date => readableMonth(date as string | undefined)).filter(Boolean)
  // Without a degree the item is named after the institution.
  return [item.degree ? item.institution : item.board, years.join(' – ')].filter(Boolean).join(' · ')
}

const degreeExample = (path: Path) => (path.endsWith('.postgraduation') ? 'M.Tech.' : 'B.Tech.')

function StudyFields({ path, isSchool }: { path: Path; isSchool: boolean }) {
  const Courses = isSchool ? RareField : SectionField
  return (
    <>
      <TextField path={`${path}.institution`} label={isSchool ? 'School' : 'School or university'} wide />
      {isSchool ? (
        <TextField path={`${path}.board`} label="Board" placeholder="CBSE" />
      ) : (
        <TextField path={`${path}.degree`} label="Degree" placeholder={degreeExample(path)} />
      )}
      <RareField section="education" field={isSchool ? 'degree' : 'board'} path={path} />
      <TextField path={`${path}.fieldOfStudy`} label={isSchool ? 'Stream' : 'Subject'} />
      <Period path={path} />
      <MarkFields path={path} isSchool={isSchool} />
      {!isSchool && <DescriptionField item={path} label="What stands out" rows={2} />}
      <MoreFields path={path} fields={isSchool ? ['url', 'description', 'courses'] : ['url', 'courses']}>
        <TextField path={`${path}.url`} label="Link" type="url" placeholder="https://" />
        {isSchool && <DescriptionField item={path} label="What stands out" rows={2} />}
        <Courses section="education" field="courses" path={path} />
      </MoreFields>
    </>
  )
}

const OF_SCHOOL = ['', 'percentage', 'cgpa']
const WITH_SCALE = ['cgpa', 'gpa', 'rank']

/** A result with its kind, and its scale for the kinds that have one. */
function MarkFields({ path, isSchool }: { path: Path; isSchool: boolean }) {
  const [kind, scale] = [useValue(`${path}.scoreKind`), useValue(`${path}.scoreScale`)]
  const options = optionsOf('scoreKind').filter(([one]) => !isSchool || OF_SCHOOL.includes(one) || one === kind)
  // A scale that is being changed stays, so that the focus does.
  const hadScale = useRef(false)
  hadScale.current ||= scale !== undefined
  const hasScale = hadScale.current || (kind ? WITH_SCALE.includes(String(kind)) : !isSchool)
  return (
    <>
      <TextField path={`${path}.score`} label="Result" placeholder="8.9" />
      <SelectField
        path={`${path}.scoreKind`}
        label={isSchool ? 'Percentage or CGPA' : 'Kind of result'}
        options={options}
      />
      {hasScale && <TextField path={`${path}.scoreScale`} label="Out of" placeholder="10" />}
    </>
  )
}
