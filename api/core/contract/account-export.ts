// Schemas of sign-out everywhere and of the removal of an account.
import type { Static } from 'typebox'
import { EMAIL } from './examples.ts'
import { closed, Short } from './schema.ts'

export const RemoveAccountRequest = closed('RemoveAccountRequest', {
  email: Short(320, EMAIL),
})
export type RemoveAccountData = Static<typeof RemoveAccountRequest>
