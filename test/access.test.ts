// Who may do what, generated from the route table: every operation x caller x ownership. An operation without a row fails.
import t from 'tap'
import { AskRequest } from '../api/core/contract/requests.ts'
import * as wallet from '../api/core/contract/wallet.ts'
import { exampleOf } from '../scripts/lib/openapi-examples.ts'
import { onePage } from './fixtures/hostile-pdfs.ts'
import { plainCredential } from './fixtures/plain-credential.ts'
import { ADMIN, contentWith, startApp } from './harness.ts'
import { startUpstream } from './wallet-upstream.ts'

type Caller = 'nobody' | 'owner' | 'other' | 'admin' | 'banned' | 'badToken'
type Target = 'own' | 'missing' | 'malformed'
type Row = {
  /** anyone: no bearer needed; published: the snapshot for all, the draft for its owner; user: a signed-in person; owner; admin. */
  who: 'anyone' | 'published' | 'user' | 'owner' | 'admin'
  ok: number
  /** Whether the CV is published first. */
  published?: boolean
  body?: unknown
  headers?: Record<string, string>
  /** Further path parameters. */
  fill?: Record<string, string>
  query?: string
  /** For owners whose own request is answered otherwise than with `ok`. */
  upload?: true
  /** Whether the CV has a proof, which the path names. */
  proof?: true
  /** Whether its name has a credential of others, which the path names. */
  credential?: true
  /** Whether the CV has a shared letter, which the path names. */
  letter?: true
  /** Whether somebody who is banned may call it too. */
  banned?: true
}

const hex = 'ab'.repeat(32)
const edit = { headers: { 'if-match': '"1"' } }

const ATTACHED = { fill: { section: 'personalDetails.name' }, credential: true } as const

