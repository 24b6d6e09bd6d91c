// Every screen in every state, on a phone in the light scheme and on a desk in the dark one: axe, layout at every width and at
// 200 % zoom, and the way of the keyboard. The list of screens is shared with `npm run shots`.
import type { Test } from 'tap'
import { createFixtures, createPages } from '../../scripts/shots/fixtures.ts'
import { SCREENS } from '../../scripts/shots/screens.ts'
import { isLong } from '../dose.ts'
import { startApp } from '../harness.ts'
import { launchBrowser } from './browser.ts'
import { axeComplaints, keyboardComplaints, layoutComplaints } from './layout.ts'

/** 640 is a screen of 1280 px at 200 %. In short the narrowest, the widest and that one. */
const WIDTHS = isLong ? [320, 390, 640, 768, 1440] : [320, 640, 1440]
const PASSES = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const
const AT_ONCE = 3

/** Looks at the screens of which `isWanted` says so by their place in the list. SCREENS=a,b: only those with such names. */
export function sweep(t: Test, isWanted: (at: number) => boolean): void {
  const only = process.env.SCREENS?.split(',')
  const named = SCREENS.filter(({ name }) => !only || only.some(part => name.includes(part)))

  // All that takes time is inside the test: tap ends a file in which nothing runs for a moment.
  t.test('every screen and state is for everybody, at every width', { jobs: AT_ONCE }, async t => {
    const app = await startApp(t)
    const browser = await launchBrowser()
    t.teardown(() => browser.close())
    const fixtures = await createFixtures(app)
    const pageFor = createPages(app, browser, { viewport: { width: 390, height: 844 } })
    for (const [at, screen] of named.entries()) {
      if (!only && !isWanted(at)) continue
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
          add('keyboard', await keyboardComplaints(page))
        } finally {
          await close()
        }
        t.same(complaints, [])
      })
    }
  })
}
