// The people and things that the fuzzer's requests are about: A, whose secrets must stay A's; B, who tries; an admin; somebody
// banned; and an account that the admin may change. Turns a plan into a request.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { hashOfToken } from '../../api/claims/institutions/link-seal.ts'
import { plainCredential } from '../fixtures/plain-credential.ts'
import { ADMIN, type TestApp } from '../harness.ts'
import { FORM, multipart, onePixel } from './bodies.ts'
import { desksOf } from './desks.ts'
import { claimsOf, papersOf } from './papers.ts'
import { bodyOfProgram, PROGRAM } from './programs.ts'
import { DISPUTE, purchasesOf } from './purchases.ts'
import type { Actor, Plan, Segment } from './requests.ts'
import { openWallets, type Wallets } from './wallets.ts'
import { deliveryId, keepWebhooks, webhookIdOf } from './webhooks.ts'

export type Request = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | null
  actor: Actor
  plan: Plan
}
export type World = Awaited<ReturnType<typeof makeWorld>>

type Token = { token: string; email: string }
type Keeper = 'a' | 'b' | 'admin'

let worlds = 0
let guestsMade = 0
const GUESTS = 12

export async function makeWorld(app: TestApp) {
  const number = ++worlds
  const canary = `canary${createHash('sha256').update(`${process.pid} ${number} ${Math.random()}`).digest('hex').slice(0, 24)}`
  const sign = async (person: { email: string; picture?: string }): Promise<Token> => {
    const token = await app.token({ name: 'Test Person', ...person })
    await app.anyone().get('/me').set('authorization', `Bearer ${token}`).expect(200)
    return { token, email: person.email }
  }
  const people = {
    a: await sign({ email: `a${number}@example.org`, picture: `https://pictures.example/${canary}` }),
    b: await sign({ email: `b${number}@example.org` }),
    admin: await sign(ADMIN),
    banned: await sign({ email: `banned${number}@example.org` }),
    spare: await sign({ email: `spare${number}@example.org` }),
  }
  const users = app.connection.collection('users')
  const idOf = async (email: string) => String((await users.findOne({ email }))?._id)
  await users.updateOne({ email: people.banned.email }, { $set: { banned: true } })
  const spareId = await idOf(people.spare.email)
  const ownerIds = {
    a: await idOf(people.a.email),
    b: await idOf(people.b.email),
    admin: await idOf(people.admin.email),
  }

  const call = (who: Keeper, method: 'get' | 'post' | 'put', path: string) =>
    app.anyone()[method](path).set('authorization', `Bearer ${people[who].token}`)
  let made = 0
  /** Under a name of its own, so that no two CVs share a claim. */
  const someone = () => ({ personalDetails: { name: `Somebody ${++made}` } })
  const make = async (who: Keeper, content: object = someone(), publish = false) => {
    const { body } = await call(who, 'post', '/cvs').send({ title: 'Made for the fuzzer', content }).expect(201)
    if (publish) await call(who, 'post', `/cvs/${body.cv.id}/publish`).expect(200)
    return body.cv.id as string
  }
  const vault = await makeVault(call, make, canary)

  const cvs = app.connection.collection('cvs')
  const pictures = app.connection.collection('pictures')
  const { file: _, ...picture } = (await pictures.findOne({ pictureId: vault.pictureId })) as Record<string, unknown>
  const { body: bytes } = await call('a', 'get', `/cvs/${picture.cvId}/picture/${vault.pictureId}`).expect(200)
  const own: Record<Keeper, string[]> = { a: [], b: [], admin: [] }
  const COUPON = `FUZZ${number}`
  const purchases = purchasesOf(app, people.b)
  /** Accounts for the operations that end a session or an account. */
  let guests: Token[] = []
  const versions = new Map<string, string>()

  const keepClaim = async (who: Keeper, cvId: string) => {
    const path = `/cvs/${cvId}/attestations/personalDetails.name/statement`
    await keptClaims.keep(ownerIds[who], cvId, (await call(who, 'get', path).expect(200)).body)
  }
  const keptClaims = await claimsOf(app, ownerIds.a)
  const { keepLetter, keepProposal, letterIdOf, proposalIdOf, dropPapers } = papersOf(app)
  const LINK = {
    id: 'fuzzlink',
    token: 'T'.repeat(22),
    name: 'A recruiter',
    version: 1,
    createdAt: new Date(),
    endedAt: null,
  }
  /** A link for one person, as if it had been made. */
  const keepLink = (cvId: string) =>
    cvs.updateOne({ _id: cvId as never }, { $set: { sharing: { password: null, expiresAt: null, links: [LINK] } } })
  const apiKeys = app.connection.collection('api_keys')
  const keyIdOf = (who: Keeper, at: number) => `K${at}${who}`.padEnd(21, 'k')
  /** The texts of the keys that programs of the keepers use. */
  const secrets: Record<Keeper, string> = { a: '', b: '', admin: '' }
  /** A few API keys of each keeper, as if they had been made, and one that is used. */
  async function keepKeys() {
    await apiKeys.deleteMany({})
    const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + 30 * 24 * 3_600_000) }
    for (const who of ['a', 'b', 'admin'] as const) {
      const key = (place: number) => ({ _id: keyIdOf(who, place) as never, userId: ownerIds[who], place, ...times })
      const more = { name: who === 'a' ? canary : 'A key', scopes: ['cv:read'], epoch: null }
      await apiKeys.insertMany([0, 1, 2, 3].map(at => ({ ...key(at), ...more, hash: keyIdOf(who, at) })))
      secrets[who] = (await call(who, 'post', '/me/keys').send(PROGRAM).expect(201)).body.secret
    }
  }
  const requests = app.connection.collection('verification_requests')
  const desks = desksOf(app, number)
  /** Links of B's to confirm the name on a CV with a file; the first one is never answered. */
  async function lend() {
    for (const name of ['mail_ledgers', 'mail_opt_outs']) await app.connection.collection(name).deleteMany({})
    const cvId = await make('b')
    await keepClaim('b', cvId)
    const email = `asked${number}@uni.example`
    const asked = { email, institution: 'A university' }
    await call('b', 'post', `/cvs/${cvId}/verifications/personalDetails.name`).send(asked).expect(201)
    const request = await requests.findOne({ cvId })
    const tokens = Array.from({ length: 8 }, () => randomBytes(32).toString('base64url'))
    const rows = tokens.map((token, index) => ({ ...request, _id: `${index}${cvId}`, tokenHash: hashOfToken(token) }))
    await requests.insertMany(rows as never)
    await desks.keep(request as Record<string, unknown>)
    return { tokens, cvId }
  }
  let links: Awaited<ReturnType<typeof lend>> = { tokens: [], cvId: '' }

  /** Gives everyone a few fresh CVs and takes away what piled up, so that no limit hides what lies behind it. */
  async function tidy(): Promise<void> {
    // Tokens are good for an hour, and long runs take more.
    for (const person of Object.values(people))
      person.token = await app.token({ name: 'Test Person', email: person.email })
    for (const who of ['a', 'b', 'admin'] as const) {
      await cvs.deleteMany({ userId: ownerIds[who], _id: { $nin: vault.ids as never[] } })
      own[who] = [await make(who), await make(who), await make(who, undefined, true)]
    }
    await app.connection.collection('coupons').deleteMany({ code: COUPON })
    await call('admin', 'post', '/admin/coupons').send({ code: COUPON, percentOff: 10 }).expect(201)
    await purchases.buy()
    guests = await Promise.all(
      Array.from({ length: GUESTS }, (_, at) => sign({ email: `guest${number}.${++guestsMade}.${at}@example.org` })),
    )
    wallets = await walletsOf()
    // With a picture each: the vault's bytes, as if uploaded there too, for no two documents share an object.
    const copies = Object.values(own)
      .flat()
      .map(cvId => ({ ...picture, bytes, _id: `${cvId}:${vault.pictureId}` as never, cvId }))
    await pictures.insertMany(copies)
    await keptClaims.drop()
    await dropPapers()
    await keepKeys()
    await keepWebhooks(app, ownerIds, canary)
    for (const who of ['a', 'b', 'admin'] as const) for (const cvId of own[who]) await keepClaim(who, cvId)
    for (const cvId of Object.values(own).flat()) {
      await keepLetter(cvId, 'A letter', true)
      await keepProposal(cvId, 'It has none')
      await keepLink(cvId)
    }
    // The name of the published one is attested, and that is issued as a credential.
    for (const who of ['a', 'b', 'admin'] as const) {
      const id = own[who].at(-1)
      await call(who, 'put', `/cvs/${id}/attestations/personalDetails.name`).send({ method: 'account' }).expect(200)
      await app.anyone().get(`/cvs/${id}/credentials/personalDetails.name`).expect(200)
    }
    for (const cvId of vault.ids) await Promise.all([keepLetter(cvId, canary, false), keepProposal(cvId, canary)])
    links = await lend()
    versions.clear()
  }
  const walletsOf = () => openWallets(app, { a: people.a, b: people.b, admin: people.admin }, 'b')
  let wallets: Wallets = await walletsOf()
  await tidy()

  /** A digest of A's data, which no request may change. */
  async function sealOfVault(): Promise<string> {
    const kept = [
      await cvs
        .find({ _id: { $in: vault.ids as never[] } })
        .sort({ _id: 1 })
        .toArray(),
      await app.connection
        .collection('cv_versions')
        .find({ cvId: { $in: vault.ids } })
        .sort({ _id: 1 })
        .toArray(),
      await pictures
        .find({ cvId: { $in: vault.ids } })
        .sort({ _id: 1 })
        .toArray(),
      await keptClaims.ofVault(),
      await users.find({ email: people.a.email }).toArray(),
    ]
    return createHash('sha256').update(JSON.stringify(kept)).digest('hex')
  }

  const isKeeper = (actor: Actor): actor is Keeper => actor === 'a' || actor === 'b' || actor === 'admin'

  /** The id of a CV for a plan: actor A writes only to CVs outside the vault. */
  function cvId(kind: Segment['kind'], plan: Plan, salt: number): string {
    const reads = plan.method === 'GET'
    const others = plan.actor === 'a' ? own.b : vault.ids
    if (kind === 'missing') return `${'M'.repeat(20)}${salt % 10}`
    if (kind === 'own' && isKeeper(plan.actor)) {
      const list = plan.actor === 'a' && reads ? vault.ids : own[plan.actor]
      return list[salt % list.length] as string
    }
    if (kind === 'other') return others[0] as string
    return others.at(-1) as string
  }

  function segment(name: string, value: Segment, plan: Plan, salt: number, cv: string): string {
    if (value.kind === 'text') return value.text
    const atDesk = value.kind === 'missing' ? null : desks.segment(plan.path, name, salt)
    if (atDesk !== null) return atDesk
    const ofPurchase = purchases.segment(plan, name, value)
    if (ofPurchase !== null) return ofPurchase
    if (name === 'keyId') {
      const who = value.kind === 'own' && isKeeper(plan.actor) ? plan.actor : plan.actor === 'a' ? 'b' : 'a'
      return value.kind === 'missing' ? 'M'.repeat(21) : keyIdOf(who, salt % 4)
    }
    if (name === 'webhookId') {
      const who = value.kind === 'own' && isKeeper(plan.actor) ? plan.actor : plan.actor === 'a' ? 'b' : 'a'
      return value.kind === 'missing' ? 'M'.repeat(21) : webhookIdOf(who, salt % 4)
    }
    if (name === 'deliveryId') return value.kind === 'missing' ? 'M'.repeat(21) : deliveryId
    if (name === 'linkId') return value.kind === 'missing' ? 'none' : LINK.id
    if (name === 'token' && plan.path.startsWith('/cv/')) return value.kind === 'missing' ? 'M'.repeat(22) : LINK.token
    if (name === 'token') {
      if (value.kind === 'missing') return 'M'.repeat(43)
      return links.tokens[plan.operation?.name === 'answerRequest' ? salt % links.tokens.length : 0] as string
    }
    if (name === 'letterId') return value.kind === 'missing' ? 'M'.repeat(21) : letterIdOf(cv)
    if (name === 'proposalId') return value.kind === 'missing' ? 'M'.repeat(21) : proposalIdOf(cv)
    if (name === 'proofId') return value.kind === 'missing' ? 'M'.repeat(21) : keptClaims.proofIdOf(cv || links.cvId)
    if (name === 'credentialId') return value.kind === 'missing' ? 'M'.repeat(21) : keptClaims.credentialIdOf(cv)
    if (name === 'digest') {
      const who = value.kind === 'own' && isKeeper(plan.actor) ? plan.actor : plan.actor === 'a' ? 'b' : 'a'
      return (value.kind !== 'missing' && keptClaims.digests.get(own[who][salt % 3] as string)) || `0x${'f'.repeat(64)}`
    }
    if (name === 'list') return value.kind === 'missing' ? '99' : '1'
    if (name === 'path') return value.kind === 'missing' ? '5/999' : '0/000.p/1'
    if (name === 'name') return value.kind === 'missing' ? 'nothing' : 'www.w3.org-ns-credentials-v2'
    if (name === 'code') return value.kind === 'missing' ? 'NO-SUCH' : COUPON
    if (plan.path.startsWith('/admin/cvs'))
      return value.kind === 'missing' ? 'M'.repeat(21) : (own.b[salt % 3] as string)
    if (name === 'section') return value.kind === 'missing' ? 'skills.none' : 'personalDetails.name'
    if (name === 'pictureId') return value.kind === 'missing' ? '0'.repeat(64) : vault.pictureId
    if (name === 'email') {
      if (value.kind === 'missing') return 'missing@example.org'
      if (value.kind === 'own' && isKeeper(plan.actor)) return encodeURIComponent(people[plan.actor].email)
      return encodeURIComponent(plan.actor === 'b' ? people.a.email : people.b.email)
    }
    if (plan.path.startsWith('/admin/users')) return value.kind === 'missing' ? 'f'.repeat(24) : spareId
    return cvId(value.kind, plan, salt)
  }

  /** Values that are never random, half of the time: the own address, the proof of a payment, Razorpay's signature. */
  function withMoney({ operation, query, body, actor }: Plan, salt: number) {
    const plain = { query, body, signature: {} }
    if (salt % 2) return plain
    if (operation?.name === 'verifyCoupon' && actor !== 'nobody' && actor !== 'broken') {
      const mail = encodeURIComponent(people[actor].email)
      return { ...plain, query: `couponCode=${COUPON}&currType=INR&userMailId=${mail}` }
    }
    const json = (value: unknown) => ({ ...plain, body: { type: 'application/json', content: JSON.stringify(value) } })
    if (operation?.name === 'applyCoupon') return json({ couponCode: COUPON, currType: 'INR' })
    if (operation?.name === 'checkout' || operation?.name === 'createOrder')
      return json({ amount: 59_000, currType: 'INR' })
    if (operation?.name === 'verifyPayment' && actor === 'b') return json(purchases.proof())
    if (operation?.name === 'verifyOrder') return json(purchases.orderProof())
    if (operation?.name === 'askInstitution')
      return json({ email: `p${salt}@uni${salt}.example`, institution: 'A university' })
    if (operation?.name === 'attachCredential') {
      const content = multipart('file', plainCredential, 'a.jwt')
      return { query: 'section=personalDetails.name', body: { type: FORM, content }, signature: {} }
    }
    if (operation?.name === 'setInrValue') {
      const content = JSON.stringify({ inrMinor: 249_000, source: 'RBI reference rate' })
      return { ...plain, body: { type: 'application/json', content } }
    }
    if (operation?.name === 'creditDispute') {
      const content = JSON.stringify({ disputeId: DISPUTE, reason: 'The bank decided' })
      return { ...plain, body: { type: 'application/json', content } }
    }
    if (operation?.name === 'downloadCredential') return { ...plain, query: '' }
    if (operation?.name === 'receiveRazorpayEvent') {
      const secret = app.config.razorpay.webhookSecrets[0] as string
      const content = body?.content ?? ''
      return {
        ...plain,
        signature: { 'x-razorpay-signature': createHmac('sha256', secret).update(content).digest('hex') },
      }
    }
    return plain
  }

  /** A session of the caller's own, and half of the time a body that is signed with it. */
  function withWallet({ operation, actor, body }: Plan, salt: number) {
    const isOfWallet = /^\/(api\/oc\/v1|wallet)\//.test(operation?.path ?? '')
    if (!operation || !isOfWallet || !isKeeper(actor)) return { body, session: {} as Record<string, string> }
    const signed = actor === 'b' && salt % 2 === 0 ? wallets.bodyOf(operation.name) : null
    if (!signed) return { body, session: { 'x-wallet-session': wallets.sessionOf(actor, operation.name) } }
    const content = JSON.stringify(signed.body)
    return { body: { type: 'application/json', content }, session: { 'x-wallet-session': signed.sessionPk } }
  }

  /** Sign-out everywhere and account removal are done by a guest; every second guest types the right address. */
  function withGuest({ operation, actor, body }: Plan, salt: number) {
    const name = operation?.name
    if (!isKeeper(actor) || (name !== 'signOutEverywhere' && name !== 'removeAccount')) return { body, guest: null }
    const half = guests.length / 2
    const guest = guests[(salt % half) + (name === 'removeAccount' ? half : 0)] as Token
    if (name === 'signOutEverywhere' || salt % 2) return { body, guest }
    return { body: { type: 'application/json', content: JSON.stringify({ email: guest.email }) }, guest }
  }

  /** The request that a plan asks for, at this moment. `salt` chooses among equals. */
  function fill(plan: Plan, salt: number): Request {
    const { actor, method } = plan
    const { query, body: paid, signature } = withMoney(plan, salt)
    const { body: left, guest } = withGuest({ ...plan, body: paid }, salt)
    const name = plan.operation?.name
    const ofProgram = isKeeper(actor) ? bodyOfProgram(name, own[actor][0] as string, salt) : null
    const sent = salt % 2 ? (ofProgram ?? desks.bodyOf(name, salt)) : null
    const asked = sent ? { type: 'application/json', content: JSON.stringify(sent) } : left
    const { body, session } = withWallet({ ...plan, body: asked }, salt)
    let version: string | undefined
    let cv = ''
    const path = plan.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const filled = segment(name, plan.segments[name] ?? { kind: 'missing' }, plan, salt, cv)
      if (name === 'id') {
        version = versions.get(filled) ?? '"1"'
        cv = filled
      }
      return filled
    })
    const headers: Record<string, string> = {
      ...{ ...plan.headers, ...signature, ...session },
      ...(salt % 4 !== 3 && desks.cookie(plan.path, name, salt)),
    }
    if (headers['if-match'] === 'current') headers['if-match'] = version ?? '"1"'
    if (body && body.type !== null) headers['content-type'] = body.type
    if (actor === 'broken') headers.authorization = `Bearer ${salt % 2 ? `x.${canary}.y` : `${canary}`}`
    else if (actor !== 'nobody') headers.authorization = `Bearer ${(guest ?? people[actor]).token}`
    if (plan.operation?.name === 'callMcp' && isKeeper(actor)) headers.authorization = `Bearer ${secrets[actor]}`
    return { method, path: query ? `${path}?${query}` : path, headers, body: body?.content ?? null, actor, plan }
  }

  return {
    canary,
    fill,
    tidy,
    sealOfVault,
    /** Remembers the entity tag of a CV that a reply showed to its owner. */
    learn: (nanoId: string, etag: string) => void versions.set(nanoId, etag),
  }
}

