// "Check the signatures now" in a real browser: what holds, every kind of damage in the section that has it, withdrawn and unreachable
// things, copies that people kept, and the page without JavaScript. One page serves for all damage: only the replies differ.
import { Wallet } from 'ethers'
import type { Page, Route } from 'playwright-core'
import { digestOf } from '../../../web/src/check/subject.ts'
import { grantPro, newPage } from '../../browser/browser.ts'
import { axeComplaints, axeInBoth, layoutComplaints } from '../../browser/layout.ts'
import { OWNER, startClaims, type VerificationBody } from '../../claims-harness.ts'
import { CONTENT, damagesOf, SIGNED, strangerTo } from '../../damage.ts'
import { ATTESTED_WHOLE } from '../../fixtures/attested-whole.ts'
import { createWriter } from '../../log-writer.ts'
import t from '../../tap.ts'

const claims = await startClaims(t)
const { app, attest, attestWhole, confirmIn, make, owner, publish, save, verification } = claims
/** Under its own name, so that its claims are its own. */
const contentOf = (name: string) => ({ ...CONTENT, personalDetails: { name } })
async function goodCv(name: string): Promise<string> {
  const nanoId = await make(contentOf(name), true)
  for (const section of ['skills.go', 'awards.best']) await attest(nanoId, section)
  await attest(nanoId, 'skills.c', 'wallet')
  await confirmIn(nanoId, 'awards.best')
  return nanoId
}
const good = await goodCv('Ana')
const other = await goodCv('Ana Rao')
const fetched: string[] = []

/** The page with a script's fetches noted, but for those of the document, its styles and its script. */
async function openCheck(t: Parameters<typeof newPage>[0], nanoId = good, options: Parameters<typeof newPage>[1] = {}) {
  const open = await newPage(t, { reducedMotion: 'reduce', ...options })
  fetched.length = 0
  open.page.on('request', request => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname)
  })
  await open.page.goto(`${app.url}/cv/${nanoId}/verify`)
  return open
}
const press = async (page: Page): Promise<string> => {
  await page.locator('.check-now > p button').click()
  return (await page.locator('.check-now .check-result').first().textContent()) ?? ''
}
const marked = (page: Page, state: string) =>
  page.locator(`li[data-state=${state}]`).evaluateAll(all => all.map(({ id }) => id).sort())
const area = (page: Page) => page.locator('.check-now').textContent()

t.test('a good CV is checked with few fetches, step by step, and is told what that does not show', async t => {
  const { page, errors, strangers } = await openCheck(t)
  t.match(await press(page), 'Everything that is signed holds.')
  t.same(fetched.filter(path => !path.startsWith('/log/tile/')).sort(), [
    '/.well-known/jwks.json',
    `/cvs/${good}/verification`,
    '/log/checkpoint',
    '/log/keys',
  ])
  t.equal(new Set(fetched).size, fetched.length, 'each once, tiles of the log too')
  const steps = await page.locator('.check-steps li').allInnerTexts()
  t.match(steps, [
    /^Fetched at [\d:]+\. The claims and TruCV’s public keys/,
    /^The right CV\./,
    /^No letter changed\. Of 5 texts, each fits/,
    /^Signed by the owner\. 3 signatures hold\. Recorded by TruCV: 2, by wallets: 1\./,
    /^Confirmed\. 1 section, recorded by TruCV: “uni\.example”\./,
    /^In the log\. Signatures recorded in TruCV’s public log: \d of 4\. Entries of the log: \d+\..* keeps what it saw/,
    /^Signed by the account of “Ana Śrī”, another name than this CV’s\./,
  ])
  t.same(await marked(page, 'good'), SIGNED)
  t.same(await marked(page, 'bad'), [])
  const wordsAt = (section: string) => page.locator(`[id="${section}"] .check-mark`).textContent()
  t.match(await wordsAt('skills.go'), /holds$/)
  t.notMatch(await wordsAt('skills.plain'), 'holds', 'a section without a signature has nothing that holds')
  t.match(await area(page), /What this does not show.*That what the CV says is true/)
  t.same(await axeInBoth(page), [])
  t.same([...errors, ...strangers], [])
})

const digestIn = ({ claims }: VerificationBody, id: string) =>
  claims.find(({ section, scope }) => section === id && scope === 'whole')?.digest

