// The user's webhooks over the API.
import type { CreateWebhookData, DeliveryData, WebhookData, WebhookEvent } from '../../../api/core/contract/webhooks.ts'
import { call, post } from './fetch.ts'
import { type Read, refresh, useReadOf } from './read.ts'

export type { DeliveryData, WebhookData, WebhookEvent }

const WEBHOOKS = '/me/webhooks'
const one = (id: string) => `${WEBHOOKS}/${encodeURIComponent(id)}` as const
const log = (id: string) => `${one(id)}/deliveries` as const

export const useWebhooks = (): Read<WebhookData[]> => useReadOf(WEBHOOKS, 'webhooks')
/** The last deliveries of a webhook. */
export const useDeliveries = (id: string): Read<DeliveryData[]> => useReadOf(log(id), 'deliveries')

/** The secret of the new webhook, which no other reply has. */
export async function createWebhook(wanted: CreateWebhookData): Promise<string> {
  const { secret } = await post(WEBHOOKS, wanted)
  await refresh(WEBHOOKS)
  return secret
}
export const renewSecret = async (id: string): Promise<string> => (await post(`${one(id)}/secret`)).secret

export async function switchWebhook(id: string, isOn: boolean): Promise<void> {
  await call('PATCH', one(id), { body: { isOn } })
  await refresh(WEBHOOKS)
}
export async function removeWebhook(id: string): Promise<void> {
  await call('DELETE', one(id))
  await refresh(WEBHOOKS)
}
export async function recoverWebhook(id: string): Promise<void> {
  await post(`${one(id)}/recover`)
  await refresh(WEBHOOKS)
}
export async function sendTest(id: string): Promise<void> {
  await post(`${one(id)}/test`)
  await refresh(log(id))
}
export async function sendAgain(id: string, delivery: string): Promise<void> {
  await post(`${log(id)}/${encodeURIComponent(delivery)}/again`)
  await refresh(log(id))
}
