// The mail and the pages for institutions, the form for a password and the page of missing CVs, each in its language. In the made-up
// translation of these tests every word is a row of one letter, so that any other word of ours is one without a text.

import { loadReaderTexts } from '../api/core/reader-words/load.ts'
import { allTexts, COUNTED } from '../api/core/reader-words/texts.ts'
import { addReaderTexts } from '../api/core/reader-words/words.ts'
import { createCv } from './cv-calls.ts'
import { onePage } from './fixtures/hostile-pdfs.ts'
import { confirm, content, EDUCATION, startInstitutions } from './institutions-harness.ts'
import t from './tap.ts'

const madeUp = (text: string, letter: string) =>
  text.replace(/\{\w+\}|[A-Za-z]+/g, word => (word.startsWith('{') ? word : letter.repeat(word.length)))
for (const [language, letter] of [
  ['he', 'א'],
  ['uk', 'ж'],
] as const) {
  const inLanguage = (texts: readonly string[]) => texts.map(text => [text, madeUp(text, letter)])
  const counted = Object.keys(COUNTED).map(text => [text, { other: madeUp(text, letter) }])
  addReaderTexts({ language, texts: Object.fromEntries(inLanguage(allTexts())), counted: Object.fromEntries(counted) })
  // Other test files of the process need the real ones.
  t.teardown(() => loadReaderTexts(language))
}

const { app, ana, ask, page, form, decide, tokenFrom, mailsTo } = await startInstitutions(t)
const GIVEN =
  /Ana (?:i )?Śrī(?: i)?|University of Example|B Sc b Honours b|Dr Meera Iyer|degree pdf|uni example|TruCV|kB/g
/** Words of ours in English. The sandbox's notice, the list of languages and addresses are left out. */
const leftovers = (html: string) =>
  html
    .replace(/<(aside|select).*?<\/\1>|https?:\S+|\S+@\S+/gs, ' ')
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .replace(GIVEN, ' ')
    .match(/\p{Script=Latin}+/gu)
const make = (language: string) => createCv(ana, { content, language })
/** The link of a request in the language of a CV. */
async function linkIn(language: string, email: string) {
  const cv = await make(language)
  await ana.post(`/cvs/${cv}/proofs/${EDUCATION}`).attach('file', onePage(), 'degree.pdf').expect(201)
  await ask(cv, email).expect(201)
  return tokenFrom(email)
}
const at = (path: string, accepted = '') => app.anyone().get(path).set('accept-language', accepted)
const opening = (language: string, direction = 'ltr') => `<html lang="${language}" dir="${direction}">`

t.test('the mail is in the language of the CV, or in the one that the owner chooses', async t => {
  const cv = await make('he')
  const { request } = (await ask(cv, 'default@uni.example').expect(201)).body
  t.equal(request.language, 'he')
  const [mail] = await mailsTo('default@uni.example')
  t.match(mail?.subject, /א{4} “|“.*א{4}/)
  for (const text of [mail?.subject, mail?.text, mail?.html]) t.equal(leftovers(text ?? 'none'), null)
  t.match(mail?.html, '<div lang="he" dir="rtl"')

  const more = { language: 'uk' }
  const chosen = (await ask(cv, 'chosen@uni.example', EDUCATION, ana, 'University of Example', more).expect(201)).body
  t.equal(chosen.request.language, 'uk')
  t.match((await mailsTo('chosen@uni.example'))[0]?.subject, /ж{4}/)
  const { requests } = (await ana.get(`/cvs/${cv}`).expect(200)).body.cv.verification.education.undergraduation
  t.same(requests.map(({ language }: { language: string }) => language).sort(), ['he', 'uk'])

  for (const language of ['xx', 'de-AT', 7]) {
    const wrong = { language }
    const { body } = await ask(cv, 'wrong@uni.example', EDUCATION, ana, 'University of Example', wrong).expect(400)
    t.match(body.errors, [{ path: '/language' }])
  }
  const other = await ask(await make('ps'), 'pashto@uni.example').expect(201)
  t.equal(other.body.request.language, 'en', 'a language that is not offered')
})

