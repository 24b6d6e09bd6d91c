// Schemas of API keys.
import Type, { type Static } from 'typebox'
import { NanoId } from './cv.ts'
import { LATER, NOW } from './examples.ts'
import { closed, Instant, List, Nullable, OneOf, part, ref, Short } from './schema.ts'

/** How the text of every key begins. No other bearer does. */
export const KEY_PREFIX = 'trucv_'
export const KEY_SCOPES = [
  'cv:read',
  'cv:draft',
  'cv:publish',
  'files:read',
  'claims:read',
  'admin:read',
  'admin:write',
] as const
export type KeyScope = (typeof KEY_SCOPES)[number]
export const isAdminScope = (scope: KeyScope): boolean => scope.startsWith('admin:')

const EXAMPLE_NAME = 'My CV in git'
const EXAMPLE_SCOPES = ['cv:read', 'cv:draft']
const scopes = (options: object = {}) =>
  Type.Array(OneOf(KEY_SCOPES), { maxItems: KEY_SCOPES.length, examples: [EXAMPLE_SCOPES], ...options })

export const ApiKey = closed('ApiKey', {
  id: NanoId,
  name: Short(100, EXAMPLE_NAME),
  scopes: scopes(),
  createdAt: Instant(),
  expiresAt: Instant(),
  /** The day, UTC. */
  lastUsedOn: Nullable(Short(10), '2026-11-25'),
  /** The address cut to its /24, of IPv6 its /48. */
  lastUsedFrom: Nullable(Short(50), '203.0.113.0/24'),
})

export const CreateKeyRequest = closed(
  'CreateKeyRequest',
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    scopes: scopes({ minItems: 1, uniqueItems: true }),
    days: Type.Unsafe<30 | 90 | 365>(Type.Integer({ enum: [30, 90, 365] })),
  },
  { examples: [{ name: EXAMPLE_NAME, scopes: EXAMPLE_SCOPES, days: 90 }] },
)

export const keyList = { keys: List(ref(ApiKey)) }
export const newKey = {
  key: ref(ApiKey, {
    id: 'V1StGXR8_Z5jdHi6B-myT',
    name: EXAMPLE_NAME,
    scopes: EXAMPLE_SCOPES,
    createdAt: NOW,
    expiresAt: LATER,
    lastUsedOn: null,
    lastUsedFrom: null,
  }),
  secret: Type.String({
    maxLength: 60,
    description: 'The key itself. No other reply has it.',
    examples: [`${KEY_PREFIX}${'x'.repeat(32)}`],
  }),
}
export const KeyId = part({ keyId: NanoId })

export type ApiKeyData = Static<typeof ApiKey>
export type CreateKeyData = Static<typeof CreateKeyRequest>
