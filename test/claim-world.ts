// Several accounts with several names and CVs, which claim, change, copy, publish, withdraw and remove at random, through HTTP; and the model
// of what their CVs must show.
import { createSigningKeys } from '../api/claims/signing-keys.ts'
import { factsOf, kindOfPath, type Scope } from '../api/core/claims/subject.ts'
import type { CvContentData, CvData } from '../api/core/contract/cv.ts'
import { publicContent } from '../api/core/cv/audience.ts'
import { ownersValues, sectionValues } from '../api/core/cv/section-values.ts'
import { brokenInReply, brokenLaws, newModel, type Said, saidAt } from './claim-model.ts'
import type { VerificationBody } from './claims-harness.ts'
import { randomOf } from './dose.ts'
import { startApp } from './harness.ts'
import { newJwks } from './wallet-upstream.ts'

export type Broken = string[]
const ACCOUNTS = 5
const CVS = 6
const NAMES = ['Ana Rao', 'ANA  rao', 'Eve Roy', 'आना राव', 'Ana B. Rao']
const WORDS = ['Weaver', 'Weaver.', 'Wéaver', 'Potter']
const PROSE = ['', 'Weaves.', 'Weaves more.']

type Owned = { email: string; nanoId: string; isPublished: boolean; isTrashed: boolean }
type Confirmed = { token: string; said: Said }

