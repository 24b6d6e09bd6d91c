// A confirmation and an attestation belong to one person, one CV and one text: every way to carry them to another one ends
// without the badge, on every page, in every file and reply and in the program that checks CVs; brought back, they are back.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { entryOf } from '../claims-harness.ts'
import { partsOf } from '../docx-reader.ts'
import { isLong } from '../dose.ts'
import { confirm, EDUCATION, startInstitutions } from '../institutions-harness.ts'
import t from '../tap.ts'
import { pageTextsOf } from '../typeset-reader.ts'

const { app, collection, tokenFrom, decide, page } = await startInstitutions(t)
const { checkCv } = (await import(
  pathToFileURL(join(projectRoot, 'dist', 'site', 'verify-cv.mjs')).href
)) as typeof import('../../scripts/verify-cv.ts')
const cvs = collection('cvs')

type Agent = Awaited<ReturnType<typeof app.as>>
type World = { id: string; who: Agent; email: string; token: string }
const NAME = 'Ana Rao'
const DOMAIN = 'uni.example'
const study = { id: 'ug', institution: 'University of Example', degree: 'B.Sc.' }
const skill = { id: 'weaving', name: 'Weaving' }
const content: CvContentData = {
  personalDetails: { name: NAME },
  education: { undergraduation: study },
  skills: [skill],
}
const named = (name: string): CvContentData => ({ ...content, personalDetails: { name } })

const create = async (who: Agent, of: CvContentData = content): Promise<string> =>
  (await who.post('/cvs').send({ content: of }).expect(201)).body.cv.nanoId
const publish = async ({ id, who }: World) => void (await who.post(`/cvs/${id}/publish`).expect(200))
async function save({ id, who }: World, of: CvContentData): Promise<void> {
  const { version } = (await who.get(`/cvs/${id}`).expect(200)).body.cv
  await who.put(`/cvs/${id}`).set('if-match', `"${version}"`).send({ content: of }).expect(200)
}
let people = 0
async function signIn(name = NAME) {
  const email = `moved${++people}@mail.example`
  const who = await app.as({ email, name })
  await who.get('/me').expect(200)
  const planExpiresAt = new Date(Date.now() + 86_400_000)
  await collection('users').updateOne({ email }, { $set: { plan: 'Pro', planExpiresAt } })
  return { who, email }
}
async function askAt({ id, who }: Pick<World, 'id' | 'who'>, address: string, section = EDUCATION): Promise<string> {
  const asked = { email: address, institution: 'University of Example' }
  await who.post(`/cvs/${id}/verifications/${section}`).send(asked).expect(201)
  return tokenFrom(address)
}

/** A published CV whose education an institution has confirmed and whose skill its owner has attested. */
async function confirmed(): Promise<World> {
  const { who, email } = await signIn()
  const id = await create(who)
  const token = await askAt({ id, who }, `registrar${people}@${DOMAIN}`)
  await decide(token, confirm).expect(200)
  await who.put(`/cvs/${id}/attestations/skills.weaving`).send({ method: 'account' }).expect(200)
  const world = { id, who, email, token }
  await publish(world)
  return world
}

const PLACES = ['page', 'template', 'reply', 'claims', 'check', 'verifier'] as const
const FILES = ['draft', 'pdf', 'docx', 'text', 'markdown', 'ats'] as const
const plain = (markup: string) => markup.replace(/<[^>]*>/g, ' ')

