// Dialogs and toasts in a browser: publishing, importing and deleting from the dashboard, conflicts, and toasts over an open
// dialog.
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { fromMenu, signedInPage } from '../../browser/browser.ts'
import { step } from '../../browser/editor-hands.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)

async function signedIn(t: Test, name: string, options = {}) {
  const person: Person = { email: `${name}@example.org`, name }
  return { ...(await signedInPage(t, app, person, options)), api: await app.as(person) }
}
type Agent = Awaited<ReturnType<typeof app.as>>

async function makeCv(api: Agent, content = contentWith()) {
  const { body } = await api.post('/cvs').send({ title: 'My CV', content }).expect(201)
  return body.cv.id as string
}
const asHtml = (path: string) => fetch(app.url + path, { headers: { accept: 'text/html' } })
const centreOf = async (one: Locator) => {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return [x + width / 2, y + height / 2] as const
}
const buttonAt = (page: Page, at: readonly [number, number]) =>
  page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent?.trim() ?? '', at)

t.test('the dashboard shares and publishes in the editor’s dialog; a second click does nothing', async t => {
  const { page, api } = await signedIn(t, 'publisher')
  const personalDetails = { name: 'Ananya', email: 'hello@example.org' }
  const id = await makeCv(api, contentWith({ personalDetails, profileSummary: 'Builds things.' }))
  await page.goto(`${app.url}/dashboard`)
  const button = page.locator('.card').getByRole('button', { name: 'Share' })
  const place = await centreOf(button)
  await button.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Share this CV' }).waitFor()
  await dialog.getByText('It is not published yet.').waitFor()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).dblclick()
  await dialog.getByRole('heading', { name: 'Publish this CV' }).waitFor()
  await dialog.getByText('Name, Summary').waitFor()
  await dialog.getByText('Readers cannot reach you yet').waitFor()
  await dialog.getByLabel('E-mail', { exact: true }).check()
  t.equal(await dialog.getByText('Readers cannot reach you yet').count(), 0)
  await dialog.getByLabel('Search engines may list it').check()
  t.equal((await asHtml(`/cv/${id}`)).status, 404, 'nothing is public yet')
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true })
  const pressed = await centreOf(publish)
  await publish.dblclick()
  await page.getByRole('dialog', { name: 'Your CV is public' }).waitFor()
  const shown = await (await asHtml(`/cv/${id}`)).text()
  t.match(shown, 'hello@example.org')
  t.notMatch(shown, 'noindex')
  t.equal(await page.evaluate(() => document.activeElement?.textContent), 'Your CV is public', 'and it is read out')
  t.notMatch(await buttonAt(page, pressed), /Withdraw|Unpublish/)
  for (const [form, path] of [
    ['Web page', `/cv/${id}`],
    ['Paper', `/new-cv/${id}`],
  ] as const) {
    await dialog.getByLabel(form).check()
    t.equal(await dialog.locator('.published-at a').getAttribute('href'), app.url + path)
  }
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.locator('.card').getByText('Published').waitFor()
  t.notMatch(await buttonAt(page, place), /Unpublish/)
  await fromMenu(page.locator('.card'), 'Unpublish')
  await page.locator('.card').getByText('Draft').waitFor()
  t.equal((await asHtml(`/cv/${id}`)).status, 404)
})

