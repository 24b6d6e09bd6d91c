// Coupons: a new one, and of each its terms, its use, and its end.
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import type { CouponData } from '../../../api/core/contract/billing.ts'
import { changeCoupon, removeCoupon, useCoupons } from '../data/admin.ts'
import { money, type Price } from '../data/plans.ts'
import { dayOf } from '../parts/dates.ts'
import { Icon } from '../parts/icon.tsx'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { tellProblem } from '../parts/tell.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { More } from './more.tsx'

export function Coupons() {
  const { pages, problem, reload, loadMore } = useCoupons()
  const [making, setMaking] = useState(false)
  const coupons = pages?.flatMap(page => page.coupons)
  return (
    <section aria-labelledby="coupons">
      <div className="part-head">
        <h2 id="coupons">Coupons</h2>
        <button type="button" className="button primary" onClick={() => setMaking(true)}>
          <Icon name="plus" /> New coupon
        </button>
      </div>
      {!coupons && problem && <ProblemNotice problem={problem} retry={reload} />}
      {coupons?.length === 0 && (
        <Notice icon="pen" title="No coupons yet">
          <p>A coupon lowers the price by a percentage, or sets it for a currency.</p>
        </Notice>
      )}
      <ul className="rows">
        {coupons?.map(coupon => (
          <CouponRow key={coupon.code} coupon={coupon} />
        ))}
      </ul>
      <More key={coupons?.length} loadMore={loadMore} />
      {making && <CouponDialog onClose={() => setMaking(false)} />}
    </section>
  )
}

function termsOf({ percentOff, prices, currencies, startsAt, expiresAt, perUser }: CouponData): string {
  const listed = Object.entries(prices ?? {}).map(([currency, price]) =>
    money(Number(price), currency as Price['currency']),
  )
  const price = percentOff === null ? listed.join(', ') : `${percentOff} % off in ${currencies.join(', ')}`
  const times = perUser === 1 ? 'once a person' : `${perUser} times a person`
  const from = startsAt ? `from ${dayOf(startsAt)}` : ''
  const until = expiresAt ? `until ${dayOf(expiresAt)}` : ''
  return [price, times, from, until].filter(Boolean).join(' · ')
}

function CouponRow({ coupon }: { coupon: CouponData }) {
  const { code, active, redemptions, maxRedemptions } = coupon
  const [busy, setBusy] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const act = async (work: Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await work
      toast.success(done)
    } catch (problem) {
      tellProblem(problem)
    }
    setBusy(false)
    setLeaving(false)
  }
  return (
    <li>
      <span className="row-main">
        <strong className="code">{code}</strong>
        <small>{termsOf(coupon)}</small>
      </span>
      <span className="row-figure">
        {redemptions} of {maxRedemptions ?? 'any number'} used
      </span>
      <span className={active ? 'tag strong' : 'tag'}>{active ? 'Active' : 'Off'}</span>
      <span className="row-actions">
        {leaving ? (
          <>
            <button type="button" className="link-button" onClick={() => setLeaving(false)}>
              Keep
            </button>
            <button
              type="button"
              className="link-button danger"
              disabled={busy}
              onClick={() => act(removeCoupon(code), 'Deleted.')}
            >
              Delete {code} for good
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className="link-button"
              disabled={busy}
              onClick={() => act(changeCoupon(code, { active: !active }), active ? 'Switched off.' : 'Active again.')}
            >
              {active ? 'Deactivate' : 'Activate'}
              <span className="visually-hidden"> {code}</span>
            </button>
            <button type="button" className="link-button" onClick={() => setLeaving(true)}>
              Delete<span className="visually-hidden"> {code}</span>
            </button>
          </>
        )}
      </span>
    </li>
  )
}
