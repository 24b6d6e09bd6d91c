// Dialogs and toasts in a browser: publishing, importing and deleting from the dashboard, conflicts, and toasts over an open
// dialog.
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { newPage } from '../../browser/browser.ts'
import { axeComplaints, layoutComplaints } from '../../browser/layout.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)

async function signedIn(t: Test, name: string, options = {}) {
  const person: Person = { email: `${name}@example.org`, name }
  const open = await newPage(t, options)
  await open.page.goto(`${app.url}/favicon.svg`)
  const values = { googleIdToken: await app.token(person), email: person.email, tokenExpiry: '99999999999' }
  await open.page.evaluate(entries => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(values))
  return { ...open, api: await app.as(person) }
}
type Agent = Awaited<ReturnType<typeof app.as>>

async function makeCv(api: Agent, content = contentWith()) {
  const { body } = await api.post('/cvs').send({ title: 'My CV', content }).expect(201)
  return body.cv.nanoId as string
}
const asHtml = (path: string) => fetch(app.url + path, { headers: { accept: 'text/html' } })
const centreOf = async (one: Locator) => {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return [x + width / 2, y + height / 2] as const
}
const buttonAt = (page: Page, at: readonly [number, number]) =>
  page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent?.trim() ?? '', at)

t.test('the dashboard uses the publish dialog of the editor, and a second click does not unpublish', async t => {
  const { page, api } = await signedIn(t, 'publisher')
  const id = await makeCv(api, contentWith({ profileSummary: 'Builds things.' }))
  await page.goto(`${app.url}/dashboard`)
  const button = page.locator('.card').getByRole('button', { name: 'Publish' })
  const place = await centreOf(button)
  await button.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Publish this CV' }).waitFor()
  await dialog.getByText('Name, Summary').waitFor()
  t.equal((await asHtml(`/cv/${id}`)).status, 404, 'nothing is public yet')
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true })
  const pressed = await centreOf(publish)
  await publish.dblclick()
  await page.getByRole('dialog', { name: 'Your CV is public' }).waitFor()
  t.equal((await asHtml(`/cv/${id}`)).status, 200)
  t.equal(await page.evaluate(() => document.activeElement?.textContent), 'Your CV is public', 'and it is read out')
  t.notMatch(await buttonAt(page, pressed), /Take it back|Unpublish/)
  for (const link of ['Designed CV', 'Template CV']) t.equal(await dialog.getByRole('link', { name: link }).count(), 1)
  t.same(await axeComplaints(page), [])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.locator('.card').getByRole('button', { name: 'Unpublish' }).waitFor()
  t.equal(await page.locator('.card').getByRole('button', { name: 'Published' }).count(), 1)
  t.notMatch(await buttonAt(page, place), /Unpublish/)
  await page.locator('.card').getByRole('button', { name: 'Unpublish' }).click()
  await page.locator('.card').getByText('Draft').waitFor()
  t.equal((await asHtml(`/cv/${id}`)).status, 404)
})

t.test('publishing changes lists what changes for readers, and shows each link once', async t => {
  const { page, api } = await signedIn(t, 'changer')
  const content = contentWith({
    experience: [
      { id: 'a', position: 'Engineer', company: 'Kaveri' },
      { id: 'b', position: 'Trainee', company: 'Godavari' },
    ],
  })
  const id = await makeCv(api, content)
  await api.post(`/cvs/${id}/publish`).expect(200)
  const change = async (next: object, version: number) =>
    api.put(`/cvs/${id}`).set('if-match', `"${version}"`).send(next).expect(200)
  await change(
    {
      content: {
        ...content,
        personalDetails: { ...content.personalDetails, email: 'secret@example.org', profession: 'Lead' },
        experience: [{ id: 'a', position: 'Engineer', company: 'Indus' }],
        awards: [{ id: 'c', title: 'Best talk' }],
      },
    },
    1,
  )
  await page.goto(`${app.url}/dashboard`)
  const card = page.locator('.card')
  await card.getByRole('button', { name: 'Publish changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the changes' })
  await dialog.getByText('What you do, Awards: Best talk').waitFor()
  await dialog.getByText('Experience: Engineer', { exact: true }).waitFor()
  await dialog.getByText('Experience: Trainee', { exact: true }).waitFor()
  t.notMatch(
    await dialog.locator('.becomes-public').textContent(),
    /E-mail|secret/,
    'what stays private is no change for readers',
  )
  for (const path of [`/cv/${id}`, `/new-cv/${id}`]) {
    const text = (await dialog.textContent()) ?? ''
    t.equal(text.split(path).length - 1, 1, `${path} once`)
  }
  t.same(await axeComplaints(page), [])
  await dialog.getByRole('button', { name: 'Publish the changes' }).click()
  await page.getByRole('dialog', { name: 'Your CV is public' }).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()

  await change({ title: 'Another title' }, 2)
  await page.goto(`${app.url}/create-cv/${id}`)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await dialog.getByText('Nothing that readers see has changed.').waitFor()
})

