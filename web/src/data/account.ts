// The account as a whole: export, sign-out everywhere, deletion.
import { call, getFile, post } from './fetch.ts'

/** All data of the account, as one JSON file. */
export const exportAccount = async (): Promise<Blob> => (await getFile('/me/export')).body

/** Ends every session, this one included; the caller logs out. */
export const signOutEverywhere = (): Promise<unknown> => post('/me/sign-out-everywhere')

/** `email`: the typed address, which must be the account's. The caller logs out. */
export async function deleteAccount(email: string): Promise<void> {
  await call('DELETE', '/me', { body: { email } })
}
