// The editor's screens: each step empty and filled, its dialogs, and failures to save.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { projectRoot } from '../../api/lib/root.ts'
import { openDownload } from '../browser/editor-hands.ts'
import { type FixtureCv, type Fixtures, type Screen, screen } from './fixtures.ts'

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

type Writer = 'writer' | 'payer'

/** Opens a new CV in the editor; `before` may change it first. */
async function edit(
  page: Page,
  fixtures: Fixtures,
  kind: 'full' | 'bare',
  before?: (cv: FixtureCv) => Promise<unknown>,
  who: Writer = 'writer',
) {
  const cv = await fixtures.newCv(kind, who)
  await before?.(cv)
  await page.goto(`${fixtures.url}/create-cv/${cv.id}`)
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
  open: async (page, fixtures) => {
    await edit(page, fixtures, kind)
    await goToStep(page, number)
    const item = page.locator('.item-name').first()
    if (await item.count()) await item.click()
  },
})

type How = { before?: (cv: FixtureCv) => Promise<unknown>; who?: Writer }

/** Opens a full CV and then something in it. */
const inEditor = (name: string, act: (page: Page, cv: FixtureCv) => Promise<unknown>) => editorOf(name, {}, act)
const editorOf = (
  name: string,
  { before, who = 'writer' }: How,
  act: (page: Page, cv: FixtureCv) => Promise<unknown>,
): Screen =>
  screen(`editor-${name}`, who, async (page, fixtures) => act(page, await edit(page, fixtures, 'full', before, who)))

const whatYouDo = (page: Page) => page.getByLabel('What you do', { exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const inDialog = (page: Page) => page.getByRole('dialog').waitFor()

async function openView(page: Page, name: 'Look' | 'Proof' | 'Check') {
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name }).click()
  await page.locator('.view-heading').waitFor()
}

async function seePages(page: Page) {
  await openView(page, 'Look')
  await page.getByRole('img', { name: /^Page 1 of/ }).waitFor()
  for (const picture of await page.locator('.template-card').all()) {
    await picture.scrollIntoViewIfNeeded()
    await picture.locator('img').waitFor()
  }
  await page.locator('.template-card').first().scrollIntoViewIfNeeded()
}

/** Mocks a refusal of the typeset preview. */
async function wherePagesFail(page: Page, code: string, status: number) {
  const json = { success: false, code, message: 'This did not work.', requestId: 'r-1' }
  await page.route('**/preview.svg*', route => route.fulfill({ status, json }))
  await openView(page, 'Look')
  await page.locator('.look-pages').getByRole('alert').waitFor()
}

async function readAsParser(page: Page) {
  await openView(page, 'Check')
  await page.locator('.remarks').waitFor()
  await page.locator('.read-text summary').click()
}

/** The first position is confirmed, and open. */
async function openFirstJob(page: Page) {
  await goToStep(page, 3)
  await page.locator('.item-name').first().click()
  await page.locator('.item-foot').waitFor()
}

/** Two sections signed, one of them changed after that; both opened. */
async function proveParts(page: Page) {
  await openView(page, 'Proof')
  for (const name of ['Summary', 'Personal details']) {
    const part = page.locator('.verify-parts > li', { hasText: name }).first()
    await part.locator('summary').first().click()
    await part.getByRole('button', { name: 'Sign' }).click()
    await part.locator('.claim-mark.attested').waitFor()
  }
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  await goToStep(page, 7)
  await page.getByLabel('Summary', { exact: true }).fill('Other words.')
  await openView(page, 'Proof')
  await page.locator('.verify-row summary').first().click()
  await page
    .locator('.verify-row', { has: page.locator('.claim-mark.changed') })
    .locator('summary')
    .first()
    .click()
  await page.locator('.verify .former').waitFor()
}

/** Changes a position that its company confirmed, and waits for the hint beside the field. */
async function changeFirstJob(page: Page) {
  await openFirstJob(page)
  await page.locator('.item-name .cv-confirmed').waitFor()
  await page.getByLabel('Position', { exact: true }).press('End')
  await page.keyboard.type('!')
  await page.locator('.claim-warning', { hasText: 'The badge ends here' }).waitFor()
}

/** Makes every save fail. */
const whereSavingFails = (page: Page, how: 'abort' | 'error') => {
  const json = { success: false, code: 'internal', message: 'Something went wrong on our side.', requestId: 'r-1' }
  return page.route('**/cvs/*', route => {
    if (route.request().method() !== 'PUT') return route.continue()
    return how === 'abort' ? route.abort() : route.fulfill({ status: 500, json })
  })
}

