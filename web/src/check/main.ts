// "Check the signatures now" on the page that checks a CV: fetches the claims and the keys, checks them with the core that the program
// verify-cv.mjs contains, and marks on the page what does not hold. Texts go into the page as text only.
import type { CheckText } from '../../../api/core/reader-words/verify-texts.ts'
import { changesOf, readCopy } from './copy.ts'
import { checkCv } from './core.ts'
import { checkDropped } from './credential.ts'
import { CheckError, type Fetched, fetchClaims } from './fetch.ts'
import { compareProofs, readLog, type SeenLog } from './log-seen.ts'
import type { ClaimResult, Result } from './result.ts'
import { counted, dayOf, say } from './say.ts'
import { inPageLanguage, otherSignersOf, pageProblems, stepsOf } from './steps.ts'
import { quoted } from './texts.ts'

const main = document.querySelector<HTMLElement>('main[data-cv]')
const area = document.querySelector<HTMLElement>('.check-now')
const cv = main?.dataset.cv ?? ''

function element<K extends keyof HTMLElementTagNameMap>(name: K, text = '', className = ''): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { textContent: text, className })
}

const listOf = (texts: readonly string[]) => {
  const list = element('ul', '', 'check-list')
  list.append(...texts.map(text => element('li', text)))
  return list
}

const rows = [...document.querySelectorAll<HTMLElement>('.check-group li[id]')]
const lines = [...document.querySelectorAll<SVGElement>('.check-picture g:not(.check-seal) path')]
const titleOf = (section: string): string => {
  const [kind = '', id = ''] = section.split('.')
  const group = document.querySelector(`[data-kind="${CSS.escape(kind)}"] h3`)?.textContent ?? quoted(kind)
  const title = document.getElementById(section)?.querySelector('.check-title')?.textContent
  if (title) return `${group} — ${title}`
  return id ? `${group} ${quoted(id)}` : group
}

function clear(): void {
  for (const found of document.querySelectorAll('.check-wrong, .check-held')) found.remove()
  for (const one of [...rows, ...lines]) delete one.dataset.state
  delete main?.dataset.state
}

/** Marks a section as checked, or red and open with its problems. A problem of an unlisted section appears above its group, or at the top. */
function markSection({ section, problems }: ClaimResult): void {
  const at = rows.findIndex(({ id }) => id === section)
  const row = rows[at]
  const state = problems.length > 0 ? 'bad' : 'good'
  if (row) row.dataset.state = state
  if (row && lines[at]) lines[at].dataset.state = state
  if (state === 'good') {
    row?.querySelector('.check-mark')?.append(element('span', `· ${say('holds')}`, 'check-held'))
    return
  }
  const words = element('div', '', 'check-wrong')
  words.append(
    element('strong', row ? say('Does not hold') : say('{section} does not hold', { section: titleOf(section) })),
  )
  words.append(listOf(problems.map(({ says }) => says)))
  const details = row?.querySelector('details')
  if (details) {
    details.open = true
    details.querySelector('summary')?.after(words)
    return
  }
  const group = document.querySelector(`[data-kind="${CSS.escape(section.split('.')[0] ?? '')}"] h3`)
  if (group) group.after(words)
  else area?.querySelector('[role=status]')?.append(words)
}

const LIMITS: CheckText[] = [
  'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.',
  'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.',
  'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.',
  'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.',
  'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.',
  'What is withdrawn later. Check again when it matters.',
]

function limits(): HTMLElement {
  const box = element('div', '', 'check-limits')
  box.append(element('strong', say('What this does not show')), listOf(LIMITS.map(text => say(text))))
  return box
}

const VERDICTS: Record<Result['status'], CheckText> = {
  0: 'Everything that is signed holds.',
  1: 'Not everything holds: what is marked red is not as it was signed.',
  3: 'Nothing on this CV is signed, so there was nothing to check but its texts.',
  4: 'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.',
}

