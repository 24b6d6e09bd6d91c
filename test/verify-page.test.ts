// Where people read what is claimed: the marks on the public page, the page that checks a CV, what it says of older copies, and
// the words that are used.
import { createPageCache } from '../api/http/page-cache.ts'
import { entryOf, OWNER, startClaims } from './claims-harness.ts'
import { makePro } from './cv-calls.ts'
import { partsOf } from './docx-reader.ts'
import t from './tap.ts'
import { insidesOf, pageTextsOf } from './typeset-reader.ts'

const claims = await startClaims(t)
const { app, attest, confirmIn, make, owner, publish, save } = claims
const cvs = app.connection.collection('cvs')
const stored = app.connection.collection('claims')
// The claims of the account about the same words are in every CV.
t.beforeEach(async () => void (await stored.deleteMany({})))
const read = async (path: string, status = 200) => (await app.anyone().get(path).expect(status)).text

const content = {
  personalDetails: { name: 'Ana <b>' },
  profileSummary: 'Weaves.',
  education: { undergraduation: { degree: 'BA', institution: 'The <i>University' } },
  skills: [
    { id: 'go', name: 'Go' },
    { id: 'c', name: 'C' },
  ],
  awards: [{ id: 'best', title: 'Best Paper' }],
  languages: [{ id: 'ta', name: 'Tamil' }],
}

const confirm = (nanoId: string, section: string, change: object = {}) =>
  confirmIn(nanoId, section, { institution: 'The <i>University', name: 'Dean <D>', ...change })

t.test('the public page shows attestations and confirmations with signer, date and method', async t => {
  const nanoId = await make(content, true)
  t.notMatch(await read(`/cv/${nanoId}`), /cv-badge/, 'nothing is claimed')
  await attest(nanoId, 'skills.go')
  await attest(nanoId, 'profile_summary', 'wallet')
  await attest(nanoId, 'personalDetails')
  await confirm(nanoId, 'education.undergraduation')
  const page = await read(`/cv/${nanoId}`)
  t.equal(page.match(/<details class="cv-badge"/g)?.length, 4)
  t.match(page, /Self-attested by “Ana Śrī”, signed in with Google, on \d+ \w+ \d{4}\./)
  t.match(page, /Self-attested by “Ana Śrī” with wallet 0x\w{4}…\w{4}, on/)
  t.match(
    page,
    /Confirmed by uni\.example, on 21 November 2026: somebody who reads mail at uni\.example; the address was given by the CV’s owner\./,
  )
  t.match(page, /Name given there: “Dean &lt;D&gt;”\. The owner calls the institution “The &lt;i&gt;University”\./)
  t.match(page, /cv-mark cv-confirmed[\s\S]*?Confirmed by uni\.example/)
  t.match(page, `href="${app.config.publicOrigin}/cv/${nanoId}/verify"`)
  t.notMatch(page, /verified|private note|dean@/i)
  t.notMatch(page, /cv-changed/, 'what was changed is the owner’s business')
  await owner.delete(`/cvs/${nanoId}/attestations/skills.go`).expect(204)
  t.equal((await read(`/cv/${nanoId}`)).match(/<details class="cv-badge"/g)?.length, 3, 'at once')
})