const ROWS: Record<string, Row> = {
  getHealth: { who: 'anyone', ok: 200 },
  getReadiness: { who: 'anyone', ok: 200 },
  getMetrics: { who: 'anyone', ok: 200 },
  getOpenApi: { who: 'anyone', ok: 200 },
  getConfig: { who: 'anyone', ok: 200 },
  listPlans: { who: 'anyone', ok: 200 },
  showCv: { who: 'anyone', ok: 200, published: true },
  showTemplateCv: { who: 'anyone', ok: 200, published: true },
  showVerification: { who: 'anyone', ok: 200, published: true, query: '?v=1' },
  showCard: { who: 'anyone', ok: 200, published: true },
  // An open CV needs no password; a token that no link has.
  unlockCv: { who: 'anyone', ok: 303, published: true },
  openLink: { who: 'anyone', ok: 404, published: true, fill: { token: 'x'.repeat(22) } },
  readSharing: { who: 'owner', ok: 200 },
  changeSharing: { who: 'owner', ok: 200, body: { expiresAt: null } },
  createLink: { who: 'owner', ok: 201, body: { name: 'Ms Rao' } },
  endLink: { who: 'owner', ok: 404, fill: { linkId: 'none' } },
  readViews: { who: 'owner', ok: 200 },
  listTemplates: { who: 'anyone', ok: 200 },
  showTemplateSample: { who: 'anyone', ok: 200, fill: { template: 'meridian' } },
  readResume: { who: 'anyone', ok: 200, body: { format: 'json-resume', resume: { basics: { name: 'A' } } } },
  // Without Pro.
  downloadPdf: { who: 'owner', ok: 403 },
  downloadDocx: { who: 'owner', ok: 403 },
  downloadMarkdown: { who: 'owner', ok: 200 },
  downloadText: { who: 'owner', ok: 200 },
  previewPage: { who: 'owner', ok: 200 },
  readThumbnail: { who: 'owner', ok: 200 },
  readParserView: { who: 'owner', ok: 200 },
  readCv: { who: 'published', ok: 200 },
  exportJsonResume: { who: 'published', ok: 200 },
  readPicture: { who: 'published', ok: 404, fill: { pictureId: hex } },
  getMe: { who: 'user', ok: 200, banned: true },
  getCvIds: { who: 'user', ok: 200, fill: { email: 'owner@example.org' } },
  listCvs: { who: 'user', ok: 200 },
  createCv: { who: 'user', ok: 201, body: {} },
  readCvFile: { who: 'user', ok: 415, upload: true },
  importCv: { who: 'user', ok: 201, body: { format: 'json-resume', resume: { basics: { name: 'A' } } } },
  changeCv: { who: 'owner', ok: 200, body: { title: 'Changed' }, ...edit },
  removeCv: { who: 'owner', ok: 204 },
  listTrash: { who: 'user', ok: 200 },
  // Of one that is not in the trash: it changes nothing.
  recoverCv: { who: 'owner', ok: 200 },
  nameVersion: { who: 'owner', ok: 200, fill: { version: '1' }, body: { name: 'Before the interview' } },
  listLetters: { who: 'owner', ok: 200 },
  createLetter: { who: 'owner', ok: 201, body: { subject: 'Application' } },
  readLetter: { who: 'owner', ok: 200, letter: true },
  changeLetter: { who: 'owner', ok: 200, letter: true, body: { subject: 'Changed' }, ...edit },
  removeLetter: { who: 'owner', ok: 204, letter: true },
  previewLetter: { who: 'owner', ok: 200, letter: true },
  downloadLetterPdf: { who: 'owner', ok: 403, letter: true },
  downloadLetterDocx: { who: 'owner', ok: 403, letter: true },
  downloadLetterText: { who: 'owner', ok: 200, letter: true },
  showLetter: { who: 'anyone', ok: 200, published: true, letter: true },
  listVersions: { who: 'owner', ok: 200 },
  readVersion: { who: 'owner', ok: 200, fill: { version: '1' } },
  restoreCv: { who: 'owner', ok: 200, body: { version: 1 }, ...edit },
  publishCv: { who: 'owner', ok: 200 },
  unpublishCv: { who: 'owner', ok: 200, published: true },
  duplicateCv: { who: 'owner', ok: 201 },
  attestSection: { who: 'owner', ok: 200, body: { method: 'account' }, fill: { section: 'personalDetails' } },
  readStatement: { who: 'owner', ok: 200, fill: { section: 'personalDetails.name' } },
  removeAttestation: { who: 'owner', ok: 204, fill: { section: 'personalDetails' } },
  readVerification: { who: 'published', ok: 200, published: true },
  listAttestationKeys: { who: 'anyone', ok: 200 },
  listSealCertificates: { who: 'anyone', ok: 200 },
  listCredentials: { who: 'published', ok: 200, published: true },
  // Of a section without a claim.
  downloadCredential: { who: 'published', ok: 404, published: true, fill: { section: 'personalDetails' } },
  readDid: { who: 'anyone', ok: 200 },
  readCheckpoint: { who: 'anyone', ok: 200 },
  readLogKeys: { who: 'anyone', ok: 200 },
  // The path is a pattern.
  readLogTile: { who: 'anyone', ok: 404 },
  readStatusList: { who: 'anyone', ok: 404, fill: { list: '1' } },
  listContexts: { who: 'anyone', ok: 200 },
  readContext: { who: 'anyone', ok: 200, fill: { name: 'www.w3.org-ns-credentials-v2' } },
  addPicture: { who: 'owner', ok: 400, upload: true },
  removePicture: { who: 'owner', ok: 404, fill: { pictureId: hex } },
  addProof: { who: 'owner', ok: 400, fill: { section: 'personalDetails' }, upload: true },
  readProof: { who: 'owner', ok: 200, fill: { section: 'personalDetails' }, proof: true },
  removeProof: { who: 'owner', ok: 204, fill: { section: 'personalDetails' }, proof: true },
  attachCredential: { who: 'owner', ok: 422, query: '?section=personalDetails.name', upload: true },
  readReceivedCredential: { who: 'owner', ok: 200, ...ATTACHED },
  checkCredential: { who: 'owner', ok: 204, ...ATTACHED },
  keepCredential: { who: 'owner', ok: 204, ...ATTACHED },
  removeReceivedCredential: { who: 'owner', ok: 204, ...ATTACHED },
  askInstitution: {
    who: 'owner',
    ok: 201,
    fill: { section: 'personalDetails' },
    body: exampleOf(AskRequest),
  },
  // With a live link of somebody else's CV, which needs no account.
  showRequest: { who: 'anyone', ok: 200 },
  answerRequest: { who: 'anyone', ok: 409, body: { decision: 'revoke' } },
  readRequestProof: { who: 'anyone', ok: 200 },
  showWithdrawal: { who: 'anyone', ok: 200 },
  showOptOut: { who: 'anyone', ok: 200 },
  optOut: { who: 'anyone', ok: 200 },
  verifyCoupon: { who: 'user', ok: 200, query: '?couponCode=NONE&currType=INR&userMailId=owner@example.org' },
  checkout: { who: 'user', ok: 200, body: { amount: 59_000, currType: 'INR' } },
  verifyPayment: {
    who: 'user',
    ok: 400,
    body: { razorpay_payment_id: '', razorpay_order_id: '', razorpay_signature: '', userMailId: 'owner@example.org' },
  },
  listPayments: { who: 'user', ok: 200, banned: true },
  // Of what somebody else has paid.
  downloadReceipt: { who: 'owner', ok: 404, banned: true },
  receiveRazorpayEvent: { who: 'anyone', ok: 400, body: {} },
  listCoupons: { who: 'admin', ok: 200 },
  createCoupon: { who: 'admin', ok: 201, body: { code: 'FRESH', percentOff: 10 } },
  changeCoupon: { who: 'admin', ok: 200, body: { active: true }, fill: { code: 'KEPT' } },
  removeCoupon: { who: 'admin', ok: 204, fill: { code: 'GONE' } },
  listAllPayments: { who: 'admin', ok: 200 },
  refundPayment: { who: 'admin', ok: 200, body: { reason: 'Bought twice' } },
  getWalletConfig: { who: 'anyone', ok: 200 },
  listWalletLoginKeys: { who: 'anyone', ok: 200 },
  showGoogleReturn: { who: 'anyone', ok: 200 },
  // Without a wallet session: who has none is told so, who has no account is a stranger.
  ...Object.fromEntries(
    [
      'endWalletSession',
      'listWallets',
      'listWalletNetworks',
      'listWalletTokens',
      'readWalletPortfolio',
      'listWalletActivity',
      'listWalletNfts',
      'listWalletOrders',
      'listWalletNftOrders',
      'readWalletKeys',
      'readWalletGasValues',
      'verifyWalletSession',
    ].map(name => [name, { who: 'user', ok: 401 } as const]),
  ),
  ...Object.fromEntries(
    [
      ['mintWalletBearer', exampleOf(wallet.WalletBearerRequest)],
      ['grantPaymasterData', exampleOf(wallet.WalletPaymasterRequest)],
      ['executeWalletOperation', exampleOf(wallet.WalletExecuteRequest)],
      ['signWalletMessage', exampleOf(wallet.WalletSignMessageRequest)],
      ['readContractData', exampleOf(wallet.WalletReadContractRequest)],
      ['estimateWalletOrder', exampleOf(wallet.WalletEstimateRequest)],
    ].map(([name, body]) => [name as string, { who: 'user', ok: 401, body } as const]),
  ),
  authenticateWallet: { who: 'user', ok: 400, body: exampleOf(wallet.WalletLoginRequest) },
  sendWalletEmailCode: { who: 'user', ok: 200, body: { data: { email: 'owner@example.org' } } },
  sendWalletWhatsappCode: { who: 'user', ok: 200, body: { data: { whatsapp_number: '9876543210' } } },
  verifyWalletEmailCode: { who: 'user', ok: 400, body: { data: { email: 'owner@example.org' } } },
  verifyWalletWhatsappCode: { who: 'user', ok: 400, body: { data: { whatsapp_number: '9876543210' } } },
  changeUser: { who: 'admin', ok: 200, body: { subscriptionPlan: 'Pro' } },
  getAllUser: { who: 'admin', ok: 200 },
  readUser: { who: 'admin', ok: 200 },
  exportUsers: { who: 'admin', ok: 200 },
  readStats: { who: 'admin', ok: 200 },
  listAudit: { who: 'admin', ok: 200 },
  readAnyPayment: { who: 'admin', ok: 200 },
  moderateCv: { who: 'admin', ok: 204, published: true, body: { reason: 'Not a CV' } },
  exportAccount: { who: 'user', ok: 200, banned: true },
  signOutEverywhere: { who: 'user', ok: 200 },
  // With an address that is nobody's here: accounts.test.ts removes some.
  removeAccount: { who: 'user', ok: 400, body: { email: 'nobody.at.all@example.org' }, banned: true },
}

