// Every screen in every state, on a phone in the light scheme and on a desk in the dark one: axe, layout at every width and at
// 200 % zoom, and the way of the keyboard. The list of screens is shared with `npm run shots`.
import t from 'tap'
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

t.setTimeout(500_000)
const app = await startApp(t)
const browser = await launchBrowser()
t.teardown(() => browser.close())
const fixtures = await createFixtures(app)
const pageFor = createPages(app, browser, { viewport: { width: 390, height: 844 } })
const only = process.env.SCREENS?.split(',')

/** Each breaks one rule, by the beginning of what must be said about it. */
const PLANTED: [complaint: string, body: string][] = [
  ['axe image-alt', '<main><h1>A</h1><img src="data:,"></main>'],
  ['scrolls sideways by', '<p style="width: 2000px">wide</p>'],
  ['text is cut off in', '<p style="width: 40px; overflow: hidden; white-space: nowrap">far longer than that</p>'],
  ['text sticks out of', '<button style="width: 40px; white-space: nowrap">far longer than that</button>'],
  ['no focus in sight on', '<button style="outline: none">A</button>'],
  ['Tab never reaches', '<button onkeydown="event.preventDefault()">A</button><button>B</button>'],
  ['Tab goes backwards', '<button style="position: absolute; top: 200px">A</button><button>B</button>'],
]

t.test('the checks find what is planted, and nothing on a sound page', async t => {
  const page = await browser.newPage()
  t.teardown(() => page.close())
  const complaintsOf = async (body: string) => {
    await page.setContent(`<!doctype html><html lang="en"><title>A</title><body>${body}</body></html>`)
    return [...(await axeComplaints(page)), ...(await layoutComplaints(page)), ...(await keyboardComplaints(page))]
  }
  t.same(await complaintsOf('<main><h1>A</h1><button>B</button> <a href="/">C</a></main>'), [])
  for (const [complaint, body] of PLANTED) {
    const found = await complaintsOf(body)
    t.ok(
      found.some(text => text.startsWith(complaint)),
      `${complaint}: ${found}`,
    )
  }
})

t.test('every screen and state is for everybody, at every width', { jobs: AT_ONCE }, async t => {
  for (const [at, screen] of SCREENS.filter(({ name }) => !only || only.some(part => name.includes(part))).entries()) {
    // In short every other screen is looked at in the light scheme on a phone, those between in the dark one on a desk.
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
