// A claim belongs to the words of one account under one name: each way to the same words in another CV shows the badges at once, each
// way to another account or under another name never, on every page, in every file and reply and in the program that checks CVs.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { partsOf } from '../docx-reader.ts'
import { isLong } from '../dose.ts'
import { confirm, EDUCATION, startInstitutions } from '../institutions-harness.ts'
import { keyOf } from '../mcp-harness.ts'
import t from '../tap.ts'
import { pageTextsOf } from '../typeset-reader.ts'

const { app, collection, tokenFrom, decide, page } = await startInstitutions(t)
const { checkCv } = (await import(
  pathToFileURL(join(projectRoot, 'dist', 'site', 'verify-cv.mjs')).href
)) as typeof import('../../scripts/verify-cv.ts')

type Agent = Awaited<ReturnType<typeof app.as>>
/** A CV with its owner. */
type World = { id: string; who: Agent; email: string }
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
  (await who.post('/cvs').send({ content: of }).expect(201)).body.cv.id
const publish = async ({ id, who }: World) => void (await who.post(`/cvs/${id}/publish`).expect(200))
async function save(world: World, of: CvContentData): Promise<World> {
  const { id, who } = world
  const edit = who.put(`/cvs/${id}`).set('if-match', `"${await versionOf(world)}"`)
  await edit.send({ content: of }).expect(200)
  return world
}
const versionOf = async ({ id, who }: World): Promise<number> =>
  (await who.get(`/cvs/${id}`).expect(200)).body.cv.version
let people = 0
async function signIn(email = `moved${++people}@mail.example`, sub?: string) {
  const who = await app.as({ email, name: NAME, ...(sub && { sub }) })
  await who.get('/me').expect(200)
  const planExpiresAt = new Date(Date.now() + 86_400_000)
  await collection('users').updateOne({ email }, { $set: { plan: 'Pro', planExpiresAt } })
  return { who, email }
}
async function askAt({ id, who }: Pick<World, 'id' | 'who'>, address: string): Promise<string> {
  const asked = { email: address, institution: 'University of Example' }
  await who.post(`/cvs/${id}/verifications/${EDUCATION}`).send(asked).expect(201)
  return tokenFrom(address)
}

