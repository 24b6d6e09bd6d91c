// The plan of the account in one line, with the way to more of it.
import { dayInIndia } from '../../../api/core/days.ts'
import { useMe } from '../data/users.ts'
import { hasPayments } from '../data/without.ts'
import { paths } from '../paths.ts'
import './plan-line.css'

/** How long before its end the plan's end is highlighted. */
const NOTICE_MS = 14 * 24 * 3_600_000

/** Nothing where every account has all features. */
export const PlanLine = () => hasPayments && <Line />

function Line() {
  const { data: me } = useMe()
  if (!me) return <p className="plan-line">&nbsp;</p>
  const { subscriptionPlan, planExpiresAt: end } = me
  if (subscriptionPlan === 'Free') {
    return (
      <p className="plan-line">
        <span className="tag">Free plan</span> <a href={paths.subscription}>Get PDF and Word with Pro</a>
      </p>
    )
  }
  const endsSoon = end !== null && Date.parse(end) - Date.now() < NOTICE_MS
  return (
    <p className="plan-line">
      <span className="tag strong">Pro plan</span> {end ? `until ${dayInIndia(end)}` : 'without an end'}{' '}
      {endsSoon && <a href={paths.subscription}>Add 6 months</a>}
    </p>
  )
}
