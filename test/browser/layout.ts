// Checks for every screen: no horizontal scrolling, no truncated text, and a keyboard focus that is visible and moves in reading
// order. Each check returns its complaints as sentences, none if all is well.
import axe, { type AxeResults } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

/** Style sheets are not fetched again, which the content security policy would report; passed rules are not reported. */
const OPTIONS = { preload: false, resultTypes: ['violations'] as 'violations'[] }

/** Waits for transitions: colours that are changing to another scheme have a contrast of neither. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(one => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(ending.map(one => one.finished.catch(() => undefined)))
  })

/** axe's violations on the page, or a part of it. axe is injected once into each document. */
export async function axeComplaints(page: Page, part = 'html'): Promise<string[]> {
  await stillness(page)
  const read = async (frame: Frame) => {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
  await read(page.mainFrame())
  // A frame may be removed during the check.
  for (const frame of page.frames()) if (frame.parentFrame()) await read(frame).catch(() => undefined)
  const run = ([part, options]: [string, typeof OPTIONS]): Promise<AxeResults> =>
    (window as unknown as { axe: typeof axe }).axe.run(part, options)
  const { violations } = await page.evaluate(run, [part, OPTIONS] as [string, typeof OPTIONS])
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `axe ${id}: ${node.html.slice(0, 200)}`))
}

/** axe's violations in the light and in the dark scheme. */
export async function axeInBoth(page: Page): Promise<string[]> {
  const found = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    found.push(...(await axeComplaints(page)).map(text => `${colorScheme}: ${text}`))
  }
  return found
}

