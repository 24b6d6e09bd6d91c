// The parser of JSON bodies: strict UTF-8 without content encoding. A lenient decoder would replace invalid bytes, and the stored
// text would differ from what was sent.
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../lib/problem.ts'

export function installBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') {
      return done(
        new Problem('unsupported_type', { message: 'Content-Encoding is not supported: send the body uncompressed.' }),
      )
    }
    // Many clients send this type with every POST and DELETE. A route that needs a body has a schema, which refuses undefined.
    if (body.length === 0) return done(null, undefined)
    if (!isUtf8(body)) return done(new Problem('invalid_request', { message: 'The body is not valid UTF-8.' }))
    return parse(request, body.toString('utf8'), done)
  })
}
