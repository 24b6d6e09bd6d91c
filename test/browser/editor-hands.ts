// Steps that tests of the editor share: a stored CV opened in it, its steps and fields, and publishing.
import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { contentWith, type Person, type TestApp } from '../harness.ts'
import type { Test } from '../tap.ts'
import { signedInPage } from './browser.ts'

type Options = BrowserContextOptions & {
  content?: CvContentData
  /** The step that is opened. */
  at?: number
  /** Changes the stored CV before the editor opens it. */
  before?: (id: string) => Promise<unknown>
}

/** A new CV of a signed-in person in the editor; `read` returns the CV as the service has stored it. */
export async function openEditor(
  t: Test,
  app: TestApp,
  person: Person,
  { content = contentWith(), at, before = async () => {}, ...options }: Options = {},
) {
  const api = await app.as(person)
  const { body } = await api.post('/cvs').send({ title: 'Test CV', content }).expect(201)
  const id: string = body.cv.id
  await before(id)
  const open = await signedInPage(t, app, person, options)
  await open.page.goto(`${app.url}/create-cv/${id}${at ? `?step=${at}` : ''}`)
  await open.page.locator('.step-form h1').first().waitFor()
  const read = async () => (await api.get(`/cvs/${id}`).expect(200)).body.cv
  return { ...open, api, id, read }
}

export const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click()
export const view = (page: Page, name: 'Write' | 'Look' | 'Proof' | 'Check') =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name }).click()
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
export const sheet = (page: Page) => page.locator('.sheet')

/** Resolves when the editor says that everything is saved. */
export const saved = (page: Page) =>
  page
    .locator('.save-status')
    .getByText(/Saved \d\d:\d\d:\d\d/)
    .waitFor()

/** On a phone the button is in the menu of the bar. */
export async function openDownload(page: Page): Promise<void> {
  const button = page.locator('.download-button')
  if (await button.isVisible()) return button.click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: /^Download/ }).click()
}

/** Presses a button of the Download dialog and returns the saved file. */
export async function downloaded(page: Page, button: string) {
  const dialog = page.getByRole('dialog', { name: 'Download' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
