// What each column of the roster holds: proposed, and changed by the person.
import { useMemo } from 'react'
import { COLUMNS, hasDoubtfulDates, type Mapping, PERSONAL_ROLES, ROLES, type Role } from './columns.ts'
import type { Table } from './table.ts'

const SAMPLE_ROWS = 50
const LABEL_LETTERS = 60
/** The option for one value for all rows. */
const ALL = 'all'

/** The columns with text, as options: their headings and first values. */
function optionsOf({ rows }: Table, header: number | null): [index: number, label: string][] {
  const heading = header === null ? [] : (rows[header]?.cells ?? [])
  const sample = rows.slice(header === null ? 0 : header + 1).slice(0, SAMPLE_ROWS)
  const width = Math.max(heading.length, ...sample.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, index): [number, string] => {
    const values = new Set(sample.map(({ cells }) => cells[index]?.trim()).filter(Boolean))
    const label = [heading[index]?.trim(), [...values].slice(0, 2).join(', ')].filter(Boolean).join(': ')
    return [index, label.length > LABEL_LETTERS ? `${label.slice(0, LABEL_LETTERS)}…` : label]
  }).filter(([, label]) => label)
}

type Props = {
  table: Table
  mapping: Mapping
  /** The columns that the open requests need. */
  wanted: ReadonlySet<Role>
  onChange: (mapping: Mapping) => void
}

export function ColumnForm({ table, mapping, wanted, onChange }: Props) {
  const { header, columns, isDayFirst } = mapping
  const options = useMemo(() => optionsOf(table, header), [table, header])
  const isDoubtful = useMemo(() => hasDoubtfulDates(table, mapping), [table, mapping])
  const isFirst = (role: Role) => wanted.has(role) || (wanted.has('name') && /Name$/.test(role) && role in columns)
  const fields = (roles: readonly Role[]) =>
    roles.map(role => <RoleField key={role} {...{ role, mapping, options, onChange }} />)
  return (
    <details className="roster-columns" open>
      <summary>What the columns hold</summary>
      <div className="roster-fields">
        {fields(ROLES.filter(isFirst))}
        {isDoubtful && (
          <label className="field">
            Dates such as 05/06/2017
            <select
              value={String(isDayFirst)}
              onChange={({ target }) => onChange({ ...mapping, isDayFirst: JSON.parse(target.value) })}
            >
              <option value="null">It is not known which comes first</option>
              <option value="true">The day comes first: 5 June</option>
              <option value="false">The month comes first: 6 May</option>
            </select>
          </label>
        )}
      </div>
      <details>
        <summary>More columns</summary>
        <div className="roster-fields">{fields(ROLES.filter(role => !isFirst(role)))}</div>
      </details>
    </details>
  )
}

type FieldProps = Pick<Props, 'mapping' | 'onChange'> & { role: Role; options: [index: number, label: string][] }

function RoleField({ role, mapping, options, onChange }: FieldProps) {
  const { [role]: column, ...columns } = mapping.columns
  const { [role]: value, ...values } = mapping.values
  const choose = (chosen: string) => {
    if (chosen === ALL) return onChange({ ...mapping, columns, values: { ...values, [role]: '' } })
    onChange({ ...mapping, values, columns: chosen === '' ? columns : { ...columns, [role]: Number(chosen) } })
  }
  return (
    <div>
      <label className="field">
        {COLUMNS[role]}
        <select value={column ?? (value === undefined ? '' : ALL)} onChange={({ target }) => choose(target.value)}>
          <option value="">Not in this file</option>
          {!PERSONAL_ROLES.includes(role) && <option value={ALL}>The same for all rows</option>}
          {options.map(([index, label]) => (
            <option key={index} value={index}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {value !== undefined && (
        <label className="field">
          <span className="visually-hidden">{COLUMNS[role]} of all rows</span>
          <input
            value={value}
            maxLength={200}
            onChange={({ target }) => onChange({ ...mapping, values: { ...values, [role]: target.value } })}
          />
        </label>
      )}
    </div>
  )
}
