// The addresses of the client's screens, and which of them must be entered by loading the page anew.

export const paths = {
  home: '/',
  login: '/login',
  /** A small window that signs the same account in again and closes. */
  renewal: '/login?renew=1',
  invalidToken: '/invalid-token',
  createCv: '/create-cv',
  editCv: (id: string) => `/create-cv/${id}`,
  dashboard: '/dashboard',
  wallet: '/wallet',
  subscription: '/subscription',
  admin: '/admin',
  refundPolicy: '/refund-policy',
  aboutUs: '/about-us',
  terms: '/terms-and-conditions',
  cancellationPolicy: '/cancellation-policy',
  contactUs: '/contact-us',
  privacyPolicy: '/privacy-policy',
  appPrivacyPolicy: '/pprivacy-policy',
  /** Pages that the service renders. */
  publicCv: (id: string) => `/cv/${id}`,
  templateCv: (id: string) => `/new-cv/${id}`,
  verifyCv: (id: string) => `/cv/${id}/verify`,
} as const

/** What the content policy of a screen lets in besides our own: Google's sign-in, the checkout, the wallet's log-in page, or nothing. */
export type Policy = 'google' | 'checkout' | 'wallet' | null

/** The policy that the service gives the page of this path (api/http/client.ts has the same table). */
export function policyOf(path: string): Policy {
  const screen = path.split(/[?#]/)[0] ?? ''
  if (screen === paths.login || screen === paths.createCv || screen.startsWith(`${paths.createCv}/`)) return 'google'
  if (screen === paths.wallet) return 'wallet'
  return screen === paths.subscription ? 'checkout' : null
}

const SERVED = /^\/(cv|new-cv|verify)\//

/** True when a link there has to load the page: the service renders it, or it needs a policy other than this page's. */
export const needsPageLoad = (path: string) => policyOf(path) !== null || SERVED.test(path)