const app = await startApp(t, (await startUpstream(t)).env)
const owner = { email: 'owner@example.org', name: 'Olga Owner' }
const people = { owner, other: { email: 'other@example.org' }, admin: ADMIN, banned: { email: 'banned@example.org' } }
const tokens = {
  owner: await app.token(people.owner),
  other: await app.token(people.other),
  admin: await app.token(people.admin),
  banned: await app.token(people.banned),
  badToken: 'a.b.c',
}
for (const token of [tokens.owner, tokens.other, tokens.admin, tokens.banned]) {
  await app.anyone().get('/me').set('authorization', `Bearer ${token}`).expect(200)
}
const users = app.connection.collection('users')
await users.updateOne({ email: 'banned@example.org' }, { $set: { banned: true } })
const ownerId = String((await users.findOne({ email: owner.email }))?._id)
// Bought by somebody else: the owner has no Pro.
const paymentId = await boughtBy('buyer@example.org')
for (const code of ['KEPT', 'GONE']) {
  await app
    .anyone()
    .post('/admin/coupons')
    .set('authorization', `Bearer ${tokens.admin}`)
    .send({ code, percentOff: 10 })
    .expect(201)
}

/** The id of a payment that could be refunded. */
async function boughtBy(email: string): Promise<string> {
  const token = await app.token({ email })
  const call = (method: 'get' | 'post', path: string) =>
    app.anyone()[method](path).set('authorization', `Bearer ${token}`)
  const { body } = await call('post', '/cv/checkout').send({ amount: 59_000, currType: 'INR' }).expect(200)
  const paid = await fetch(`${app.sandbox.origin}/razorpay/pay`, {
    method: 'POST',
    body: JSON.stringify({ order_id: body.order.id }),
  })
  const proof = { ...((await paid.json()) as object), userMailId: email }
  await call('post', '/cv/payment_verification').send(proof).expect(200)
  return (await call('get', '/me/payments').expect(200)).body.payments[0].id
}

