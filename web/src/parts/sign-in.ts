// Signing in with a credential of Google, which the service checks once.
import { toast } from 'react-hot-toast'
import { ApiProblem } from '../data/fetch.ts'
import { confirmSession, logoutExpired, storeCredential } from '../data/session.ts'

/** True when the person is signed in. An unreadable credential is ignored, like every error of Google's sign-in. */
export async function signInWith(credential: string): Promise<boolean> {
  try {
    storeCredential(credential)
  } catch {
    return false
  }
  try {
    await confirmSession()
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) return false
    if (error instanceof ApiProblem && error.status === 403) {
      logoutExpired()
      toast.error(error.message)
      return false
    }
    // Without a verdict of the service the token is kept; every screen handles failed calls.
  }
  return true
}
