// An example for the request and the reply of each operation: from examples.ts and replies.ts, or generated from
// the schemas.
import { Check } from 'typebox/schema'
import { EXAMPLES } from './examples.ts'
import { REPLIES } from './replies.ts'

type Json = Record<string, unknown>
type Content = Record<string, { schema?: Json; example?: unknown; examples?: Json }>

const AT = '2026-11-20T12:04:31.000Z'
const UNTIL = '2027-05-20T12:04:31.000Z'

/** Likely values of fields by name, used where the field's schema allows them; the first that it allows. */
const BY_NAME: Record<string, unknown[]> = {
  id: ['V1StGXR8_Z5jdHi6B-myT', '6740a1b2c3d4e5f6a7b8c9d0', 'c0ffee'.padEnd(64, '0')],
  _id: ['6740a1b2c3d4e5f6a7b8c9d0'],
  userId: ['6740a1b2c3d4e5f6a7b8c9d0'],
  nanoIds: [['V1StGXR8_Z5jdHi6B-myT']],
  published: [['V1StGXR8_Z5jdHi6B-myT']],
  cv: ['V1StGXR8_Z5jdHi6B-myT'],
  pictureId: ['c0ffee'.padEnd(64, '0')],
  proofId: ['Qm4xT9_kLw2RzYb7NcPvE'],
  requestId: ['3f0c8a52-6f0e-4f2b-9d0c-0b7f5d3a9c11'],
  email: ['ananya@example.org'],
  byEmail: ['admin@example.org'],
  supportEmail: ['support@example.com'],
  name: ['Ananya Śrīnivāsan'],
  title: ['Engineering CV'],
  url: ['https://ananya.example.org'],
  message: ['Done.'],
  reason: ['Goodwill'],
  picture: [''],
  banned: [false],
  subscriptionPlan: ['Pro'],
  plan: ['Pro'],
  planExpiresAt: [UNTIL],
  expireAt: [UNTIL],
  expiresAt: [UNTIL],
  startsAt: [null],
  from: [AT],
  to: [UNTIL],
  date: [AT],
  code: ['DIWALI'],
  couponCode: [null],
  percentOff: [50],
  prices: [null],
  maxRedemptions: [100],
  redemptions: [12],
  currency: ['INR'],
  currencies: [['INR', 'USD', 'AED', 'SGD']],
  amount: [59_000],
  amountMinor: [59_000],
  taxableMinor: [50_000],
  gstMinor: [9_000],
  refundedMinor: [0],
  overLimit: [false],
  review: [null],
  value: [295],
  receiptNumber: ['2026-27/000042'],
  orderId: ['order_9A33XWu170gUtm'],
  paymentId: ['pay_29QQoUBi66xm2f'],
  keyId: ['rzp_live_key'],
  kid: ['attest-2026-11'],
  cursor: ['MjAyNi0xMS0yMFQxMjowNDozMS4wMDBa'],
  nextCursor: [null],
  digest: ['0x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  token: ['q0Zr6w1H9cYv3uXb8eNf2LkT5sPdGiAjMoRyUxCtVzE'],
  version: [4],
  width: [640],
  height: [640],
  path: ['/content/experience/0/endDate'],
  unmapped: [[]],
  notes: [[]],
}

/** A value that the schema allows; `schemas` resolves its references. */
export function exampleOf(schema: Json | undefined, schemas: Record<string, Json>, name = ''): unknown {
  if (!schema) return undefined
  if (typeof schema.$ref === 'string') return referenced(schema.$ref, schemas)
  for (const given of [schema.example, (schema.examples as unknown[] | undefined)?.[0], schema.const, schema.default]) {
    if (given !== undefined) return given
  }
  const known = BY_NAME[name]?.find(value => Check(schema, value))
  if (known !== undefined) return known
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (choices) return exampleOf(choices[0], schemas, name)
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) return objectOf(schema, schemas)
  if (type === 'array') {
    const many = Number(schema.maxItems ?? 1) > 0
    return many ? [exampleOf(schema.items as Json, schemas, name.replace(/s$/, ''))] : []
  }
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'integer' || type === 'number') return Math.max(1, Number(schema.minimum ?? 1))
  return textOf(schema, name)
}

function referenced(ref: string, schemas: Record<string, Json>): unknown {
  const name = ref.slice(ref.lastIndexOf('/') + 1)
  return EXAMPLES[name] ?? exampleOf(schemas[name], schemas)
}

function objectOf(schema: Json, schemas: Record<string, Json>): Json {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  return Object.fromEntries(properties.map(([key, value]) => [key, exampleOf(value, schemas, key)]))
}

function textOf(schema: Json, name: string): string {
  if (schema.format === 'date-time' || /At$/.test(name)) return AT
  if (schema.format === 'binary') return '(bytes)'
  const guesses = [
    name,
    'example',
    '6740a1b2c3d4e5f6a7b8c9d0',
    '9b2f3c0e-6d1a-4f6e-8a55-0d0b7c1f2e3d',
    AT,
    '2026-11',
    '#0b6b4f',
    'en',
    '1',
    `0x${'ab'.repeat(20)}`,
    `0x${'ab'.repeat(32)}`,
    `0x${'ab'.repeat(65)}`,
    'V1StGXR8_Z5jdHi6B-myT',
    'ab'.repeat(32),
  ]
  return guesses.find(guess => Check(schema, guess)) ?? (schema.pattern ? '' : name)
}

/** Adds examples to every operation; equal ones share a component. */
export function addExamples(document: Json): void {
  const components = document.components as Json
  const schemas = components.schemas as Record<string, Json>
  const shared: Record<string, { value: unknown }> = {}
  const names = new Map<string, string>()
  const share = (name: string, value: unknown) => {
    const key = JSON.stringify(value)
    if (!names.has(key)) {
      names.set(key, name)
      shared[name] = { value }
    }
    return { example: { $ref: `#/components/examples/${names.get(key)}` } }
  }
  for (const operation of operationsOf(document)) {
    const id = String(operation.operationId)
    const body = (operation.requestBody as { content: Content } | undefined)?.content
    for (const [type, media] of Object.entries(body ?? {})) {
      if (type === 'application/json')
        media.examples = share(`${id}Request`, REPLIES[`${id}Request`] ?? generated(media))
    }
    for (const [status, reply] of Object.entries(operation.responses as Record<string, { content?: Content }>)) {
      for (const [type, media] of Object.entries(reply.content ?? {})) {
        if (/XX$/.test(status) || !type.startsWith('application/json')) continue
        const isSuccess = status.startsWith('2')
        const own = isSuccess ? REPLIES[id] : undefined
        media.examples = share(isSuccess ? id : `${id}${status}`, own ?? generated(media))
      }
    }
    for (const parameter of (operation.parameters ?? []) as Json[]) {
      if (parameter.required) parameter.example ??= exampleOf(parameter.schema as Json, schemas, String(parameter.name))
    }
  }
  components.examples = shared

  function generated(media: { schema?: Json }): unknown {
    return exampleOf(media.schema, schemas)
  }
}

const operationsOf = (document: Json): Json[] =>
  Object.values(document.paths as Record<string, Record<string, Json>>).flatMap(methods => Object.values(methods))
