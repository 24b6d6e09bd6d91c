// The editor in a browser against the whole service: its everyday use, and the text that must not get lost.
import type { Page } from 'playwright-core'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { contentWith, type Person, startApp } from '../harness.ts'
import { readUntil } from '../processes.ts'
import t, { type Test } from '../tap.ts'
import { newPage, signIn } from './browser.ts'
import { field, openEditor as openCv, saved, step, view } from './editor-hands.ts'
import { axeComplaints } from './layout.ts'

const app = await startApp(t)
const MEERA: Person = { email: 'meera@example.com', name: 'Meera K' }

const openEditor = (t: Test, content?: CvContentData) => openCv(t, app, MEERA, { content })
const status = (page: Page) => page.locator('.save-status')
const undoKey = 'Control+z'

t.test('the first CV, from empty to published, without an error', async t => {
  const { page, context, errors, strangers } = await newPage(t)
  await signIn(context, app, MEERA)
  await page.goto(`${app.url}/create-cv?start=empty`)
  t.equal(await field(page, 'Full name').inputValue(), 'Meera K', 'the account’s name is there already')
  await page.getByRole('button', { name: 'Download PDF Pro · ₹590' }).waitFor()
  t.equal(new URL(page.url()).pathname, '/create-cv', 'looking makes no CV')
  t.notOk(await page.getByRole('button', { name: 'Preview' }).isVisible(), 'the page is beside the form already')

  await field(page, 'What you do').fill('Product designer')
  await page.waitForURL(/\/create-cv\/[A-Za-z0-9_-]{21}$/)
  await saved(page)
  await page.getByRole('button', { name: 'Next: Education' }).click()
  await page.getByRole('button', { name: 'Undergraduation' }).click()
  await field(page, 'School or university').fill('Anna University')
  await field(page, 'Degree').fill('B.E.')
  await page.getByRole('button', { name: 'Next: Experience' }).click()
  await page.getByRole('button', { name: 'Add a position' }).click()
  t.ok(await field(page, 'Position').evaluate(element => element === document.activeElement), 'ready to be typed in')
  await field(page, 'Position').fill('Designer')
  await field(page, 'Company').fill('Palanquin')
  await field(page, 'From: month').selectOption('March')
  await field(page, 'From: year').fill('2021')
  await page.getByLabel('I work here now').check()
  await page.getByRole('button', { name: 'Next: Skills' }).click()
  await field(page, 'Add a skill').fill('Typography,')
  await field(page, 'Add a skill').press('Enter')
  await page.getByRole('button', { name: 'Figma' }).click()
  await step(page, 'Summary')
  await field(page, 'Summary').fill('Makes tools **feel obvious**.')
  await step(page, 'Review and publish')
  await page.getByText('60 % complete').waitFor()

  await page.locator('.publish-button').click()
  const dialog = page.getByRole('dialog', { name: 'Publish this CV' })
  await dialog.getByText('Name, What you do, Summary, Experience, Education, Skills').waitFor()
  await dialog.getByText('Readers cannot reach you yet').waitFor()
  t.equal(await dialog.getByLabel('E-mail', { exact: true }).isChecked(), false)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const address = page.getByRole('dialog', { name: 'Your CV is public' }).locator('.published-at a')
  const url = (await address.getAttribute('href')) ?? ''
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  for (const text of ['Meera K', 'Designer', 'Palanquin', 'Anna University', 'Typography', 'feel obvious']) {
    t.match(html, text, `${text} is public`)
  }
  t.notMatch(html, MEERA.email)
  t.same(errors, [])
  t.same(strangers, [])
})

t.test('on a phone the editor has one bar, its views at the bottom, and the first field near the top', async t => {
  const { page } = await openCv(t, app, MEERA, { viewport: { width: 390, height: 844 } })
  const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!
  const editor = await boxOf('.editor')
  const bar = await boxOf('.bar')
  t.ok(bar.height <= 56, `the bar is ${bar.height} px high`)
  t.equal(bar.y, editor.y, 'no other bar is above it')
  const first = await boxOf('.step-form .edit-field input')
  t.ok(first.y - editor.y <= 140, `the first field begins at ${first.y - editor.y} px`)
  const views = await boxOf('.views')
  t.equal(views.y + views.height, 844, 'a thumb reaches the views')
  for (const [name, heading] of [
    ['Look', 'Look'],
    ['Proof', 'Prove what it says'],
    ['Check', 'What a program reads'],
    ['Write', 'Who are you?'],
  ] as const) {
    await view(page, name)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.locator('.sheet').waitFor()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: /^Download/ }).click()
  await page.getByRole('dialog', { name: 'Download' }).waitFor()
})

