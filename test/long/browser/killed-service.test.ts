// The service is killed (kill -9) repeatedly during autosaves: acknowledged saves are stored, and all other text is still in the
// editor that stays open and in one that is opened later.
import type { BrowserContext, Page } from 'playwright-core'
import type { CvData } from '../../../api/core/contract/cv.ts'
import { newPage } from '../../browser/browser.ts'
import { field, step } from '../../browser/editor-hands.ts'
import { dose } from '../../dose.ts'
import { contentWith } from '../../harness.ts'
import { type Running, setUpProcesses, until } from '../../processes.ts'
import t from '../../tap.ts'

const EMAIL = 'kira@example.com'
const ROUNDS = dose(30)
const world = await setUpProcesses(t)
await world.startDatabase()
let service: Running = world.startService()
await until('the service is ready', () => world.isReady(service))
const token = await world.token(EMAIL)

async function restart() {
  service = world.startService()
  await until('the service is back', () => world.isReady(service))
}

async function read(id: string): Promise<CvData> {
  const reply = await fetch(`${world.url}/cvs/${id}`, { headers: { authorization: `Bearer ${token}` } })
  return ((await reply.json()) as { cv: CvData }).cv
}

async function makeCv(): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ title: 'Killed', content: contentWith() })
  const reply = await fetch(`${world.url}/cvs`, { method: 'POST', headers, body })
  return ((await reply.json()) as { cv: CvData }).cv.nanoId
}

async function signIn(context: BrowserContext) {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number }
  const entries = { googleIdToken: token, email: EMAIL, userName: 'Kira', tokenExpiry: String(exp) }
  await context.addInitScript(values => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, entries)
}

const summary = (page: Page) => field(page, 'Summary')
const openSummary = async (page: Page, id: string) => {
  await page.goto(`${world.origin}/create-cv/${id}`)
  await step(page, 'Summary')
  await summary(page).waitFor()
}
/** The text in the last save that was acknowledged to the editor. */
function watchSaves(page: Page) {
  let acknowledged = ''
  page.on('response', response => {
    if (response.request().method() !== 'PUT' || response.status() !== 200) return
    acknowledged = response.request().postDataJSON().content?.profileSummary ?? acknowledged
  })
  return () => acknowledged
}

t.test('kills while a person types lose nothing acknowledged and nothing typed', async t => {
  const { context, page } = await newPage(t)
  await signIn(context)
  const id = await makeCv()
  await openSummary(page, id)
  const acknowledged = watchSaves(page)
  let typed = ''
  const isStored = () =>
    until('the text is stored', async () => (await read(id)).content.profileSummary?.trim() === typed.trim())
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = `word${round} `
    typed += word
    await summary(page).pressSequentially(word, { delay: 15 })
    // Varies the moment from before the save is sent to after its reply.
    await page.waitForTimeout((round * 211) % 1_300)
    await service.kill()
    const before = acknowledged()
    await summary(page).pressSequentially('more ')
    typed += 'more '
    await restart()
    t.ok(
      ((await read(id)).content.profileSummary ?? '').startsWith(before),
      `round ${round}: what was acknowledged is stored`,
    )
    if (round % 2 === 0) {
      await isStored()
      t.pass('the open editor has caught up')
      continue
    }
    await openSummary(page, id)
    const kept = await summary(page).inputValue()
    if (kept.trim() !== typed.trim()) await page.getByRole('button', { name: 'Bring it back' }).click()
    await isStored()
    t.equal((await summary(page).inputValue()).trim(), typed.trim(), 'a new editor has all of it')
    // End of the text: End alone goes to the end of a line.
    await summary(page).press('Control+End')
  }
})
