// The form of a new coupon: code, discount, limits and period.
import { type InputHTMLAttributes, useState } from 'react'
import type { CreateCouponData } from '../../../api/core/contract/billing.ts'
import { createCoupon } from '../data/admin.ts'
import { ApiProblem } from '../data/fetch.ts'
import { fieldName } from '../data/field-names.ts'
import { FormDialog } from '../parts/form-dialog.tsx'

const CURRENCIES = ['INR', 'USD', 'AED', 'SGD'] as const

/** The filled-in fields. */
function couponOf(form: FormData): CreateCouponData {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const count = (name: string) => (text(name) === '' ? undefined : Number(text(name)))
  const prices: Record<string, number> = {}
  for (const currency of CURRENCIES) {
    const price = count(currency)
    if (price !== undefined) prices[currency] = price
  }
  const instant = (name: string) => (text(name) === '' ? undefined : `${text(name)}T00:00:00.000Z`)
  return {
    code: text('code'),
    percentOff: count('percentOff'),
    prices: Object.keys(prices).length > 0 ? prices : undefined,
    maxRedemptions: count('maxRedemptions'),
    perUser: count('perUser'),
    startsAt: instant('startsAt'),
    expiresAt: instant('expiresAt'),
  }
}

/** Labels of the fields whose label is not their path. */
const LABELS: Record<string, string> = {
  '/maxRedemptions': 'Uses in all',
  '/perUser': 'Uses per person',
  '/startsAt': 'Valid from',
  '/expiresAt': 'Valid until',
}

function refusalOf(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) return 'Something went wrong.'
  const lines = problem.errors.map(({ path, message }) => `${LABELS[path] ?? fieldName(path)}: ${message}`)
  return lines.join('\n') || problem.message
}

function InputField({ label, ...attributes }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="field">
      {label}
      <input {...attributes} />
    </label>
  )
}

export function CouponDialog({ onClose }: { onClose: () => void }) {
  const [refusal, setRefusal] = useState('')
  const submit = async (form: FormData) => {
    try {
      await createCoupon(couponOf(form))
      onClose()
    } catch (problem) {
      setRefusal(refusalOf(problem))
    }
  }
  return (
    <FormDialog title="New coupon" className="coupon-dialog" action="Create" onClose={onClose} onSubmit={submit}>
      <div className="pair">
        <InputField
          label="Code"
          name="code"
          required
          minLength={3}
          maxLength={32}
          pattern="[A-Za-z0-9_\-]+"
          autoCapitalize="characters"
        />
        <InputField label="Percent off" name="percentOff" type="number" min={1} max={100} inputMode="numeric" />
      </div>
      <fieldset>
        <legend>Or the price after the coupon, in whole units</legend>
        {CURRENCIES.map(currency => (
          <InputField
            key={currency}
            label={currency}
            name={currency}
            type="number"
            min={0}
            max={100_000}
            inputMode="numeric"
          />
        ))}
      </fieldset>
      <div className="pair">
        <InputField label="Uses in all" name="maxRedemptions" type="number" min={1} max={10_000} inputMode="numeric" />
        <InputField
          label="Uses per person"
          name="perUser"
          type="number"
          min={1}
          max={100}
          defaultValue={1}
          inputMode="numeric"
        />
        <InputField label="Valid from" name="startsAt" type="date" />
        <InputField label="Valid until" name="expiresAt" type="date" />
      </div>
      {refusal && (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
    </FormDialog>
  )
}
