// Names and methods of the API, read from openapi.yaml: ids in replies, PUT and PATCH, deletions without a body, the specification's names.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectRoot } from '../../api/lib/root.ts'
import t from '../tap.ts'

type Schema = { $ref?: string; items?: Schema; required?: string[]; properties?: Record<string, Schema> }
type Content = Record<string, { schema: Schema }>
type Operation = {
  operationId: string
  description?: string
  'x-specified'?: boolean
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

const document = parse(await readFile(join(projectRoot, 'openapi.yaml'), 'utf8'))
const paths = document.paths as Record<string, Record<string, Operation>>
const operations = Object.entries(paths).flatMap(([path, of]) =>
  Object.entries(of).map(([method, operation]) => ({ path, method, ...operation })),
)
const schemaOf = (schema: Schema = {}): Schema =>
  schema.$ref ? (document.components.schemas[schema.$ref.split('/').at(-1) as string] as Schema) : schema
const jsonOf = (has?: { content?: Content }) => schemaOf(has?.content?.['application/json']?.schema)

/** Lists of facts, which have no address: findings about a file or a CV, lines of reports, keys of the JOSE formats. */
const FACTS = new Set([
  ...'keys contexts entries notes unplaced doubts pieces places pages remarks trail tables countries'.split(' '),
  'readVerification.claims',
])

t.test('everything in a list of a reply has an id', async t => {
  let count = 0
  for (const { operationId, responses } of operations) {
    const replies = Object.entries(responses).filter(([status]) => status.startsWith('2'))
    for (const [name, list] of replies.flatMap(([, reply]) => Object.entries(jsonOf(reply).properties ?? {}))) {
      const { properties } = schemaOf(list.items)
      if (!properties || FACTS.has(name) || FACTS.has(`${operationId}.${name}`)) continue
      t.ok('id' in properties, `${operationId}: ${name}`)
      count++
    }
  }
  t.ok(count > 20, `${count} lists`)
})

t.test('a body of PUT is a whole; what may be left out is PATCH', async t => {
  for (const { operationId, method, requestBody, ...operation } of operations.filter(one => one.method === 'put')) {
    // Which further fields an attestation has depends on its method.
    if (operation['x-specified'] || operationId === 'attestSection') continue
    const { properties = {}, required = [] } = jsonOf(requestBody)
    t.same(Object.keys(properties).sort(), required.toSorted(), `${method} ${operation.path}`)
  }
})

t.test('a deletion needs no body, but of the account and of a hold', async t => {
  const withBody = operations.filter(({ method, requestBody }) => method === 'delete' && requestBody)
  t.same(withBody.map(({ path }) => path).sort(), ['/admin/documents/hold', '/me'])
})

t.test('names of the specification say which operation does the same', async t => {
  const specified = operations.filter(one => one['x-specified'])
  t.same(specified.map(({ operationId }) => operationId).sort(), [
    ...['changeCv', 'checkout', 'getAllUser', 'getCvIds', 'verifyCoupon', 'verifyPayment'],
  ])
  for (const { operationId, description } of specified) {
    const twins = [...(description ?? '').matchAll(/(GET|POST|PATCH) (\/[\w/{}]+)/g)]
    t.ok(twins.length > 0, operationId)
    for (const [, method = '', path = ''] of twins) t.ok(paths[path]?.[method.toLowerCase()], `${method} ${path}`)
  }
})