/** A CV of somebody who is none of the callers, with a proof, and the link that an institution got. */
const lent = await (async () => {
  const lender = await app.as({ email: 'lender@example.org' })
  const { nanoId } = (await lender.post('/cvs').send({ content: contentWith() }).expect(201)).body.cv
  const path = `/cvs/${nanoId}/proofs/personalDetails`
  const { proof } = (await lender.post(path).attach('file', onePage(), 'a.pdf').expect(201)).body
  const asked = { email: 'somebody@university.example', institution: 'University' }
  await lender.post(`/cvs/${nanoId}/verifications/personalDetails`).send(asked).expect(201)
  await app.sendMails()
  const token = /\/verify\/([A-Za-z0-9_-]{43})\n/.exec((await app.inbox(asked.email))[0]?.text ?? '')?.[1] as string
  return { nanoId, token, proofId: proof.id as string }
})()

const operations = app.routes.filter(route => route.schema?.operationId !== undefined && route.method !== 'HEAD')

t.test('every operation has a row, and every row an operation', async t => {
  t.same(operations.map(route => String(route.schema?.operationId)).sort(), Object.keys(ROWS).sort())
})

/** The status that the contract asks for. */
function expected(row: Row, caller: Caller, target: Target): number {
  if (row.who === 'anyone') return target === 'own' ? row.ok : 404
  if (caller === 'badToken') return 401
  if (caller === 'banned' && !row.banned) return 403
  if (row.who === 'published') return caller === 'owner' || row.published ? (target === 'own' ? row.ok : 404) : 404
  if (caller === 'nobody') return 401
  if (row.who === 'user') return row.ok
  if (row.who === 'admin') return caller === 'admin' ? (target === 'own' ? row.ok : 404) : 403
  return caller === 'owner' && target === 'own' ? row.ok : 404
}

async function freshCv(published: boolean): Promise<string> {
  const made = await app
    .anyone()
    .post('/cvs')
    .set('authorization', `Bearer ${tokens.owner}`)
    .send({ title: 'Original', content: contentWith() })
    .expect(201)
  const { nanoId } = made.body.cv
  if (published) {
    await app.anyone().post(`/cvs/${nanoId}/publish`).set('authorization', `Bearer ${tokens.owner}`).expect(200)
  }
  return nanoId
}

const freshProof = async (nanoId: string): Promise<string> => {
  const call = app.anyone().post(`/cvs/${nanoId}/proofs/personalDetails`).attach('file', onePage(), 'a.pdf')
  return (await call.set('authorization', `Bearer ${tokens.owner}`).expect(201)).body.proof.id
}

