// Faults of the kinds that services really have, planted into the running service through hooks, to prove that the fuzzer sees them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '../../api/core/signed-in.ts'

type Hooks = {
  /** After the caller is known, before anything is validated. */
  early?: (request: FastifyRequest) => void
  /** After validation. */
  late?: (request: FastifyRequest) => void
  /** May give another body. */
  reply?: (request: FastifyRequest, reply: FastifyReply, body: string) => string | undefined
}
/** `often`: operations to send more often, where two of them must meet. */
export type PlantedFault = Hooks & { name: string; shows: RegExp; often?: string[]; undo?: () => void }

type Body = Record<string, unknown>
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null
const bodyOf = (request: FastifyRequest) => (isBody(request.body) ? request.body : {})
const idOf = (request: FastifyRequest) => String((request.params as { id?: string }).id)
const routeOf = (request: FastifyRequest) => `${request.method} ${request.routeOptions.url}`

const nulInText: PlantedFault = {
  name: 'a NUL in a text is a 500',
  shows: /status 500/,
  often: ['createCv'],
  early: request => {
    if (JSON.stringify(request.body ?? '').includes('\\u0000')) throw new Error('ERR_NUL')
  },
}

let owner: SignedIn | null = null
const noOwnerCheck: PlantedFault = {
  name: 'GET /cvs/:id takes everyone for the owner',
  shows: /secret of A|another's draft/,
  often: ['readCv'],
  late: request => {
    if (request.user?.email.startsWith('a') && request.user.role === 'user') owner = request.user
    else if (owner && routeOf(request) === 'GET /cvs/:id') request.user = owner
  },
}

const extraKey: PlantedFault = {
  name: 'GET /me says more than is documented',
  shows: /getMe: the body of 200/,
  reply: (request, reply, body) =>
    routeOf(request) === 'GET /me' && reply.statusCode === 200
      ? body.replace('{"user":', '{"sub":"1","user":').replace('"user":{', '"user":{"sub":"1",')
      : undefined,
}

const echoedError: PlantedFault = {
  name: 'errors carry the stack',
  shows: /the body of 4\d\d is not as documented|no Problem/,
  reply: (_request, reply, body) =>
    reply.statusCode >= 400 && body.startsWith('{')
      ? body.replace('{', '{"stack":"Error at service.ts:1",')
      : undefined,
}

const KNOWN = new Set(['title', 'template', 'style', 'language', 'content', 'privacy', 'indexable'])
const unknownKeys: PlantedFault = {
  name: 'unknown keys of a body are dropped and the rest is saved',
  shows: /forbids was accepted/,
  often: ['createCv'],
  early: request => {
    if (!/^(POST \/cvs|PUT \/cvs\/:id)$/.test(routeOf(request)) || Array.isArray(request.body)) return
    const body = bodyOf(request)
    for (const key of Object.keys(body)) if (!KNOWN.has(key)) delete body[key]
  },
}

const hasLongList = (value: unknown): boolean =>
  isBody(value) && ((Array.isArray(value) && value.length > 100) || Object.values(value).some(hasLongList))
const longList: PlantedFault = {
  name: 'a list without a cap overflows at more than 100',
  shows: /status 500/,
  early: request => {
    if (hasLongList(request.body)) throw new RangeError('Invalid array length')
  },
}

const wrongStatus: PlantedFault = {
  name: 'DELETE answers 200',
  shows: /status 200 is not documented/,
  reply: (request, reply) => {
    if (request.method === 'DELETE' && reply.statusCode === 204) reply.code(200)
    return undefined
  },
}

const noRequestId: PlantedFault = {
  name: 'a conflict has no request id',
  shows: /no x-request-id/,
  often: ['changeCv'],
  reply: (_request, reply) => {
    if (reply.statusCode === 412) reply.removeHeader('x-request-id')
    return undefined
  },
}

