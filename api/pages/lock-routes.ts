// The routes that admit readers to a restricted CV: the form for its password, and the links for one person each.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { CV_ID } from '../core/contract/examples.ts'
import { Problem as ProblemSchema, part, ref } from '../core/contract/schema.ts'
import type { RecipientLink } from '../core/cv/sharing.ts'
import { type ReaderWords, readerWordsIn } from '../core/reader-words/words.ts'
import type { Passwords } from '../crypto/password.ts'
import type { PublishedKey } from '../cv/store.ts'
import { addressKey } from '../http/address.ts'
import { FORM, FORM_BYTES, installForms } from '../http/forms.ts'
import { errors, operation } from '../http/openapi.ts'
import { FORM_PAGE_CSP } from '../http/security.ts'
import { Problem } from '../lib/problem.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import type { Grants } from './grants.ts'
import { type Lock, NANO_ID } from './lock.ts'

/** `language`: of the CV. `to`: the requested page, as a path and a query. `message`: why the last attempt failed. */
export type LockPage = { nanoId: string; language: string; to: string; message?: string }
export type LockOptions = {
  lock: Lock
  grants: Grants
  passwords: Passwords
  /** Wrong passwords by client address and CV. */
  guesses: SharedQuota
  findKey: (nanoId: string) => PublishedKey | null | Promise<PublishedKey | null>
  /** The live link of a published CV with this token; null when there is none. */
  findLink: (nanoId: string, token: string) => Promise<RecipientLink | null>
  renderLock: (page: LockPage) => Promise<string>
  publicOrigin: string
  pageLimit: object
}
export type SendMissing = (reply: FastifyReply) => Promise<FastifyReply>

const TOKEN = /^[A-Za-z0-9_-]{22}$/
const PASSWORD_CHARACTERS = 200
const tags = ['public pages']
const CvId = Type.String({ maxLength: 16_384, examples: [CV_ID] })
const html = { 'text/html': { schema: Type.String() } }
export const lockedReply = { 403: { description: 'A form asks for the password.', content: html } }
const missingReply = { 404: { description: 'There is no such page.', content: html } }

/** Pages of a CV to which the form may redirect. */
const TO = /^\/(?:cv\/[A-Za-z0-9_-]{21}(?:\/verify(?:\?v=\d{1,9})?)?|new-cv\/[A-Za-z0-9_-]{21})$/

/** Sends the form. `status`: 403, or the status of the problem in the message. */
export const lockSender =
  (renderLock: LockOptions['renderLock']) =>
  async (reply: FastifyReply, page: LockPage, status = 403): Promise<FastifyReply> => {
    const body = await renderLock(page)
    return reply
      .status(status)
      .headers({
        'content-security-policy': FORM_PAGE_CSP,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        // Browsers send the origin of a form only where the policy lets them send a referrer to the same origin.
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
      })
      .send(body)
  }

type Unlock = FastifyRequest<{ Params: { id: string }; Querystring: { to?: string }; Body: unknown }>

export function addLockRoutes(app: FastifyInstance, options: LockOptions, sendMissing: SendMissing): void {
  openLinkRoute(app, options, sendMissing)
  unlockRoute(app, options, sendMissing)
}

function openLinkRoute(app: FastifyInstance, { grants, findLink, pageLimit }: LockOptions, sendMissing: SendMissing) {
  app.get<{ Params: { id: string; token: string } }>(
    '/cv/:id/to/:token',
    {
      config: { ...pageLimit, opensLock: true },
      ...operation('openLink', 'A link for one person: opens the published CV, past its password and its end', {
        description: 'Every other token is answered as an address that never was.',
        tags,
        params: part({ id: CvId, token: Type.String({ maxLength: 16_384, examples: ['Zk3vQ8mW1xN5tR7yB2cD4f'] }) }),
        response: { 303: Type.Null({ description: 'To the page, with a cookie.' }), ...missingReply, ...errors },
      }),
    },
    async (request, reply) => {
      const { id, token } = request.params
      const link = NANO_ID.test(id) && TOKEN.test(token) ? await findLink(id, token) : null
      if (!link) return sendMissing(reply)
      reply.header('set-cookie', grants.write(request.headers.cookie, id, link.id))
      return reply.redirect(`/cv/${id}`, 303)
    },
  )
}