/** Where strangers, and the owner, see that the education was confirmed (`+`) or the skill attested (`~`). */
async function badges({ id, who }: World, forOwner = true): Promise<string[]> {
  const read = async (path: string) => plain((await app.anyone().get(path).expect(200)).text)
  const { cv } = (await app.anyone().get(`/cvs/${id}`).expect(200)).body
  const document = (await app.anyone().get(`/cvs/${id}/verification`).expect(200)).body
  const says = (claims: { level: string }[]) => claims.map(({ level }) => level).join(' ')
  const entries = (of: object) =>
    [EDUCATION, 'skills.weaving', 'education.postgraduation', 'skills.other'].map(section => entryOf(of, section))
  const known = (of: object) => says(entries(of).filter(Boolean))
  const checked = await checkCv(document, { keys: document.keys })
  const found: Record<string, string> = {
    page: await read(`/cv/${id}`),
    template: await read(`/new-cv/${id}`),
    reply: known(cv),
    claims: `${says(document.claims)} ${JSON.stringify(document.claims.map((one: object) => ({ ...one, value: '' })))}`,
    check: (await read(`/cv/${id}/verify`)).replace(
      /Nobody has signed or confirmed it|What the badges mean[\s\S]*/g,
      '',
    ),
    verifier: checked.claims.map(({ says }) => says).join('\n'),
  }
  t.same(checked.problems, [], 'what the service says of itself holds')
  if (forOwner) {
    found.draft = known((await who.get(`/cvs/${id}`).expect(200)).body.cv)
    const file = async (kind: string) => (await who.get(`/cvs/${id}/${kind}`).responseType('blob').expect(200)).body
    found.pdf = (await pageTextsOf(await file('pdf'))).join(' ')
    found.docx = plain(Object.values(partsOf(await file('docx'))).join(' '))
    found.text = String(await file('text'))
    found.markdown = String(await file('markdown'))
    found.ats = (await who.get(`/cvs/${id}/ats`).expect(200)).body.text
  }
  return Object.entries(found).flatMap(([place, text]) => [
    ...(/uni\.example|\bconfirmed\b/i.test(text) ? [`${place} +`] : []),
    ...(/self-attested/i.test(text) ? [`${place} ~`] : []),
  ])
}
const ALL = [...PLACES, ...FILES].flatMap(place => [`${place} +`, `${place} ~`])
const STRANGERS = PLACES.flatMap(place => [`${place} +`, `${place} ~`])

/** Names that are read as another one's, or nearly as the same one. */
const OTHER_NAMES: Record<string, string> = {
  'another name': 'Eve Rao',
  'another last name': 'Ana Roy',
  'a middle name': 'Ana B. Rao',
  initials: 'A. Rao',
  'the names the other way round': 'Rao Ana',
  'a letter more': 'Anna Rao',
  'an accent': 'Aná Rao',
  'a title': 'Dr. Ana Rao',
  'a number after it': 'Ana Rao II',
  'one word': 'AnaRao',
  'a hyphen': 'Ana-Rao',
  'two persons': 'Ana Rao, Eve Roy',
  'a Cyrillic a': 'An\u0430 Rao',
  'a Greek capital alpha': '\u0391na Rao',
  'a zero for an o': 'Ana Ra0',
  'a dotted capital I for nothing': 'Ana Rao\u0130',
  'a joiner that is not seen': 'Ana\u200d Rao',
  'a letter of another script that looks the same': 'Ana Ra\u043e',
}

