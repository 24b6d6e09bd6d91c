// The fields of what an invoice says of the buyer: State or country, and for a business its name, address and number.
import { useEffect, useId, useRef } from 'react'
import { GSTIN_MESSAGES, readGstin, readUin } from '../../../api/core/tax/gstin.ts'
import { COUNTRIES, countryName, STATES } from '../../../api/core/tax/states.ts'
import { Icon } from './icon.tsx'
import type { BillingField, BillingForm } from './use-billing-form.ts'
import './billing-fields.css'

type Option = readonly [code: string, name: string]
type Line = { at: BillingField; label: string; limit: number; autoComplete?: string }

const byName = ([, one]: Option, [, other]: Option) => one.localeCompare(other, 'en')
/** Ends the list: a territory of India that is no State. */
const OTHER_TERRITORY = '97'
const STATE_OPTIONS = Object.entries(STATES)
  .filter(([code]) => code !== OTHER_TERRITORY)
  .sort(byName)
const COUNTRY_OPTIONS = COUNTRIES.map((code): Option => [code, countryName(code)]).sort(byName)

const nameLine = (label: string): Line => ({
  at: 'business/legalName',
  label,
  limit: 200,
  autoComplete: 'organization',
})
const ADDRESS: Line = { at: 'business/address', label: 'Address', limit: 300, autoComplete: 'street-address' }
const IN_INDIA: Line[] = [{ at: 'business/gstin', label: 'GSTIN', limit: 30 }, nameLine('Legal name'), ADDRESS]
const TAX_NUMBER: Line = { at: 'business/taxId', label: 'Tax number (optional)', limit: 40 }
const ELSEWHERE: Line[] = [nameLine('Company name'), ADDRESS, TAX_NUMBER]

export function BillingFields({ form, disabled = false }: { form: BillingForm; disabled?: boolean }) {
  const { isHome, isBusiness, hasBusiness, isAdmin, refusals, change } = form
  const all = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (refusals > 0) all.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])
  return (
    <fieldset ref={all} className="billing-fields" disabled={disabled}>
      <Field form={form} at="state" label={isAdmin ? 'State or country' : 'Your State or country'} limit={0} />
      {isAdmin && !isBusiness && <Field form={form} at="name" label="Name" limit={200} />}
      {(isAdmin || !isHome) && !isBusiness && <Field form={form} at="address" label="City or address" limit={300} />}
      {hasBusiness && (
        <label className="edit-check">
          <input
            type="checkbox"
            checked={isBusiness}
            onChange={event => change({ isBusiness: event.target.checked })}
          />
          {isAdmin ? 'An invoice for a business' : 'I need an invoice for my business'}
        </label>
      )}
      {isBusiness && (isHome ? IN_INDIA : ELSEWHERE).map(line => <Field key={line.at} form={form} {...line} />)}
    </fieldset>
  )
}

function Field({ form, at, label, limit, autoComplete = 'off' }: Line & { form: BillingForm }) {
  const id = useId()
  const problem = form.problems[at]
  const says = problem ?? (at === 'business/gstin' ? gstinHint(form.fields[at]) : undefined)
  const props = {
    ...{ id, autoComplete, value: form.fields[at] },
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': says && `${id}-says`,
    onChange: (event: { target: { value: string } }) => form.change({ [at]: event.target.value }),
  }
  const isLong = at === 'business/address' || (at === 'address' && form.isAdmin)
  const text = { ...props, maxLength: limit, spellCheck: false }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {at === 'state' && <Places {...props} />}
      {isLong && <textarea rows={1} {...text} />}
      {at !== 'state' && !isLong && <input {...text} />}
      {says && (
        <p id={`${id}-says`} className={problem && 'wrong'} role={problem && 'alert'}>
          {problem && <Icon name="warn" />} {says}
        </p>
      )}
    </div>
  )
}

function gstinHint(gstin: string): string {
  const read = readGstin(gstin)
  if (readUin(gstin)) return 'The UIN of an embassy or a body of the United Nations'
  return read.valid ? STATES[read.state] : GSTIN_MESSAGES.length
}

const Places = (props: object) => (
  <select {...props}>
    <option value="">Select State or country</option>
    <optgroup label="India">{STATE_OPTIONS.map(optionFor)}</optgroup>
    <optgroup label="Other countries">{COUNTRY_OPTIONS.map(optionFor)}</optgroup>
    <option value={OTHER_TERRITORY}>Other Territory (India)</option>
  </select>
)

const optionFor = ([code, name]: Option) => (
  <option key={code} value={code}>
    {name}
  </option>
)
