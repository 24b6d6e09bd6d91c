// The OpenAPI document of an installation in which routes are switched off: only what it serves. Pure.
import { parse, stringify } from 'yaml'

type Operation = { tags?: string[]; security?: Record<string, unknown>[] }
type Tag = { name: string }
type Document = {
  tags?: Tag[]
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  /** By kind: schemas, responses, headers, and so on. */
  components: Record<string, Record<string, unknown>> & { securitySchemes: Record<string, unknown> }
}
type IsServed = (method: string, path: string) => boolean

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options'])

/** Removes the operations that are not served, and the tags, security schemes, schemas and other components that only they use. */
export function servedOpenApi(text: string, isServed: IsServed): string {
  const document: Document = parse(text)
  const gone = new Set<string>()
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, { tags = [] }] of Object.entries(item)) {
      if (!METHODS.has(method) || isServed(method.toUpperCase(), path)) continue
      delete item[method]
      for (const tag of tags) gone.add(tag)
    }
    if (!Object.keys(item).some(key => METHODS.has(key))) delete document.paths[path]
  }
  const operations = Object.values(document.paths).flatMap(item => Object.values(item))
  for (const { tags = [] } of operations) for (const tag of tags) gone.delete(tag)
  const { components } = document
  document.tags = document.tags?.filter(({ name }) => !gone.has(name)) ?? []
  removeUnused(document)
  const schemes = new Set(operations.flatMap(({ security = [] }) => security.flatMap(Object.keys)))
  components.securitySchemes = only(components.securitySchemes, name => schemes.has(name))
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 })
}

const only = (all: Record<string, unknown>, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)))

/** Removes the components to which the paths and webhooks do not refer, directly or by way of others. */
function removeUnused({ paths, webhooks, components }: Document): void {
  const used = new Set<string>()
  const visit = (part: unknown) => {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([^"]{1,200})"/g)) {
      if (used.has(`${kind}/${name}`)) continue
      used.add(`${kind}/${name}`)
      visit(components[kind]?.[name] ?? null)
    }
  }
  visit({ paths, webhooks })
  for (const [kind, all] of Object.entries(components))
    if (kind !== 'securitySchemes') components[kind] = only(all, name => used.has(`${kind}/${name}`))
}
