// The editor's part of the list of screens: each step empty and filled, its dialogs, and what it says when saving fails.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { projectRoot } from '../api/lib/root.ts'
import type { CvOnStage, Screen, Stage } from './screens.ts'

const STEPS = [
  'personal',
  'education',
  'experience',
  'skills',
  'projects',
  'courses-and-awards',
  'summary',
  'review',
] as const

/** Opens a new CV in the editor; `before` may change it first. */
async function edit(page: Page, stage: Stage, kind: 'full' | 'bare', before?: (cv: CvOnStage) => Promise<unknown>) {
  const cv = await stage.newCv(kind)
  await before?.(cv)
  await page.goto(`${stage.url}/create-cv/${cv.id}`)
  await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
  return cv
}

async function goToStep(page: Page, number: number) {
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button')
    .nth(number - 1)
    .click()
}

const stepScreen = (name: string, number: number, kind: 'full' | 'bare'): Screen => ({
  name: `editor-${number}-${name}-${kind === 'full' ? 'filled' : 'empty'}`,
  who: 'writer',
  open: async (page, stage) => {
    await edit(page, stage, kind)
    await goToStep(page, number)
    const item = page.locator('.item-name').first()
    if (await item.count()) await item.click()
  },
})

/** Opens a full CV and then something in it. */
const inEditor = (
  name: string,
  act: (page: Page, cv: CvOnStage) => Promise<unknown>,
  before?: (cv: CvOnStage) => Promise<unknown>,
): Screen => ({
  name: `editor-${name}`,
  who: 'writer',
  open: async (page, stage) => act(page, await edit(page, stage, 'full', before)),
})

const whatYouDo = (page: Page) => page.getByLabel('What you do', { exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const inDialog = (page: Page) => page.getByRole('dialog').waitFor()

/** From now on saving is answered like this. */
const whereSavingFails = (page: Page, how: 'abort' | 'error') => {
  const json = { success: false, code: 'internal', message: 'Something went wrong on our side.', requestId: 'r-1' }
  return page.route('**/cvs/*', route => {
    if (route.request().method() !== 'PUT') return route.continue()
    return how === 'abort' ? route.abort() : route.fulfill({ status: 500, json })
  })
}

async function writeWhereSavingFails(page: Page, how: 'abort' | 'error') {
  await whereSavingFails(page, how)
  await whatYouDo(page).fill('Written and not saved')
  await page.locator('.save-action').waitFor()
}

export const EDITOR_SCREENS: Screen[] = [
  ...STEPS.map((name, index) => stepScreen(name, index + 1, 'bare')),
  ...STEPS.map((name, index) => stepScreen(name, index + 1, 'full')),
  {
    name: 'editor-signed-out',
    who: 'nobody',
    alone: true,
    open: async (page, stage) => {
      await page.goto(`${stage.url}/create-cv`)
      await page.getByLabel('Full name', { exact: true }).fill('Ada Lovelace')
      await page.getByText('Kept in this browser').waitFor()
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await inDialog(page)
    },
  },
  {
    name: 'editor-sign-in-first',
    who: 'nobody',
    open: async (page, stage) => {
      await page.goto(`${stage.url}/create-cv/${stage.published.sample}`)
      await page.locator('.notice').waitFor()
    },
  },
  {
    name: 'editor-not-yours',
    who: 'writer',
    open: async (page, stage) => {
      await page.goto(`${stage.url}/create-cv/${stage.published.sample}`)
      await page.locator('.notice').waitFor()
    },
  },
  {
    ...inEditor('preview', async page => {
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.locator('.sheet').waitFor()
    }),
    upTo: 900,
  },
  inEditor('more', page => press(page, 'More')),
  inEditor('publish', async page => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await inDialog(page)
  }),
  inEditor(
    'published',
    async page => {
      await press(page, 'Published')
      await inDialog(page)
    },
    cv => cv.publish(),
  ),
  inEditor('download', async page => {
    await press(page, /^Download/)
    await inDialog(page)
  }),
  inEditor(
    'history',
    async page => {
      await press(page, 'More')
      await press(page, /Earlier versions/)
      await press(page, /Version 1/)
      await page.locator('.history-sheet .cv').waitFor()
    },
    async cv => {
      await cv.publish()
      await cv.change('Engineer')
    },
  ),
  inEditor('conflict', async (page, cv) => {
    await cv.change('What another device made of it')
    await whatYouDo(page).fill('What was typed here meanwhile')
    await page.getByRole('dialog').getByText('What another device made of it').waitFor()
  }),
  inEditor('crop', async page => {
    await page.locator('input[type=file]').setInputFiles(join(projectRoot, 'web/public/apple-touch-icon.png'))
    await inDialog(page)
  }),
  inEditor('wrong-field', async page => {
    await whereSavingFails(page, 'abort')
    await press(page, 'Add a link')
    await page.getByLabel('Address', { exact: true }).last().fill('exam')
    await press(page, 'Next: Education')
    await page.locator('.edit-error').first().waitFor()
  }),
  inEditor('offline', page => writeWhereSavingFails(page, 'abort')),
  inEditor('not-saved', page => writeWhereSavingFails(page, 'error')),
  inEditor('draft-offer', async page => {
    await writeWhereSavingFails(page, 'abort')
    await page.reload()
    await page.getByRole('region', { name: 'Unsaved text' }).waitFor()
  }),
]
