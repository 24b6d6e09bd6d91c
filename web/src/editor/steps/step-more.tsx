// Step 6: the less common sections. Sections without entries are buttons in one row.
import { useRef } from 'react'
import type { ListName } from '../../../../api/core/contract/sections.ts'
import { SECTION_TABLE } from '../../../../api/core/cv/order.ts'
import { withArticle } from '../../../../api/core/cv/section-words.ts'
import { Icon } from '../../parts/icon.tsx'
import type { Path } from '../session/document.ts'
import { fieldId, TextField } from './field.tsx'
import { useEditorState } from './form-context.tsx'
import { ItemList, useAdd } from './item-list.tsx'
import { ListSection, line, newItemOf, SectionField } from './list-section.tsx'
import { periodOf } from './months.ts'
import { MORE_LISTS } from './steps.ts'

const OWN = { path: 'content.custom', noun: 'section', first: 'title' }

export function MoreStep() {
  const filled = useEditorState(state =>
    [...MORE_LISTS, 'custom' as const].filter(name => state.document.content[name]?.length).join(' '),
  ).split(' ')
  // A section that loses its last entry stays, so that the removal can be undone there.
  const open = useRef(new Set<string>())
  for (const name of filled) open.current.add(name)
  const isOpen = (name: string) => open.current.has(name)
  return (
    <>
      {MORE_LISTS.filter(isOpen).map(name => (
        <ListSection key={name} name={name} />
      ))}
      {isOpen('custom') && (
        <>
          <h2>Sections of your own</h2>
          <ItemList
            {...OWN}
            summary={item => `${((item.items as unknown[] | undefined) ?? []).length} entries`}
            fields={path => <OwnSection path={path} />}
          />
        </>
      )}
      <div className="add-sections">
        {MORE_LISTS.filter(name => !isOpen(name)).map(name => (
          <AddButton key={name} {...newItemOf(name as ListName)} />
        ))}
        {!isOpen('custom') && <AddButton {...OWN} />}
      </div>
    </>
  )
}

function AddButton(props: { path: Path; noun: string; first: string }) {
  const add = useAdd(props)
  return (
    <button type="button" className="button add" id={fieldId(props.path)} onClick={add}>
      <Icon name="plus" /> Add {withArticle(props.noun)}
    </button>
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
              {SECTION_TABLE.custom.fields.map(field => (
                <SectionField key={field} section="custom" field={field} path={entry} />
              ))}
            </>
          )}
        />
      </div>
    </>
  )
}
