// The table of commands, the commands about server, collections and indexes, and the checks before a command runs.
import { Int32 } from 'bson'
import {
  type Command,
  type Context,
  checkFields,
  documentOption,
  documentsOf,
  type ScanRule,
  words,
} from './command.ts'
import { dataCommands } from './commands-data.ts'
import { DatabaseError, unsupported } from './errors.ts'
import { type IndexSpec, readSpec } from './indexes.ts'
import { MECHANISM } from './login.ts'
import { compileFilter } from './match.ts'
import { planOf, shapeOf } from './plan.ts'
import { type Doc, equal, MAX_DOCUMENT_BYTES } from './values.ts'
import { MAX_MESSAGE_BYTES } from './wire.ts'

/** The replica set name that this server reports, by which the service recognises it. */
export const SET_NAME = 'embedded'

// Reports a replica set without sessions: the driver then retries no writes and refuses transactions itself.
const hello = (body: Doc, { address, connectionId }: Context): Doc => ({
  ...{ helloOk: true, ismaster: true, isWritablePrimary: true, secondary: false, readOnly: false },
  ...{ setName: SET_NAME, setVersion: 1, hosts: [address], primary: address, me: address, connectionId },
  ...{ maxBsonObjectSize: MAX_DOCUMENT_BYTES, maxMessageSizeBytes: MAX_MESSAGE_BYTES, maxWriteBatchSize: 100_000 },
  ...{ localTime: new Date(), minWireVersion: 0, maxWireVersion: 21 },
  ...(body.saslSupportedMechs !== undefined && { saslSupportedMechs: [MECHANISM] }),
})

const helloOptions = words('helloOk client compression backpressure saslSupportedMechs speculativeAuthenticate')

function existing(context: Context) {
  const collection = context.state.collections.get(context.namespace)
  if (collection) return collection
  throw new DatabaseError(26, `ns does not exist: ${context.namespace}`)
}

// Whether the same index exists. Throws 85 or 86 when a different one has its name or key.
function isPresent(specs: IndexSpec[], spec: IndexSpec): boolean {
  const other = specs.find(({ name, key }) => name === spec.name || equal(key, spec.key))
  if (!other || (other.name === spec.name && equal(other, spec))) return other !== undefined
  throw new DatabaseError(
    other.name === spec.name ? 86 : 85,
    `There is another index of the same name or key: ${other.name}`,
  )
}

function createIndexes(body: Doc, context: Context): Doc {
  const specs = documentsOf(body, context, 'indexes').map(readSpec)
  const collection = context.state.ensure(context.namespace)
  const numIndexesBefore = collection.specs.length
  for (const spec of specs) {
    if (!isPresent(collection.specs, spec)) context.state.change({ o: 'index', c: context.namespace, s: spec })
  }
  return { numIndexesBefore, numIndexesAfter: collection.specs.length }
}

function listIndexes(_: Doc, context: Context): Doc {
  const specs = existing(context).specs.map(({ name, key, ...rest }) => ({ v: new Int32(2), key, name, ...rest }))
  return context.cursors.start(context.namespace, specs, specs.length)
}

function dropIndexes(body: Doc, context: Context): Doc {
  const { specs } = existing(context)
  const { index } = body
  if (index === '_id_') throw new DatabaseError(72, 'cannot drop _id index')
  const hits = specs.slice(1).filter(({ name }) => index === '*' || name === index)
  if (!hits.length && index !== '*') throw new DatabaseError(27, `index not found with name [${index}]`)
  for (const { name } of hits) context.state.change({ o: 'unindex', c: context.namespace, s: name })
  return { nIndexesWas: specs.length }
}

const inDatabase = (context: Context) =>
  [...context.state.collections.keys()].filter(namespace => namespace.startsWith(`${context.database}.`))

function listCollections(body: Doc, context: Context): Doc {
  const matches = compileFilter(documentOption(body, 'filter'))
  const docs = inDatabase(context).map((namespace): Doc => {
    const name = namespace.slice(context.database.length + 1)
    return { name, type: 'collection', ...(body.nameOnly !== true && { options: {}, info: { readOnly: false } }) }
  })
  return context.cursors.start(`${context.database}.$cmd.listCollections`, docs.filter(matches), docs.length)
}

