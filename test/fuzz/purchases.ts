// B's purchase with its invoice, and another order of B's that waits for its value in rupees.
import { buyPro } from '../cv-calls.ts'
import type { TestApp } from '../harness.ts'
import type { Plan, Segment } from './requests.ts'

/** A lost chargeback of B's purchase. */
export const DISPUTE = 'disp_EsIAlDcoUr8CaQ'
const NOTHING = { razorpay_payment_id: '', razorpay_order_id: '', razorpay_signature: '', userMailId: '' }
const MISSING = 'f'.repeat(24)

export function purchasesOf(app: TestApp, { email, token }: { email: string; token: string }) {
  const orders = app.connection.collection<{ _id: string }>('payment_orders')
  const read = async (path: string) =>
    (await app.anyone().get(path).set('authorization', `Bearer ${token}`).expect(200)).body
  let bought = { proof: NOTHING, id: '', documentId: '', hash: '', waitingId: '' }
  return {
    /** The proof may be sent again, and an admin may refund the payment. */
    proof: () => bought.proof,
    orderProof: () => ({ paymentId: bought.proof.razorpay_payment_id, signature: bought.proof.razorpay_signature }),
    async buy() {
      const { proof } = await buyPro(app, email)
      const [{ id, documents }] = (await read('/me/payments')).payments
      const documentId: string = documents[0].id
      const { hash } = await read(`/me/documents/${documentId}/facts`)
      const waitingId = id.replace(/^./, (digit: string) => (digit === 'e' ? 'f' : 'e'))
      const waiting = { rzpOrderId: null, rzpPaymentId: null, currency: 'USD', amountMinor: 3_000, priceMinor: 3_000 }
      const row = { ...(await orders.findOne({ _id: id })), ...waiting, documentState: 'waiting', couponId: null }
      await orders.deleteOne({ _id: waitingId })
      await orders.insertOne({ ...row, _id: waitingId })
      const disputes = [{ id: DISPUTE, status: 'lost', amountMinor: 100, at: new Date() }]
      await orders.updateOne({ _id: id }, { $set: { disputes } })
      bought = { proof: { ...NOTHING, ...proof, userMailId: email }, id, documentId, hash, waitingId }
    },
    /** The part of a path that names the purchase; null for others. Only B has paid, so no payment is another's for B. */
    segment({ path, actor, operation }: Plan, name: string, { kind }: Segment): string | null {
      if (name === 'hash') return kind === 'missing' ? '0'.repeat(64) : bought.hash
      if (path.startsWith('/orders/')) {
        const isNone = kind === 'missing' || (actor === 'b' && kind !== 'own')
        return isNone ? 'order_none' : bought.proof.razorpay_order_id
      }
      const [, who, what] = /^\/(admin|me)\/(payments|documents)/.exec(path) ?? []
      if (!what) return null
      if (kind === 'missing' || (who === 'me' && actor === 'b' && kind !== 'own')) return MISSING
      if (operation?.name === 'setInrValue') return bought.waitingId
      return what === 'payments' ? bought.id : bought.documentId
    },
  }
}
