// The caller of a request, as every feature sees it.

/** What is asked of a caller's account beyond its id. */
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
  /** What limits are counted under: it is the same when the person comes back after a deletion. */
  limitKey: string
  record: Account
}>
