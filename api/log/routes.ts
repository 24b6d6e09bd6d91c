// The log over HTTP, in the form of C2SP's tlog-tiles: for anyone, and for programs of any origin.
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import Type from 'typebox'
import { part } from '../core/contract/schema.ts'
import { operation, replyFile } from '../http/openapi.ts'
import { Problem } from '../lib/problem.ts'
import type { LogService } from './service.ts'

type Options = { log: Pick<LogService, 'checkpoint' | 'tile' | 'bundle' | 'keys'> }

const TEXT = 'text/plain; charset=utf-8'
const BYTES = 'application/octet-stream'
const TILE = /^([0-5]|entries)\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/
const tags = ['log']

/** 1234067 is x001/x234/067. */
function pathOf(n: number): string {
  const groups = String(n)
    .padStart(Math.ceil(String(n).length / 3) * 3, '0')
    .match(/\d{3}/g) as string[]
  return groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/')
}

function readPath(path: string) {
  const [, level = '', digits = '', width] = TILE.exec(path) ?? []
  const n = Number(digits.replaceAll(/[x/]/g, ''))
  const isOne = digits !== '' && Number.isSafeInteger(n) && pathOf(n) === digits && Number(width ?? 0) < 256
  return isOne ? { level, n, width: Number(width ?? 256) } : null
}

const forAll = (reply: unknown, type: string, cache: string) =>
  (reply as FastifyReply)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', cache)
    .header('content-type', type)

export const logRoutes: FastifyPluginAsync<Options> = async (app, { log }) => {
  const FOR_VERIFIERS = 'For anyone who verifies, in the formats that docs/verification.md names.'
  const texts = [
    [
      '/log/checkpoint',
      'readCheckpoint',
      'The size and root of the log, signed by it and by witnesses',
      log.checkpoint,
    ],
    ['/log/keys', 'readLogKeys', 'The keys that sign checkpoints, that of the present log first', log.keys],
  ] as const
  for (const [url, operationId, summary, read] of texts)
    app.get(
      url,
      {
        schema: {
          operationId,
          summary,
          description: FOR_VERIFIERS,
          tags,
          response: replyFile('text/plain', 'Lines of text.'),
        },
      },
      async (_request, reply) => {
        const text = await read()
        if (text === null) throw new Problem('not_found')
        return forAll(reply, TEXT, 'public, max-age=2').send(text)
      },
    )
  app.get<{ Params: { '*': string } }>(
    '/log/tile/*',
    operation('readLogTile', 'Hashes or entries of the log, 256 at most', {
      description:
        '0/x001/234 is tile 1234 of level 0, entries/x001/234 the bundle of its entries; .p/17 behind it are its first 17. ' +
        'c2sp.org/tlog-tiles, docs/log.md.',
      tags,
      params: part({ '*': Type.String({ maxLength: 60, examples: ['0/000.p/1'] }) }),
      response: replyFile(BYTES, 'The hashes or entries.'),
    }),
    async (request, reply) => {
      const place = readPath(request.params['*'])
      if (!place) throw new Problem('not_found')
      const { level, n, width } = place
      const bytes = await (level === 'entries' ? log.bundle(n, width) : log.tile(Number(level), n, width))
      if (!bytes) throw new Problem('not_found')
      return forAll(reply, BYTES, 'public, max-age=31536000, immutable').send(bytes)
    },
  )
}
