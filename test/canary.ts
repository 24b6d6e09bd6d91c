// Leaves a word in every field that the service stores about a person, through the API alone: for tests of the export and of the
// removal of accounts.
import { Buffer } from 'node:buffer'
import * as schemas from '../api/core/contract/cv.ts'
import { onePage } from './fixtures/hostile-pdfs.ts'
import type { TestApp } from './harness.ts'

type Agent = Awaited<ReturnType<TestApp['as']>>
type SchemaPart = {
  $id?: string
  $ref?: string
  items?: SchemaPart
  properties?: Record<string, SchemaPart>
  pattern?: string
  type?: string
  enum?: string[]
}
const schemaNamed = (id: string) =>
  (Object.values(schemas).flat() as SchemaPart[]).find(schema => schema.$id === id) as SchemaPart

/** A value of the schema with every optional part, each text from `say`. */
function filled(schema: SchemaPart, say: () => string, name = ''): unknown {
  if (schema.$ref) return filled(schemaNamed(schema.$ref), say, name)
  if (schema.properties) {
    const named = Object.entries(schema.properties).filter(([key]) => !/^(order|imageUrl|hidden|scoreScale)$/.test(key))
    return Object.fromEntries(named.map(([key, part]) => [key, filled(part, say, key)]))
  }
  if (schema.items) return [filled(schema.items, say, name)]
  if (schema.type === 'boolean') return true
  if (name === 'scoreKind') return 'grade' // The other kinds want a number as the result; a grade has no scale.
  if (schema.enum) return schema.enum[0]
  if (name === 'id') return say()
  if (schema.pattern) return '2020-02'
  return name === 'url' ? `https://example.org/${say()}` : say()
}

/** `texts`: all texts that were stored, each with `word` in it; `proof`: the bytes of the evidence file. */
export async function leaveTraces(app: TestApp, agent: Agent, word: string) {
  const texts: string[] = []
  const say = () => {
    texts.push(`${word}t${texts.length}`)
    return texts.at(-1) as string
  }
  const content = filled(schemas.CvContent as SchemaPart, say) as schemas.CvContentData
  const made = await agent
    .post('/cvs')
    .set('idempotency-key', `key-${word}-0123456789`)
    .send({ title: say(), content })
    .expect(201)
  const id = made.body.cv.id as string
  const skill = `skills.${content.skills?.[0]?.id}`
  const study = `education.${content.education?.other?.[0]?.id}`

  await agent.put(`/cvs/${id}/attestations/${skill}`).send({ method: 'account' }).expect(200)
  const proof = onePage([`<< /Title (${word}) >>`], { trailer: '/Info 5 0 R' })
  await agent.post(`/cvs/${id}/proofs/${skill}`).attach('file', proof, `${say()}.pdf`).expect(201)
  await askAndConfirm(app, agent, `/cvs/${id}/verifications/${skill}`, say)
  // A request that is never answered.
  const open = { email: `rector@${say()}.example`, institution: say() }
  await agent.post(`/cvs/${id}/verifications/${study}`).send(open).expect(201)

  await agent.post(`/cvs/${id}/publish`).expect(200)
  for (const path of [`/cv/${id}`, `/new-cv/${id}`, `/cv/${id}/card.png`]) await app.anyone().get(path).expect(200)
  const letter = { title: say(), to: say(), subject: say(), body: say(), date: '2026-03-15', shared: true }
  const { body } = await agent.post(`/cvs/${id}/letters`).send(letter).expect(201)
  await app.anyone().get(`/cv/${id}/letter/${body.letter.id}`).expect(200)
  const operations = [{ op: 'add', path: '/content/interests/-', value: { name: say() } }]
  await agent.post(`/cvs/${id}/proposals`).send({ version: 1, reason: say(), operations }).expect(201)
  await agent
    .patch(`/cvs/${id}/sharing`)
    .send({ password: `secret ${word}`, expiresAt: '2990-01-01T00:00:00Z' })
    .expect(200)
  const { link } = (await agent.post(`/cvs/${id}/links`).send({ name: say() }).expect(201)).body
  await app.anyone().get(new URL(link.url).pathname).expect(303)
  await app.anyone().get(`/cv/${id}`).set('user-agent', 'Mozilla/5.0').expect(403)
  await agent.get(`/cvs/${id}/docx`).expect(200)
  await agent.put(`/cvs/${id}`).set('if-match', '"1"').send({ title: say() }).expect(200)
  await agent.patch(`/cvs/${id}/versions/1`).send({ name: say() }).expect(200)
  // It stays in the trash, with a letter.
  const job = { title: say(), company: say() }
  const copy = await agent.post(`/cvs/${id}/job-copies`).send(job).expect(201)
  await agent.post(`/cvs/${copy.body.cv.id}/letters`).send({ body: say() }).expect(201)
  await agent.delete(`/cvs/${copy.body.cv.id}`).expect(204)
  const resume = { basics: { name: say(), 'x-own': { any: [say()] } }, publications: [{ name: say() }] }
  await agent.post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)
  return { id, texts, proof }
}

async function askAndConfirm(app: TestApp, agent: Agent, path: string, say: () => string) {
  const email = `dean@${say()}.example`
  await agent.post(path).send({ email, institution: say() }).expect(201)
  await app.sendMails()
  const [mail] = await app.inbox(email)
  const link = /\/verify\/[A-Za-z0-9_-]{43}/.exec(mail?.text ?? '')?.[0] as string
  await app.anyone().post(link).send({ decision: 'confirm', name: say(), note: say() }).expect(200)
}

/** A document of the database as text, its bytes as one character each. */
export const documentText = (document: unknown): string =>
  JSON.stringify(document, function (this: Record<string, unknown>, key, value) {
    const raw = this[key] as { _bsontype?: string; buffer?: Uint8Array } | null | undefined
    return raw?._bsontype === 'Binary' && raw.buffer ? Buffer.from(raw.buffer).toString('latin1') : value
  })