t.test('changes of different sections in two tabs are both saved', async t => {
  const { page, context, id, read } = await openEditor(t, contentWith({ profileSummary: 'Before' }))
  const other = await context.newPage()
  await other.goto(`${app.url}/create-cv/${id}`)
  await step(other, 'Summary')
  await field(page, 'What you do').fill('Engineer')
  await field(other, 'Summary').fill('After')
  const cv = await readUntil(read, ({ version }) => version >= 3)
  t.match(cv.content, { personalDetails: { profession: 'Engineer' }, profileSummary: 'After' })
  await readUntil(
    async () => `${await page.locator('.sheet').textContent()} ${await other.locator('.sheet').textContent()}`,
    text => text.includes('Engineer') && text.includes('After'),
  )
  t.equal(await page.getByRole('dialog').count(), 0, 'and no dialog opened')
})

t.test('the same field changed in two tabs is a conflict, and nothing is overwritten', async t => {
  const { page, context, id, read } = await openEditor(t)
  const other = await context.newPage()
  await other.goto(`${app.url}/create-cv/${id}`)
  await field(page, 'What you do').fill('Engineer')
  await saved(page)
  await readUntil(read, ({ content }) => content.personalDetails.profession === 'Engineer')
  await field(other, 'What you do').fill('Designer')
  const dialog = other.getByRole('dialog', { name: 'Two versions of the same section' })
  await dialog.getByText('Engineer').waitFor()
  await dialog.getByText('Designer').waitFor()
  t.same(await axeComplaints(other), [], 'the dialog satisfies axe')
  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await status(other).getByText('Not saved:').waitFor()
  t.equal((await read()).content.personalDetails.profession, 'Engineer')
  await status(other).getByRole('button', { name: 'choose a version' }).click()
  await dialog.getByRole('radio', { name: /Yours, typed here/ }).check()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await readUntil(read, ({ content }) => content.personalDetails.profession === 'Designer')
  await saved(other)
})

t.test('a tab that is killed 100 ms after the last keystroke loses no text', async t => {
  const { page, context, id, read } = await openEditor(t)
  await field(page, 'What you do').pressSequentially('Written at the last moment')
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 100)))
  // A crash: no unload handler runs.
  const session = await context.newCDPSession(page)
  await Promise.race([session.send('Page.crash').catch(() => {}), page.waitForEvent('crash')])
  const again = await context.newPage()
  await again.goto(`${app.url}/create-cv/${id}`)
  const offer = again.getByRole('region', { name: 'Unsaved text' })
  await offer.getByRole('button', { name: 'Bring it back' }).click()
  t.equal(await field(again, 'What you do').inputValue(), 'Written at the last moment')
  await readUntil(read, ({ content }) => content.personalDetails.profession === 'Written at the last moment')
  await saved(again)
  const drafts = () =>
    again.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('trucv.draft.')).length)
  t.equal(await readUntil(drafts, count => count === 0), 0, 'and the draft is gone once it is saved')
})

t.test('editing continues offline, says so, and is saved later', async t => {
  const { page, context, read } = await openEditor(t)
  await page.locator('.sheet').waitFor()
  await context.setOffline(true)
  await field(page, 'What you do').fill('Offline engineer')
  await status(page).getByText('Offline, kept in this browser').waitFor()
  await field(page, 'Where you are').fill('On a train')
  await page.locator('.sheet').getByText('On a train').waitFor()
  await context.setOffline(false)
  const cv = await readUntil(read, ({ content }) => content.personalDetails.location === 'On a train')
  t.equal(cv.content.personalDetails.profession, 'Offline engineer')
  await saved(page)
})

t.test('text is kept when the session ends, and restored after the next sign-in', async t => {
  const { page, context, id, read } = await openEditor(t)
  await page.evaluate(() => {
    const token = localStorage.getItem('googleIdToken') ?? ''
    localStorage.setItem('googleIdToken', `${token.slice(0, -8)}AAAAAAAA`)
  })
  await field(page, 'What you do').fill('Typed too late')
  await page.getByRole('dialog', { name: 'Session expired' }).waitFor()
  t.equal(await field(page, 'What you do').inputValue(), 'Typed too late')
  await page.close()
  await signIn(context, app, MEERA)
  const again = await context.newPage()
  await again.goto(`${app.url}/create-cv/${id}`)
  await again.getByRole('button', { name: 'Bring it back' }).click()
  await readUntil(read, ({ content }) => content.personalDetails.profession === 'Typed too late')
})

t.test('a picture is cropped, uploaded and shown only to those who may see it', async t => {
  const { page, read } = await openEditor(t)
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 500 })
    canvas.getContext('2d')?.fillRect(50, 50, 100, 100)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
  await page.locator('input[type=file]').setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Choose what to show' })
  await dialog.getByRole('button', { name: /Picture: move it/ }).press('ArrowDown')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await page.locator('.sheet img').waitFor()
  const cv = await readUntil(read, ({ content }) => Boolean(content.personalDetails.imageUrl))
  t.match(cv.content.personalDetails.imageUrl, new RegExp(`^/cvs/${cv.nanoId}/picture/[0-9a-f]{64}$`))
  await page.getByRole('switch', { name: 'Show picture to everybody' }).click()
  await readUntil(read, ({ privacy }) => privacy.imageUrl === 'private')
  await page.getByLabel('As strangers see it').check()
  await page.locator('.sheet img').waitFor({ state: 'detached' })
})