t.test('deleting a published CV asks first, and its page is gone when the toast appears', async t => {
  const { page, api } = await signedIn(t, 'remover')
  const id = await makeCv(api)
  await api.post(`/cvs/${id}/publish`).expect(200)
  await page.goto(`${app.url}/dashboard`)
  const remove = page.locator('.card').getByRole('button', { name: 'Delete' })
  await remove.click()
  const dialog = page.getByRole('dialog', { name: 'Delete “My CV”?' })
  await dialog.getByText('Its public pages are gone at once').waitFor()
  t.same(await axeComplaints(page), [])
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  t.equal((await asHtml(`/cv/${id}`)).status, 200, 'asking changes nothing')
  await remove.click()
  await page.route(`**/cvs/${id}`, route => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  const told = dialog.locator('.toast', { hasText: 'You seem to be offline' })
  await told.waitFor()
  t.equal(await page.getByText('Moved to the trash').count(), 0, 'what did not happen is not said')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Moved to the trash').waitFor()
  t.equal((await asHtml(`/cv/${id}`)).status, 404)
  t.equal((await asHtml(`/new-cv/${id}`)).status, 404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator('.card').getByText('Draft').waitFor()
  t.equal((await api.get(`/cvs/${id}`)).body.cv.published, null)
})

const choose = (page: Page, resume: unknown) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  })

t.test('the editor reports the result of an import in words', async t => {
  const { page } = await signedIn(t, 'importer')
  const make = async (resume: unknown) => {
    await page.goto(`${app.url}/dashboard`)
    await page.locator('.dashboard-actions').waitFor()
    await choose(page, resume)
    const makeIt = page.getByRole('dialog').getByRole('button', { name: 'Make this CV' })
    await makeIt.waitFor()
    t.same(await axeComplaints(page), [])
    await makeIt.click()
    await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
    return page.locator('.toast', { hasText: 'Your CV is made' })
  }
  const toast = await make({
    basics: { name: 'Asha', location: { address: '1 Long Road', city: 'Pune' } },
    work: [{ name: 'Kaveri', position: 'Engineer', 'x-payGrade': 7 }],
    meta: { version: 'v1.0.0' },
  })
  await toast.getByText('Basics › Location › Address').waitFor()
  await toast.getByText('Work › Kaveri › Pay grade').waitFor()
  t.notMatch(await toast.textContent(), /\/basics|\/work|meta/)
  await page.setViewportSize({ width: 390, height: 844 })
  await make({ basics: { name: 'Asha' }, work: [{ name: 'Kaveri', position: 'Engineer' }] })
  await toast.getByText('with everything that the file says.').waitFor()
  t.notOk(await covers(toast, page.locator('h1[tabindex]')), 'the heading on a phone is not covered')
  t.same(await axeComplaints(page), [])
})

const covers = async (one: Locator, other: Locator) => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  return a && b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