async function writeWhereSavingFails(page: Page, how: 'abort' | 'error') {
  await whereSavingFails(page, how)
  await writeInVain(page)
}

async function writeInVain(page: Page) {
  await whatYouDo(page).fill('Written and not saved')
  await page.locator('.save-action').waitFor()
}

async function atStart(page: Page, { url }: Fixtures) {
  await page.goto(`${url}/create-cv`)
  await page.getByRole('heading', { name: 'Bring a CV' }).waitFor()
}

async function openForeignCv(page: Page, { url, published }: Fixtures) {
  await page.goto(`${url}/create-cv/${published.sample}`)
  await page.locator('.notice').waitFor()
}

async function published(cv: FixtureCv) {
  await cv.publish()
  await cv.change('Engineer')
}

export const EDITOR_SCREENS: Screen[] = [
  ...STEPS.map((name, index) => stepScreen(name, index + 1, 'bare')),
  ...STEPS.map((name, index) => stepScreen(name, index + 1, 'full')),
  screen('editor-signed-out', { who: 'nobody', alone: true }, async (page, fixtures) => {
    await page.goto(`${fixtures.url}/create-cv?start=empty`)
    await page.getByLabel('Full name', { exact: true }).fill('Ada Lovelace')
    await page.getByText('Kept in this browser').waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await inDialog(page)
  }),
  { name: 'doors', who: 'nobody', alone: true, open: atStart },
  screen('doors-sample', { who: 'nobody', alone: true }, async (page, fixtures) => {
    await atStart(page, fixtures)
    await press(page, 'Begin with a sample')
    await page.getByRole('button', { name: 'Remove the sample' }).waitFor()
  }),
  screen('doors-no-cv', 'writer', async (page, fixtures) => {
    await atStart(page, fixtures)
    const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Choose another file' }).waitFor()
  }),
  { name: 'editor-sign-in-first', who: 'nobody', open: openForeignCv },
  { name: 'editor-not-yours', who: 'writer', open: openForeignCv },
  {
    ...inEditor('preview', async page => {
      await press(page, 'Preview')
      await page.locator('.sheet').waitFor()
    }),
    upTo: 900,
  },
  inEditor('more', page => press(page, 'More')),
  inEditor('publish', async page => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await inDialog(page)
  }),
  inEditor('share-draft', async page => {
    await press(page, 'More')
    await press(page, /^Share Its link/)
    await inDialog(page)
  }),
  editorOf('share-changed', { before: published }, async page => {
    await press(page, 'More')
    await press(page, /^Share Its link/)
    await page.locator('.becomes-public').waitFor()
  }),
  editorOf('published', { before: cv => cv.publish() }, async page => {
    await press(page, 'Share')
    await inDialog(page)
  }),
  editorOf('shared', { before: cv => cv.share() }, async page => {
    await press(page, 'Share')
    await page.getByText('Who may read', { exact: true }).click()
    await page.getByText('Links for one person').first().waitFor()
    await page.locator('.fold').evaluateAll(folds => {
      for (const fold of folds) (fold as HTMLDetailsElement).open = true
    })
    await page.locator('.qr svg').first().waitFor()
    await page.locator('.plot svg').waitFor()
  }),
  inEditor('download-free', async page => {
    await openDownload(page)
    await page.getByRole('dialog').getByText('₹590').waitFor()
  }),
  editorOf('download-pro', { who: 'payer' }, async page => {
    await openDownload(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click()
    await page.getByRole('dialog').getByText('is in your downloads').waitFor()
  }),
  screen('editor-download-signed-out', { who: 'nobody', alone: true }, async (page, fixtures) => {
    await page.goto(`${fixtures.url}/create-cv?start=empty`)
    await openDownload(page)
    await page.getByRole('dialog').getByText('₹590').waitFor()
  }),
  screen('editor-save-signed-out', { who: 'nobody', alone: true }, async (page, fixtures) => {
    await page.addInitScript(() => Object.assign(window, { open: () => null }))
    await page.goto(`${fixtures.url}/create-cv?start=empty`)
    await press(page, 'Save to my account')
    await press(page, 'Continue with Google')
    await page.getByText('Your browser blocked the window').waitFor()
  }),
  {
    ...inEditor('session-expired', async page => {
      // In one task: while nothing is unsaved, a background request with the invalid token closes the editor.
      await whatYouDo(page).evaluate(field => {
        Object.assign(window, { open: () => null })
        localStorage.setItem('googleIdToken', 'no.longer.valid')
        field.focus()
        document.execCommand('insertText', false, 'Typed too late')
      })
      await press(page, 'Sign in now')
      await page.getByText('Your browser blocked the window').waitFor()
    }),
    alone: true,
  },
  {
    ...inEditor('logout-unsaved', async page => {
      await page.route('**/cvs/*', (route, request) => (request.method() === 'PUT' ? route.abort() : route.fallback()))
      await whatYouDo(page).fill('Not saved')
      await page.locator('.save-status').getByText('Offline').waitFor()
      const menu = page.getByRole('button', { name: 'Open menu' })
      if (await menu.isVisible()) await menu.click()
      await press(page, 'Logout')
      await press(page, 'Save and log out')
      await page.getByText('could not be saved now').waitFor()
    }),
    alone: true,
  },
  inEditor('verify', proveParts),
  inEditor('verify-ask', async page => {
    await openView(page, 'Proof')
    await page.locator('.verify-institutions button').first().click()
    await inDialog(page)
  }),
  inEditor('card-foot', openFirstJob),
  editorOf('confirmed-changing', { before: cv => cv.confirm() }, changeFirstJob),
  inEditor('verify-withdraw', async page => {
    await proveParts(page)
    await press(page, /^Withdraw the signature/)
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  }),
  screen('editor-add-from-cv', 'writer', async (page, fixtures) => {
    await (await fixtures.newCv('full')).confirm()
    await edit(page, fixtures, 'bare')
    await goToStep(page, 3)
    await press(page, 'Add from another CV')
    await page.locator('.found-entries li').first().waitFor()
  }),
  editorOf('proof', { before: cv => cv.confirm() }, async page => {
    await openView(page, 'Proof')
    await page.locator('.claim-mark.confirmed').waitFor()
  }),
  screen('editor-proof-signed-out', { who: 'nobody', alone: true }, async (page, fixtures) => {
    await page.goto(`${fixtures.url}/create-cv?start=empty`)
    await openView(page, 'Proof')
    await page.getByRole('button', { name: 'Sign or ask' }).waitFor()
  }),
  screen('editor-check-signed-out', { who: 'nobody', alone: true }, async (page, fixtures) => {
    await page.goto(`${fixtures.url}/create-cv?start=empty`)
    await openView(page, 'Check')
  }),
  inEditor('palette', async page => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'A step, section' }).press('ArrowDown')
  }),
  inEditor('palette-nothing', async page => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'A step, section' }).fill('zzz')
    await page.getByText('Nothing here is called that.').waitFor()
  }),
  inEditor('keys', async page => {
    await press(page, 'More')
    await press(page, /^Keys/)
    await inDialog(page)
  }),
  inEditor('look', seePages),
  inEditor('look-style', async page => {
    await openView(page, 'Look')
    await page.getByRole('radio', { name: 'One', exact: true }).check()
    await page.locator('.fit-words:not(:empty)').waitFor()
  }),
  inEditor('look-gallery', async page => {
    await openView(page, 'Look')
    await press(page, 'Compare full pages')
    const pictures = page.locator('.template-gallery .template-page')
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await picture.locator('img').waitFor()
    }
    await pictures.first().scrollIntoViewIfNeeded()
  }),
  inEditor('look-refused', page => wherePagesFail(page, 'cv_too_long', 422)),
  inEditor('look-loading', async page => {
    await page.route('**/preview.svg*', () => {})
    await openView(page, 'Look')
    await page.locator('.typeset-sheet.blank').waitFor()
  }),
  inEditor('look-unsupported', async (page, cv) => {
    await cv.change('Engineer 🦊 𓀀')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
    await openView(page, 'Look')
    await page.locator('.unsupported').waitFor()
  }),
  screen('editor-look-signed-out', { who: 'nobody', alone: true }, async (page, fixtures) => {
    await page.goto(`${fixtures.url}/create-cv?start=empty`)
    await openView(page, 'Look')
    await page.locator('.notice').waitFor()
  }),
  inEditor('check', readAsParser),
  editorOf('history', { before: published }, async page => {
    await press(page, 'More')
    await press(page, /Earlier versions/)
    await press(page, /Version 1/)
    await page.locator('.history-sheet .cv').waitFor()
  }),
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
    // A test's routes do not see requests that a page sends while it unloads, so the page itself must fail to send.
    await page.evaluate(() => {
      const send = window.fetch
      window.fetch = (url, init) =>
        init?.method === 'PUT' ? Promise.reject(new TypeError('No line')) : send(url, init)
    })
    await writeInVain(page)
    await page.reload()
    await page.getByRole('region', { name: 'Unsaved text' }).waitFor()
  }),
]
