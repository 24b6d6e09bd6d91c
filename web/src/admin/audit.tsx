// The audit log: who did what, when and why.
import type { AuditLineData } from '../../../api/core/contract/admin.ts'
import { dayInIndia } from '../../../api/core/days.ts'
import { useAudit } from '../data/admin.ts'
import { fieldName } from '../data/field-names.ts'
import { momentOf } from '../parts/dates.ts'
import { PagedSection } from './paged-section.tsx'

const WORDS: Record<string, string> = {
  'user.change': 'changed the account',
  'plan.grant': 'granted Pro to',
  'plan.revoke': 'took Pro back from',
  'coupon.create': 'created the coupon',
  'coupon.change': 'changed the coupon',
  'coupon.remove': 'deleted the coupon',
  'payment.refund': 'refunded the payment',
  'document.read': 'read a tax document of the order',
  'document.download': 'downloaded a tax document of the order',
  'documents.hold': 'put a hold on the tax documents of',
  'documents.release': 'ended the hold on the tax documents of',
  'documents.erase': 'erased the recipients of the tax documents of',
  'document.amend': 'corrected an invoice of the order',
  'payment.dispute-credit': 'issued a credit note for a chargeback of the order',
  'gstr1.download': 'downloaded GSTR-1 of',
  'cv.unpublish': 'unpublished the CV',
  'desk.invite': 'invited an institution to its desk:',
}
/** Replaces the id of a deleted account. */
const DELETED_ACCOUNT = /^0{24}$/

const EMPTY = {
  icon: 'pen',
  title: 'Nothing has happened yet',
  text: 'Every change that an admin makes leaves a line here, for good.',
} as const

export function AuditTrail() {
  return (
    <PagedSection
      id="audit"
      title="Audit log"
      list={useAudit()}
      itemsOf={page => page.lines}
      empty={EMPTY}
      className="audit"
    >
      {line => <Line key={line.id} line={line} />}
    </PagedSection>
  )
}

function Line({ line }: { line: AuditLineData }) {
  const { at, by, byEmail, what, target, targetEmail, detail, reason } = line
  const whom = targetEmail ?? (DELETED_ACCOUNT.test(target) ? 'an account that is gone' : target)
  const facts = what === 'plan.grant' ? '' : detailInWords(detail)
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

/** The changed fields with their new values. */
function detailInWords(detail: unknown): string {
  const entries = Object.entries((detail ?? {}) as Record<string, unknown>)
  const shown = entries.filter(([, value]) => value !== null && typeof value !== 'object')
  return shown.map(([name, value]) => `${fieldName(`/${name}`)}: ${valueWords(value)}`).join(', ')
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? dayInIndia(value) : String(value)
}
