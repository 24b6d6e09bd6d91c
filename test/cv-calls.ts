// Calls on CVs that many tests make.
import type { Test } from 'supertest'
import { contentWith, type TestApp } from './harness.ts'

export type Agent = Awaited<ReturnType<TestApp['as']>>

/** Saves on a version of a CV. */
export const saveCv = (agent: Agent, id: string, version: number | string, edit: object): Test =>
  agent.put(`/cvs/${id}`).set('if-match', `"${version}"`).send(edit)

/** The id of a new CV. */
export const createCv = async (agent: Agent, cv: object = { content: contentWith() }): Promise<string> =>
  (await agent.post('/cvs').send(cv).expect(201)).body.cv.id

/** The bytes of a successful reply. */
export const bytesOf = async (call: Test): Promise<Buffer> => (await call.responseType('blob').expect(200)).body

/** Gives an account Pro for a day, without a payment. */
export async function makePro(app: TestApp, email: string): Promise<void> {
  const planExpiresAt = new Date(Date.now() + 86_400_000)
  await app.connection.collection('users').updateOne({ email }, { $set: { plan: 'Pro', planExpiresAt } })
}

type Proof = { razorpay_payment_id: string; razorpay_signature: string }

/** Pays an order at Razorpay's stand-in, and verifies the payment as its buyer. */
export async function payOrder(app: TestApp, buyer: Agent, email: string, orderId: string): Promise<Proof> {
  const body = JSON.stringify({ order_id: orderId, outcome: 'captured' })
  const proof = (await (await fetch(`${app.sandbox.origin}/razorpay/pay`, { method: 'POST', body })).json()) as Proof
  await buyer
    .post('/cv/payment_verification')
    .send({ ...proof, userMailId: email })
    .expect(200)
  return proof
}

/** Buys Pro at its price in rupees. */
export async function buyPro(app: TestApp, email: string) {
  const buyer = await app.as({ email })
  const { body } = await buyer.post('/cv/checkout').send({ amount: 59_000, currType: 'INR' }).expect(200)
  const orderId: string = body.order.id
  const proof = await payOrder(app, buyer, email, orderId)
  return { buyer, orderId, proof, paymentId: proof.razorpay_payment_id }
}