/** Ways to carry it elsewhere; each ends with a published CV, the given one unless it says which. */
const WAYS: Record<string, (world: World) => Promise<Partial<World> | undefined>> = {
  'a duplicate under the same name': async ({ id, who }) => ({
    id: (await who.post(`/cvs/${id}/duplicate`).expect(201)).body.cv.nanoId,
  }),
  'a duplicate under another name': async world => {
    const id = (await world.who.post(`/cvs/${world.id}/duplicate`).expect(201)).body.cv.nanoId
    await save({ ...world, id }, named('Eve Rao'))
    return { id }
  },
  'an import of its export': async ({ id, who }) => {
    const resume = (await who.get(`/cvs/${id}/json-resume`).expect(200)).body
    const { cv } = (await who.post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)).body
    return { id: cv.nanoId }
  },
  'an import by another account': async ({ id, who }) => {
    const resume = (await who.get(`/cvs/${id}/json-resume`).expect(200)).body
    const other = await signIn()
    const { cv } = (await other.who.post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)).body
    return { id: cv.nanoId, who: other.who }
  },
  'another CV with the same words and ids': async ({ who }) => ({ id: await create(who) }),
  'another account of the same name': async () => {
    const { who } = await signIn()
    return { id: await create(who), who }
  },
  'a second account with the same e-mail': async ({ who, email }) => {
    await who.delete('/me').send({ email }).expect(204)
    const again = await app.as({ email, name: NAME, sub: `second-${email}` })
    const id = await create(again)
    const planExpiresAt = new Date(Date.now() + 86_400_000)
    await collection('users').updateOne({ email }, { $set: { plan: 'Pro', planExpiresAt } })
    return { id, who: again }
  },
  'a version restored under another name': async world => {
    await save(world, named('Eve Rao'))
    await publish(world)
    const { version } = (await world.who.get(`/cvs/${world.id}`).expect(200)).body.cv
    await save(world, content)
    const restore = world.who.post(`/cvs/${world.id}/restore`).set('if-match', `"${version + 1}"`)
    t.equal((await restore.send({ version }).expect(200)).body.cv.content.personalDetails.name, 'Eve Rao')
    return undefined
  },
  'asked under one name, confirmed under another': async world => {
    const { who } = await signIn()
    const id = await create(who)
    const token = await askAt({ id, who }, `late${people}@${DOMAIN}`)
    await save({ ...world, id, who }, named('Eve Rao'))
    const { text } = await page(token).expect(200)
    t.match(text, /The name on the CV was changed since you were asked/)
    t.notMatch(text, 'Eve Rao')
    await decide(token, confirm).expect(200)
    return { id, who }
  },
  'the section in another place': async world => {
    await save(world, { ...content, education: { postgraduation: study }, skills: [{ ...skill, id: 'other' }] })
    return undefined
  },
  'the section under the id of another': async world => {
    await save(world, { ...content, education: { other: [{ ...study, id: 'x' }] }, skills: [{ ...skill, id: 'x' }] })
    return undefined
  },
  'one letter of the text': async world => {
    const education = { undergraduation: { ...study, degree: 'B.Sc' } }
    await save(world, { ...content, education, skills: [{ ...skill, name: 'weaving' }] })
    return undefined
  },
  'a hidden section, shown under another name': async world => {
    await save(world, { ...content, skills: [{ ...skill, hidden: true }] })
    await save(world, named('Eve Rao'))
    return undefined
  },
  'unpublished, and published under another name': async world => {
    await world.who.post(`/cvs/${world.id}/unpublish`).expect(200)
    await save(world, named('Eve Rao'))
    return undefined
  },
  'the claims written into another CV': async world => {
    const id = await create(world.who)
    const from = await cvs.findOne({ _id: world.id })
    await cvs.updateOne({ _id: id }, { $set: { claims: from?.claims } })
    return { id }
  },
  'the name written into the claims': async world => {
    await save(world, named('Eve Rao'))
    const set = {
      'claims.education/undergraduation.requests.0.person': 'Eve Rao',
      'claims.skills/weaving.attestations.0.statement': 'Eve Rao',
    }
    await cvs.updateOne({ _id: world.id }, { $set: set })
    return undefined
  },
  'the name taken out of the claims': async world => {
    await save(world, named('Eve Rao'))
    const stored = (await cvs.findOne({ _id: world.id })) as never as {
      claims: Record<string, { attestations: { statement: string }[] }>
    }
    const statement = stored.claims['skills/weaving']?.attestations[0]?.statement.replace(/\n[^\n]*$/, '')
    await cvs.updateOne(
      { _id: world.id },
      {
        $set: {
          'claims.education/undergraduation.requests.0.person': '',
          'claims.skills/weaving.attestations.0.statement': statement,
        },
      },
    )
    return undefined
  },
}

t.test('text moved to another CV or section takes no badge along', async t => {
  const names = Object.entries(OTHER_NAMES).map(
    ([what, name]) => [what, async (world: World) => save(world, named(name))] as const,
  )
  const ways = [...names, ...Object.entries(WAYS)]
  t.ok(ways.length >= 30, `${ways.length} ways`)
  for (const [what, move] of ways) {
    const world = await confirmed()
    const moved = { ...world, ...(await move(world)) }
    await publish(moved)
    // What a name does to files is seen by the first one.
    t.same(await badges(moved, isLong || what in WAYS || what === names[0]?.[0]), [], what)
  }
})

t.test(
  'restoring the same name and text in the same CV restores the badges, also under another spelling of the name',
  async t => {
    const world = await confirmed()
    t.same((await badges(world)).sort(), ALL.sort(), 'to begin with')
    for (const name of ['Eve Rao', 'An\u0430 Rao']) {
      await save(world, named(name))
      t.same(await badges(world, false), STRANGERS, 'what is published has the name that it was published with')
      await publish(world)
      t.same(await badges(world, false), [], name)
      await save(world, content)
      t.same(await badges(world, false), [], 'in the draft alone')
      await publish(world)
      t.same(await badges(world, false), STRANGERS, 'and back')
    }
    for (const name of ['ANA RAO', ' ana \t Rao ', 'Ana\u00a0Rao', '\uff21\uff4e\uff41 Rao']) {
      await save(world, named(name))
      await publish(world)
      t.same(await badges(world, false), STRANGERS, JSON.stringify(name))
    }
    await save(world, content)
    await publish(world)
    t.same((await badges(world)).sort(), ALL, 'in every file too')
  },
)
