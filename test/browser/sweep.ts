// Every screen in every state, on a phone in the light scheme and on a desk in the dark one: axe, layout at every width and at
// 200 % zoom, and the order of keyboard focus. `npm run shots` adds pictures.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { isLong } from '../dose.ts'
import { startApp } from '../harness.ts'
import { createFixtures, createPages, type Screen } from '../screens/fixtures.ts'
import { SCREENS } from '../screens/screens.ts'
import type { Test } from '../tap.ts'
import { launchBrowser } from './browser.ts'
import { axeComplaints, keyboardComplaints, layoutComplaints } from './layout.ts'

/** 640 is a screen of 1280 px at 200 %. In short the narrowest, the widest and that one. */
const WIDTHS = isLong ? [320, 390, 640, 768, 1440] : [320, 640, 1440]
const PASSES = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const
const AT_ONCE = 3
const PICTURE_WIDTHS = [390, 768, 1440]

/** `only`: parts of names; without any, the screens whose index in the list `isWanted`. `folder`: for pictures. */
type Options = { only?: string[]; folder?: string }

/** Checks the chosen screens. SCREENS=a,b: only those with such names. */
export function sweep(
  t: Test,
  isWanted: (at: number) => boolean,
  { only = process.env.SCREENS?.split(',') ?? [], folder }: Options = {},
): void {
  const isChosen = ({ name }: Screen, at: number) =>
    only.length ? only.some(part => name.includes(part)) : isWanted(at)

  // All that takes time is inside the test: tap ends a file in which nothing runs for a moment.
  t.test('every screen and state is for everybody, at every width', { jobs: AT_ONCE }, async t => {
    const app = await startApp(t)
    const browser = await launchBrowser()
    t.teardown(() => browser.close())
    const fixtures = await createFixtures(app)
    const pageFor = createPages(app, browser, { viewport: { width: 390, height: 844 } })
    for (const [at, screen] of SCREENS.entries()) {
      if (!isChosen(screen, at)) continue
      // In short each is looked at either in the light scheme on a phone or in the dark one on a desk.
      const passes = PASSES.filter((_, index) => isLong || screen.upTo !== undefined || index === at % 2)
      t.test(screen.name, async t => {
        const { page, close } = await pageFor(screen)
        const complaints: string[] = []
        const add = (where: string, found: string[]) => complaints.push(...found.map(text => `${where}: ${text}`))
        const fits = ({ width }: { width: number }) => width <= (screen.upTo ?? Number.POSITIVE_INFINITY)
        try {
          await screen.open(page, fixtures)
          for (const { width, height, colorScheme } of passes.filter(fits)) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await page.setViewportSize({ width, height })
            add(`${width} px, ${colorScheme}`, await axeComplaints(page))
          }
          for (const width of WIDTHS.filter(width => fits({ width }))) {
            await page.setViewportSize({ width, height: 800 })
            add(`${width} px`, await layoutComplaints(page))
          }
          for (const width of folder ? PICTURE_WIDTHS.filter(width => fits({ width })) : []) {
            await takePictures(page, width, join(folder as string, screen.name))
          }
          add('keyboard', await keyboardComplaints(page))
        } finally {
          await close()
        }
        t.same(complaints, [])
      })
    }
  })
}

async function takePictures(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(scrollThrough)
    await page.screenshot({ path: `${path}-${width}-${colorScheme}.png`, fullPage: true })
  }
}

/** Runs in the page: loads everything that is loaded on scrolling, and waits for fonts and pictures. */
async function scrollThrough() {
  const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo(0, top)
    await nextFrame()
  }
  window.scrollTo(0, 0)
  await document.fonts.ready
  // Also images that only sideways scrolling would load.
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  await nextFrame()
}
