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
}>
