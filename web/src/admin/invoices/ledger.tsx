// A table of figures under a title, which says whether they add up.
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import '../../parts/day-plot.css'
import './ledger.css'

type Props = {
  title: string
  /** What does not add up; '' when all does. */
  fault?: string
  columns: readonly [string, ...string[]]
  /** Of each the name and the figures. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
}

export function Ledger({ title, fault, columns, rows }: Props) {
  return (
    <section className="ledger numbers" aria-label={title}>
      <h3>
        {title}{' '}
        {fault !== undefined && (
          <span className={fault ? 'tag changed' : 'tag strong'}>
            <Icon name={fault ? 'warn' : 'tick'} /> {fault ? 'Differs' : 'Adds up'}
          </span>
        )}
      </h3>
      {fault && <p>{fault}</p>}
      {rows.length === 0 ? (
        <p>None in this month.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a table that is wider than the screen
        <section aria-label={`${title}, figures`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map(name => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells], at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an order may have several rows, and rows have no state
                <tr key={at}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={columns[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
