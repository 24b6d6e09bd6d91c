// The public page and the PDF show the words of every line in the same order, whatever their directions: a registrar who confirms
// the page must have read what the file says.
import type { Page } from 'playwright-core'
import { grantPro, newPage } from '../../browser/browser.ts'
import { dose } from '../../dose.ts'
import { contentsInBothDirections, keyOfWord, WORD } from '../../fixtures/directions.ts'
import { startApp } from '../../harness.ts'
import t from '../../tap.ts'
import { placedWordsOf } from '../../typeset-reader.ts'

const app = await startApp(t)
const PERSON = { email: 'order@example.org', name: 'Reader' }
const ana = await app.as(PERSON)
await grantPro(app, PERSON)

/** Elements of the page whose words are on one line in the files as well. */
const LINES = [
  'h1 bdi',
  '.cv-role bdi',
  'h2 bdi',
  '.cv-item-head h3, .cv-when > span:first-child',
  '.cv-org',
  '.cv-note',
  '.cv-prose > p',
  '.cv-lead > p',
  '.cv-lead li > bdi',
  '.cv-points li > bdi',
  '.cv-row',
  '.cv-grid li > strong, .cv-grid li > .cv-level',
  '.cv-details',
  'figcaption',
]
type Word = { word: string; x: number; y: number }

/** The words of each line of the page with their right edges; texts of several lines are left out. */
const linesOf = (page: Page): Promise<Word[][]> =>
  page.evaluate(
    ({ selectors, form }) => {
      const wordsIn = (element: Element): Word[] => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const words: Word[] = []
        while (walker.nextNode()) {
          const text = walker.currentNode.textContent ?? ''
          for (const { 0: word, index } of text.matchAll(new RegExp(form, 'giu'))) {
            const range = document.createRange()
            range.setStart(walker.currentNode, index)
            range.setEnd(walker.currentNode, index + word.length)
            // The left edge of an Arabic ligature can be that of the whole text.
            const { right, bottom } = range.getClientRects()[0] as DOMRect
            words.push({ word, x: right, y: bottom })
          }
        }
        return words
      }
      const lines: Word[][] = []
      for (const selector of selectors) {
        const groups = new Map<Element, Element[]>()
        for (const element of document.querySelectorAll(`.cv-item ${selector}, .cv ${selector}`)) {
          const whole = selector.includes(', ') ? (element.closest('.cv-item-head, li') ?? element) : element
          groups.set(whole, [...(groups.get(whole) ?? []), element])
        }
        for (const elements of groups.values()) lines.push(elements.flatMap(wordsIn))
      }
      return lines.filter(words => words.length > 1 && words.every(({ y }) => Math.abs(y - words[0]!.y) < 8))
    },
    { selectors: LINES, form: WORD.source },
  )

const ordered = (words: Word[]) => [...words].sort((one, other) => one.x - other.x).map(({ word }) => keyOfWord(word))

t.test('words are in the same order on the page and in the files of every template', async t => {
  const { page } = await newPage(t, { viewport: { width: 1500, height: 900 }, javaScriptEnabled: true })
  const { templates } = (await ana.get('/templates').expect(200)).body
  const ids: string[] = templates.map(({ id }: { id: string }) => id)
  const cvs = dose(120)
  let [compared, missed] = [0, 0]
  for (const [index, content] of contentsInBothDirections(cvs, 2026).entries()) {
    const language = ['en', 'ar', 'he'][index % 3] as string
    const { body } = await ana.post('/cvs').send({ title: 'Order', language, content }).expect(201)
    const { nanoId } = body.cv
    await ana.post(`/cvs/${nanoId}/publish`).expect(200)
    await page.goto(`${app.url}/cv/${nanoId}`)
    const lines = await linesOf(page)
    for (const template of ids.filter((_, at) => at % 4 === index % 4)) {
      const pdf = await ana.get(`/cvs/${nanoId}/pdf?template=${template}`).buffer(true).responseType('blob').expect(200)
      const places = new Map((await placedWordsOf(pdf.body, WORD)).map(place => [keyOfWord(place.word), place]))
      for (const words of lines) {
        const found = words.map(({ word }) => places.get(keyOfWord(word)))
        const inFile = found.flatMap(place => place ?? [])
        // Overlapping letters cannot be separated by their positions.
        if (inFile.length < words.length) {
          missed++
          continue
        }
        // A text that wraps in the file is compared line by line.
        const isOneLine = inFile.every(({ y, page }) => Math.abs(y - inFile[0]!.y) < 4 && page === inFile[0]!.page)
        if (!isOneLine) continue
        compared++
        t.same(ordered(inFile), ordered(words), `${language} ${template}: ${words.map(({ word }) => word).join(' ')}`)
      }
    }
    await ana.delete(`/cvs/${nanoId}`).expect(204)
  }
  t.ok(compared > 50 * cvs && missed < compared / 50, `${compared} lines were compared, ${missed} not found`)
})
