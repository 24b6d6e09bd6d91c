// A plot of one number for each day, and the table of the same numbers.
import { dayOf } from './dates.ts'
import './day-plot.css'

export type DaySeries = { name: string; values: number[]; total: string; show: (value: number) => string }

const [WIDTH, HEIGHT, GAP] = [300, 72, 2]

export function DayPlot({ series: { name, values, total, show }, days }: { series: DaySeries; days: string[] }) {
  const most = Math.max(...values, 1)
  const step = WIDTH / values.length
  const [first, last] = [days[0] as string, days.at(-1) as string]
  return (
    <figure className="plot">
      <figcaption>
        {name} <strong>{total}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name} by day, at most ${show(Math.max(...values))}`}
      >
        {values.map((value, at) => {
          const height = value === 0 ? 1 : Math.max((value / most) * HEIGHT, 3)
          return (
            <rect
              key={days[at]}
              className={value === 0 ? 'nothing' : undefined}
              x={at * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
            />
          )
        })}
      </svg>
      <p>
        <span>{dayOf(first)}</span> <span>{dayOf(last)}</span>
      </p>
    </figure>
  )
}

/** Folded. */
export function DayTable({ label, series, days }: { label: string; series: DaySeries[]; days: string[] }) {
  return (
    <details className="numbers">
      <summary>The same as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <section tabIndex={0} aria-label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, at) => (
              <tr key={day}>
                <th scope="row">{dayOf(day)}</th>
                {series.map(({ name, values, show }) => (
                  <td key={name}>{show(values[at] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