function show({ fetched, result, log }: Checked, status: HTMLElement): void {
  const steps = element('ol', '', 'check-steps')
  const notes = pageProblems(fetched.document, result, { version: Number(main?.dataset.version), rows })
  const isWhole = result.ok && result.claims.every(({ problems }) => problems.length === 0) && notes.length === 0
  const isGood = isWhole && !log?.problem
  for (const step of stepsOf(fetched, result, notes, log)) {
    const item = element('li', '', step.state)
    item.append(element('strong', step.title), ` ${step.says}`)
    steps.append(item)
  }
  const verdict = result.ok && !isGood ? 1 : result.status
  const other = otherSignersOf(result)
  // A document without claims, by its own keys only, or signed under another name is neither good nor bad.
  const good = verdict === 0 && !other ? ' good' : ''
  const colour = isGood ? good : ' bad'
  const words = notes.length > 0 && result.ok ? notes.join(' ') : `${say(VERDICTS[verdict])} ${other}`.trim()
  status.replaceChildren(steps, element('p', words, `check-result${colour}`), limits())
  for (const claim of result.claims)
    if (claim.attested || claim.confirmed || claim.problems.length > 0) markSection(claim)
  if (main) main.dataset.state = isGood ? 'good' : 'bad'
  const bad = new Set(result.claims.filter(({ problems }) => problems.length > 0).map(({ section }) => section)).size
  const says = counted('{count} sections do not hold.', '{count} section does not hold.', bad)
  if (bad > 0) document.querySelector('.check-says')?.after(element('p', says, 'check-wrong'))
}

const messageOf = (error: unknown) =>
  error instanceof CheckError
    ? error.message
    : say('This browser could not do the check. The program under “For engineers” can.')

type Checked = { fetched: Fetched; result: Result; log: SeenLog | null }

/** Fetches the claims and the keys, and checks them. */
async function checkNow(): Promise<Checked> {
  if (!globalThis.crypto?.subtle) {
    throw new CheckError(say('This page was opened without https, where browsers check no signatures.'))
  }
  const [fetched, log] = await Promise.all([fetchClaims(cv), readLog()])
  const result = await check(fetched.document, fetched, log)
  if (log) await compareProofs(log, result)
  return { fetched, result, log }
}

/** Throws CheckError for a document that is not the claims of a CV. */
async function check(document: unknown, { keys }: Fetched, log: SeenLog | null): Promise<Result> {
  const result = inPageLanguage(await checkCv(document, keys, log?.keys.length ? log.keys : null))
  const [problem] = result.problems
  if (problem) throw new CheckError(say('It cannot be checked: {problem}.', { problem: problem.says }))
  return result
}

let isRunning = false

async function run(status: HTMLElement, button: HTMLButtonElement): Promise<void> {
  if (isRunning) return
  isRunning = true
  clear()
  status.replaceChildren(element('p', say('Fetching the claims and the keys…')))
  try {
    show(await checkNow(), status)
  } catch (error) {
    status.replaceChildren(element('p', messageOf(error), 'check-result bad'))
  }
  isRunning = false
  button.textContent = say('Check again')
}

/** A PDF leads to the page that names the sections changed since its version; claims as data are compared here. */
async function compare(file: File, status: HTMLElement): Promise<void> {
  status.replaceChildren(element('p', say('Reading your copy…')))
  try {
    const copy = await readCopy(file, cv)
    if ('version' in copy) return location.assign(`?v=${copy.version}#copy`)
    const { fetched, log } = await checkNow()
    if ('credential' in copy) {
      const facts = await checkDropped(copy.credential, fetched, titleOf)
      return status.replaceChildren(element('p', say('This credential holds.'), 'check-result good'), listOf(facts))
    }
    const then = await check(copy.document, fetched, log)
    const wrong = then.claims.filter(({ problems }) => problems.length > 0)
    const changes = changesOf(copy.document, fetched.document)
    const said: HTMLElement[] = [element('p', say('Your copy says that it is of {day}.', { day: dayOf(then.asOf) }))]
    if (wrong.length > 0) {
      said.push(element('p', say('In your copy this does not hold:'), 'check-result bad'))
      said.push(listOf(wrong.map(({ section, problems }) => `${titleOf(section)}: ${problems[0]?.says}`)))
    }
    said.push(element('p', say(changes.length > 0 ? 'Since then:' : 'Nothing has changed since.'), 'check-result'))
    const differences = changes.map(({ section, change }) => say(`${change}: {section}`, { section: titleOf(section) }))
    if (differences.length > 0) said.push(listOf(differences))
    status.replaceChildren(...said)
  } catch (error) {
    status.replaceChildren(element('p', messageOf(error), 'check-result bad'))
  }
}

function start(area: HTMLElement): void {
  const [status, answer] = area.querySelectorAll<HTMLElement>('[role=status]')
  const button = area.querySelector('button')
  const input = area.querySelector('input')
  const details = area.querySelector('details')
  if (!status || !answer || !button || !input || !details) return
  button.addEventListener('click', () => run(status, button))
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    input.value = ''
    if (file) compare(file, answer)
  })
  // A file may be dropped anywhere: otherwise the browser would leave the page for it.
  document.addEventListener('dragover', event => event.preventDefault())
  document.addEventListener('drop', event => {
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (!file) return
    details.open = true
    compare(file, answer)
  })
}

if (area) start(area)
