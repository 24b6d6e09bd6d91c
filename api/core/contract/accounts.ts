// Schemas of accounts.
import Type, { type Static } from 'typebox'
import { CV_ID, EMAIL, ID, LATER, PAYMENT_ID, PERSON } from './examples.ts'
import { closed, Instant, List, Nullable, OneOf, pageQuery, part, Short, sameAsId } from './schema.ts'

const plan = OneOf(['Free', 'Pro'], { examples: ['Pro'] })

export const Me = closed('Me', {
  id: Short(24, ID),
  email: Short(320, EMAIL),
  name: Short(200, PERSON),
  picture: Short(2_000, ''),
  role: OneOf(['user', 'admin']),
  /** A banned user can only read and export the data, read payments with their invoices, and remove the account. */
  banned: Type.Boolean({ examples: [false] }),
  subscriptionPlan: plan,
  planExpiresAt: Nullable(Instant(), LATER),
  paymentId: Nullable(Short(200, PAYMENT_ID)),
  couponCode: Nullable(Short(), null),
  nanoIds: List(Short(21, CV_ID)),
})

export const UserData = closed('UserData', {
  id: Short(24, ID),
  email: Short(320, EMAIL),
  subscriptionPlan: plan,
  nanoIds: List(Short(21, CV_ID)),
  paymentId: Nullable(Short(200, PAYMENT_ID)),
  couponCode: Nullable(Short(), null),
  planExpiresAt: Nullable(Instant(), LATER),
})

export const ChangeUserRequest = closed(
  'ChangeUserRequest',
  {
    subscriptionPlan: Type.Optional(plan),
    planExpiresAt: Type.Optional(Nullable(Instant())),
    role: Type.Optional(OneOf(['user', 'admin'])),
    banned: Type.Optional(Type.Boolean()),
    reason: Type.Optional(Short(500)),
  },
  {
    minProperties: 1,
    examples: [{ subscriptionPlan: 'Pro', planExpiresAt: LATER, reason: 'Goodwill' }],
  },
)

export const AdminUser = closed('AdminUser', {
  id: Short(24, ID),
  email: Short(320, EMAIL),
  name: Short(200, PERSON),
  role: OneOf(['user', 'admin']),
  banned: Type.Boolean({ examples: [false] }),
  subscriptionPlan: plan,
  planExpiresAt: Nullable(Instant(), LATER),
  paymentId: Nullable(Short(200, PAYMENT_ID)),
  couponCode: Nullable(Short(), null),
  nanoIds: List(Short(21, CV_ID)),
  createdAt: Instant(),
})

export const ListedUser = closed('ListedUser', {
  id: Short(24, ID),
  _id: sameAsId(ID),
  email: Short(320, EMAIL),
  subscriptionPlan: plan,
  paymentId: Nullable(Short(200, PAYMENT_ID)),
  couponCode: Nullable(Short(), null),
  nanoIds: List(Short(21, CV_ID)),
  published: List(Short(21, CV_ID)),
})

export const UserListQuery = part({
  q: Type.Optional(Short(320)),
  plan: Type.Optional(plan),
  ...pageQuery('[0-9a-f]{24}', 500, 100),
})

export const UserId = part({ id: Type.String({ pattern: '^[0-9a-f]{24}$', maxLength: 24, examples: [ID] }) })
export const Email = part({ email: Type.String({ minLength: 3, maxLength: 320, examples: [EMAIL] }) })

export type MeData = Static<typeof Me>
export type UserDataData = Static<typeof UserData>
export type ChangeUserData = Static<typeof ChangeUserRequest>
export type ListedUserData = Static<typeof ListedUser>
export type UserListQueryData = Static<typeof UserListQuery>
export type AdminUserData = Static<typeof AdminUser>
