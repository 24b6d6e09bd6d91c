// Coupons: create, switch on and off, delete; each with its terms and its use.
import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { CouponData } from '../../../api/core/contract/billing.ts'
import { changeCoupon, removeCoupon, useCoupons } from '../data/admin.ts'
import { money, type Price } from '../data/plans.ts'
import { dayOf } from '../parts/dates.ts'
import { Icon } from '../parts/icon.tsx'
import { useBusy } from '../parts/use-busy.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { PagedSection } from './paged-section.tsx'

const EMPTY = {
  icon: 'pen',
  title: 'No coupons yet',
  text: 'A coupon lowers the price by a percentage, or sets it for a currency.',
} as const

export function Coupons() {
  const [creating, setCreating] = useState(false)
  const create = (
    <button type="button" className="button primary" onClick={() => setCreating(true)}>
      <Icon name="plus" /> New coupon
    </button>
  )
  return (
    <>
      <PagedSection
        id="coupons"
        title="Coupons"
        action={create}
        list={useCoupons()}
        itemsOf={page => page.coupons}
        empty={EMPTY}
      >
        {coupon => <CouponRow key={coupon.code} coupon={coupon} />}
      </PagedSection>
      {creating && <CouponDialog onClose={() => setCreating(false)} />}
    </>
  )
}

function termsOf({ percentOff, prices, currencies, startsAt, expiresAt, perUser }: CouponData): string {
  const listed = Object.entries(prices ?? {}).map(([currency, price]) =>
    money(Number(price), currency as Price['currency']),
  )
  const price = percentOff === null ? listed.join(', ') : `${percentOff} % off in ${currencies.join(', ')}`
  const times = perUser === 1 ? 'once per person' : `${perUser} times per person`
  const from = startsAt ? `from ${dayOf(startsAt)}` : ''
  const until = expiresAt ? `until ${dayOf(expiresAt)}` : ''
  return [price, times, from, until].filter(Boolean).join(' · ')
}

function CouponRow({ coupon }: { coupon: CouponData }) {
  const { code, active, redemptions, maxRedemptions } = coupon
  const [busy, run] = useBusy()
  const [confirming, setConfirming] = useState(false)
  const act = async (work: () => Promise<unknown>, done: string) => {
    await run(() => work().then(() => toast.success(done)))
    setConfirming(false)
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
        {confirming ? (
          <>
            <button type="button" className="link-button" onClick={() => setConfirming(false)}>
              Keep
            </button>
            <button
              type="button"
              className="link-button danger"
              disabled={busy}
              onClick={() => act(() => removeCoupon(code), 'Deleted.')}
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
              onClick={() =>
                act(() => changeCoupon(code, { active: !active }), active ? 'Switched off.' : 'Active again.')
              }
            >
              {active ? 'Deactivate' : 'Activate'}
              <span className="visually-hidden"> {code}</span>
            </button>
            <button type="button" className="link-button" onClick={() => setConfirming(true)}>
              Delete<span className="visually-hidden"> {code}</span>
            </button>
          </>
        )}
      </span>
    </li>
  )
}
