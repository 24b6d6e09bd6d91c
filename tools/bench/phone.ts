// Measures screens as on a phone (a processor four times slower, a line of 1.6 Mbit/s with a latency of 150 ms): the cumulative layout
// shift, the largest contentful paint, and when the first field is on the screen. The banner of the sandbox is hidden.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { median, type Row } from './load.ts'

const SLOWER = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const MOST_SHIFT = 0.05
/** How long a screen is watched after its network is quiet. */
const SETTLING_MS = 1_500
const NAME = 'input[id$="personalDetails.name"]'

/** `paintMs`: the goal of the largest paint. `fieldMs`: that of the first field. */
export type PhoneScreen = { name: string; path: string; isSignedIn: boolean; paintMs?: number; fieldMs?: number }

type Measured = { shift: number; paintMs: number; fieldMs: number }
type Watched = { shift: number; paint: number; field: number }

/** Runs in the page before its first script. React adds the first field together with its handlers. */
function watch(field: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.sandbox-banner { display: none }')
  document.adoptedStyleSheets = [sheet]
  const watched: Watched = { shift: 0, paint: 0, field: 0 }
  Object.assign(window, { watched })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) watched.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(list => {
    watched.paint = list.getEntries().at(-1)?.startTime ?? watched.paint
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    if (document.querySelector<HTMLInputElement>(field)?.disabled === false) watched.field = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

async function visit(context: BrowserContext, address: string): Promise<Measured> {
  const page: Page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(watch, NAME)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLING_MS)
  const { shift, paint, field } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched)
  await page.close()
  return { shift, paintMs: paint, fieldMs: field }
}

/** `prepare` makes a context that is signed in. */
export async function measurePhone(
  browser: Browser,
  origin: string,
  screens: readonly PhoneScreen[],
  prepare: (context: BrowserContext) => Promise<BrowserContext>,
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path, isSignedIn, paintMs, fieldMs } of screens) {
    const measured: Measured[] = []
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      })
      await context.addInitScript({ content: 'globalThis.__name = value => value' })
      measured.push(await visit(isSignedIn ? await prepare(context) : context, origin + path))
      await context.close()
    }
    const of = (key: keyof Measured) => median(measured.map(one => one[key]))
    const row = (what: string, goal: string, value: number, limit: number, text: string) =>
      rows.push({
        what: `${name}: ${what}`,
        goal,
        measured: text,
        met: (value > 0 || what === 'shift') && value <= limit,
      })
    row('shift', `<= ${MOST_SHIFT}`, of('shift'), MOST_SHIFT, of('shift').toFixed(3))
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`
    if (paintMs) row('largest paint', `<= ${seconds(paintMs)}`, of('paintMs'), paintMs, seconds(of('paintMs')))
    if (fieldMs) row('first field', `<= ${seconds(fieldMs)}`, of('fieldMs'), fieldMs, seconds(of('fieldMs')))
  }
  return rows
}