/** A's own: a draft that nobody sees, and a published CV with private fields, a hidden item and a picture. */
async function makeVault(
  call: (who: Keeper, method: 'get' | 'post' | 'put', path: string) => ReturnType<ReturnType<TestApp['anyone']>['get']>,
  make: (who: Keeper, content?: object, publish?: boolean) => Promise<string>,
  canary: string,
) {
  const draft = await make('a', {
    personalDetails: { name: 'A', email: `${canary}@example.org` },
    profileSummary: canary,
  })
  const shown = await make('a', {
    personalDetails: { name: 'A', email: `${canary}@example.org`, phoneNumber: canary },
    skills: [
      { id: 'open', name: 'Weaving' },
      { id: 'secret', name: canary, hidden: true },
    ],
  })
  const upload = await call('a', 'post', `/cvs/${shown}/picture`)
    .set('content-type', 'multipart/form-data; boundary=x')
    .send(multipart('file', onePixel, 'x.png') as never)
    .expect(201)
  const { id: pictureId, url } = upload.body.picture as { id: string; url: string }
  const { body } = await call('a', 'get', `/cvs/${shown}`).expect(200)
  const content = { ...body.cv.content, personalDetails: { ...body.cv.content.personalDetails, imageUrl: url } }
  const privacy = { ...body.cv.privacy, imageUrl: 'public' }
  await call('a', 'put', `/cvs/${shown}`).set('if-match', '"1"').send({ content, privacy }).expect(200)
  await call('a', 'post', `/cvs/${shown}/publish`).expect(200)
  const asked = { email: `${canary}@uni.example`, institution: canary }
  await call('a', 'post', `/cvs/${shown}/verifications/skills.open`).send(asked).expect(201)
  await call('a', 'post', `/cvs/${shown}/proofs/skills.open`)
    .set('content-type', 'multipart/form-data; boundary=x')
    .send(multipart('file', onePixel, `${canary}.png`) as never)
    .expect(201)
  // Unpublished changes of a published CV are secret, too.
  const later = { ...content, profileSummary: canary }
  await call('a', 'put', `/cvs/${shown}`).set('if-match', '"2"').send({ content: later, title: canary }).expect(200)
  return { ids: [draft, shown], pictureId }
}
