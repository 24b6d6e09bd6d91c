// A service with CV owners, and helpers to ask an institution, to read its mails and to answer.
import { contentWith, startApp } from './harness.ts'
import { newJwks } from './wallet-upstream.ts'

const ANA = { email: 'ana@mail.example', name: 'Ana Śrī' }
export const EDUCATION = 'education.undergraduation'
export const confirm = { decision: 'confirm', name: 'Dr. Meera Iyer' }
export const study = {
  id: 'ug',
  institution: 'University of Example',
  degree: 'B.Sc. <b>Honours</b>',
  endDate: '2019-06',
}
export const content = contentWith({
  personalDetails: { name: 'Ana <i>Śrī</i>', email: 'ana.private@home.example' },
  education: { undergraduation: study },
  skills: [
    { id: 'weaving', name: 'Weaving' },
    { id: 'secret', name: 'Secret', hidden: true },
  ],
})

/** Starts a service; `ana` is signed in. `keys`: that sign its attestations. */
export async function startInstitutions(t: Parameters<typeof startApp>[0], keys = newJwks('attest-1')) {
  const app = await startApp(t, { ATTESTATION_KEYS: keys })
  const ana = await app.as(ANA)
  type Asker = typeof ana
  const collection = (name: string) => app.connection.collection<Record<string, unknown> & { _id: string }>(name)
  const requests = collection('verification_requests')

  async function make(who: Asker = ana, publish = false): Promise<string> {
    const { nanoId } = (await who.post('/cvs').send({ content }).expect(201)).body.cv
    if (publish) await who.post(`/cvs/${nanoId}/publish`).expect(200)
    return nanoId
  }
  const ask = (
    cv: string,
    email: string,
    section = EDUCATION,
    who: Asker = ana,
    institution = 'University of Example',
    more: object = {},
  ) => who.post(`/cvs/${cv}/verifications/${section}`).send({ email, institution, ...more })
  async function mailsTo(email: string) {
    await app.sendMails()
    return app.inbox(email)
  }
  async function tokenFrom(email: string): Promise<string> {
    const token = /\/verify\/([A-Za-z0-9_-]{43})\n/.exec((await mailsTo(email))[0]?.text ?? '')?.[1]
    if (!token) throw new Error(`no link for ${email}`)
    return token
  }
  /** A CV with a confirmation request for its education, and the link in the mail. */
  async function asked(email: string, publish = false, who: Asker = ana) {
    const cv = await make(who, publish)
    const { body } = await ask(cv, email, EDUCATION, who).expect(201)
    return { cv, id: body.request.id as string, token: await tokenFrom(email) }
  }
  const page = (token: string) => app.anyone().get(`/verify/${token}`).set('accept', 'text/html')
  const decide = (token: string, body: object) => app.anyone().post(`/verify/${token}`).send(body)
  const form = (token: string, body: object) => app.anyone().post(`/verify/${token}`).type('form').send(body)
  const entry = async (cv: string) =>
    (await ana.get(`/cvs/${cv}`).expect(200)).body.cv.verification.education.undergraduation
  const strangersSee = async (cv: string) =>
    (await app.anyone().get(`/cvs/${cv}`).expect(200)).body.cv.verification.education.undergraduation
  const subjects = async (email = ANA.email) => (await mailsTo(email)).map(({ subject }) => subject)
  let people = 0
  /** A user without requests so far, because a user may make ten a day. */
  const newAsker = () => app.as({ email: `asker${++people}@mail.example`, name: 'Somebody' })

  return {
    app,
    ana,
    collection,
    requests,
    make,
    ask,
    mailsTo,
    tokenFrom,
    asked,
    page,
    decide,
    form,
    entry,
    strangersSee,
    subjects,
    newAsker,
    /** The address of the last user from `newAsker`. */
    lastAddress: () => `asker${people}@mail.example`,
  }
}
