// A credential of Google before it is stored.
import { call } from './fetch.ts'

/** Has the service check a credential before it is stored; the first such call creates the account. */
export const confirmCredential = (bearer: string) => call('GET', '/me', { bearer })
