// The whole way of a person, from the first word to a confirmed badge: on a phone by touch, on a desk by keyboard alone. The tab of the
// editor is never loaded again.
import type { Locator, Page } from 'playwright-core'
import { newPage } from '../../browser/browser.ts'
import { startApp } from '../../harness.ts'
import t from '../../tap.ts'

type Hand = {
  press: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
  /** Chooses an option of a select by its name. */
  choose: (target: Locator, option: string) => Promise<void>
  presses: () => number
}

/** Taps, and each is counted. */
function touch(): Hand {
  let count = 0
  const press = async (target: Locator) => {
    await target.tap()
    count += 1
  }
  const type = async (target: Locator, text: string) => {
    await press(target)
    await target.page().keyboard.insertText(text)
  }
  const choose = async (target: Locator, label: string) => {
    await target.selectOption({ label })
    count += 2
  }
  return { press, type, choose, presses: () => count }
}

/** Resolves when the document of the element is loaded and two frames are drawn: scripts that move the focus have run by then. */
async function isLoaded(): Promise<void> {
  const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
  while (document.readyState !== 'complete') await nextFrame()
  await nextFrame()
  await nextFrame()
}

/** Tab until the target has the focus, then the key of its kind; each key is counted. */
function keyboard(): Hand {
  const MOST_TABS = 120
  let count = 0
  const key = async (page: Page, name: string) => {
    await page.keyboard.press(name)
    count += 1
  }
  const reach = async (target: Locator) => {
    await target.evaluate(isLoaded)
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await target.evaluate(element => element === document.activeElement)) return
      await key(target.page(), 'Tab')
    }
    throw new Error(`Tab never reaches ${target}`)
  }
  const press = async (target: Locator) => {
    await reach(target)
    await key(target.page(), (await target.getAttribute('type')) === 'radio' ? 'Space' : 'Enter')
  }
  const type = async (target: Locator, text: string) => {
    await reach(target)
    await target.page().keyboard.type(text)
  }
  return { press, type, choose: type, presses: () => count }
}

const WAYS = [
  {
    name: 'touch at 390 px',
    person: 'Asha Verma',
    hand: touch,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true },
  },
  {
    name: 'keyboard at 1440 px',
    person: 'Ben Okafor',
    hand: keyboard,
    options: { viewport: { width: 1440, height: 900 } },
  },
] as const
/** The most presses besides the text, by way, and the most dialogs. */
const MOST = { 'touch at 390 px': 25, 'keyboard at 1440 px': 165, dialogs: 4 } as const

const COLLEGE = 'Walker College'

const app = await startApp(t)

for (const { name, person, hand, options } of WAYS) {
  t.test(`from the first word to a confirmed badge, by ${name}`, async t => {
    const { page, context, errors, strangers } = await newPage(t, options)
    await context.addInitScript(() => {
      const show = HTMLDialogElement.prototype.showModal
      HTMLDialogElement.prototype.showModal = function () {
        Object.assign(window, { dialogs: (Number(Reflect.get(window, 'dialogs')) || 0) + 1 })
        show.call(this)
      }
    })
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    const { press, type, choose, presses } = hand()
    const button = (label: string | RegExp) =>
      page.getByRole('button', typeof label === 'string' ? { name: label, exact: true } : { name: label })
    const inDialog = (title: string, label: string) =>
      page.getByRole('dialog', { name: title }).getByRole('button', { name: label, exact: true })
    const windowOf = async (target: Locator) => (await Promise.all([page.waitForEvent('popup'), press(target)]))[0]

    // The guest writes.
    await page.goto(`${app.url}/create-cv`)
    await press(page.getByRole('link', { name: 'Start empty' }))
    await type(page.getByLabel('Full name', { exact: true }), person)
    const steps = page.getByRole('navigation', { name: 'Steps' })
    await press(steps.getByRole('button', { name: 'Education' }))
    await press(button('Undergraduation'))
    await type(page.getByLabel('School or university', { exact: true }), COLLEGE)
    await type(page.getByLabel('Degree', { exact: true }), 'B.Sc.')

    // Publishes, signing in in place.
    await press(button('Publish'))
    const google = await windowOf(inDialog('Sign in to publish', 'Continue with Google'))
    const chooser = await Promise.all([
      google.waitForEvent('popup'),
      press(google.locator('.google').getByRole('button')),
    ])
    await press(chooser[0].getByRole('button', { name: new RegExp(person) }))
    await press(inDialog('Publish this CV', 'Publish'))

    // Shares: looks at the page in a tab of its own.
    const shared = page.getByRole('dialog', { name: 'Your CV is public' })
    const seen = await windowOf(shared.getByRole('link').first())
    await seen.getByRole('heading', { level: 1, name: person }).waitFor()
    t.equal(await seen.locator('.cv-badge').count(), 0, 'no word of checking before a badge')
    await seen.close()

    // Goes on to the proof: signs all, and asks the institution.
    await press(inDialog('Your CV is public', 'Sign it, or ask an institution'))
    await press(button(/^Sign all/))
    await page.getByText('Every section is signed.').waitFor()
    await press(button(new RegExp(`^Ask ${COLLEGE}`)))
    const email = `registrar@${options.viewport.width}.example`
    await type(page.getByLabel('E-mail of somebody there'), email)
    await press(inDialog('Ask an institution', 'Send the question'))
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    // Downloads, paying in place.
    if (options.viewport.width < 700) await press(button('More'))
    await press(button(/^Download/))
    const file = page.waitForEvent('download')
    const pay = await windowOf(inDialog('Download', 'Get Pro for PDF'))
    await choose(pay.getByLabel('Your State or country'), 'Karnataka')
    await press(pay.getByRole('button', { name: 'Proceed To Pay' }))
    const payNow = pay.frameLocator('iframe').locator('button:focus', { hasText: /^Pay/ })
    await payNow.waitFor()
    await press(payNow)
    t.match((await file).suggestedFilename(), /\.pdf$/)
    await press(inDialog('Download', 'Close'))

    // The institution confirms, and the badge is on the page.
    await app.sendMails()
    const link = /https?:\S+\/verify\/[\w-]{43}/.exec((await app.inbox(email))[0]?.text ?? '')?.[0] as string
    const office = await newPage(t, options)
    await office.page.goto(link)
    const at = hand()
    await at.press(office.page.getByLabel('Yes, this is true'))
    await at.type(office.page.getByLabel('Your name and office'), 'Rita, registrar')
    await at.press(office.page.getByRole('button', { name: 'Send my answer' }))
    await office.page.getByRole('heading', { name: 'Thank you, this is confirmed' }).waitFor()
    const stranger = await newPage(t, options)
    await stranger.page.goto(`${app.url}/cv/${new URL(page.url()).pathname.split('/').pop()}`)
    await stranger.page.getByText(`Confirmed by ${options.viewport.width}.example`).first().waitFor()

    const dialogs = await page.evaluate(() => Number(Reflect.get(window, 'dialogs')))
    t.comment(
      `${name}: ${loads} page load, ${presses()} presses, ${dialogs} dialogs; the institution ${at.presses()} presses`,
    )
    t.equal(loads, 1, 'the owner’s tab is loaded once')
    t.ok(presses() <= MOST[name], `${presses()} of ${MOST[name]} presses`)
    t.ok(dialogs <= MOST.dialogs, `${dialogs} of ${MOST.dialogs} dialogs`)
    t.same([...errors, ...office.errors, ...stranger.errors], [])
    t.same(strangers, [])
  })
}