function unlockRoute(app: FastifyInstance, options: LockOptions, sendMissing: SendMissing): void {
  const unlock = unlocker(options, sendMissing)
  app.register(async scope => {
    installForms(scope)
    scope.post(
      '/cv/:id/unlock',
      {
        bodyLimit: FORM_BYTES,
        // A missing password gets the same page as a wrong one.
        attachValidation: true,
        ...operation('unlockCv', 'Open a CV with its password', {
          description:
            'From the form of the locked page. Sets one HttpOnly cookie for 12 hours. Ten wrong passwords in 15 minutes from an address are ' +
            'answered with 429; other addresses are not held up.',
          tags,
          consumes: [FORM],
          params: part({ id: CvId }),
          querystring: Type.Object({
            to: Type.Optional(Type.String({ maxLength: 2_000, description: 'The requested page of the CV.' })),
          }),
          body: part({ password: Type.Optional(Type.String({ maxLength: FORM_BYTES, examples: ['correct horse'] })) }),
          response: {
            303: Type.Null({ description: 'Opened: to the page.' }),
            403: { description: 'A wrong password: the form again.', content: html },
            ...missingReply,
            429: { description: 'Too many wrong passwords: the form again.', content: { ...html, ...json } },
            503: { description: 'Too many attempts at the same time: the form again.', content: { ...html, ...json } },
            ...errors,
          },
        }),
        config: { ...options.pageLimit, opensLock: true },
      },
      (request, reply) => unlock(request as unknown as Unlock, reply),
    )
  })
}
const json = { 'application/json': { schema: ref(ProblemSchema) } }

function unlocker(options: LockOptions, sendMissing: SendMissing) {
  const { lock, grants, passwords, guesses, findKey, renderLock, publicOrigin } = options
  const sendLock = lockSender(renderLock)

  /** Whether a form of ours sent it. Clients that are no browsers send no origin. */
  function isOwnForm({ headers, host }: FastifyRequest): boolean {
    const { origin } = headers
    return origin === undefined || origin === publicOrigin || origin.replace(/^https?:\/\//, '') === host
  }

  /** Every try counts until it was right: tries that run at the same time cannot slip past the limit. */
  async function isRight(password: string, hashed: { salt: string; hash: string }, key: string): Promise<boolean> {
    if (password === '' || password.length > PASSWORD_CHARACTERS) return false
    const match = () => passwords.matches(password, hashed, key)
    return guesses.attempt(key, match, isMatch => !isMatch)
  }

  return async (request: Unlock, reply: FastifyReply) => {
    const { id } = request.params
    const key = NANO_ID.test(id) ? await findKey(id) : null
    const passage = key && lock.passage(key, id, request)
    if (!key || !passage || passage.kind === 'missing') return sendMissing(reply)
    const to = request.query.to?.includes(id) && TO.test(request.query.to) ? request.query.to : `/cv/${id}`
    const hashed = key.gate.password
    if (passage.kind === 'open' || !hashed) return reply.redirect(to, 303)
    const words = readerWordsIn(key.language)
    const again = (message: string, status = 403) =>
      sendLock(reply, { nanoId: id, language: key.language, to, message }, status)
    if (!isOwnForm(request)) return again(words.say('This form was sent from another site. Enter the password here.'))
    try {
      const client = `${addressKey(request.ip)} ${id}`
      if (!(await isRight(passwordIn(request.body), hashed, client))) {
        return again(words.say('This is not the password. Capital letters count.'))
      }
    } catch (error) {
      const seconds = error instanceof Problem ? error.details.retryAfterSeconds : undefined
      if (!(error instanceof Problem) || seconds === undefined) throw error
      reply.header('retry-after', String(seconds))
      return again(waitWords(error.code, seconds, words), error.status)
    }
    reply.header('set-cookie', grants.write(request.headers.cookie, id, hashed.salt))
    return reply.redirect(to, 303)
  }
}

const passwordIn = (body: unknown): string => {
  const { password } = Object(body) as { password?: unknown }
  return typeof password === 'string' ? password : ''
}

function waitWords(code: Problem['code'], seconds: number, words: ReaderWords): string {
  if (code !== 'rate_limited' || seconds <= 5) {
    return words.say('Many people are asking just now. Try again in a few seconds.')
  }
  const text = 'Too many wrong passwords came from here. Try again in {count} minutes.'
  return words.counted(text, Math.ceil(seconds / 60))
}