t.test('every kind of damage marks exactly its sections red, with the reason', async t => {
  const { page } = await openCheck(t)
  const document = await verification(good)
  const stranger = await strangerTo(document, Wallet.createRandom())
  const damages = damagesOf({ other: await verification(other), stranger, digestOf })
  let reply: VerificationBody = document
  await page.route('**/cvs/*/verification', route => route.fulfill({ json: reply }))
  await page.route('**/jwks.json', route => route.fulfill({ json: { keys: reply.keys } }))
  for (const { name, sections, says, pageSays, damage } of damages) {
    reply = structuredClone(document)
    damage(reply)
    const result = await press(page)
    t.notMatch(result, 'Everything', name)
    if (sections === null || pageSays) {
      t.match(result, pageSays ?? says, `${name}: wrong`)
      t.same([await marked(page, 'good'), await marked(page, 'bad')], [[], []], `${name}: nothing counts`)
      continue
    }
    // A section that the page lists does not hold where the reply lacks it, or has another text.
    const rows = await page.locator('.check-group li[id]').evaluateAll(all => all.map(({ id }) => id))
    const given = new Set(reply.claims.map(({ section }) => section))
    const isOther = (id: string) => digestIn(reply, id) !== digestIn(document, id)
    const red = rows.filter(id => sections.includes(id) || !given.has(id) || isOther(id)).sort()
    t.same(await marked(page, 'bad'), red, `${name}: exactly these sections`)
    const wrong = (await page.locator('.check-wrong').allTextContents()).join('\n')
    t.match(wrong, says, `${name}: named`)
    t.same(await page.locator('li[data-state=bad] > details:not([open])').count(), 0, `${name}: in sight`)
  }
  reply = document
  t.match(await press(page), 'Everything that is signed holds.', 'and nothing of it stays')
  t.same(await marked(page, 'bad'), [])
})

t.test('the page names claims withdrawn, changed or removed since it was opened', async t => {
  const { page } = await openCheck(t)
  const document = await verification(good)
  const of = (body: VerificationBody, section: string, scope = 'whole') =>
    body.claims.find(one => one.section === section && one.scope === scope)
  let reply: VerificationBody = document
  await page.route('**/cvs/*/verification', route => route.fulfill({ json: reply }))
  const check = async (says: RegExp, bad: string[], change: (body: VerificationBody) => unknown) => {
    reply = structuredClone(document)
    change(reply)
    t.notMatch(await press(page), 'Everything')
    t.same(await marked(page, 'bad'), bad)
    t.match(await page.locator('main').textContent(), says)
  }
  await check(/the confirmation that this page shows was withdrawn/, ['awards.best'], body => {
    body.claims = body.claims.filter(claim => claim !== of(body, 'awards.best', 'facts'))
  })
  await check(/the signature that this page shows was withdrawn/, ['skills.go'], body => {
    const none = { statement: null, signature: null, method: null, person: null, valid: false, level: 'stated' }
    Object.assign(of(body, 'skills.go'), none)
  })
  await check(/not among what is published now/, ['skills.plain'], body => {
    body.claims = body.claims.filter(({ section }) => section !== 'skills.plain')
  })
  await check(/another one than on this page/, ['skills.plain'], body => {
    const value = { name: 'Touch typing' }
    Object.assign(of(body, 'skills.plain'), { value, digest: digestOf(body.holder, 'skills.plain', 'whole', value) })
  })
  await check(/Version 9 is published now/, [], body => Object.assign(body, { version: 9 }))
  reply = { ...document, cv: other }
  t.match(await press(page), /about another CV/)
})

t.test('a confirmation since the page was opened is no fault; a withdrawal is', async t => {
  const nanoId = await goodCv('Ana Later')
  const { page } = await openCheck(t, nanoId)
  await confirmIn(nanoId, 'skills.go', { email: 'dean@iitb.ac.in', domain: 'iitb.ac.in' })
  t.match(await press(page), 'Everything that is signed holds.')
  t.match(await area(page), /2 sections, recorded by TruCV: .*iitb\.ac\.in/)
  await page.reload()
  const { digest } = (await verification(nanoId)).claims.find(({ section }) => section === 'skills.go')
  await app.connection.collection('claims').updateOne({ digest }, { $set: { 'requests.0.status': 'revoked' } })
  await app.connection.collection('cvs').updateOne({ _id: nanoId as never }, { $inc: { rev: 1 } })
  app.forgetPages(nanoId)
  t.match(await press(page), 'Not everything holds')
  t.same(await marked(page, 'bad'), ['skills.go'])
})

