// An owner with an account and a wallet whose key the test holds, for tests of claims and their verification.
import { Wallet } from 'ethers'
import { createSigningKeys } from '../api/claims/signing-keys.ts'
import { digestedWords, type Scope, type Words } from '../api/core/claims/subject.ts'
import type { CvContentData } from '../api/core/contract/cv.ts'
import { type Companion, startApp } from './harness.ts'
import { newJwks, startHolder, startUpstream } from './wallet-upstream.ts'

type Owned = { userId: string }
const collectionsOf = ({ connection }: Awaited<ReturnType<typeof startApp>>) => ({
  cvs: connection.collection('cvs'),
  claims: connection.collection('claims'),
})
type Teardown = { teardown(fn: () => unknown): void }
export type Method = 'account' | 'wallet'

/** A CV of which each level can be shown: sections to attest, to confirm, and one that is only stated. */
export const CLAIMED = {
  personalDetails: { name: 'Ana' },
  skills: [
    { id: 'go', name: 'Go' },
    { id: 'c', name: 'C' },
    { id: 'plain', name: 'Typing' },
  ],
  awards: [{ id: 'best', title: 'Best Paper' }],
}
let people = 0
/** The same sections under a name that no other CV has, so that there are no claims about them yet. */
export const newlyNamed = () => ({ ...CLAIMED, personalDetails: { name: `Ana Nr${++people}` } })
export const OWNER = { email: 'ana@example.org', name: 'Ana Śrī' }

