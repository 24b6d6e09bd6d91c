// Corrects what an invoice says of the buyer: by a credit note and a new invoice.
import { toast } from 'react-hot-toast/headless'
import type { BillingData, TaxDocumentFactsData } from '../../../../api/core/contract/tax.ts'
import { amendDocument } from '../../data/admin.ts'
import { BillingFields } from '../../parts/billing-fields.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useBillingForm } from '../../parts/use-billing-form.ts'
import { ReasonField } from '../ask-reason.tsx'

type Props = { id: string; facts: TaxDocumentFactsData; onClose: () => void }

export function AmendDialog({ id, facts: { number, recipient }, onClose }: Props) {
  const form = useBillingForm(billingOf(recipient), true, true)
  const submit = async (data: FormData) => {
    const billing = form.read()
    if (!billing) return
    try {
      await amendDocument(id, { billing, reason: String(data.get('reason')).trim() })
      toast.success('Corrected. The buyer gets the credit note and the new invoice by mail.')
      onClose()
    } catch (problem) {
      if (!form.showRefusal(problem)) throw problem
    }
  }
  return (
    <FormDialog title={`Correct ${number}`} className="amend" action="Correct" onClose={onClose} onSubmit={submit}>
      <p>Makes a credit note over all that is left of this invoice and a new one; the buyer gets both by mail.</p>
      <BillingFields form={form} />
      <ReasonField />
    </FormDialog>
  )
}

/** A recipient with a number is a business. Without a place there is only the name. */
function billingOf({ name, address, country, state, gstin, taxId }: TaxDocumentFactsData['recipient']): BillingData {
  const texts = { ...(name && { name }), ...(address && { address }) }
  const number = { ...(gstin && { gstin }), ...(taxId && { taxId }) }
  const business = { legalName: name ?? '', address: address ?? '', ...number }
  return { country: country ?? '', ...(state && { state }), ...texts, ...((gstin || taxId) && { business }) }
}