function drop(_: Doc, context: Context): Doc {
  if (context.state.collections.has(context.namespace)) context.state.change({ o: 'drop', c: context.namespace })
  return {}
}

function dropDatabase(_: Doc, context: Context): Doc {
  for (const namespace of inDatabase(context)) context.state.change({ o: 'drop', c: namespace })
  return { dropped: context.database }
}

export const commands: Record<string, Command> = {
  ...dataCommands,
  hello: { options: helloOptions, run: hello },
  ismaster: { options: helloOptions, run: hello },
  isMaster: { options: helloOptions, run: hello },
  saslStart: { options: words('mechanism payload autoAuthorize options'), run: (body, { login }) => login.start(body) },
  saslContinue: { options: words('conversationId payload'), run: (body, { login }) => login.finish(body) },
  ping: { options: [], run: () => ({}) },
  buildInfo: { options: [], run: () => ({ version: '7.0.0', versionArray: [7, 0, 0, 0], modules: [SET_NAME] }) },
  createIndexes: { options: words('indexes commitQuorum'), run: createIndexes },
  listIndexes: { options: words('cursor'), run: listIndexes },
  dropIndexes: { options: words('index'), run: dropIndexes },
  listCollections: { options: words('filter nameOnly cursor authorizedCollections'), run: listCollections },
  drop: { options: [], run: drop },
  dropDatabase: { options: [], run: dropDatabase },
  explain: { options: ['verbosity'], run: explain },
}

/** Fields that every command accepts; tuning of a deployment has no effect here. */
export const genericOptions = words('$db $readPreference $clusterTime readConcern writeConcern maxTimeMS comment hint')

/** Commands that need no login. */
const OPEN = words('hello isMaster ismaster ping buildInfo saslStart saslContinue')

export const commandName = (body: Doc): string => Object.keys(body)[0] ?? ''

const checkOptions = (name: string, body: Doc) =>
  checkFields(body, [name, ...(commands[name]?.options ?? []), ...genericOptions], name)

/** Runs a command and returns its reply. Throws 13 without a login, 59 for an unknown command. */
export function runCommand(body: Doc, context: Omit<Context, 'database' | 'namespace'>, scanRule?: ScanRule): Doc {
  const name = commandName(body)
  if (!context.login.isIn && !OPEN.includes(name))
    throw new DatabaseError(13, `Command ${name} requires authentication`)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw unsupported(`The command ${name}`, 59)
  checkOptions(name, body)
  const database = String(body.$db)
  const namespace = `${database}.${String(body[name === 'getMore' ? 'collection' : name])}`
  const whole = { ...context, database, namespace }
  if (scanRule && scanRule.application === context.application) refuseScans(name, body, whole)
  return { ...command.run(body, whole), ok: 1 }
}

/** The filters of a command. */
function filtersIn(name: string, body: Doc, context: Context): Doc[] {
  if (name === 'find') return [documentOption(body, 'filter')]
  if (name === 'count' || name === 'findAndModify') return [documentOption(body, 'query')]
  if (name === 'update' || name === 'delete')
    return documentsOf(body, context, `${name}s`).map(spec => documentOption(spec, 'q'))
  if (name !== 'aggregate' || !Array.isArray(body.pipeline)) return []
  return [documentOption(body.pipeline[0] ?? {}, '$match')]
}

/** The explain command: the plan of the command in it. */
function explain(body: Doc, context: Context): Doc {
  const inner = documentOption(body, 'explain')
  const name = commandName(inner)
  checkOptions(name, inner)
  const namespace = `${context.database}.${String(inner[name])}`
  const [filter = {}] = filtersIn(name, inner, context)
  return { queryPlanner: { namespace, winningPlan: planOf(context.state.at(namespace), filter) } }
}

/** Throws 291 when a command has a filter that no index serves. */
function refuseScans(name: string, body: Doc, context: Context): void {
  const collection = context.namespace.slice(context.database.length + 1)
  for (const filter of filtersIn(name, body, context)) {
    const isScan = planOf(context.state.at(context.namespace), filter).stage === 'COLLSCAN'
    if (isScan && Object.keys(filter).length > 0)
      throw new DatabaseError(291, `No index serves the filter of this ${name}: ${collection} ${shapeOf(filter)}`)
  }
}