t.test('the check page works without a script and shows each claim with its proof', async t => {
  const nanoId = await make(content, true)
  const { attestation } = await attest(nanoId, 'skills.go')
  await confirm(nanoId, 'education.undergraduation')
  const reply = await app.anyone().get(`/cv/${nanoId}/verify`).expect(200)
  const { text } = reply
  t.same(text.match(/<script[^>]*>/g)?.length, 1, 'one script, which the page does without')
  t.match(text, /<script type="module" src="\/assets\/main-[\w-]+\.js"><\/script>/)
  t.notMatch(text, /<style| style=|javascript:/i)
  t.match(reply.headers, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      /^default-src 'none'; .*connect-src 'self'; .*form-action 'none'; .*; script-src 'self'$/,
  })
  for (const part of [
    attestation.digest,
    attestation.signature,
    'attest-1',
    'Ana &lt;b&gt;',
    'Stated.',
    'verify-cv.mjs',
  ]) {
    t.ok(text.includes(part), part)
  }
  t.notMatch(text, /<b>|<i>|private note|dean@/)
  t.notMatch(text, /\bverified\b/i)
  t.match(await read('/verify-cv.mjs'), /^\/\/ Checks a CV's claims/)
  t.match(await read('/log-audit.mjs'), /^\/\/ Follows the transparency log/)
  t.match(await read('/trucv.mjs'), /^#!\/usr\/bin\/env node\n\/\/ trucv: your CV from a terminal/)

  const draftOnly = await make(content)
  for (const id of [draftOnly, 'x', 'M'.repeat(21)]) {
    t.match(await read(`/cv/${id}/verify?v=1`, 404), /There is no CV here/)
    if (id !== 'x') await app.anyone().get(`/cvs/${id}/verification`).expect(404)
  }
})

/** The words of the verdict on top. */
const verdictOn = async (nanoId: string) =>
  (/<p class="check-says">([\s\S]*?)<\/p>/.exec(await read(`/cv/${nanoId}/verify`))?.[1] ?? '').replace(/<[^>]*>/g, '')

t.test('the verdict counts the sections by signer', async t => {
  const nanoId = await make({ ...content, languages: [] }, true)
  t.equal(await verdictOn(nanoId), 'Nobody has signed or confirmed a part of this CV yet: it is what its owner says')
  t.notMatch(await read(`/cv/${nanoId}/verify`), /Check the signatures|check-sections|verify-cv\.mjs/)
  t.notMatch(await read(`/cv/${nanoId}`), /\/verify/, 'the page itself says nothing of checking')
  await attest(nanoId, 'skills.go')
  t.match(await read(`/cv/${nanoId}`), `/cv/${nanoId}/verify`)
  t.equal(
    await verdictOn(nanoId),
    '1 section signed by “Ana Śrī” · no word of these claims changed since · 5 sections not signed',
  )
  await attest(nanoId, 'skills.c', 'wallet')
  await confirm(nanoId, 'education.undergraduation')
  t.match(
    await verdictOn(nanoId),
    /^1 section confirmed by uni\.example · 2 sections signed by “Ana Śrī” and “Ana Śrī” \(wallet 0x\w{4}…\w{4}\) · no word of these claims changed since · 3 sections not signed$/,
  )
  await attest(nanoId, 'personalDetails')
  await attest(nanoId, 'awards.best')
  await attest(nanoId, 'profile_summary')
  t.match(
    await verdictOn(nanoId),
    /^1 section confirmed by uni\.example · 5 sections signed by .* · no word of these claims changed since$/,
  )

  await save(nanoId, { content: { ...content, languages: [], skills: [{ id: 'go', name: 'Gopher' }] } })
  await publish(nanoId)
  t.match(
    await verdictOn(nanoId),
    /· 3 sections signed by “Ana Śrī” · no word .* · 1 section not signed$/,
    'what was changed has lost its signature',
  )
  await stored.updateOne({ kind: 'education.undergraduation' }, { $set: { 'requests.0.status': 'revoked' } })
  app.forgetPages(nanoId)
  t.match(
    await verdictOn(nanoId),
    /^3 sections signed by “Ana Śrī” · no word .* · 2 sections not signed$/,
    'a confirmation was withdrawn',
  )
  await stored.updateOne({ kind: 'awards' }, { $set: { 'attestations.0.signature': 'a.b.c' } })
  app.forgetPages(nanoId)
  t.match(
    await verdictOn(nanoId),
    /^2 sections signed .* · 1 section with a signature that no longer counts · 2 sections not signed$/,
  )
  t.match(await read(`/cv/${nanoId}/verify`), /Its signature fits this text, but the key was withdrawn/)
  await confirm(nanoId, 'awards.best', { isFreeMail: true })
  t.notMatch(await verdictOn(nanoId), /confirmed/, 'free mail confirms nothing')
})

t.test('sections are in the order of the CV with their text; confirmed ones are open', async t => {
  const nanoId = await make({ ...content, order: ['awards', 'education'] }, true)
  await attest(nanoId, 'skills.go')
  await confirm(nanoId, 'education.undergraduation')
  const text = await read(`/cv/${nanoId}/verify`)
  const rows = [...text.matchAll(/<li id="([^"]*)"[^>]*><details( open="")?>/g)].map(
    ([, id, open]) => `${id}${open ?? ''}`,
  )
  t.same(rows, [
    'personalDetails.name',
    'awards.best',
    'education.undergraduation open=""',
    'profile_summary',
    'skills.go',
    'skills.c',
  ])
  t.match(
    text,
    /id="education\.undergraduation"[\s\S]*?<dd>[\s\S]*?The &lt;i&gt;University[\s\S]*?Confirmed by uni\.example, on/,
  )
  t.match(text, /id="profile_summary"[\s\S]*?Weaves\.[\s\S]*?Stated\. Nobody has signed or confirmed it\./)
  t.ok(text.indexOf('check-says') < text.indexOf('id="awards.best"'), 'the verdict comes first')
})

t.test('for an older version the page lists the changes without old values', async t => {
  const nanoId = await make(content, true)
  const answer = async (v: string) =>
    /role="note">([\s\S]*?)<\/section>/.exec(await read(`/cv/${nanoId}/verify?v=${v}`))?.[1]
  t.match(await answer('1'), /Nothing that is public has changed/)
  const next = {
    ...content,
    profileSummary: 'Weaves well.',
    skills: [{ id: 'go', name: 'Go' }],
    awards: [...content.awards, { id: 'new', title: 'Newcomer' }],
    languages: [{ id: 'ta', name: 'Tamil', fluency: 'native' }],
  }
  await save(nanoId, { content: next })
  t.match(await answer('2'), /Version 2 was never published/, 'a draft that nobody was given')
  await save(nanoId, { title: 'Another title' })
  await publish(nanoId)
  const said = await answer('1')
  for (const line of ['Changed: Profile', 'Removed: Skill', 'Added: Award — Newcomer', 'Changed: Language']) {
    t.match(said, line)
  }
  t.notMatch(said, /\bC\b|Weaves/, 'never what it was')
  t.match(await answer('3'), /Nothing that is public has changed/)
  for (const odd of ['2', '99', '999999999']) t.match(await answer(odd), /was never published/, odd)
  for (const none of ['', '0', '-1', '1.5', 'x', '<script>', '1'.repeat(40)])
    t.equal(await answer(encodeURIComponent(none)), undefined)

  await save(nanoId, { content: { ...next, skills: [{ id: 'go', name: 'Go', hidden: true }] } })
  t.match(await answer('3'), /Removed: Skill/, 'what is hidden is gone for strangers')
})

