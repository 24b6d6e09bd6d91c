// The account as a whole over the API: taken along, signed out everywhere, deleted.
import { call, getFile, post } from './fetch.ts'

/** Everything held on the account, as one JSON file. */
export const exportAccount = async (): Promise<Blob> => (await getFile('/me/export')).body

/** Ends every session, this one too; the caller logs out. */
export const signOutEverywhere = (): Promise<unknown> => post('/me/sign-out-everywhere')

/** Deletes the account whose address was typed; the caller logs out. */
export async function deleteAccount(email: string): Promise<void> {
  await call('DELETE', '/me', { body: { email } })
}