t.test('sharing lists what changes for readers, and changes are published with one press', async t => {
  const { page, api } = await signedIn(t, 'changer')
  const content = contentWith({ profileSummary: 'Builds things.' })
  const id = await makeCv(api, content)
  await api.post(`/cvs/${id}/publish`).expect(200)
  const personalDetails = { ...content.personalDetails, email: 'secret@example.org', profession: 'Lead' }
  const next = { content: { ...content, personalDetails, awards: [{ id: 'c', title: 'Best talk' }] } }
  await api.put(`/cvs/${id}`).set('if-match', '"1"').send(next).expect(200)
  await page.goto(`${app.url}/dashboard`)
  await page.locator('.card').getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this CV' })
  await dialog.getByText('What you do, Awards: Best talk').waitFor()
  t.notMatch(await dialog.locator('.becomes-public').textContent(), /E-mail|secret/, 'it stays private')
  await dialog.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByRole('dialog', { name: 'Your CV is public' }).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()

  await api.put(`/cvs/${id}`).set('if-match', '"2"').send({ title: 'Another title' }).expect(200)
  await page.goto(`${app.url}/create-cv/${id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Share Its link' }).click()
  await dialog.getByText('Nothing that readers see has changed.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.locator('.toast', { hasText: 'Published' }).waitFor()
  t.equal(await page.getByRole('dialog').count(), 0)
  t.equal((await api.get(`/cvs/${id}`)).body.cv.published.version, 3)
  const share = page.locator('.bar .primary', { hasText: /^Share$/ })
  await share.waitFor()
  t.ok(await share.evaluate(element => element === document.activeElement), 'the focus stays on the button')

  await page.getByLabel('What you do', { exact: true }).fill('x'.repeat(300))
  await page.locator('.save-status .held').waitFor()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByRole('dialog', { name: 'Publish the changes' }).getByText('published as it was before').waitFor()
})

t.test('deleting a published CV asks first, and its page is gone when the toast appears', async t => {
  const { page, api } = await signedIn(t, 'remover')
  const id = await makeCv(api)
  await api.post(`/cvs/${id}/publish`).expect(200)
  await page.goto(`${app.url}/dashboard`)
  const remove = () => fromMenu(page.locator('.card'), 'Delete')
  await remove()
  const dialog = page.getByRole('dialog', { name: 'Delete “My CV”?' })
  await dialog.getByText('Its public pages are gone at once').waitFor()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  t.equal((await asHtml(`/cv/${id}`)).status, 200, 'asking changes nothing')
  await remove()
  await page.route(`**/cvs/${id}`, route => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  const offline = dialog.locator('.toast', { hasText: 'You seem to be offline' })
  await offline.waitFor()
  t.equal(await page.getByText('Moved to the trash').count(), 0, 'what did not happen is not said')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Moved to the trash').waitFor()
  t.equal((await asHtml(`/cv/${id}`)).status, 404)
  t.equal((await asHtml(`/new-cv/${id}`)).status, 404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator('.card').getByText('Draft').waitFor()
  t.equal((await api.get(`/cvs/${id}`)).body.cv.published, null)
})

t.test('the editor reports the result of an import in words', async t => {
  const { page } = await signedIn(t, 'importer', { viewport: { width: 390, height: 844 } })
  await page.goto(`${app.url}/dashboard`)
  await page.locator('.dashboard-actions').waitFor()
  const resume = {
    basics: { name: 'Asha', location: { address: '1 Long Road', city: 'Pune' } },
    work: [{ name: 'Kaveri', position: 'Engineer', 'x-payGrade': 7 }],
    meta: { version: 'v1.0.0' },
  }
  const buffer = Buffer.from(JSON.stringify(resume))
  await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: 'Make this CV' }).click()
  const toast = page.locator('.toast', { hasText: 'Your CV is made' })
  await toast.getByText('Basics › Location › Address').waitFor()
  await toast.getByText('Work › Kaveri › Pay grade').waitFor()
  t.notMatch(await toast.textContent(), /\/basics|\/work|meta/)
})

const covers = async (one: Locator, other: Locator) => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  return a && b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

t.test('a toast is above an open dialog, inside it for screen readers, and covers no button', async t => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const { page, context, api } = await signedIn(t, `toasts${viewport.width}`, { viewport })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const id = await makeCv(api)
    await api.post(`/cvs/${id}/publish`).expect(200)
    await page.goto(`${app.url}/dashboard`)
    await fromMenu(page.locator('.card'), 'Duplicate')
    const done = page.locator('.toast', { hasText: 'Duplicated' })
    await done.locator('svg').waitFor()
    const free = [page.locator('.nav'), page.locator('.dashboard-actions .button.primary')]
    for (const one of free) t.notOk(await covers(done, one), `${viewport.width}: on the dashboard`)
    await done.waitFor({ state: 'detached' })

    await page.goto(`${app.url}/create-cv/${id}`)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this CV' })
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    const toast = page.locator('.toast', { hasText: 'Link copied' })
    await dialog.locator('.toast', { hasText: 'Link copied' }).waitFor()
    const onTop = await toast.evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    t.ok(onTop, 'nothing lies over it')
    await page.keyboard.press('Escape')
    await page.locator('body > .toasts').waitFor({ state: 'attached' })
    await toast.waitFor({ state: 'detached' })
  }
})

/** The controls that a toast covers, by their words; whether its words take one line; and where the focus is. */
const aroundToast = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector<HTMLElement>('.toast')
    const { left, right, top, bottom } = toast!.getBoundingClientRect()
    const covered = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter(one => !toast?.contains(one) && one.checkVisibility({ visibilityProperty: true }))
      .filter(one => {
        const box = one.getBoundingClientRect()
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom
      })
    const lines = document.createRange()
    lines.selectNodeContents(toast!.querySelector('[role="status"]')!.firstChild!)
    const action = toast!.querySelector('button')!
    return {
      covered: covered.map(one => one.textContent),
      lines: new Set([...lines.getClientRects()].map(({ top }) => Math.round(top))).size,
      isButton: parseFloat(getComputedStyle(action).borderTopWidth) > 0 && action.offsetHeight >= 44,
      focus: document.activeElement?.closest('.card')?.textContent ?? document.activeElement?.tagName,
      scroll: window.scrollY,
    }
  })

t.test(
  'after deleting and undoing, the focus and the scroll are where the person was; the toast covers no control',
  async t => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const { page, api } = await signedIn(t, `focus${viewport.width}`, { viewport })
      for (const title of ['First', 'Second', 'Third']) await api.post('/cvs').send({ title, content: contentWith() })
      await page.goto(`${app.url}/dashboard`)
      await page.locator('.card .thumbnail img').first().waitFor()
      // keepFocus is loaded with the toasts, after the first screen.
      await page.locator('.toasts').waitFor({ state: 'attached' })
      const card = page.locator('.card', { hasText: 'Second' })
      await card.getByRole('button', { name: 'More for Second' }).press('Enter')
      await card.getByRole('button', { name: 'Delete' }).focus()
      const scroll = await page.evaluate(() => window.scrollY)
      await page.keyboard.press('Enter')
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).waitFor()
      await card.waitFor({ state: 'detached' })
      const now = await aroundToast(page)
      t.match(now, { covered: [], lines: 1, isButton: true, focus: /First|Third/ }, `${viewport.width}`)
      t.ok(Math.abs(now.scroll - scroll) < 2)
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
      await card.waitFor()
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' })
      t.ok(await page.evaluate(() => document.activeElement?.closest('.card') !== null))
    }
  },
)

t.test('in the editor the focus stays near what was removed, put back or brought', async t => {
  const { page } = await signedIn(t, 'near')
  await page.goto(`${app.url}/create-cv`)
  await page.getByRole('button', { name: 'Begin with a sample' }).click()
  await page.getByRole('button', { name: 'Remove the sample' }).waitFor()
  const isIn = (place: string) => page.evaluate(one => document.activeElement?.closest(one) !== null, place)
  t.ok(await isIn('.step-form'), 'a new CV begins at its first field')
  await step(page, 'Experience')
  const first = page.locator('.items > li').first()
  await first.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ state: 'detached' })
  t.ok(await first.evaluate(item => item.contains(document.activeElement)), 'in the entry that is back')
  await page.getByRole('button', { name: 'Remove the sample' }).click()
  await page.getByRole('button', { name: 'Remove the sample' }).waitFor({ state: 'detached' })
  t.ok(await isIn('.form-column'))
})

t.test('two tabs: a conflict about the picture shows both sides as pictures', async t => {
  const { page, api } = await signedIn(t, 'twotabs')
  const id = await makeCv(api)
  const pictures: string[] = []
  for (const background of ['#0b6b4f', '#a32020']) {
    const png = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer()
    const { body } = await api.post(`/cvs/${id}/picture`).attach('file', png, 'me.png').expect(201)
    pictures.push(body.picture.url)
  }
  /** A save from elsewhere, on the current version. */
  const change = async (imageUrl?: string) => {
    const { version, content } = (await api.get(`/cvs/${id}`).expect(200)).body.cv
    const next = { ...content, personalDetails: { ...content.personalDetails, imageUrl } }
    await api.put(`/cvs/${id}`).set('if-match', `"${version}"`).send({ content: next }).expect(200)
  }
  await change(pictures[0])
  await page.goto(`${app.url}/create-cv/${id}`)
  await page.getByRole('button', { name: 'Change', exact: true }).waitFor()
  await change(pictures[1])
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Two versions of the same section' })
  const group = dialog.getByRole('group', { name: 'Personal details › Picture' })
  await group.getByRole('img', { name: 'Portrait' }).waitFor()
  await dialog.getByText('Removed').waitFor()
  t.notMatch(await dialog.textContent(), /\/cvs\//)
})
