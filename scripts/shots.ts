// `npm run shots`: pictures of every screen in every state, at three widths, light and dark, into dist/shots/. Reports those
// that scroll sideways or cut text off. Arguments: parts of names, to take only those. Must run compiled: tsx would change the
// functions that are sent to the page.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { projectRoot } from '../api/lib/root.ts'
import { layoutComplaints } from '../test/browser/layout.ts'
import { startApp } from '../test/harness.ts'
import { launchBrowser, prepareBrowser } from './lib/browser.ts'
import { createFixtures, createPages, type Screen } from './shots/fixtures.ts'
import { SCREENS } from './shots/screens.ts'

const WIDTHS = [390, 768, 1440]
const SCHEMES = ['light', 'dark'] as const
const folder = join(projectRoot, 'dist', 'shots')

async function main(wanted: string[]): Promise<string[]> {
  await prepareBrowser()
  await mkdir(folder, { recursive: true })
  const endings: (() => unknown)[] = []
  const app = await startApp({ teardown: end => void endings.unshift(end) })
  const browser = await launchBrowser()
  const complaints: string[] = []
  try {
    const fixtures = await createFixtures(app)
    const pageFor = createPages(app, browser, { viewport: { width: 390, height: 844 } })
    for (const screen of SCREENS.filter(({ name }) => !wanted.length || wanted.some(part => name.includes(part)))) {
      const { page, close } = await pageFor(screen)
      await screen.open(page, fixtures)
      complaints.push(...(await picture(page, screen)))
      await close()
      console.log(screen.name)
    }
  } finally {
    await browser.close()
    for (const end of endings) await end()
  }
  return complaints
}

async function picture(page: Page, { name, upTo = Number.POSITIVE_INFINITY }: Screen): Promise<string[]> {
  const complaints: string[] = []
  for (const width of WIDTHS.filter(one => one <= upTo)) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await scrollThrough(page)
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
    }
    complaints.push(...(await layoutComplaints(page)).map(text => `${name} at ${width} px: ${text}`))
  }
  return complaints
}

/** Makes everything that loads on scrolling load, and waits for fonts and pictures. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await nextFrame()
    }
    window.scrollTo(0, 0)
    await document.fonts.ready
    // Those that one would scroll to sideways too.
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
    await nextFrame()
  })
}

const complaints = await main(process.argv.slice(2))
for (const text of complaints) console.error(text)
console.log(
  `${folder}: ${complaints.length ? `${complaints.length} complaints` : 'nothing scrolls sideways, no text is cut off'}`,
)
process.exit(complaints.length ? 1 : 0)
