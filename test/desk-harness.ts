// Helpers to open the desk of a mailbox and to work at it.
import type { Response } from 'supertest'
import { confirm, startInstitutions } from './institutions-harness.ts'

/** Starts a service whose institutions have desks. */
export async function startDesks(...given: Parameters<typeof startInstitutions>) {
  const world = await startInstitutions(...given)
  const { app, asked, decide, mailsTo, newAsker } = world

  async function linkTo(mailbox: string): Promise<string> {
    const texts = (await mailsTo(mailbox)).map(
      ({ text }) => /\/desk\/open\/([A-Za-z0-9_-]{43})\n/.exec(text ?? '')?.[1],
    )
    const token = texts.find(found => found !== undefined)
    if (!token) throw new Error(`no link to a desk for ${mailbox}`)
    return token
  }
  const cookieOf = ({ headers }: Response) => String(headers['set-cookie']).split(';')[0] as string
  const openWith = (token: string) => app.anyone().post(`/desk/open/${token}`)
  /** An agent with the session of a desk. */
  async function deskOf(mailbox: string) {
    await app.anyone().post('/desk/links').send({ email: mailbox }).expect(204)
    const opened = await openWith(await linkTo(mailbox)).expect(303)
    return app.anyone().set('cookie', cookieOf(opened))
  }
  /** The first answer of a mailbox, after which it may have a desk. */
  async function answered(mailbox: string) {
    const { token } = await asked(mailbox, false, await newAsker())
    await decide(token, confirm).expect(200)
    return token
  }
  /** A mailbox with a desk, and its session. */
  async function opened(mailbox: string) {
    await answered(mailbox)
    return deskOf(mailbox)
  }
  type Desk = Awaited<ReturnType<typeof deskOf>>
  const ids = async (desk: Desk, query = '') =>
    (await desk.get(`/desk/requests${query}`).expect(200)).body.requests.map(({ id }: { id: string }) => id) as string[]
  /** Sends a batch and waits for its end. */
  async function decideAll(desk: Desk, body: object, key?: string) {
    const call = desk.post('/desk/batches').send(body)
    if (key !== undefined) call.set('idempotency-key', key)
    const { id } = (await call.expect(201)).body.batch
    await app.workBatches()
    return (await desk.get(`/desk/batches/${id}`).expect(200)).body.batch
  }
  return { ...world, linkTo, openWith, cookieOf, deskOf, answered, opened, ids, decideAll }
}
