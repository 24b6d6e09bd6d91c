// Paths of the client's screens, and which of them need a full page load.

export const paths = {
  home: '/',
  login: '/login',
  invalidToken: '/invalid-token',
  createCv: '/create-cv',
  editCv: (id: string) => `/create-cv/${id}`,
  broughtCv: (id: string) => `/create-cv?brought=${id}`,
  letters: (id: string) => `/create-cv/${id}/letter`,
  dashboard: '/dashboard',
  settings: '/settings',
  wallet: '/wallet',
  subscription: '/subscription',
  admin: '/admin',
  verify: '/verify',
  check: '/check',
  desk: '/desk',
  refundPolicy: '/refund-policy',
  aboutUs: '/about-us',
  terms: '/terms-and-conditions',
  cancellationPolicy: '/cancellation-policy',
  contactUs: '/contact-us',
  privacyPolicy: '/privacy-policy',
  appPrivacyPolicy: '/pprivacy-policy',
  /** Rendered by the service. */
  publicCv: (id: string) => `/cv/${id}`,
  templateCv: (id: string) => `/new-cv/${id}`,
  sharedLetter: (id: string, letterId: string) => `/cv/${id}/letter/${letterId}`,
  verifyCv: (id: string) => `/cv/${id}/verify`,
} as const

/** What a screen's content security policy allows besides our own origin: Google's sign-in, the checkout, the wallet's login page, or nothing. */
export type Policy = 'google' | 'checkout' | 'wallet' | null

/** The policy that the service sends with this path (api/http/client.ts has the same table). */
export function policyOf(path: string): Policy {
  const screen = path.split(/[?#]/)[0] ?? ''
  if (screen === paths.login || screen === paths.createCv || screen.startsWith(`${paths.createCv}/`)) return 'google'
  if (screen === paths.wallet) return 'wallet'
  return screen === paths.subscription ? 'checkout' : null
}

const SERVED = /^\/(cv|new-cv|verify)\//

/** True when a link needs a full page load: the service renders the page, or it needs another policy than this one. */
export const needsPageLoad = (path: string) => policyOf(path) !== null || SERVED.test(path)
