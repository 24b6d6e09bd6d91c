// Statistics: totals, and a plot and a table of sign-ups, published CVs and sales by day.
import type { StatsData } from '../../../api/core/contract/admin.ts'
import { useStats } from '../data/admin.ts'
import { money, type Price } from '../data/plans.ts'
import { hasPayments } from '../data/without.ts'
import { DayPlot, type DaySeries, DayTable } from '../parts/day-plot.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { SectionHead } from './paged-section.tsx'

const MINOR_PER_MAJOR = 100

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
    ...(hasPayments ? ([['On Pro', pro]] as [string, number][]) : []),
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
          <DayPlot key={one.name} series={one} days={days.map(({ day }) => day)} />
        ))}
      </div>
      <DayTable label="Figures by day" series={series} days={days.map(({ day }) => day)} />
    </>
  )
}

function seriesOf({ days, sales }: StatsData): DaySeries[] {
  const whole = (value: number) => value.toLocaleString('en-IN')
  const counted = (name: string, values: number[]): DaySeries => ({
    name,
    values,
    total: whole(values.reduce((sum, value) => sum + value, 0)),
    show: whole,
  })
  const sold = sales.map(({ currency }): DaySeries => {
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
    ...(hasPayments ? sold : []),
  ]
}