export async function createClaimWorld(t: Parameters<typeof startApp>[0], seed: number) {
  const app = await startApp(t, { ATTESTATION_KEYS: newJwks('attest-1') })
  const random = randomOf(seed)
  const model = newModel()
  const emails = Array.from({ length: ACCOUNTS }, (_, at) => `holder${at}@mail.example`)
  const agents = new Map<string, Awaited<ReturnType<typeof app.as>>>()
  for (const [at, email] of emails.entries()) {
    const agent = await app.as({ email, name: `Account ${at}`, expiresIn: 86_400 })
    await agent.get('/me').expect(200)
    agents.set(email, agent)
  }
  const as = (email: string) => agents.get(email) as Awaited<ReturnType<typeof app.as>>
  const below = (count: number) => Math.floor(random() * count)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  let owned: Owned[] = []
  let confirmed: Confirmed[] = []
  let asked = 0

  const keys = createSigningKeys({
    ...app.config,
    keys: app.config.attestationKeys,
    store: { keepKeys: async () => {}, listKeys: async () => [] },
    clockMs: () => 0,
  })
  const findOwn = async ({ email, nanoId }: Pick<Owned, 'email' | 'nanoId'>): Promise<CvData> =>
    (await as(email).get(`/cvs/${nanoId}`).expect(200)).body.cv
  const verification = async (nanoId: string): Promise<VerificationBody> =>
    (await app.anyone().get(`/cvs/${nanoId}/verification`).expect(200)).body

  const someId = () => `i${below(1_000_000)}`
  function someContent(name = pick(NAMES)): CvContentData {
    const job = () => ({
      id: someId(),
      position: pick(WORDS),
      company: pick(['Kaveri', 'Ganga']),
      startDate: pick(['2019', '2020']),
      ...(random() < 0.3 && { group: someId() }),
      ...(random() < 0.7 && { description: pick(PROSE) }),
      ...(random() < 0.15 && { hidden: true }),
    })
    return {
      personalDetails: {
        name,
        email: 'shown@mail.example',
        location: pick(['Pune', 'Chennai']),
        own: [{ label: 'Nationality', value: pick(['Indian', 'Nepali']), ...(random() < 0.5 && { public: true }) }],
      },
      profileSummary: pick(PROSE),
      education: {
        class12: {
          institution: pick(['School A', 'School B']),
          score: pick(['92', '93']),
          ...(random() < 0.3 && { scoreKind: 'percentage', scoreScale: '100' }),
        },
      },
      skills: [{ id: someId(), name: pick(WORDS), keywords: [pick(['silk', 'wool'])] }],
      experience: [job(), job()],
    }
  }

  async function create(email: string, content: CvContentData): Promise<CvData> {
    const { cv } = (await as(email).post('/cvs').send({ content }).expect(201)).body
    owned.push({ email, nanoId: cv.nanoId, isPublished: false, isTrashed: false })
    return cv
  }
  const stateOf = (nanoId: string) => owned.find(one => one.nanoId === nanoId) as Owned
  async function publish(email: string, nanoId: string): Promise<void> {
    await as(email).post(`/cvs/${nanoId}/publish`).expect(200)
    stateOf(nanoId).isPublished = true
  }
  async function remove(email: string, nanoId: string): Promise<void> {
    await as(email).delete(`/cvs/${nanoId}?now=true`).expect(204)
    owned = owned.filter(one => one.nanoId !== nanoId)
  }
  const save = (email: string, { nanoId, version }: CvData, edit: object) =>
    as(email).put(`/cvs/${nanoId}`).set('if-match', `"${version}"`).send(edit).expect(200)

  /** What the model has about the words of a section of the draft. */
  function saidIn(email: string, cv: CvData, section: string, scope: Scope): Said {
    const value = ownersValues(cv.content, cv.privacy).get(section)
    const kind = kindOfPath(section) as string
    const facts = scope === 'facts' ? factsOf(value) : null
    return saidAt(model, email, cv.content.personalDetails.name, kind, facts ? 'facts' : 'whole', facts ?? value)
  }
  async function attest(email: string, nanoId: string, section: string): Promise<void> {
    const cv = await findOwn({ email, nanoId })
    await as(email).put(`/cvs/${nanoId}/attestations/${section}`).send({ method: 'account' }).expect(200)
    saidIn(email, cv, section, 'whole').attested = true
  }
  /** `isModelled` false: the withdrawn attestation is none that the model has. */
  async function withdraw(email: string, nanoId: string, section: string, isModelled = true): Promise<void> {
    const cv = await findOwn({ email, nanoId })
    await as(email).delete(`/cvs/${nanoId}/attestations/${section}`).expect(204)
    if (!isModelled) return
    const ended = [saidIn(email, cv, section, 'whole')]
    const shown = cv.published && (await as(email).get(`/cvs/${nanoId}?audience=public`).expect(200)).body.cv
    const value = shown && sectionValues(shown.content).get(section)
    if (value) {
      const { name } = shown.content.personalDetails
      ended.push(saidAt(model, email, name, kindOfPath(section) as string, 'whole', value))
    }
    for (const said of new Set(ended)) if (said.attested) end(said, () => (said.attested = false))
  }
  function end(said: Said, change: () => unknown): void {
    change()
    said.withdrawn = true
    model.withdrawals++
  }
  /** Asks an institution, which confirms; returns the secret of its link. */
  async function confirm(email: string, nanoId: string, section: string, scope: Scope): Promise<string> {
    const cv = await findOwn({ email, nanoId })
    const said = saidIn(email, cv, section, scope)
    // Limits of mails are not the subject here.
    await app.connection.collection('mail_ledgers').deleteMany({})
    const address = `registrar${++asked}@uni${below(3)}.example`
    const request = { email: address, institution: 'The University', scope }
    await as(email).post(`/cvs/${nanoId}/verifications/${section}`).send(request).expect(201)
    await app.sendMails()
    const token = /\/verify\/([A-Za-z0-9_-]{43})\n/.exec((await app.inbox(address))[0]?.text ?? '')?.[1] ?? ''
    await app.anyone().post(`/verify/${token}`).send({ decision: 'confirm', name: 'Dr. Iyer' }).expect(200)
    said.confirmed.add(token)
    confirmed.push({ token, said })
    return token
  }
  async function revoke(token: string): Promise<void> {
    await app.anyone().post(`/verify/${token}`).send({ decision: 'revoke' }).expect(200)
    const { said } = confirmed.find(one => one.token === token) as Confirmed
    confirmed = confirmed.filter(one => one.token !== token)
    end(said, () => said.confirmed.delete(token))
  }

  const alive = () => owned.filter(({ isTrashed }) => !isTrashed)
  const hasRoom = (email: string) => owned.filter(one => one.email === email).length < CVS
  /** A section of a draft that strangers see or will see. */
  async function someSection({ email, nanoId }: Owned): Promise<string> {
    const { content, privacy } = await findOwn({ email, nanoId })
    const shown = [...sectionValues(publicContent(content, privacy)).keys()]
    return pick(shown.filter(path => kindOfPath(path) !== null))
  }
  async function importFrom(source: Owned, email: string): Promise<void> {
    const resume = (await as(source.email).get(`/cvs/${source.nanoId}/json-resume`).expect(200)).body
    const { cv } = (await as(email).post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)).body
    owned.push({ email, nanoId: cv.nanoId, isPublished: false, isTrashed: false })
  }
  async function duplicate({ email, nanoId }: Owned): Promise<void> {
    const { cv } = (await as(email).post(`/cvs/${nanoId}/duplicate`).expect(201)).body
    owned.push({ email, nanoId: cv.nanoId, isPublished: false, isTrashed: false })
  }
  async function edit(one: Owned): Promise<void> {
    const cv = await findOwn(one)
    const next = someContent(random() < 0.8 ? cv.content.personalDetails.name : undefined)
    const part = pick(['experience', 'skills', 'education', 'profileSummary', 'personalDetails'] as const)
    await save(one.email, cv, { content: { ...cv.content, [part]: next[part] } })
  }
  async function restore(one: Owned): Promise<void> {
    const cv = await findOwn(one)
    const { versions } = (await as(one.email).get(`/cvs/${one.nanoId}/versions`).expect(200)).body
    const { version } = pick(versions as { version: number }[])
    const call = as(one.email).post(`/cvs/${one.nanoId}/restore`).set('if-match', `"${cv.version}"`)
    await call.send({ version }).expect(200)
  }

  type Operation = (one: Owned) => Promise<unknown>
  const OPERATIONS: Record<string, Operation> = {
    edit,
    'edit again': edit,
    publish: ({ email, nanoId }) => publish(email, nanoId),
    attest: async one => attest(one.email, one.nanoId, await someSection(one)),
    'attest too': async one => attest(one.email, one.nanoId, await someSection(one)),
    confirm: async one => confirm(one.email, one.nanoId, await someSection(one), random() < 0.8 ? 'facts' : 'whole'),
    revoke: async () => confirmed.length > 0 && revoke(pick(confirmed).token),
    withdraw: async one => withdraw(one.email, one.nanoId, await someSection(one)),
    duplicate: async one => hasRoom(one.email) && duplicate(one),
    import: async one => {
      const email = pick(emails)
      if (hasRoom(email)) await importFrom(one, email)
    },
    restore,
    unpublish: async one => {
      await as(one.email).post(`/cvs/${one.nanoId}/unpublish`).expect(200)
      one.isPublished = false
    },
    trash: async one => {
      await as(one.email).delete(`/cvs/${one.nanoId}`).expect(204)
      Object.assign(one, { isTrashed: true, isPublished: false })
    },
    recover: async () => {
      const trashed = owned.filter(({ isTrashed }) => isTrashed)
      if (trashed.length === 0) return
      const one = pick(trashed)
      await as(one.email).post(`/cvs/${one.nanoId}/recover`).expect(200)
      one.isTrashed = false
    },
    remove: ({ email, nanoId }) => remove(email, nanoId),
    privacy: async one => {
      const cv = await findOwn(one)
      await save(one.email, cv, { privacy: { ...cv.privacy, location: pick(['public', 'private']) } })
    },
  }

  async function check(one: Owned): Promise<Broken> {
    const broken = brokenLaws(model, one.email, await findOwn(one), true)
    if (!one.isPublished) return broken
    const shown = (await app.anyone().get(`/cvs/${one.nanoId}`).expect(200)).body.cv
    const reply = await brokenInReply(model, one.email, await verification(one.nanoId))
    return [...broken, ...brokenLaws(model, one.email, shown, false), ...reply]
  }
  const checkThese = async (list: readonly Owned[]): Promise<Broken> => {
    const broken: Broken = []
    for (const one of list) broken.push(...(await check(one)))
    return broken
  }

  return {
    app,
    keys,
    model,
    emails,
    verification,
    create,
    publish,
    remove,
    attest,
    withdraw,
    confirm,
    revoke,
    idOf: async (email: string) => String((await app.connection.collection('users').findOne({ email }))?._id),
    /** One random operation; its name. */
    async step(): Promise<string> {
      const list = alive()
      if (list.length < ACCOUNTS) {
        for (const { email, nanoId } of owned.filter(({ isTrashed }) => isTrashed)) await remove(email, nanoId)
        await create(pick(emails.filter(hasRoom)), someContent())
        return 'create'
      }
      const name = pick(Object.keys(OPERATIONS))
      await OPERATIONS[name]?.(pick(list))
      return name
    },
    checkAll: () => checkThese(alive()),
    /** A CV at random. */
    checkSome: () => checkThese(alive().length > 0 ? [pick(alive())] : []),
  }
}
