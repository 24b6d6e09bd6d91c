// JOBS=off: a copy leaves the shared background work to other copies, and does its own.
import { createCv } from './cv-calls.ts'
import { contentWith, startApp } from './harness.ts'
import { until } from './processes.ts'
import t from './tap.ts'
import { newJwks } from './wallet-upstream.ts'

const PERSON = { email: 'ana@mail.example', name: 'Ana' }
const INSTITUTION = 'registrar@university.example'

t.test('a copy with JOBS=off answers and counts, and another one sends its mails', async t => {
  const env = { ATTESTATION_KEYS: newJwks('attest-1') }
  const web = await startApp(t, { ...env, JOBS: 'off' }, { growsLog: true })
  const { certsUrl, issuers } = web.config.google
  const ana = await web.as(PERSON)
  const content = contentWith({ skills: [{ id: 'weaving', name: 'Weaving' }] })
  const nanoId = await createCv(ana, { content })
  await ana.post(`/cvs/${nanoId}/publish`).expect(200)
  const asked = { email: INSTITUTION, institution: 'University of Example' }
  await ana.post(`/cvs/${nanoId}/verifications/skills.weaving`).send(asked).expect(201)
  await ana.put(`/cvs/${nanoId}/attestations/personalDetails.name`).send({ method: 'account' })
  const rows = (name: string, filter: object = {}) => web.connection.collection(name).countDocuments(filter)
  // Between two views that were written there are five seconds: mails are sent, and the log grows, sooner than that.
  for (let views = 1; views <= 2; views++) {
    await web.anyone().get(`/cv/${nanoId}`).set('user-agent', 'Mozilla/5.0 Firefox/140.0').expect(200)
    await until('the view was written', async () => (await rows('cv_views', { count: views })) === 1)
  }
  t.equal(await rows('mails', { state: 'waiting' }), 2, 'the mails to both sides wait')
  t.ok((await rows('log_queue', { index: null })) >= 1, 'as does the claim for its place in the log')

  const other = await startApp(
    t,
    {
      ...env,
      GOOGLE_CERTS_URL: certsUrl,
      GOOGLE_ISSUER: issuers.join(','),
      MONGODB_URI: web.config.mongodbUri,
    },
    { growsLog: true },
  )
  await until('the mail was sent there', async () => (await other.inbox(INSTITUTION)).length > 0)
  t.same(await web.inbox(INSTITUTION), [])
})