/** The text of a file: the visible text and the hidden parts. */
const textReaders = {
  pdf: async (file: Buffer) => `${(await pageTextsOf(file)).join(' ')} ${insidesOf(file)}`,
  docx: async (file: Buffer) =>
    Object.entries(partsOf(file))
      .filter(([name]) => name.endsWith('.xml'))
      .map(([, xml]) => `${xml.replace(/<[^>]*>/g, '')} ${xml}`)
      .join(' '),
}

t.test('a version downloaded as a file is known until its CV is removed', async t => {
  await makePro(app, OWNER.email)
  const nanoId = await make(content, true)
  for (const [file, version] of [
    ['pdf', 2],
    ['docx', 3],
  ] as const) {
    await save(nanoId, { content: { ...content, profileSummary: `For the ${file}` } })
    t.match(await read(`/cv/${nanoId}/verify?v=${version}`), /was never published/)
    await attest(nanoId, 'awards.best')
    await attest(nanoId, 'skills.go', 'wallet')
    await confirm(nanoId, 'education.undergraduation', { isFreeMail: true })
    const reply = await owner.get(`/cvs/${nanoId}/${file}`).responseType('blob').expect(200)
    const said = await textReaders[file](reply.body)
    t.match(said, /Self-attested/, file)
    t.notMatch(said, /verified|confirmed/i, file)
    t.match(await read(`/cv/${nanoId}/verify?v=${version}`), /Changed: Profile/)
  }
  const { text } = await owner.get(`/cvs/${nanoId}/text`).expect(200)
  t.match(text, /Self-attested:? by “Ana Śrī”, signed in with Google, on \d+/)
  t.match(text, /Go \*, C[\s\S]*\n\* Self-attested by “Ana Śrī” with wallet/, 'a sign, and its note at the end')
  t.notMatch(text, /verified/i)
  const { text: parsed } = (await owner.get(`/cvs/${nanoId}/ats`).expect(200)).body
  t.match(parsed, /Self-attested/, 'as in the PDF')
  t.notMatch(parsed, /verified/i)
  const versions = app.connection.collection('published_digests')
  t.equal(await versions.countDocuments({ cvId: nanoId }), 3)
  await owner.delete(`/cvs/${nanoId}?now=true`).expect(204)
  t.equal(await versions.countDocuments({ cvId: nanoId }), 0)
})

t.test('a page with claims is rendered again within a minute; others stay cached', async t => {
  let [nowMs, made, body] = [0, 0, 'with a mark']
  const key = { version: 1, rev: 1 }
  const pagesOf = (expires: boolean) =>
    createPageCache(
      { findKey: async () => key, clockMs: () => nowMs },
      {
        render: async () => {
          made++
          return { key, body, expires }
        },
      },
    )
  for (const expires of [true, false]) {
    ;[nowMs, made, body] = [0, 0, 'with a mark']
    const pages = pagesOf(expires)
    const first = await pages.find('x')
    for (; nowMs < 59_000; nowMs += 500)
      t.equal((await pages.find('x'))?.etag, first?.etag, 'the same page, the same tag')
    t.equal(made, expires ? 2 : 1)
    body = 'without a mark'
    for (const endMs = nowMs + 60_000; nowMs < endMs; nowMs += 500) await pages.find('x')
    const last = await pages.find('x')
    t.equal(last?.etag !== first?.etag, expires, 'a cached page with the mark is replaced by the new one')
    t.equal(String(last?.bodies.identity), expires ? body : 'with a mark')
  }
})

t.test('a direct change of the snapshot in the database changes the entity tag', async t => {
  const nanoId = await make(content, true)
  await attest(nanoId, 'skills.go')
  const ask = async (path: string, held = '') => app.anyone().get(path).set('if-none-match', held)
  const [page, data] = [await ask(`/cv/${nanoId}`), await ask(`/cvs/${nanoId}`)]
  t.match([page.headers.etag, data.headers.etag], [/^"1\.2\.[\w-]{16}"$/, /^"1\.2\.[\w-]{16}"$/])
  t.equal((await ask(`/cvs/${nanoId}`, data.headers.etag)).status, 304)
  await cvs.updateOne({ _id: nanoId as never }, { $set: { 'published.snapshot.content.skills.0.name': 'Rust' } })
  app.forgetPages(nanoId)
  const changed = await ask(`/cvs/${nanoId}`, data.headers.etag)
  t.equal(changed.status, 200)
  t.notOk(entryOf(changed.body.cv, 'skills.go'))
})