t.test(
  'a toast is above an open dialog, inside it for screen readers, with an icon, and covers no main button',
  async t => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const { page, context, api } = await signedIn(t, `toasts${viewport.width}`, { viewport })
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const id = await makeCv(api)
      await api.post(`/cvs/${id}/publish`).expect(200)
      await page.goto(`${app.url}/dashboard`)
      await page.getByRole('button', { name: 'Copy link of the Designed CV' }).click()
      const toast = page.locator('.toast', { hasText: 'Link copied' })
      await toast.locator('svg').waitFor()
      const free = [page.locator('.nav'), page.locator('.dashboard-actions .button.primary')]
      for (const one of free) t.notOk(await covers(toast, one), `${viewport.width}: on the dashboard`)
      await toast.waitFor({ state: 'detached' })

      await page.goto(`${app.url}/create-cv/${id}`)
      await page.getByRole('button', { name: 'Published', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Your CV is public' })
      await dialog.getByRole('button', { name: 'Copy link of the Designed CV' }).click()
      await dialog.locator('.toast', { hasText: 'Link copied' }).waitFor()
      const onTop = await toast.evaluate(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      t.ok(onTop, 'nothing lies over it')
      t.same(await axeComplaints(page), [])
      t.same(await layoutComplaints(page), [])
      await page.keyboard.press('Escape')
      await page.locator('body > .toasts').waitFor({ state: 'attached' })
      await toast.waitFor({ state: 'detached' })
      await page.keyboard.press('Control+s')
      const saved = page.locator('.toast', { hasText: 'Saved' })
      await saved.waitFor()
      for (const one of [page.locator('.nav'), page.locator('.bar')]) t.notOk(await covers(saved, one), 'in the editor')
    }
  },
)

t.test(
  'two tabs: different fields of one job are merged, the same field is a conflict, pictures are shown',
  async t => {
    const { page, api } = await signedIn(t, 'twotabs')
    const id = await makeCv(
      api,
      contentWith({ experience: [{ id: 'a', position: 'Engineer', company: 'Kaveri', location: 'Pune' }] }),
    )
    const pictures: string[] = []
    for (const background of ['#0b6b4f', '#a32020']) {
      const png = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer()
      const { body } = await api.post(`/cvs/${id}/picture`).attach('file', png, 'me.png').expect(201)
      pictures.push(body.picture.url)
    }
    const read = async () => (await api.get(`/cvs/${id}`).expect(200)).body.cv
    /** A save from elsewhere, on the current version. */
    const change = async (job: object, imageUrl?: string) => {
      const { version, content } = await read()
      const personalDetails = { ...content.personalDetails, ...(imageUrl && { imageUrl }) }
      const next = { ...content, personalDetails, experience: [{ ...content.experience[0], ...job }] }
      await api.put(`/cvs/${id}`).set('if-match', `"${version}"`).send({ content: next }).expect(200)
    }
    await change({}, pictures[0])
    await page.goto(`${app.url}/create-cv/${id}?step=3`)
    await page.getByRole('button', { name: /^Engineer/ }).click()
    const field = (name: string) => page.getByLabel(name, { exact: true })
    await change({ company: 'Indus' })
    await field('Place').fill('Delhi')
    await page.getByRole('button', { name: /^Engineer Indus/ }).waitFor()
    t.match((await read()).content.experience, [{ company: 'Indus', location: 'Delhi', position: 'Engineer' }])
    t.equal(await page.getByRole('dialog').count(), 0, 'no dialog opened')

    await change({ position: 'Lead' }, pictures[1])
    await field('Position').fill('Director')
    const dialog = page.getByRole('dialog', { name: 'Two versions of the same section' })
    await dialog.getByRole('group', { name: 'Experience: Director › Position' }).waitFor()
    t.equal(await dialog.getByRole('group').count(), 1)
    t.match(await dialog.getByRole('group').textContent(), /Director.*Lead/)
    t.notMatch(await dialog.textContent(), /Indus|Delhi|picture/i, 'only what differs')
    await dialog.getByRole('radio', { name: /Saved somewhere else/ }).check()
    await dialog.getByRole('button', { name: 'Save my choice' }).click()
    await page.getByRole('button', { name: /^Lead Indus/ }).waitFor()

    await page.goto(`${app.url}/create-cv/${id}`)
    await page.getByRole('button', { name: 'Change', exact: true }).waitFor()
    await change({}, pictures[0])
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await dialog
      .getByRole('group', { name: 'Personal details › Picture' })
      .getByRole('img', { name: 'Portrait' })
      .waitFor()
    await dialog.getByText('Removed').waitFor()
    t.notMatch(await dialog.textContent(), /\/cvs\//)
    t.same(await axeComplaints(page), [])
  },
)
