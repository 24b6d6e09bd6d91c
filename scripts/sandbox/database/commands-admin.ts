// The commands about the server, its collections and their indexes.
import { Int32, Long } from 'bson'
import { type Command, type Context, documentOption } from './command.ts'
import { DatabaseError, unsupported } from './errors.ts'
import { type IndexSpec, readSpec, sameSpec } from './indexes.ts'
import { MECHANISM } from './login.ts'
import { compileFilter } from './match.ts'
import { type Doc, encode, equal, isObject, MAX_DOCUMENT_BYTES } from './values.ts'
import { MAX_MESSAGE_BYTES } from './wire.ts'

/** The name of the replica set this server says it is: the mark by which the service knows it. */
export const SET_NAME = 'embedded'
const VERSION = '7.0.0'

// A replica set of one: without it the driver refuses sessions and retryable writes.
const hello = (body: Doc, { address, connectionId, login }: Context): Doc => ({
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  secondary: false,
  setName: SET_NAME,
  setVersion: 1,
  hosts: [address],
  primary: address,
  me: address,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId,
  minWireVersion: 0,
  maxWireVersion: 21,
  readOnly: false,
  ...(body.saslSupportedMechs !== undefined && { saslSupportedMechs: [MECHANISM] }),
  ...login.startEarly(body),
})

const helloOptions = [
  'helloOk',
  'client',
  'compression',
  'backpressure',
  'hostInfo',
  'saslSupportedMechs',
  'speculativeAuthenticate',
  'loadBalanced',
]

const listReply = (context: Context, namespace: string, docs: Doc[]): Buffer =>
  context.cursors.start(
    namespace,
    docs.map(doc => ({ raw: encode(doc) })),
    raw => raw,
    docs.length + 1,
    false,
  )

function existing(context: Context) {
  const collection = context.state.collections.get(context.namespace)
  if (collection) return collection
  throw new DatabaseError(26, `ns does not exist: ${context.namespace}`)
}

// Making what is there already, with the same options, is no error; no options are known here.
function create(_: Doc, context: Context): Doc {
  context.state.ensure(context.namespace)
  return {}
}

// Whether the index exists already. Throws 85 or 86 when another one is in its way.
function isPresent(specs: IndexSpec[], spec: IndexSpec): boolean {
  const namesake = specs.find(({ name }) => name === spec.name)
  if (namesake && sameSpec(namesake, spec)) return true
  if (namesake) throw new DatabaseError(86, `An existing index has the name ${spec.name} but other options or keys`)
  const twin = specs.find(({ key }) => equal(key, spec.key))
  if (twin)
    throw new DatabaseError(85, `An index with this key exists with another name or other options: ${twin.name}`)
  return false
}

function createIndexes(body: Doc, context: Context): Doc {
  if (!Array.isArray(body.indexes)) throw new DatabaseError(14, "'indexes' must be an array")
  const specs = body.indexes.map(readSpec)
  const isNew = !context.state.collections.has(context.namespace)
  const collection = context.state.ensure(context.namespace)
  const numIndexesBefore = collection.specs.length
  for (const spec of specs) if (!isPresent(collection.specs, spec)) collection.addIndex(spec)
  return { numIndexesBefore, numIndexesAfter: collection.specs.length, createdCollectionAutomatically: isNew }
}

function listIndexes(_: Doc, context: Context): Buffer {
  const specs = existing(context).specs.map(({ name, key, ...rest }) => ({ v: new Int32(2), key, name, ...rest }))
  return listReply(context, context.namespace, specs)
}

function dropIndexes(body: Doc, context: Context): Doc {
  const collection = existing(context)
  const nIndexesWas = collection.specs.length
  const wanted = Array.isArray(body.index) ? body.index : [body.index]
  for (const index of wanted) {
    if (index === '_id_') throw new DatabaseError(72, 'cannot drop _id index')
    const hits = collection.indexes.filter(
      ({ spec }) => index === '*' || spec.name === index || (isObject(index) && equal(spec.key, index)),
    )
    if (!hits.length && index !== '*') throw new DatabaseError(27, `index not found with name [${index}]`)
    for (const { spec } of hits) collection.dropIndex(spec.name)
  }
  return { nIndexesWas }
}

const inDatabase = (context: Context) =>
  [...context.state.collections.values()].filter(({ namespace }) => namespace.startsWith(`${context.database}.`))

function listCollections(body: Doc, context: Context): Buffer {
  const filter = compileFilter(documentOption(body, 'filter'))
  const docs = inDatabase(context).map(({ namespace }): Doc => {
    const name = namespace.slice(context.database.length + 1)
    if (body.nameOnly === true) return { name, type: 'collection' }
    const idIndex = { v: new Int32(2), key: { _id: new Int32(1) }, name: '_id_' }
    return { name, type: 'collection', options: {}, info: { readOnly: false }, idIndex }
  })
  return listReply(context, `${context.database}.$cmd.listCollections`, docs.filter(filter.matches))
}

function listDatabases(body: Doc, context: Context): Doc {
  const sizes = new Map<string, number>()
  for (const { namespace, entries } of context.state.collections.values()) {
    const name = namespace.split('.')[0]!
    const bytes = [...entries.values()].reduce((sum, { size }) => sum + size, 0)
    sizes.set(name, (sizes.get(name) ?? 0) + bytes)
  }
  const filter = compileFilter(documentOption(body, 'filter'))
  const databases = [...sizes].map(([name, size]) => ({ name, sizeOnDisk: Long.fromNumber(size), empty: size === 0 }))
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const listed = databases.filter(filter.matches)
  if (body.nameOnly === true) return { databases: listed.map(({ name }) => ({ name })) }
  return { databases: listed, totalSize: Long.fromNumber(total) }
}

function drop(_: Doc, context: Context): Doc {
  context.state.drop(context.namespace)
  return {}
}

function dropDatabase(_: Doc, context: Context): Doc {
  for (const { namespace } of inDatabase(context)) context.state.drop(namespace)
  return { dropped: context.database }
}

function endSessions(body: Doc, context: Context): Doc {
  context.endSessions(Array.isArray(body.endSessions) ? body.endSessions : [])
  return {}
}

function refuseTransaction(): Doc {
  throw unsupported('A transaction')
}

export const adminCommands: Record<string, Command> = {
  hello: { options: helloOptions, run: hello },
  ismaster: { options: helloOptions, run: hello },
  isMaster: { options: helloOptions, run: hello },
  saslStart: {
    options: ['mechanism', 'payload', 'autoAuthorize', 'options'],
    run: (body, { login }) => login.start(body),
  },
  saslContinue: { options: ['conversationId', 'payload'], run: (body, { login }) => login.finish(body) },
  ping: { options: [], run: () => ({}) },
  buildInfo: {
    options: [],
    run: () => ({
      version: VERSION,
      versionArray: [7, 0, 0, 0],
      modules: [SET_NAME],
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    }),
  },
  endSessions: { options: [], run: endSessions },
  abortTransaction: { options: [], run: refuseTransaction },
  commitTransaction: { options: [], run: refuseTransaction },
  create: { options: [], run: create },
  createIndexes: { options: ['indexes', 'commitQuorum'], run: createIndexes },
  listIndexes: { options: ['cursor'], run: listIndexes },
  dropIndexes: { options: ['index'], run: dropIndexes },
  listCollections: { options: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'], run: listCollections },
  listDatabases: { options: ['filter', 'nameOnly', 'authorizedDatabases'], run: listDatabases },
  drop: { options: [], run: drop },
  dropDatabase: { options: [], run: dropDatabase },
}
