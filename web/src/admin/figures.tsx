// Statistics: totals, and a plot and a table of sign-ups, published CVs and sales by day.
import type { StatsData } from '../../../api/core/contract/admin.ts'
import { useStats } from '../data/admin.ts'
import { money, type Price } from '../data/plans.ts'
import { dayOf } from '../parts/dates.ts'
import { ProblemNotice } from '../parts/notice.tsx'
import { SectionHead } from './paged-section.tsx'

const MINOR_PER_MAJOR = 100
type Series = { name: string; values: number[]; total: string; show: (value: number) => string }

export function Figures() {
  const { data: stats, problem, reload } = useStats()
  return (
    <section aria-labelledby="figures">
      <SectionHead id="figures" title="Figures" />
      {problem && !stats && <ProblemNotice problem={problem} retry={reload} />}
      {stats && <Drawn stats={stats} />}
    </section>
  )
}

function Drawn({ stats }: { stats: StatsData }) {
  const { users, pro, cvs, publishedCvs, days } = stats
  const totals: [string, number][] = [
    ['Users', users],
    ['On Pro', pro],
    ['CVs', cvs],
    ['Published', publishedCvs],
  ]
  const series = seriesOf(stats)
  return (
    <>
      <dl className="totals">
        {totals.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      <div className="plots">
        {series.map(one => (
          <Plot key={one.name} series={one} days={days.map(({ day }) => day)} />
        ))}
      </div>
      <Numbers series={series} days={days.map(({ day }) => day)} />
    </>
  )
}

function seriesOf({ days, sales }: StatsData): Series[] {
  const whole = (value: number) => value.toLocaleString('en-IN')
  const counted = (name: string, values: number[]): Series => ({
    name,
    values,
    total: whole(values.reduce((sum, value) => sum + value, 0)),
    show: whole,
  })
  const sold = sales.map(({ currency }): Series => {
    const values = days.map(day => day.sales.find(sale => sale.currency === currency)?.amountMinor ?? 0)
    const show = (minor: number) => money(minor / MINOR_PER_MAJOR, currency as Price['currency'])
    return { name: `Sales in ${currency}`, values, total: show(values.reduce((sum, value) => sum + value, 0)), show }
  })
  return [
    counted(
      'Sign-ups',
      days.map(day => day.signUps),
    ),
    counted(
      'CVs published',
      days.map(day => day.publishedCvs),
    ),
    ...sold,
  ]
}

const [WIDTH, HEIGHT, GAP] = [300, 72, 2]

function Plot({ series: { name, values, total, show }, days }: { series: Series; days: string[] }) {
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

function Numbers({ series, days }: { series: Series[]; days: string[] }) {
  return (
    <details className="numbers">
      <summary>The same as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <section tabIndex={0} aria-label="Figures by day">
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
