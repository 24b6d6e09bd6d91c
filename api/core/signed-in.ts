// The caller of a request, as every feature sees it.

/** The fields of an account that other features use. */
export type Account = Readonly<{
  id: string
  sub: string
  email: string
  name: string
  picture: string
  hd: string | null
  banned: boolean
  /** API keys made before are over. */
  keysEndedAt: Date | null
  plan: 'Free' | 'Pro'
  planExpiresAt: Date | null
  paymentId: string | null
  couponCode: string | null
}>

export type SignedIn = Readonly<{
  id: string
  name: string
  email: string
  role: 'user' | 'admin'
  /** The key for counting limits, which stays the same after a removal and a new sign-up. */
  limitKey: string
  record: Account
  /** Of the API key that was sent; absent with the person's own bearer. */
  scopes?: readonly string[]
  /** The name of that key. */
  keyName?: string
}>
