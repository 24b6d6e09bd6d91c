// An ordinary list section: heading, items and fields, generated from the table of sections.
import { useRef } from 'react'
import type { FieldName, ListName, SectionName, SectionRow } from '../../../../api/core/contract/sections.ts'
import { kindOfField } from '../../../../api/core/cv/content.ts'
import { SECTION_TABLE } from '../../../../api/core/cv/order.ts'
import { EDITOR_NAMES, SECTION_WORDS } from '../../../../api/core/cv/section-words.ts'
import type { Item } from '../../../../api/core/cv/values.ts'
import type { Path } from '../session/document.ts'
import { useLabels } from '../use-labels.ts'
import { CHOICE_NAMES, FIELD_NAMES, itemName } from '../words.ts'
import { AreaField, LinesField, SelectField, TextField } from './field.tsx'
import { useCvForm, useEditorState } from './form-context.tsx'
import { ItemList } from './item-list.tsx'
import { DescriptionField } from './markdown-field.tsx'
import { MonthField, Period } from './month-field.tsx'
import { periodOf, readableMonth } from './months.ts'
import { PrivacySwitch } from './privacy-switch.tsx'

export const line = (...parts: unknown[]) => parts.filter(Boolean).join(' · ')

export function ListSection({ name }: { name: ListName }) {
  const { fields = [], contact }: SectionRow = SECTION_TABLE[name]
  return (
    <>
      <h2>{EDITOR_NAMES[name]}</h2>
      {contact && <ContactPrivacy />}
      <ItemList
        {...newItemOf(name)}
        byDate={fields.includes('date') || fields.includes('startDate')}
        summary={item => summaryOf(name, item)}
        fields={path => fields.map(field => <SectionField key={field} section={name} field={field} path={path} />)}
      />
    </>
  )
}

/** Where and how a list gets a new item; `first` is the field of the item that gets the focus. */
export function newItemOf(name: ListName) {
  const { title: [first = 'title'] = [] }: SectionRow = SECTION_TABLE[name]
  return { path: `content.${name}`, noun: SECTION_WORDS[name].noun, first }
}

/** Whether strangers see the contact details of references. */
function ContactPrivacy() {
  return (
    <div className="contact-privacy">
      <p className="edit-hint">
        Position, company, e-mail and phone. While only you see them, readers read “Available on request”; a name with a
        quote is shown in any case.
      </p>
      <PrivacySwitch field="references" name="contact details of references" />
    </div>
  )
}

/** The line below an item's name: organisation, period, and a list of names. */
function summaryOf(name: ListName, item: Item): string {
  const { body, fields = [], title = [], line: below = [] }: SectionRow = SECTION_TABLE[name]
  const keywords = fields.includes('keywords') ? (item.keywords as string[] | undefined) : undefined
  return line(
    ...[...title, ...below].map(field => item[field]).filter(text => text !== itemName(item)),
    item.fluency || CHOICE_NAMES.cefr?.[String(item.cefr)],
    fields.includes('date') ? readableMonth(String(item.date ?? '')) : periodOf(item),
    body === 'names' && keywords?.join(', '),
  )
}

type FieldProps = { section: SectionName; field: FieldName; path: Path }

/** A field of an entry that few people want: shown where the entry has it, for example from an imported document. */
export function RareField(props: FieldProps) {
  const { editor } = useCvForm()
  const isShown = useRef(editor.read(`${props.path}.${props.field}`) !== undefined)
  return isShown.current && <SectionField {...props} />
}

/** The options of a field with a choice. */
export const optionsOf = (field: string) => [['', 'Choose'] as const, ...Object.entries(CHOICE_NAMES[field] ?? {})]

/** How well, in words of the CV's language. */
function FluencyField(props: { path: Path; label: string }) {
  const { fluency } = useLabels(useEditorState(state => state.document.language))
  return <TextField {...props} proposals={fluency} />
}

export function SectionField({ section, field, path: item }: FieldProps) {
  const { body, fields = [], title = [] }: SectionRow = SECTION_TABLE[section]
  const props = {
    path: `${item}.${field}`,
    label: SECTION_WORDS[section].labels?.[field] ?? FIELD_NAMES[field] ?? field,
  }
  if (field === 'startDate')
    return <Period path={item} {...(fields.includes('current') && { present: 'Still there' })} />
  if (field === 'description' && fields.includes('format'))
    return <DescriptionField item={item} label={props.label} rows={3} />
  switch (kindOfField(field)) {
    case 'short':
      return field === 'fluency' ? <FluencyField {...props} /> : <TextField {...props} wide={title.includes(field)} />
    case 'choice':
      return <SelectField {...props} options={optionsOf(field)} />
    case 'long':
      return <AreaField {...props} rows={body === 'quotes' ? 4 : 2} />
    case 'link':
      return <TextField {...props} type="url" placeholder="https://" wide />
    case 'words':
      return <LinesField {...props} hint="Separated by commas." separator="comma" />
    case 'lines':
      return <LinesField {...props} hint="One a line. Each becomes a point." rows={3} />
    case 'date':
      // Beside a start it is a part of the period.
      return field === 'endDate' && fields.includes('startDate') ? null : <MonthField {...props} />
    default:
      return null
  }
}