/** A service with its own attestation keys; `env` overrides. */
export async function startClaims(t: Teardown, env: Record<string, string> = {}, companion: Companion = {}) {
  const upstream = await startUpstream(t)
  const app = await startApp(t, { ...upstream.env, ATTESTATION_KEYS: newJwks('attest-1'), ...env }, companion)
  const wallet = Wallet.createRandom()
  upstream.setReply('GET /wallets', () => ({
    body: { status: 'success', data: [{ caip_id: 'eip155:137', network_name: 'POLYGON', address: wallet.address }] },
  }))
  const token = await app.token(OWNER)
  await startHolder(app, OWNER.email, { token })
  const owner = await app.as(OWNER)

  const statementOf = async (nanoId: string, section: string): Promise<string> =>
    (await owner.get(`/cvs/${nanoId}/attestations/${section}/statement`).expect(200)).body.statement
  const put = (nanoId: string, section: string, body: object) =>
    owner.put(`/cvs/${nanoId}/attestations/${section}`).send(body)

  /** The service's own signing, for confirmations, which otherwise only an institution's answer causes. */
  const keys = createSigningKeys({
    ...app.config,
    keys: app.config.attestationKeys,
    store: { keepKeys: async () => {}, listKeys: async () => [] },
    clockMs: () => 0,
  })

  /** Attests a section of the draft, with a wallet each personal detail; fails if the service refuses it. */
  async function attest(nanoId: string, section: string, method: Method = 'account'): Promise<Attested> {
    if (section === 'personalDetails' && method === 'wallet') {
      const { body } = await owner.get(`/cvs/${nanoId}`).expect(200)
      const fields = Object.keys(body.cv.verification.personalDetails.fields)
      let last: Attested | undefined
      for (const field of fields) last = await attest(nanoId, `personalDetails.${field}`, method)
      return last as Attested
    }
    const statement = method === 'wallet' ? await statementOf(nanoId, section) : undefined
    const signed = statement === undefined ? {} : { statement, signature: await wallet.signMessage(statement) }
    return (await put(nanoId, section, { method, ...signed }).expect(200)).body
  }

  const verification = async (nanoId: string) =>
    (await app.anyone().get(`/cvs/${nanoId}/verification`).expect(200)).body as VerificationBody

  /** Attests all that strangers see by account. */
  async function attestWhole(nanoId: string): Promise<void> {
    for (const { section, scope } of (await verification(nanoId)).claims) {
      if (scope === 'whole') await attest(nanoId, section)
    }
  }

  /**
   * Stores a confirmation of a published section as an institution's answer does, signed by the service's own key: of its facts, where it
   * has any and `scope` does not say otherwise.
   */
  async function confirmIn(
    nanoId: string,
    section: string,
    change: object = {},
    scope: Scope = 'facts',
  ): Promise<void> {
    const { holder, name: person, claims: shown } = await verification(nanoId)
    const { value } = shown.find(one => one.section === section)
    const words = digestedWords(holder, section, value) as Words
    const { kind } = words
    const target =
      scope === 'facts' && words.facts
        ? { scope, ...words.facts }
        : { scope: 'whole' as const, digest: words.whole, value }
    const at = new Date('2026-11-21T10:00:00Z')
    const request = {
      id: 'r1',
      email: 'dean@uni.example',
      domain: 'uni.example',
      isFreeMail: false,
      isOwnDomain: false,
      institution: 'The University',
      person,
      language: 'en',
      at,
      status: 'confirmed' as const,
      name: 'Dean D',
      note: 'a private note',
      decidedAt: at,
      signature: null,
      ...change,
    }
    const requests = [{ ...request, signature: keys.signConfirmation(request, { holder, kind, ...target }) }]
    const { cvs, claims } = collectionsOf(app)
    const { userId } = (await cvs.findOneAndUpdate({ _id: nanoId as never }, { $inc: { rev: 1 } })) as unknown as Owned
    const empty = { attestations: [], evidence: [], credentials: [], at, rev: 1, unsettled: false, events: [] }
    const $setOnInsert = {
      ...empty,
      _id: `${target.digest}-${userId}` as never,
      holder,
      kind,
      person,
      value: target.value,
      scope: target.scope,
    }
    await claims.updateOne({ userId, digest: target.digest }, { $set: { requests }, $setOnInsert }, { upsert: true })
    app.forgetPages(nanoId)
  }

  return {
    app,
    keys,
    verification,
    confirmIn,
    upstream,
    owner,
    wallet,
    statementOf,
    put,
    attest,
    attestWhole,
    async make(content: CvContentData, publish = false): Promise<string> {
      const { body } = await owner.post('/cvs').send({ title: 'T', content }).expect(201)
      if (publish) await owner.post(`/cvs/${body.cv.id}/publish`).expect(200)
      return body.cv.id
    },
    /** Saves on the current version. */
    async save(nanoId: string, edit: object) {
      const { body } = await owner.get(`/cvs/${nanoId}`).expect(200)
      const saved = await owner.put(`/cvs/${nanoId}`).set('if-match', `"${body.cv.version}"`).send(edit).expect(200)
      return saved.body.cv
    },
    publish: async (nanoId: string) => (await owner.post(`/cvs/${nanoId}/publish`).expect(200)).body.cv,
    draft: async (nanoId: string) => (await owner.get(`/cvs/${nanoId}`).expect(200)).body.cv,
    snapshot: async (nanoId: string) => (await app.anyone().get(`/cvs/${nanoId}`).expect(200)).body.cv,
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the replies have no types
type Attested = { attestation: any; cv: any }
export type VerificationBody = {
  format: 3
  holder: string
  name: string
  asOf: string
  cv: string
  origin: string
  version: number
  // biome-ignore lint/suspicious/noExplicitAny: the replies have no types
  claims: any[]
  // biome-ignore lint/suspicious/noExplicitAny: the replies have no types
  keys: any[]
}

/** The entry of a section in a CV's verification. */
// biome-ignore lint/suspicious/noExplicitAny: replies are read as they come
export function entryOf(cv: any, section: string): any {
  const [kind = '', id] = section.split('.')
  if (kind === 'personalDetails' && id !== undefined) return cv.verification.personalDetails.fields[id]
  return id === undefined ? cv.verification[kind] : cv.verification[kind][id]
}
