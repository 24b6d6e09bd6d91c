// The shapes of what a person does with their account as a whole.
import type { Static } from 'typebox'
import { EMAIL } from './examples.ts'
import { closed, Short } from './schema.ts'

export const RemoveAccountRequest = closed('RemoveAccountRequest', {
  email: Short(320, EMAIL),
})
export type RemoveAccountData = Static<typeof RemoveAccountRequest>
