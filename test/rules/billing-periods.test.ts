// Periods of Pro: consecutive calendar months, clamped to the last day of a month, independent of the order of events.
import { mayDownload, planAt } from '../../api/accounts/rules.ts'
import { addMonths, type Grant, periodsOf, planFrom } from '../../api/accounts/rules-plan.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'

const FREE = { plan: 'Free', expiresAt: null } as const
const grant = (key: string, at: string, more: Partial<Grant> = {}): Grant => ({
  key,
  at: new Date(at),
  months: 6,
  paymentId: `pay_${key}`,
  couponCode: null,
  revokedAt: null,
  absorbed: false,
  ...more,
})
const end = (grants: Grant[], base: Parameters<typeof planFrom>[0] = FREE) =>
  planFrom(base, grants).planExpiresAt?.toISOString() ?? null

t.test('six calendar months later', async t => {
  const cases: [string, string][] = [
    ['2026-11-21T12:34:56.789Z', '2027-05-21T12:34:56.789Z'],
    ['2026-08-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
    ['2027-08-31T23:59:59.999Z', '2028-02-29T23:59:59.999Z'],
    ['2026-08-29T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
    ['2026-12-31T00:00:00.000Z', '2027-06-30T00:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', '2026-09-30T00:00:00.000Z'],
  ]
  for (const [from, to] of cases) t.equal(addMonths(new Date(from), 6).toISOString(), to, from)
})

t.test('a plan ends exactly at its end', async t => {
  const user = { plan: 'Pro' as const, planExpiresAt: new Date('2027-05-21T12:00:00Z') }
  t.equal(mayDownload(user, new Date('2027-05-21T11:59:59.999Z')), true)
  t.equal(mayDownload(user, new Date('2027-05-21T12:00:00.000Z')), false)
  t.equal(mayDownload({ plan: 'Pro', planExpiresAt: null }, new Date('2999-01-01')), true)
  t.equal(mayDownload({ plan: 'Free', planExpiresAt: new Date('2999-01-01') }, new Date('2026-01-01')), false)
})

t.test('periods are consecutive', async t => {
  const first = grant('a', '2026-01-10T00:00:00Z')
  const early = grant('b', '2026-03-01T00:00:00Z')
  const late = grant('c', '2026-12-01T00:00:00Z')
  t.equal(end([]), null)
  t.equal(end([first]), '2026-07-10T00:00:00.000Z')
  t.equal(end([first, early]), '2027-01-10T00:00:00.000Z', 'from the current end while it runs')
  t.equal(end([first, late]), '2027-06-01T00:00:00.000Z', 'from now when it is over')
  t.same(
    periodsOf(FREE, [early, first]).map(({ key, from }) => [key, from.toISOString().slice(0, 10)]),
    [
      ['a', '2026-01-10'],
      ['b', '2026-07-10'],
    ],
  )
})

t.test('a revoked grant has no effect', async t => {
  const first = grant('a', '2026-01-10T00:00:00Z')
  const second = grant('b', '2026-03-01T00:00:00Z', { couponCode: 'HALF' })
  const revoked = { revokedAt: new Date('2026-04-01T00:00:00Z') }
  t.equal(end([{ ...first, ...revoked }, second]), '2026-09-01T00:00:00.000Z')
  t.match(planFrom(FREE, [first, { ...second, ...revoked }]), { plan: 'Pro', paymentId: 'pay_a', couponCode: null })
  t.match(planFrom(FREE, [first, second]), { paymentId: 'pay_b', couponCode: 'HALF' })
  t.same(planFrom(FREE, [{ ...first, ...revoked }]), {
    plan: 'Free',
    planExpiresAt: null,
    paymentId: null,
    couponCode: null,
  })
})

t.test('later grants extend the plan that an admin has set', async t => {
  const base = { plan: 'Pro', expiresAt: new Date('2026-10-01T00:00:00Z') } as const
  t.equal(end([], base), '2026-10-01T00:00:00.000Z')
  t.equal(end([grant('a', '2026-01-10T00:00:00Z', { absorbed: true })], base), '2026-10-01T00:00:00.000Z')
  t.equal(end([grant('b', '2026-03-01T00:00:00Z')], base), '2027-04-01T00:00:00.000Z')
  t.match(planFrom({ plan: 'Pro', expiresAt: null }, [grant('b', '2026-03-01T00:00:00Z')]), {
    plan: 'Pro',
    planExpiresAt: null,
  })
})

t.test('the order of grants does not matter, and each adds its months', async t => {
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  const grants = fc
    .uniqueArray(fc.tuple(fc.string({ minLength: 1, maxLength: 3 }), instant, fc.boolean()), {
      selector: ([key]) => key,
      maxLength: 6,
    })
    .map(rows => rows.map(([key, at, gone]) => grant(key, at.toISOString(), { revokedAt: gone ? at : null })))
  fc.assert(
    fc.property(grants, fc.nat(), (given, turn) => {
      const turned = given.map((_, index) => given[(index + turn) % given.length] as Grant)
      const [one, other] = [planFrom(FREE, given), planFrom(FREE, turned)]
      if (one.planExpiresAt?.getTime() !== other.planExpiresAt?.getTime()) return false
      const periods = periodsOf(FREE, given)
      return periods.every(({ from, to }, index) => {
        const before = periods[index - 1]
        return to > from && to.getTime() === addMonths(from, 6).getTime() && (!before || from >= before.to)
      })
    }),
  )
  t.equal(planAt({ plan: 'Free', planExpiresAt: null }, new Date(0)), 'Free')
})