t.test('a draft of a signed-out person stays in the browser and becomes a CV after signing in', async t => {
  const { page, context } = await newPage(t)
  await page.goto(`${app.url}/create-cv?start=empty`)
  await field(page, 'Full name').fill('Ada Lovelace')
  await field(page, 'What you do').fill('Mathematician')
  await status(page).getByText('Kept in this browser').waitFor()
  await page.reload()
  const kept = await readUntil(
    () => field(page, 'What you do').inputValue(),
    text => text !== '',
  )
  t.equal(kept, 'Mathematician', 'a reload keeps it')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to publish' })
  await dialog.getByRole('button', { name: 'Continue with Google' }).waitFor()
  await page.goto(`${app.url}/about-us`)
  const ada: Person = { email: 'ada@example.com', name: 'Somebody' }
  await signIn(context, app, ada)
  await page.goto(`${app.url}/create-cv?continue`)
  await page.waitForURL(/\/create-cv\/[A-Za-z0-9_-]{21}$/)
  t.equal(await field(page, 'Full name').inputValue(), 'Ada Lovelace')
  const { body } = await (await app.as(ada)).get('/cvs').expect(200)
  t.equal(body.cvs.length, 1)
  t.equal(await page.evaluate(() => localStorage.getItem('trucv.draft.anonymous.new')), null)
})

t.test('undo and redo of typing and of a removal, by button and by key', async t => {
  const job = { id: 'a', position: 'Engineer', company: 'Kaveri' }
  const { page, read } = await openEditor(t, contentWith({ experience: [job] }))
  await field(page, 'What you do').pressSequentially('Designer')
  await page.keyboard.press(undoKey)
  t.equal(await field(page, 'What you do').inputValue(), '', 'a word typed in one go is one step')
  await page.keyboard.press('Control+Shift+z')
  t.equal(await field(page, 'What you do').inputValue(), 'Designer')

  await step(page, 'Experience')
  await page.getByRole('button', { name: 'Remove Engineer' }).click()
  await readUntil(read, ({ content }) => !content.experience?.length)
  await page.getByRole('button', { name: 'Undo: Removing Engineer' }).click()
  await page.getByRole('button', { name: 'Engineer Kaveri' }).waitFor()
  await readUntil(read, ({ content }) => content.experience?.length === 1)
})

t.test('an earlier version can be restored, and the restore can be undone', async t => {
  const { page, api, id, read } = await openEditor(t, contentWith({ profileSummary: 'First words' }))
  await api.post(`/cvs/${id}/publish`).expect(200)
  await step(page, 'Summary')
  await field(page, 'Summary').fill('Second words')
  await readUntil(read, ({ content }) => content.profileSummary === 'Second words')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: /Earlier versions/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' })
  await dialog.getByRole('button', { name: /Version 1/ }).click()
  await dialog.getByText('First words').waitFor()
  await dialog.getByRole('button', { name: 'Go back to this version' }).click()
  await readUntil(read, ({ content }) => content.profileSummary === 'First words')
  await dialog.waitFor({ state: 'detached' })
  t.equal(await field(page, 'Summary').inputValue(), 'First words')
  await page.getByRole('button', { name: /^Undo: Restoring/ }).click()
  await readUntil(read, ({ content }) => content.profileSummary === 'Second words')
})

t.test('items are moved by dragging and by keyboard, and hidden, and the CV follows', async t => {
  const skills = ['One', 'Two', 'Three'].map((name, at) => ({ id: `s${at}`, name }))
  const { page, read } = await openEditor(t, contentWith({ skills }))
  const names = (cv: { content: { skills: { name: string }[] } }) => cv.content.skills.map(({ name }) => name).join()
  await step(page, 'Skills')
  const third = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Three', exact: true }) })
  // hover() waits until the grip is stable; a bounding box measured earlier may be outdated.
  await third.locator('.grip').hover()
  await page.mouse.down()
  const grip = (await third.locator('.grip').boundingBox())!
  const top = (await page.getByRole('button', { name: 'One', exact: true }).boundingBox())!
  await page.mouse.move(grip.x - 4, top.y + 4)
  await page.mouse.move(top.x, top.y + 4, { steps: 8 })
  await page.mouse.up()
  await readUntil(read, cv => names(cv) === 'Three,One,Two')
  await page.getByRole('button', { name: 'Two', exact: true }).click()
  await page.getByRole('button', { name: 'Hide Two' }).click()
  const cv = await readUntil(read, ({ content }) => content.skills[2].hidden === true)
  t.equal(cv.content.skills.length, 3)
  await page.locator('.sheet').getByText('Two', { exact: true }).waitFor({ state: 'detached' })
})
