// The views of a published CV by day, and the files that were downloaded.
import { useEffect } from 'react'
import { useViews } from '../../data/sharing.ts'
import { DayPlot, type DaySeries, DayTable } from '../../parts/day-plot.tsx'
import { ProblemNotice } from '../../parts/notice.tsx'
import { inViews } from './recipient-links.tsx'

const KINDS: Record<string, string> = {
  pdf: 'PDF',
  docx: 'Word',
  markdown: 'Markdown',
  text: 'text',
  letters: 'letters',
}
const inNumbers = (count: number) => count.toLocaleString('en-IN')

export function CvViews({ cvId }: { cvId: string }) {
  const { data: views, problem, reload } = useViews(cvId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was read before this dialog was opened
  useEffect(() => {
    if (views) reload()
  }, [])
  if (!views) return problem ? <ProblemNotice problem={problem} retry={reload} /> : <p role="status">Counting…</p>
  const values = views.days.map(day => day.views)
  const days = views.days.map(({ day }) => day)
  const sum = values.reduce((all, value) => all + value, 0)
  const series: DaySeries = { name: 'Views in 30 days', values, total: inNumbers(sum), show: inNumbers }
  const files = Object.entries(views.downloads).map(([kind, count]) => `${inNumbers(count)} × ${KINDS[kind] ?? kind}`)
  return (
    <>
      <DayPlot series={series} days={days} />
      <DayTable label="Views by day" series={[series]} days={days} />
      <p className="edit-hint">
        {inViews(views.total)} in all. Bots that say so are left out, and we keep numbers only: no addresses, no
        cookies. {files.length > 0 && `Files you have downloaded: ${files.join(', ')}.`}
      </p>
    </>
  )
}