/** A published CV whose education an institution has confirmed and whose skill its owner has attested. */
async function confirmed(): Promise<World> {
  const { who, email } = await signIn()
  const id = await create(who)
  await decide(await askAt({ id, who }, `registrar${people}@${DOMAIN}`), confirm).expect(200)
  await who.put(`/cvs/${id}/attestations/skills.weaving`).send({ method: 'account' }).expect(200)
  const world = { id, who, email }
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
  const known = ({ verification }: typeof cv) =>
    says([...Object.values<never>(verification.education), ...Object.values<never>(verification.skills)])
  const checked = await checkCv(document, { keys: document.keys })
  const found: Record<string, string> = {
    page: await read(`/cv/${id}`),
    template: await read(`/new-cv/${id}`),
    reply: known(cv),
    claims: `${says(document.claims)} ${JSON.stringify(document.claims.map((one: object) => ({ ...one, value: '' })))}`,
    check: (await read(`/cv/${id}/verify`)).replace(
      /Nobody has signed or confirmed (it|a part of this CV yet)|What the badges mean[\s\S]*/g,
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
const bothIn = (places: readonly string[]) => places.flatMap(place => [`${place} +`, `${place} ~`]).sort()
const ALL = bothIn([...PLACES, ...FILES])
const STRANGERS = bothIn(PLACES)

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
/** Other spellings of the same name. */
const SAME_NAME = ['ANA RAO', ' ana \t Rao ', 'Ana\u00a0Rao', '\uff21\uff4e\uff41 Rao']

/** Ways to a published CV, the given one unless the result says which. */
type Ways = Record<string, (world: World) => Promise<Partial<World>>>
const duplicate = async ({ id, who }: World): Promise<string> =>
  (await who.post(`/cvs/${id}/duplicate`).expect(201)).body.cv.id
async function imported({ id, who }: World, by: Agent): Promise<string> {
  const resume = (await who.get(`/cvs/${id}/json-resume`).expect(200)).body
  return (await by.post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)).body.cv.id
}
/** Sends the same words with an API key. */
async function sentWithKey(email: string): Promise<string> {
  const key = await keyOf(app, { email, name: NAME })
  const { body } = await app.anyone().post('/cvs').set('authorization', `Bearer ${key}`).send({ content }).expect(201)
  return body.cv.id
}
async function restoreVersion(world: World, version: number): Promise<string> {
  const restore = world.who.post(`/cvs/${world.id}/restore`).set('if-match', `"${await versionOf(world)}"`)
  return (await restore.send({ version }).expect(200)).body.cv.content.personalDetails.name
}

/** The same words of the same account under the same name. */
const KEPT: Ways = {
  'a duplicate': async world => ({ id: await duplicate(world) }),
  'an import of its export': async world => ({ id: await imported(world, world.who) }),
  'another CV with the same words': async ({ who }) => ({ id: await create(who) }),
  'another CV, sent with an API key': async ({ email }) => ({ id: await sentWithKey(email) }),
  'copies of the items in a CV of other words, under other ids': async ({ who }) => ({
    id: await create(who, {
      ...content,
      profileSummary: 'Another job.',
      skills: [
        { id: 'b', name: 'Baking' },
        { ...skill, id: 'x' },
      ],
    }),
  }),
  'a restored version': async world => {
    const version = await versionOf(world)
    await save(world, named('Eve Rao'))
    await publish(world)
    t.equal(await restoreVersion(world, version), NAME)
    return world
  },
  'hidden, and shown again': async world => {
    await save(world, { ...content, skills: [{ ...skill, hidden: true }] })
    await publish(world)
    return save(world, content)
  },
  'unpublished, in the trash, and recovered': async ({ id, who }) => {
    await who.post(`/cvs/${id}/unpublish`).expect(200)
    await who.delete(`/cvs/${id}`).expect(204)
    await who.post(`/cvs/${id}/recover`).expect(200)
    return {}
  },
  'a duplicate, and the first one gone': async world => {
    const id = await duplicate(world)
    await world.who.delete(`/cvs/${world.id}`).expect(204)
    return { id }
  },
}

/** Another account, another name, or other words. */
const LOST: Ways = {
  'a duplicate under another name': async world => save({ ...world, id: await duplicate(world) }, named('Eve Rao')),
  'an import by another account': async world => {
    const { who } = await signIn()
    return { id: await imported(world, who), who }
  },
  'another account of the same name': async () => {
    const { who } = await signIn()
    return { id: await create(who), who }
  },
  'another account, with an API key': async () => {
    const { who, email } = await signIn()
    return { id: await sentWithKey(email), who }
  },
  'a second account with the same e-mail': async ({ who, email }) => {
    await who.delete('/me').send({ email }).expect(204)
    const again = await signIn(email, `second-${email}`)
    return { id: await create(again.who), who: again.who }
  },
  'a version restored under another name': async world => {
    await save(world, named('Eve Rao'))
    await publish(world)
    const version = await versionOf(world)
    await save(world, content)
    t.equal(await restoreVersion(world, version), 'Eve Rao')
    return world
  },
  'asked under one name, confirmed under another': async () => {
    const { who, email } = await signIn()
    const late = { who, email, id: await create(who) }
    const token = await askAt(late, `late${people}@${DOMAIN}`)
    await save(late, named('Eve Rao'))
    await page(token).expect(404)
    await decide(token, confirm).expect(404)
    return late
  },
  'the section as one of another kind': async world => {
    const projects = [{ id: skill.id, name: skill.name }]
    return save(world, { ...content, education: { postgraduation: study }, skills: [], projects })
  },
  'the study without its slot': world =>
    save(world, { ...content, education: { other: [{ ...study, id: 'x' }] }, skills: [] }),
  'one letter of the text': async world => {
    const education = { undergraduation: { ...study, degree: 'B.Sc' } }
    return save(world, { ...content, education, skills: [{ ...skill, name: 'weaving' }] })
  },
}

async function badgesAfter(move: Ways[string]): Promise<string[]> {
  const world = await confirmed()
  const moved = { ...world, ...(await move(world)) }
  await publish(moved)
  return (await badges(moved)).sort()
}

t.test('the same words of the same account under the same name have the badges at once', async t => {
  for (const [what, move] of Object.entries(KEPT)) t.same(await badgesAfter(move), ALL, what)
})

t.test('another account, another name or other words have no badge', async t => {
  for (const [what, move] of Object.entries(LOST)) t.same(await badgesAfter(move), [], what)
})

t.test('the published version has the badges of the name that it was published with', async t => {
  const world = await confirmed()
  for (const [what, name] of Object.entries(OTHER_NAMES)) {
    await save(world, named(name))
    t.same((await badges(world, false)).sort(), STRANGERS, `${what}, in the draft alone`)
    await publish(world)
    // All names do the same to files.
    t.same(await badges(world, isLong), [], what)
    await save(world, content)
    t.same(await badges(world, false), [], 'the draft alone has the name again')
    await publish(world)
  }
  for (const name of SAME_NAME) {
    await save(world, named(name))
    await publish(world)
    t.same((await badges(world, false)).sort(), STRANGERS, JSON.stringify(name))
  }
})