t.test('every page behind the link is in the language of the request, without a word of English', async t => {
  const token = await linkIn('he', 'pages@uni.example')
  const seen = async (reply: PromiseLike<{ text: string }>, what: string) => {
    const { text } = await reply
    t.match(text, opening('he', 'rtl'), what)
    t.equal(leftovers(text), null, what)
    return text
  }
  const open = await seen(page(token).expect(200), 'the question')
  const proof = /\/proofs\/[A-Za-z0-9_-]{21}/.exec(open)?.[0]
  await seen(at(`/verify/${token}${proof}`).expect(200), 'evidence')
  await seen(at(`/verify/${token}/opt-out`).expect(200), 'no more mails?')
  await seen(form(token, {}).expect(400), 'no answer')
  const unnamed = await seen(form(token, { decision: 'confirm' }).expect(400), 'no name')
  t.match(unnamed, /<strong id="name-wrong"[^>]*>א{3} א{3} א{8} א{4}\./)
  await seen(form(token, { decision: 'confirm', name: 'see evil.com' }).expect(400), 'a web address')
  await form(token, confirm).expect(303)
  await seen(page(token).expect(200), 'confirmed')
  await seen(form(token, confirm).expect(409), 'a second answer')
  await seen(at(`/verify/${token}/withdraw`).expect(200), 'withdraw?')
  await decide(token, { decision: 'revoke' }).expect(200)
  await seen(page(token).expect(200), 'withdrawn')
  await seen(app.anyone().post(`/verify/${token}/opt-out`).expect(200), 'no more mails')
  const declined = await linkIn('he', 'declined@uni.example')
  await decide(declined, { decision: 'decline' }).expect(200)
  await seen(page(declined).expect(200), 'declined')
})

t.test('a reader chooses another language, which links, forms and redirects keep', async t => {
  const token = await linkIn('he', 'switch@uni.example')
  const own = await at(`/verify/${token}`, 'he').expect(200)
  t.match(own.text, /<form[^>]*method="get"[^>]*><select name="lang".*<option value="uk" lang="uk">Українська</s)
  t.match(own.text, '<option value="he" lang="he" selected="">')
  t.notMatch(own.text, 'href="?lang=', 'the browser asks for the same language')
  t.match(own.headers, { 'cache-control': 'no-store' })
  t.match((await at(`/verify/${token}`, 'uk-UA,en;q=0.5').expect(200)).text, /href="\?lang=uk"[^>]*>Українська<\/a>/)
  const { text } = await at(`/verify/${token}?lang=uk`).expect(200)
  t.match(text, opening('uk'))
  t.equal(leftovers(text), null)
  for (const kept of [`action="/verify/${token}?lang=uk"`, `/opt-out?lang=uk"`, /proofs\/[\w-]{21}\?lang=uk"/])
    t.match(text, kept)
  t.match((await at(`/verify/${token}?lang=xx`).expect(200)).text, opening('he', 'rtl'), 'not offered')
  const done = await app.anyone().post(`/verify/${token}?lang=uk`).type('form').send(confirm).expect(303)
  t.equal(done.headers.location, `/verify/${token}?lang=uk`)
  const decided = (await at(`/verify/${token}?lang=uk`).expect(200)).text
  t.match(decided, `href="/verify/${token}/withdraw?lang=uk"`)
  t.match((await at(`/verify/${token}/withdraw?lang=uk`)).text, `action="/verify/${token}?lang=uk"`)
  await app.connection
    .collection('verification_requests')
    .updateOne({ email: 'switch@uni.example' }, { $set: { decidedAt: new Date(0) } })
  const unknown = 'A'.repeat(43)
  for (const accepted of ['', 'uk', 'xx, he;q=0.3', 'fr;q=bad']) {
    const [ended, never] = [await at(`/verify/${token}`, accepted), await at(`/verify/${unknown}`, accepted)]
    t.same([ended.status, ended.text], [404, never.text], `a link that ended, ${accepted}`)
  }
  t.equal(leftovers((await at(`/verify/${unknown}`, 'xx, he;q=0.3')).text), null)
  t.match((await at(`/verify/${unknown}`)).text, opening('en'))
})

t.test('the form for a password is in the language of the CV', async t => {
  const cv = await make('he')
  await ana.post(`/cvs/${cv}/publish`).expect(200)
  await ana.patch(`/cvs/${cv}/sharing`).send({ password: 'correct horse battery' }).expect(200)
  const unlock = (origin: string) =>
    app.anyone().post(`/cv/${cv}/unlock`).type('form').set('origin', origin).send({ password: 'wrong' })
  for (const reply of [
    await at(`/cv/${cv}`, 'uk').expect(403),
    await unlock(app.config.publicOrigin).expect(403),
    await unlock('https://other.example').expect(403),
  ]) {
    t.match(reply.text, opening('he', 'rtl'))
    t.equal(leftovers(reply.text), null)
  }
})

t.test('where there is no CV, the page is in the browser’s language and the same for all', async t => {
  const unpublished = await make('he')
  for (const [accepted, language] of [
    ['uk-UA, en;q=0.8', 'uk'],
    ['en;q=0.2, xx, uk;q=0.5', 'uk'],
    ['', 'en'],
  ] as const) {
    const [one, other] = [
      await at(`/cv/${unpublished}`, accepted).expect(404),
      await at(`/cv/${'A'.repeat(21)}`, accepted).expect(404),
    ]
    t.match(one.text, opening(language))
    t.equal(one.text, other.text)
    t.match(one.headers, { vary: /accept-language/, 'cache-control': 'no-store' })
    if (language === 'uk') t.equal(leftovers(one.text), null)
  }
})
