// The people of the capacity bench: each signs up, makes two CVs, one of them with claims and a picture, and pays. What each kind
// of request is, as the load generator sends it.
import { randomBytes } from 'node:crypto'
import type { Request } from 'autocannon'
import sharp from 'sharp'
import type { USE } from './capacity-model.ts'
import type { World } from './world.ts'

export type LoadKind = keyof typeof USE.visit | keyof typeof USE.views
type StepKind = keyof typeof USE.yearly
type Content = { skills: { id: string }[] }
type Person = Awaited<ReturnType<typeof personOf>>

/** One after the other and measured each: what is done once or seldom. A step is one request of its kind for each person. */
export function stepsOf(world: World, names: readonly string[]) {
  const people: Person[] = []
  const each = (work: (person: Person) => Promise<unknown>) => async () => {
    for (const person of people) await work(person)
  }
  const steps: Record<StepKind, () => Promise<unknown>> = {
    signUp: async () => {
      for (const name of names) people.push(await personOf(world, name))
    },
    newCv: each(async person => person.cvs.push(await world.importSample(person.token))),
    upload: each(person => person.upload()),
    attest: each(person => person.attest()),
    payment: each(person => person.pay()),
  }
  return { people, steps }
}

async function personOf(world: World, name: string) {
  const email = `${name}@example.org`
  const token = await world.token(email)
  const cvs: Awaited<ReturnType<World['importSample']>>[] = []
  const call = <Reply>(method: string, path: string, body?: object) => world.call<Reply>(token, method, path, body)
  await call('GET', '/me')
  let [picture, version, edits] = ['', 1, 0]
  const first = () => cvs[0] as (typeof cvs)[number]
  const edited = () => `/cvs/${first().nanoId}`
  const last = () => cvs.at(-1) as (typeof cvs)[number]
  const shown = () => last().nanoId
  const headers = { authorization: `Bearer ${token}` }
  const browser = { 'accept-encoding': 'gzip, deflate, br' }
  const get = (path: string): Request => ({ method: 'GET', path, headers: { ...headers, ...browser } })
  const look = (path: string): Request => ({ method: 'GET', path, headers: browser })

  return {
    /** Noise, as large as a photograph. */
    async upload() {
      const noise = { width: 400, height: 400, channels: 3 } as const
      const photo = await sharp(randomBytes(480_000), { raw: noise }).jpeg({ quality: 60 }).toBuffer()
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'me.jpg')
      const reply = await fetch(`${world.url}/cvs/${shown()}/picture`, { method: 'POST', headers, body })
      if (!reply.ok) throw new Error(`picture: ${reply.status} ${await reply.text()}`)
      picture = ((await reply.json()) as { picture: { url: string } }).picture.url
    },
    async attest() {
      const { skills } = last().content as Content
      await call('PUT', `/cvs/${shown()}/attestations/skills.${skills[0]?.id}`, { method: 'account' })
    },
    async pay() {
      const { order } = await call<{ order: { id: string } }>('POST', '/cv/checkout', {
        amount: 59_000,
        currType: 'INR',
      })
      const body = JSON.stringify({ order_id: order.id, outcome: 'captured' })
      const paid = (await (
        await fetch(`${world.env.RAZORPAY_BASE_URL}/pay`, { method: 'POST', body })
      ).json()) as object
      await call('POST', '/cv/payment_verification', { ...paid, userMailId: email })
    },
    token,
    cvs,
    publish: () => call('POST', `/cvs/${shown()}/publish`),
    /** Reads the version that the CV has now. */
    async refresh() {
      version = (await world.call(token, 'GET', edited())).cv.version
    },
    requestOf(kind: LoadKind): Request {
      const save = (request: Request): Request => {
        const profileSummary = `Edit ${++edits}: ten years of pipelines for four million writes a second, and of those who run them.`
        return {
          ...request,
          headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${version}"` },
          body: JSON.stringify({ content: { ...first().content, profileSummary } }),
        }
      }
      const onResponse: Request['onResponse'] = (status, _body, _context, { etag = '' }) => {
        if (status === 200) version = Number(/^"(\d+)/.exec(etag)?.[1])
      }
      const requests: Record<LoadKind, () => Request> = {
        me: () => get('/me'),
        list: () => get('/cvs'),
        read: () => ({ ...get(edited()), onResponse }),
        save: () => ({ method: 'PUT', path: edited(), setupRequest: save, onResponse }),
        preview: () => get(`${edited()}/preview.svg`),
        pdf: () => get(`${edited()}/pdf`),
        publish: () => ({ ...get(`${edited()}/publish`), method: 'POST' }),
        firstView: () => look(`/cv/${first().nanoId}`),
        pictureRead: () => get(picture),
        view: () => look(`/cv/${shown()}`),
        verify: () => look(`/cv/${shown()}/verify`),
        check: () => look(`/cvs/${shown()}/verification`),
      }
      return requests[kind]()
    },
  }
}
