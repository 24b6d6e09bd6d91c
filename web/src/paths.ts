// The addresses of the client's screens, and which of them must be entered by loading the page anew.

export const paths = {
  home: '/',
  login: '/login',
  invalidToken: '/invalid-token',
  createCv: '/create-cv',
  editCv: (id: string) => `/create-cv/${id}`,
  dashboard: '/dashboard',
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

/** A page keeps the content policy it was loaded with, and these two need one of their own. */
const OWN_POLICY: readonly string[] = [paths.login, paths.subscription]
const SERVED = /^\/(cv|new-cv|verify)\//

/** True when a link there has to load the page instead of changing the screen. */
export const needsPageLoad = (path: string) => OWN_POLICY.includes(path.split(/[?#]/)[0] ?? '') || SERVED.test(path)