const freshCredential = async (nanoId: string): Promise<string> => {
  const as = { authorization: `Bearer ${tokens.owner}` }
  const call = app.anyone().post(`/cvs/${nanoId}/credentials?section=personalDetails.name`)
  await call.attach('file', plainCredential, 'a.jwt').set(as).expect(201)
  const { verification } = (await app.anyone().get(`/cvs/${nanoId}`).set(as).expect(200)).body.cv
  return verification.personalDetails.fields.name.credentials[0].id
}

const freshLetter = async (nanoId: string): Promise<string> => {
  await app.connection.collection('letters').deleteMany({})
  const call = app.anyone().post(`/cvs/${nanoId}/letters`).send({ subject: 'Application', shared: true })
  return (await call.set('authorization', `Bearer ${tokens.owner}`).expect(201)).body.letter.id
}

const cvs = app.connection.collection('cvs')
const stored = async (nanoId: string) => JSON.stringify(await cvs.findOne({ _id: nanoId as never }))

/** The owner's CV of the moment; null when the last reply was a success, which may have changed it. */
let current: { nanoId: string; published: boolean } | null = null
async function untouchedCv(published: boolean): Promise<string> {
  if (current?.published !== published) current = { nanoId: await freshCv(published), published }
  return current.nanoId
}
/** What a success bought, ended or made is no part of the next case. */
async function startAnew() {
  current = null
  await users.updateMany({}, { $set: { plan: 'Free', planExpiresAt: null, tokensValidAfter: null } })
  await cvs.deleteMany({ _id: { $ne: lent.nanoId as never } })
}

for (const operation of operations) {
  const name = String(operation.schema?.operationId)
  const row = ROWS[name]
  if (!row) continue
  t.test(`${name}: ${operation.method} ${operation.url}`, async t => {
    const hasId = operation.url.includes(':id')
    for (const target of (hasId ? ['own', 'missing', 'malformed'] : ['own']) as Target[]) {
      for (const caller of ['nobody', 'owner', 'other', 'admin', 'banned', 'badToken'] as Caller[]) {
        const nanoId = await untouchedCv(row.published ?? false)
        const realId = operation.url.startsWith('/admin/users')
          ? ownerId
          : /^\/(admin|me)\/payments/.test(operation.url)
            ? paymentId
            : nanoId
        const id =
          target === 'own' ? realId : target === 'missing' ? realId.replace(/^./g, c => (c === '0' ? '1' : '0')) : 'x'
        const named: Record<string, string> = { ...row.fill, ...(operation.url.startsWith('/verify/') && lent) }
        if (row.proof) named.proofId = await freshProof(nanoId)
        if (row.credential) named.credentialId = await freshCredential(nanoId)
        if (row.letter) named.letterId = target === 'malformed' ? 'x' : await freshLetter(nanoId)
        const path = operation.url.replace(/:(\w+)/g, (_, key: string) => named[key] ?? id) + (row.query ?? '')
        const before = await stored(nanoId)
        const call = app.anyone()[operation.method.toLowerCase() as 'get'](path)
        for (const [header, value] of Object.entries(row.headers ?? {})) call.set(header, value)
        if (caller !== 'nobody') call.set('authorization', `Bearer ${tokens[caller]}`)
        if (row.upload) call.attach('file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]), 'x.png')
        else if (row.body !== undefined) call.send(row.body as object)
        const reply = await call
        // Where an address says who is meant, "not yours" is 403; an admin may look up plans, and buys as themselves.
        const isMailed = name === 'verifyCoupon' || name === 'verifyPayment'
        const isForeignMail =
          (name === 'getCvIds' && caller === 'other') || (isMailed && (caller === 'other' || caller === 'admin'))
        t.equal(reply.status, isForeignMail ? 403 : expected(row, caller, target), `${caller}, ${target}`)
        if (reply.status >= 400 && !/^\/(new-)?cv\//.test(path)) {
          t.match(reply.body, { success: false, code: String, message: String, requestId: String })
        }
        const mayChange = caller === 'owner' || (caller === 'admin' && name === 'moderateCv')
        if (!mayChange) t.equal(await stored(nanoId), before, `${caller} changed nothing`)
        if (reply.status < 400) await startAnew()
      }
    }
  })
}
