// The audit log: who did what, when and why.
import type { AuditLineData } from '../../../api/core/contract/admin.ts'
import { useAudit } from '../data/admin.ts'
import { placeName } from '../data/places.ts'
import { dayOf, momentOf } from '../parts/dates.ts'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { More } from './more.tsx'

const WORDS: Record<string, string> = {
  'user.change': 'changed the account',
  'plan.grant': 'granted Pro to',
  'plan.revoke': 'took Pro back from',
  'coupon.create': 'created the coupon',
  'coupon.change': 'changed the coupon',
  'coupon.remove': 'deleted the coupon',
  'payment.refund': 'refunded the payment',
  'cv.unpublish': 'unpublished the CV',
}
/** Of an account that is gone. */
const NOBODY = /^0{24}$/

export function AuditTrail() {
  const { pages, problem, reload, loadMore } = useAudit()
  const lines = pages?.flatMap(page => page.lines)
  return (
    <section aria-labelledby="audit">
      <div className="part-head">
        <h2 id="audit">Audit log</h2>
      </div>
      {!lines && problem && <ProblemNotice problem={problem} retry={reload} />}
      {lines?.length === 0 && (
        <Notice icon="pen" title="Nothing has happened yet">
          <p>Every change that an admin makes leaves a line here, for good.</p>
        </Notice>
      )}
      <ol className="rows audit">
        {lines?.map(line => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      <More key={lines?.length} loadMore={loadMore} />
    </section>
  )
}

function Line({ line }: { line: AuditLineData }) {
  const { at, by, byEmail, what, target, targetEmail, detail, reason } = line
  const whom = targetEmail ?? (NOBODY.test(target) ? 'an account that is gone' : target)
  const facts = what === 'plan.grant' ? '' : wordsOf(detail)
  return (
    <li>
      <span className="row-main">
        <span>
          <strong>{byEmail ?? by}</strong> {WORDS[what] ?? what} <span className="target">{whom}</span>
        </span>
        {facts && <small>{facts}</small>}
        {reason && <small>“{reason}”</small>}
      </span>
      <time dateTime={at}>{momentOf(at)}</time>
    </li>
  )
}

/** What was changed, name by name; what was left alone is not told. */
function wordsOf(detail: unknown): string {
  const entries = Object.entries((detail ?? {}) as Record<string, unknown>)
  const told = entries.filter(([, value]) => value !== null && typeof value !== 'object')
  return told.map(([name, value]) => `${placeName(`/${name}`)}: ${valueWords(value)}`).join(', ')
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? dayOf(value) : String(value)
}