t.test('a CV that nobody signed, or that only free mail agreed with, is not called good or confirmed', async t => {
  const nanoId = await make(contentOf('Ana Unsigned'), true)
  for (const prepare of [
    async () => {},
    () => confirmIn(nanoId, 'awards.best', { email: 'dean@mail.example', domain: 'mail.example', isFreeMail: true }),
  ]) {
    await prepare()
    const { page } = await openCheck(t, nanoId)
    await page.getByText('Nobody has signed or confirmed a part of this CV yet').waitFor()
    t.equal(await page.locator('.check-now').count(), 0, 'there is nothing to check')
    t.notMatch(await page.locator('main').textContent(), /Confirmed/)
  }
})

t.test('a reply that is cut off, huge, missing or of another kind gets a message', async t => {
  const { page } = await openCheck(t)
  const whole = JSON.stringify(await verification(good))
  const replies: [RegExp, Parameters<Route['fulfill']>[0] | null][] = [
    [/only in part/, { body: whole.slice(0, whole.length / 2), contentType: 'application/json' }],
    [/only in part/, { body: `"${'x'.repeat(9 * 1024 * 1024)}"`, contentType: 'application/json' }],
    [/no reply of TruCV/, { json: null }],
    [/no reply of TruCV/, { body: '<!doctype html>', contentType: 'text/html' }],
    [/error \(503\)/, { status: 503, json: {} }],
    [/cannot be reached/, null],
  ]
  let next: (typeof replies)[number][1] = null
  await page.route('**/cvs/*/verification', route => (next ? route.fulfill(next) : route.abort()))
  for (const [says, reply] of replies) {
    next = reply
    t.match(await press(page), says)
    t.same([await marked(page, 'good'), await marked(page, 'bad')], [[], []])
  }
  const deep = `"value":${'['.repeat(50_000)}${']'.repeat(50_000)},"x":`
  next = { body: whole.replace('"value":', deep), contentType: 'application/json' }
  t.match(await press(page), 'Not everything holds')
  t.match(await page.locator('div.check-wrong').textContent(), /oes not hold.*cannot be read/, 'nested too deeply')
  await page.unroute('**/cvs/*/verification')
  await page.route('**/jwks.json', route => route.fulfill({ json: { keys: 'none' } }))
  t.match(await press(page), /no reply of TruCV/)
  await page.unroute('**/jwks.json')
  t.match(await press(page), 'Everything that is signed holds.', 'and it goes on')
})

