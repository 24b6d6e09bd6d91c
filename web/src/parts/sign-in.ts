// Signing in with a credential of Google, which the service checks once.
import { confirmCredential } from '../data/credential.ts'
import { ApiProblem } from '../data/fetch.ts'
import { storeCredential } from '../data/session.ts'
import { claimsOf } from '../data/token-claims.ts'

/**
 * Resolves with null when the person is signed in, otherwise with the service's refusal. An unreadable credential is ignored, like
 * every error of Google's sign-in: the refusal is empty. `account`: the only e-mail address to take; '' takes any.
 */
export async function signInWith(credential: string, account = ''): Promise<string | null> {
  const claims = claimsOf(credential)
  if (!claims) return ''
  if (account && claims.email !== account) return `That was another account. Please choose ${account}.`
  try {
    await confirmCredential(credential)
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 401 || error.status === 403)) return error.message
    // Without a verdict of the service the credential is stored; every screen handles failed calls.
  }
  try {
    storeCredential(credential)
    return null
  } catch {
    return ''
  }
}
