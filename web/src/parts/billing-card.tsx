// What is remembered for the next invoice, with the ways to change and to erase it.
import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { BillingData } from '../../../api/core/contract/tax.ts'
import { countryName, isStateCode, STATES } from '../../../api/core/tax/states.ts'
import { changeBilling, eraseBilling, useBilling, useTax } from '../data/payments.ts'
import { BillingFields } from './billing-fields.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useBillingForm } from './use-billing-form.ts'
import { useBusy } from './use-busy.ts'
import './payment-list.css'

/** Nothing is shown when nothing is remembered. */
export function BillingCard() {
  const { data: billing } = useBilling()
  const [changing, setChanging] = useState(false)
  const [busy, run] = useBusy()
  if (!billing) return null
  const erase = async () => {
    if (await run(eraseBilling)) toast.success('Erased. Your invoices keep what they say.')
  }
  return (
    <section className="billing-card" aria-labelledby="billing">
      <h3 id="billing">For invoices</h3>
      <p>{linesOf(billing).join('\n')}</p>
      <button type="button" className="link-button" onClick={() => setChanging(true)}>
        Change<span className="visually-hidden"> what your next invoice says</span>
      </button>
      <button type="button" className="link-button" disabled={busy} onClick={erase}>
        Erase<span className="visually-hidden"> what your next invoice says</span>
      </button>
      {changing && <ChangeBilling billing={billing} onClose={() => setChanging(false)} />}
    </section>
  )
}

function linesOf({ country, state = '', name, address, business }: BillingData): string[] {
  const place = isStateCode(state) ? STATES[state] : countryName(country)
  const number = business?.gstin ?? (business?.taxId && `Tax number ${business.taxId}`)
  const lines = [business?.legalName ?? name, business?.address ?? address, place, number]
  return lines.filter(line => line !== undefined && line !== '') as string[]
}

function ChangeBilling({ billing, onClose }: { billing: BillingData; onClose: () => void }) {
  const form = useBillingForm(billing, useTax()?.registered !== false)
  const submit = async () => {
    const next = form.read()
    if (!next) return
    try {
      await changeBilling(next)
      onClose()
    } catch (problem) {
      if (!form.showRefusal(problem)) throw problem
    }
  }
  return (
    <FormDialog title="For your next invoice" action="Save" onClose={onClose} onSubmit={submit}>
      <p>Invoices that you have stay as they are.</p>
      <BillingFields form={form} />
    </FormDialog>
  )
}