t.test('a copy that was kept is compared: claims as data, a PDF by its version', async t => {
  await grantPro(app, OWNER)
  const nanoId = await goodCv('Ana Copied')
  const old = await verification(nanoId)
  const pdf = (await owner.get(`/cvs/${nanoId}/pdf`).responseType('blob').expect(200)).body as Buffer
  const [, plain] = CONTENT.skills
  await save(nanoId, {
    content: { ...contentOf('Ana Copied'), skills: [{ id: 'go', name: 'Gopher' }, plain, { id: 'new', name: 'Rust' }] },
  })
  await publish(nanoId)
  const { page, errors } = await openCheck(t, nanoId)
  const answer = page.locator('.check-now details [role=status]')
  const hand = async (name: string, content: string | Buffer, says: RegExp) => {
    await page.locator('.check-now input').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
    await answer.getByText(says).first().waitFor({ state: 'attached' })
    return (await answer.textContent()) ?? ''
  }
  await page.getByText('Compare an older copy').click()
  const said = await hand('cv.json', JSON.stringify(old), /Since then/)
  for (const line of ['Changed: Skills — Gopher', 'Removed: Skills "plain"', 'Added: Skills — Rust'])
    t.match(said, line)
  t.notMatch(said, /does not hold|Best Paper/)
  t.match(
    await hand('cv.json', JSON.stringify(await verification(nanoId)), /Nothing has changed/),
    /Nothing has changed since/,
  )
  const forged = structuredClone(old)
  forged.claims.find(({ section }) => section === 'skills.c').value.name = 'C++'
  t.match(await hand('cv.json', JSON.stringify(forged), /does not hold/), /Skills — C: the text was changed/)
  const strange: [string, string | Buffer, RegExp][] = [
    ['cv.json', JSON.stringify(await verification(good)), /copy of another CV/],
    ['cv.docx', 'PK\u0003\u0004', /Word files are not read/],
    ['other.pdf', `%PDF-1.7 /URI (https://x.example/cv/${good}/verify?v=1)`, /copy of another CV/],
    ['made.pdf', '%PDF-1.7 stream\nnothing endstream', /names no version/],
  ]
  for (const [name, content, says] of strange) await hand(name, content, says)
  await page.locator('.check-now input').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.waitForURL(/\?v=1#copy$/)
  const note = await page.locator('#copy').textContent()
  for (const line of [
    'Your copy says version 1',
    'Changed: Skill — Gopher',
    'Added: Skill — Rust',
    'The text of your copy is not compared',
  ])
    t.match(note, line)
  t.same(errors, [])
})

t.test('attested whole, the standard CV has its verdict in the first 400 px and is one page long', async t => {
  const nanoId = await make(ATTESTED_WHOLE, true)
  await attestWhole(nanoId)
  await confirmIn(nanoId, 'education.postgraduation', { email: 'dean@iitb.ac.in', domain: 'iitb.ac.in' })
  const { page } = await openCheck(t, nanoId, { viewport: { width: 1440, height: 900 } })
  t.match(
    await page.locator('.check-says').textContent(),
    /^1 section confirmed by iitb\.ac\.in · 18 sections signed by “Ana Śrī” · nothing changed since$/,
  )
  const { bottom } = await page.locator('.check-says').evaluate(one => one.getBoundingClientRect())
  t.ok(bottom <= 400, `the verdict ends at ${bottom} px`)
  t.equal(await page.locator('li > details[open]').count(), 1, 'what is confirmed stands open')
  await page.locator('details[open] > summary').first().click()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  t.ok(height <= 1_600, `${height} px`)
  await page.route('**/cvs/*/verification', async route => {
    const body = (await (await route.fetch()).json()) as VerificationBody
    body.claims.find(({ section }) => section === 'skills.s3').value.name = 'Airflow 3'
    await route.fulfill({ json: body })
  })
  await press(page)
  t.same(await axeComplaints(page), [], 'with something that does not hold')
  await page.setViewportSize({ width: 390, height: 844 })
  t.same(await layoutComplaints(page), [])
})

t.test('without JavaScript the page is complete, and has no control that needs it', async t => {
  const { page, errors } = await openCheck(t, good, { javaScriptEnabled: false })
  t.match(await page.locator('.check-says').textContent(), /1 section confirmed by uni\.example/)
  t.equal(await page.locator('.check-now').isVisible(), false)
  await page.getByText('For engineers').click()
  t.equal(await page.getByText('node verify-cv.mjs').isVisible(), true)
  await page.locator('[id="skills.go"] summary').first().click()
  t.equal(await page.locator('[id="skills.go"] p').first().isVisible(), true)
  t.same(errors, [])
})

t.test('the browser remembers the log, and detects that it was replaced', async t => {
  const { page } = await openCheck(t)
  const step = async () => {
    const verdict = await press(page)
    return [verdict, await page.locator('.check-steps li', { hasText: 'log' }).textContent()]
  }
  t.match(await step(), ['Everything that is signed holds.', /^In the log\. .* keeps what it saw of the log/])
  t.match((await step())[1], /The log begins with all that this browser saw of it on \d+ \p{L}+ 20/u)
  const document = await verification(good)
  for (const claim of document.claims) Object.assign(claim, { log: null })
  await page.route('**/cvs/*/verification', route => route.fulfill({ json: document }))
  const kept = await page.evaluate(() => localStorage.getItem('log-checkpoint') ?? '')
  const writer = createWriter(`${new URL(app.config.publicOrigin).host}/log`)
  writer.fill(3)
  await page.route('**/log/keys', route => route.fulfill({ body: `${writer.key.vkey}\n` }))
  t.match(await step(), [/Not everything holds/, /^Not in the log as it says\. .*the log did not sign its checkpoint/])
  await page.route('**/log/**', route => {
    const file = writer.fileOf(new URL(route.request().url()).pathname.slice('/log/'.length))
    return file === null ? route.fulfill({ status: 404 }) : route.fulfill({ body: Buffer.from(file) })
  })
  await page.evaluate(
    text => localStorage.setItem('log-checkpoint', text),
    JSON.stringify({ text: writer.checkpoint(), day: '2026-11-01' }),
  )
  writer.fill(300)
  t.match((await step())[1], /saw of it on 1 November 2026/)
  writer.rewrite(entries => entries.slice(1))
  t.match((await step())[1], /the log has shrunk: it had 303 entries and has 302/)
  writer.fill(3)
  t.match((await step())[1], /two histories: its first 303 entries/)
  await page.unroute('**/log/**')
  await page.unroute('**/log/keys')
  await page.evaluate(text => localStorage.setItem('log-checkpoint', text), kept)
  t.match((await step())[0], /Everything/)
  await page.route('**/log/**', route => route.fulfill({ status: 404 }))
  t.match(await step(), [/Not everything/, /^Not in the log as it says/], 'a log that was there before')
})