const draftsSeen = new Map<string, unknown>()
const leakedField: PlantedFault = {
  name: 'strangers see the private fields of a published CV',
  shows: /secret of A/,
  often: ['readCv'],
  reply: (request, reply, body) => {
    if (routeOf(request) !== 'GET /cvs/:id' || reply.statusCode !== 200) return undefined
    const shown = JSON.parse(body) as { cv: Body & { content: { personalDetails: Body } } }
    const { personalDetails } = shown.cv.content
    if (shown.cv.views !== undefined) return void draftsSeen.set(idOf(request), personalDetails.email)
    personalDetails.email = draftsSeen.get(idOf(request))
    return JSON.stringify(shown)
  },
}

const malformedId: PlantedFault = {
  name: 'a malformed id is a 500',
  shows: /status 500/,
  early: request => {
    if (/^\/cvs\/:id/.test(request.routeOptions.url ?? '') && !/^[\w-]{21}$/.test(idOf(request)))
      throw new Error('CastError')
  },
}

const versionsSeen = new Map<string, string>()
const ignoredIfMatch: PlantedFault = {
  name: 'a stale save wins',
  shows: /without a true If-Match/,
  often: ['changeCv'],
  early: request => {
    const current = versionsSeen.get(idOf(request)) ?? '"1"'
    if (routeOf(request) === 'PUT /cvs/:id') request.raw.headers['if-match'] = current
  },
  reply: (_request, reply, body) => {
    const nanoId = /"nanoId":"([\w-]{21})"/.exec(body)?.[1]
    if (nanoId && reply.getHeader('etag')) versionsSeen.set(nanoId, String(reply.getHeader('etag')))
    return undefined
  },
}

const TEXTS = ['title', 'name', 'profession', 'location', 'profileSummary']
const coercion: PlantedFault = {
  name: 'bodies are coerced',
  shows: /forbids was accepted/,
  often: ['createCv'],
  early: request => {
    const body = bodyOf(request)
    for (const holder of [body, body.content, (body.content as Body | undefined)?.personalDetails].filter(isBody))
      for (const key of TEXTS) if (holder[key] !== undefined) holder[key] = String(holder[key]).slice(0, 200) || 'x'
  },
}

const echoedToken: PlantedFault = {
  name: 'a refused token is quoted',
  shows: /secret of A/,
  reply: (request, reply, body) =>
    reply.statusCode === 401
      ? body.replace('Your authentication token', String(request.headers.authorization))
      : undefined,
}

const skipAccess: PlantedFault = {
  name: 'any signed-in caller may delete any CV',
  shows: /another's|what A keeps was changed/,
  often: ['removeCv'],
  late: request => {
    if (request.user?.email.startsWith('a') && request.user.role === 'user') owner = request.user
    else if (owner && routeOf(request) === 'DELETE /cvs/:id') request.user = owner
  },
}

const pollution: PlantedFault = {
  name: 'a query pollutes Object.prototype',
  shows: /Object.prototype was changed/,
  early: request => {
    const name = /\b__proto__\[(\w+)\]=/.exec(request.url)?.[1]
    // Not enumerable: the test's own libraries would stumble over it before the fuzzer sees it.
    if (name) Object.defineProperty(Object.prototype, 'polluted', { value: name, configurable: true })
  },
  undo: () => {
    delete (Object.prototype as Body).polluted
  },
}

export const plantedFaults: PlantedFault[] = [
  ...[nulInText, noOwnerCheck, extraKey, echoedError, unknownKeys, longList, wrongStatus, noRequestId],
  ...[leakedField, malformedId, ignoredIfMatch, coercion, echoedToken, skipAccess, pollution],
]

/** Installs them all, asleep; `awake` names the one that acts. */
export function plantFaults(app: FastifyInstance, awake: () => string | null): void {
  const now = () => plantedFaults.find(fault => fault.name === awake())
  app.addHook('preValidation', async request => now()?.early?.(request))
  app.addHook('preHandler', async request => now()?.late?.(request))
  app.addHook('onSend', async (request, reply, payload) => {
    const body = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.toString() : ''
    return now()?.reply?.(request, reply, body) ?? payload
  })
}
