// What integrators read in replies: the address of what was made, the limit behind a 429, why a bearer was refused, If-Match for any version.
import { createCv, saveCv } from './cv-calls.ts'
import { contentWith, startApp } from './harness.ts'
import t from './tap.ts'

const app = await startApp(t)
const ana = await app.as({ email: 'ana@example.org' })

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

t.test('what was made and can be read has its address in Location', async t => {
  const cv = await createCv(ana, { content: contentWith({ skills: [{ id: 'skill-1', name: 'Rust' }] }) })
  const resume = { format: 'json-resume', resume: { basics: { name: 'Ana' } } }
  const calls = {
    make: ana.post('/cvs').send({ title: 'A' }),
    import: ana.post('/cvs/import').send(resume),
    duplicate: ana.post(`/cvs/${cv}/duplicate`),
    job: ana.post(`/cvs/${cv}/job-copies`).send({ title: 'Engineer' }),
    sibling: ana.post(`/cvs/${cv}/siblings`).send({ language: 'de' }),
    letter: ana.post(`/cvs/${cv}/letters`).send({ title: 'L' }),
    picture: ana.post(`/cvs/${cv}/picture`).attach('file', PICTURE, 'a.png'),
  }
  for (const [name, call] of Object.entries(calls)) {
    const { headers, body } = await call.expect(201)
    const address = String(headers.location)
    t.match(address, /^\/cvs\//, name)
    const read = await ana.get(address).expect(200)
    const made = body.cv ?? body.letter
    if (made) t.match(read.body.cv ?? read.body.letter, { version: 1, title: made.title }, name)
  }
})

t.test('If-Match: * saves on any version, also while others save, and on nothing that does not exist', async t => {
  const cv = await createCv(ana)
  await ana.post(`/cvs/${cv}/publish`).expect(200)
  await saveCv(ana, cv, 1, { title: 'Two' }).expect(200)
  const any = (path: string, method: 'patch' | 'post' | 'put' = 'patch') => ana[method](path).set('if-match', '*')
  t.match((await any(`/cvs/${cv}`).send({ title: 'Three' }).expect(200)).body.cv, { title: 'Three', version: 3 })
  const titles = Array.from({ length: 10 }, (_, at) => `Save ${at}`)
  const replies = await Promise.all(titles.map(title => any(`/cvs/${cv}`).send({ title })))
  t.same(
    replies.map(({ status }) => status),
    titles.map(() => 200),
  )
  t.equal((await ana.get(`/cvs/${cv}`)).body.cv.version, 13, 'each is a version of its own')
  await any(`/cvs/${cv}/restore`, 'post').send({ version: 1 }).expect(200)
  await any(`/cvs/${cv}/json-resume`, 'put')
    .send({ basics: { name: 'Ana' } })
    .expect(200)
  const { letter } = (await ana.post(`/cvs/${cv}/letters`).send({ title: 'L' }).expect(201)).body
  t.match((await any(`/cvs/${cv}/letters/${letter.id}`).send({ to: 'You' }).expect(200)).body.letter, { version: 2 })
  const signed = any(`/cvs/${cv}/attestations/personalDetails.name`, 'put').send({ method: 'account' })
  await signed.expect(200)
  await any(`/cvs/${'x'.repeat(21)}`)
    .send({ title: 'X' })
    .expect(404)
  await any(`/cvs/${cv}`).send({ title: 7 }).expect(400)
})

t.test('a 429 names its limit, in headers and body', async t => {
  const strict = await startApp(t, { RATE_LIMIT_FACTOR: '0.01' })
  const [busy] = [await strict.as({ email: 'busy@example.org' })]
  const refused = async (call: () => ReturnType<typeof busy.get>) => {
    for (let tries = 0; tries < 100; tries++) {
      const reply = await call()
      if (reply.status === 429) return reply
    }
    throw new Error('never limited')
  }
  const { body, headers } = await refused(() => busy.post('/cvs').send({ title: 'A' }))
  t.match(body, { code: 'rate_limited', limit: { name: 'writes', max: 3 } })
  const { seconds } = body.limit
  t.equal(headers['ratelimit-policy'], `"writes";q=3;w=${seconds}`)
  t.equal(headers.ratelimit, `"writes";r=0;t=${headers['retry-after']}`)
  t.notOk('x-ratelimit-limit' in headers, 'no other limit is described')
  const byAddress = await refused(() => strict.anyone().get('/plans'))
  t.match(byAddress.body.limit, { name: 'address', max: 30 })
  t.match(byAddress.headers['ratelimit-policy'], /^"address";q=30;w=\d+$/)
})

t.test('a 401 has a challenge, which says whether a token was refused', async t => {
  const challenge = async (call: ReturnType<typeof ana.get>) => (await call.expect(401)).headers['www-authenticate']
  const plain = 'Bearer realm="TruCV"'
  t.equal(await challenge(app.anyone().post('/cvs')), plain)
  t.equal(
    await challenge(
      app
        .anyone()
        .get('/desk/state')
        .set('cookie', `desk=${'x'.repeat(43)}`),
    ),
    plain,
  )
  for (const token of ['Bearer a.b.c', 'Basic YTpi', `Bearer trucv_${'x'.repeat(32)}`])
    t.equal(await challenge(app.anyone().get('/me').set('authorization', token)), `${plain}, error="invalid_token"`)
})
