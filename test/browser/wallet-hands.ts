// Steps that several wallet tests share: signing in, opening the wallet, filling its forms, signing, and reading the ledgers.
// Records all traffic and the key of each session.
import type { Page } from 'playwright-core'
import type { Person, TestApp } from '../harness.ts'
import type { Test } from '../tap.ts'
import { newPage, signIn } from './browser.ts'
import { leaksIn, watchTraffic } from './traffic.ts'

async function unfold(page: Page, fold: string) {
  const details = page.locator(fold)
  await details.waitFor()
  if ((await details.getAttribute('open')) === null) await details.locator('summary').first().click()
}
/** Opens a section of the wallet, which are all under "More". */
export async function part(page: Page, name: string) {
  await unfold(page, '.wallet-more')
  await page.getByRole('navigation', { name: 'Sections of the wallet' }).getByRole('button', { name }).click()
}
export async function sendTokens(page: Page) {
  await part(page, 'Holdings')
  await page.getByRole('button', { name: 'Send tokens' }).click()
}
/** Opens the ways into the wallet besides the account. */
export const otherWays = (page: Page) => unfold(page, '.wallet-ways-in details')
export const byAccount = (page: Page) => page.getByRole('button', { name: 'Open with your TruCV account' }).click()
export const logOut = (page: Page) => page.getByRole('button', { name: 'Log out of the wallet' }).click()

/** Fills the dialog's fields by their labels; options by the beginning of their text. */
export async function fill(page: Page, values: Record<string, string>) {
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(values)) {
    const field = dialog.getByLabel(label, { exact: true })
    await field.waitFor()
    const isChoice = await field.evaluate(element => element.tagName === 'SELECT')
    if (!isChoice) await field.fill(value)
    else {
      const options = await field.locator('option').allTextContents()
      await field.selectOption({ label: options.find(one => one.startsWith(value)) ?? value })
    }
  }
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

/** Signs the operation under review, waits for its order to finish, and returns the hash of its transaction. */
export async function signAndWait(page: Page, verb: string): Promise<string> {
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Please read before you sign').waitFor()
  await dialog.getByRole('button', { name: verb }).click()
  await dialog.getByText('The network has carried it out.').waitFor()
  const hash = await dialog.locator('dd code').first().getAttribute('title')
  await dialog.getByRole('button', { name: 'Done' }).click()
  return hash ?? ''
}

export const addressOn = async (page: Page, network: string) =>
  (await page.locator('.wallet-rows.two li', { hasText: network }).locator('code').getAttribute('title')) ?? ''

type Known = { success?: boolean; coins?: Record<string, string>; owned: { id: string; collection: string }[] }

/** Reads the sandbox's ledgers directly: what a network knows of an address or a transaction. */
export function ledgersAt(origin: string) {
  async function lookUp(caipId: string, id: string): Promise<Known | null> {
    const reply = await fetch(`${origin}/wallet/ledger/${caipId}/${id}`)
    return reply.status === 200 ? ((await reply.json()) as Known) : null
  }
  return {
    lookUp,
    /** A balance in the smallest unit; '' stands for the network's own coin. */
    coins: async (caipId: string, address: string, coin = '') => (await lookUp(caipId, address))?.coins?.[coin] ?? '0',
  }
}

export function openersFor(app: TestApp) {
  const traffic = watchTraffic()
  /** The private keys of all sessions. */
  const keys = new Set<string>()

  /** A page of a signed-in user; all its traffic is recorded. */
  async function signedIn(t: Test, person: Person) {
    const open = await newPage(t)
    traffic.watch(open.context)
    await signIn(open.context, app, { name: 'Asha', ...person })
    return open
  }

  /** The same with the wallet opened by the account. */
  async function withWallet(t: Test, email: string) {
    const open = await signedIn(t, { email })
    await open.page.goto(`${app.url}/wallet`)
    await byAccount(open.page)
    await isOpen(open.page)
    return open
  }

  async function isOpen(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Sign my CV' }).waitFor()
    const kept = await page.evaluate(() => localStorage.getItem('okto_session'))
    keys.add(JSON.parse(kept ?? '{}').sessionPrivKey)
  }

  /** Changes the behaviour of the stand-in. */
  const changeSandbox = (values: object) =>
    fetch(`${app.sandbox.origin}/wallet/settings`, { method: 'POST', body: JSON.stringify(values) })

  /** Fails when a session's key was in any request. */
  function checkTraffic(t: Test, atLeast: { requests: number; sessions: number }): void {
    const [requests, sessions] = [traffic.sent.length, keys.size]
    t.ok(requests >= atLeast.requests && sessions >= atLeast.sessions, `${requests} requests, ${sessions} sessions`)
    t.same(leaksIn(traffic.sent, keys), [])
  }
  return { signedIn, withWallet, isOpen, changeSandbox, checkTraffic }
}