/** Elements wider than the current viewport, and truncated texts. */
export const layoutComplaints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`
    const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 60)
    const root = document.documentElement
    const complaints = new Set<string>()

    if (Math.max(root.scrollWidth, document.body.scrollWidth) > window.innerWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter(one => {
        const { right, width } = one.getBoundingClientRect()
        return width > 0 && right > root.clientWidth + 1
      })
      complaints.add(`scrolls sideways by ${root.scrollWidth - window.innerWidth} px: ${wide.slice(-3).map(nameOf)}`)
    }

    /** Hidden elements, and pictures with an alternative text. */
    const SKIPPED = '.visually-hidden, [aria-hidden="true"], script, style, noscript, option, svg'
    const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    /** Styled as `visually-hidden`, at some widths only. */
    const isForReaders = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).clipPath === 'inset(50%)') return true
      return false
    }
    const isCut = (element: Element, box: DOMRect): boolean => {
      let [across, down] = [true, true]
      for (let around: Element | null = element; around && (across || down); around = around.parentElement) {
        const style = getComputedStyle(around)
        if (style.display === 'inline' || style.display === 'contents') continue
        const edge = around.getBoundingClientRect()
        const isOut = box.right > edge.right + 1.5 || box.left < edge.left - 1.5
        if (across && isCutting(style.overflowX) && isOut && style.textOverflow !== 'ellipsis') return true
        if (down && isCutting(style.overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)) return true
        across = across && !isScrolling(style.overflowX)
        down = down && !isScrolling(style.overflowY)
        if (style.position === 'fixed') return false
      }
      return false
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement
      if (!element || !text.textContent?.trim() || element.closest(SKIPPED) || isForReaders(element)) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some(box => box.width > 0 && isCut(element, box))) {
        complaints.add(`text is cut off in ${nameOf(element)}: ${shorten(text.textContent)}`)
      }
    }
    for (const one of document.querySelectorAll('button, .button, .tag, select, h1, h2, h3, p, dt, dd')) {
      if (one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && !one.closest(SKIPPED) && !isForReaders(one)) {
        if (getComputedStyle(one).textOverflow === 'ellipsis') continue
        complaints.add(`text sticks out of ${nameOf(one)}: ${shorten(one.textContent ?? '')}`)
      }
    }
    return [...complaints]
  })

/** Walks through the page, or the open modal dialog, with the Tab key. */
export async function keyboardComplaints(page: Page): Promise<string[]> {
  const stops = await page.evaluate(watchFocus)
  // Two more presses than expected, so that an unexpected tab stop is noticed. Controls that load during the walk need more presses.
  for (let presses = 0; presses < stops + 2 || (presses < 2 * stops && (await isUnfinished(page))); presses += 1)
    await page.keyboard.press('Tab')
  return focusReport(page)
}

const focusReport = (page: Page) =>
  page.evaluate(() => (window as unknown as { focusReport: () => string[] }).focusReport())
const isUnfinished = async (page: Page) => (await focusReport(page)).some(text => text.startsWith('Tab never reaches'))

/** Runs in the page: lists the expected tab stops and records the actual ones. Returns the number of presses. */
function watchFocus(): number {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'
  type Box = Record<'left' | 'right' | 'top' | 'bottom', number>
  type Look = { outline: string; rest: string }
  const modal = document.querySelector('dialog:modal')
  const scope = modal ?? document.body
  const groupOf = (one: HTMLInputElement) => `[type=radio][name="${CSS.escape(one.name)}"]`
  const isStop = (one: HTMLElement) => {
    if (
      one.tabIndex < 0 ||
      one.matches(':disabled') ||
      one.closest('[inert]') ||
      !one.checkVisibility({ visibilityProperty: true })
    )
      return false
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true
    // A radio group has one stop: the chosen radio, or the first.
    const chosen = document.querySelector(`${groupOf(one)}:checked`)
    return one === (chosen ?? document.querySelector(groupOf(one)))
  }
  /** The styles of a control and of its containers, any of which may show the focus. */
  const looksOf = (one: Element): Look[] =>
    [one, one.parentElement!, one.parentElement?.parentElement ?? one].map(part => {
      const style = getComputedStyle(part)
      const isThere = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
      return { outline: isThere ? style.outline : '', rest: `${style.boxShadow} ${style.borderColor}` }
    })
  const scrollerOf = (one: Element): Element | null => {
    const around = one.parentElement
    if (!around || around === document.body) return null
    return /auto|scroll/.test(getComputedStyle(around).overflow) ? around : scrollerOf(around)
  }
  const onPage = ({ left, right, top, bottom }: DOMRect) => ({
    ...{ left, right, top: top + window.scrollY, bottom: bottom + window.scrollY },
  })
  /** Two controls in one scroll container are compared directly, otherwise the container is compared with its surroundings. */
  const boxesOf = (one: HTMLElement, other: HTMLElement): [Box?, Box?] => {
    const [a, b] = [before.get(one), before.get(other)]
    return a?.scroller === b?.scroller ? [a?.box, b?.box] : [a?.place, b?.place]
  }
  /** Not in the reading order: elements that appear only with the focus, and overlays. */
  const isApart = (one: Element) => one.closest('.skip, [popover]') !== null
  window.scrollTo(0, 0)
  ;(document.activeElement as HTMLElement | null)?.blur()
  const stops = [...scope.querySelectorAll<HTMLElement>(CONTROLS)].filter(isStop)
  const before = new Map(
    stops.map(one => {
      const scroller = scrollerOf(one)
      const box = onPage(one.getBoundingClientRect())
      const place = scroller ? onPage(scroller.getBoundingClientRect()) : box
      return [one, { looks: looksOf(one), scroller, box, place }]
    }),
  )
  const visited: HTMLElement[] = []
  const complaints: string[] = []
  const nameOf = (one: HTMLElement) => {
    const words =
      one.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent
    return `${one.tagName.toLowerCase()} “${(words ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)}”`
  }
  document.addEventListener('focusin', ({ target }) => {
    const one = target as HTMLElement
    if (visited.includes(one)) return
    visited.push(one)
    const known = before.get(one)?.looks
    const isSeen = looksOf(one).some(({ outline, rest }, index) => {
      const { outline: had = '', rest: was = rest } = known?.[index] ?? {}
      return outline !== had || rest !== was
    })
    if (!isSeen) complaints.push(`no focus in sight on ${nameOf(one)}`)
  })
  const isBackwards = (one: HTMLElement, next: HTMLElement) => {
    const [a, b] = boxesOf(one, next)
    if (!a || !b || isApart(one) || isApart(next)) return false
    if (b.bottom <= a.top + 1) return b.left < a.right - 1 && document.dir !== 'rtl'
    return b.top < a.bottom - 1 && b.bottom > a.top + 1 && b.right <= a.left + 1 && document.dir !== 'rtl'
  }
  const report = () => {
    const found = [...complaints]
    for (const missed of stops.filter(one => !visited.includes(one))) found.push(`Tab never reaches ${nameOf(missed)}`)
    visited.forEach((one, index) => {
      const next = visited[index + 1]
      if (next && isBackwards(one, next)) found.push(`Tab goes backwards from ${nameOf(one)} to ${nameOf(next)}`)
    })
    return found
  }
  Object.assign(window, { focusReport: report })
  // The walk starts at the beginning of the page or the dialog.
  const start = scope as HTMLElement
  const had = start.getAttribute('tabindex')
  start.tabIndex = -1
  start.focus({ preventScroll: true })
  if (had === null) start.removeAttribute('tabindex')
  visited.length = 0
  complaints.length = 0
  // Day, month, year and the calendar button of a date field are separate tab stops.
  return stops.length + 3 * stops.filter(one => (one as HTMLInputElement).type === 'date').length
}
