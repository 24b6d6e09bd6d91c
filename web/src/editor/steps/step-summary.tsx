// Step 7: the summary.
import { MarkdownField } from './markdown-field.tsx'

export function SummaryStep() {
  return (
    <div className="fields">
      <MarkdownField path="content.profileSummary" label="Summary" hint="Two to four sentences." />
    </div>
  )
}
