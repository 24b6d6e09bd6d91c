// The wallet's screens with a backend that omits fields or sends odd values: the real components render 2,000 generated replies. No
// screen crashes, no row is lost, no unknown status is shown as a success.
import { register } from 'node:module'
import { type ComponentType, createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { type CallName, callOf, camelCaseKeys, shownAnswerOf } from '../../api/core/wallet/calls.ts'
import { ENVIRONMENTS } from '../../api/core/wallet/environments.ts'
import { WalletError } from '../../api/core/wallet/errors.ts'
import { ACTIONS, type ActionName, firstValues } from '../../web/src/wallet/actions/actions.ts'
import type { Choices } from '../../web/src/wallet/actions/choices.ts'
import { reviewOf } from '../../web/src/wallet/actions/describe.ts'
import { readIntent } from '../../web/src/wallet/actions/form-values.ts'
import { createOpenCalls, createWalletCalls } from '../../web/src/wallet/kit/calls.ts'
import { OpenWallet, signerOf } from '../../web/src/wallet/kit/open-wallet.ts'
import * as shapes from '../../web/src/wallet/kit/shapes.ts'
import type { SectionProps } from '../../web/src/wallet/parts.tsx'
import { walletKey } from '../../web/src/wallet/reads.ts'
import { kit } from '../../web/src/wallet/session/session.ts'
import t from '../tap.ts'
import { GOOD, type Mutant, type ReadName, replies, WALLET_CALLS } from '../wallet-replies.ts'

// Style sheets are empty modules outside browsers.
register(
  `data:text/javascript,${encodeURIComponent(
    `export const resolve = (name, context, next) =>
      name.endsWith('.css') ? { url: 'data:text/javascript,', shortCircuit: true } : next(name, context)`,
  )}`,
)
const { ActionDialog } = await import('../../web/src/wallet/actions/action-dialog.tsx')
const { Activity } = await import('../../web/src/wallet/screens/activity.tsx')
const { Holdings } = await import('../../web/src/wallet/screens/holdings.tsx')
const { Networks } = await import('../../web/src/wallet/screens/networks.tsx')
const { Nfts } = await import('../../web/src/wallet/screens/nfts.tsx')
const { Orders, OrderWatch } = await import('../../web/src/wallet/screens/orders.tsx')

const SWA = '0x2a779C103603C99c7dc5aCbf8571c1B4C2717523'
const signer = signerOf(`0x${'11'.repeat(32)}`)
const calls = createWalletCalls(
  createOpenCalls({ call: () => Promise.reject(new Error('nothing is asked')) }),
  signer.sessionPk,
  { signBearer: signer.signBearer, demandKeys() {}, onGone() {} },
)
const environment = ENVIRONMENTS.sandbox
const wallet = new OpenWallet({ userSWA: SWA, clientSWA: SWA, environment, signer, calls, guard: kit })

const READERS: Record<ReadName, (answer: unknown) => unknown> = {
  listNetworks: shapes.networksIn,
  listTokens: shapes.tokensIn,
  listWallets: shapes.walletsIn,
  readPortfolio: shapes.portfolioIn,
  listActivity: shapes.activityIn,
  listNfts: shapes.nftsIn,
  listOrders: shapes.ordersIn,
}
const SCREENS: Record<ReadName, FunctionComponent<SectionProps>[]> = {
  listNetworks: [Networks],
  listTokens: [Networks],
  listWallets: [Holdings],
  readPortfolio: [Holdings],
  listActivity: [Activity],
  listNfts: [Nfts],
  listOrders: [Orders],
}

/** The parsed reply; null for a refused one. */
function read(name: ReadName, data: unknown): unknown {
  const body: unknown = JSON.parse(JSON.stringify({ success: true, status: 'success', data }))
  try {
    return READERS[name](shownAnswerOf(name, 200, camelCaseKeys(body)))
  } catch (error) {
    if (error instanceof WalletError) return null
    throw error
  }
}
const known = Object.fromEntries(WALLET_CALLS.map(name => [name, read(name, GOOD[name])])) as Record<ReadName, unknown>

function draw<P extends object>(component: ComponentType<P>, props: P, answers: object, key = ''): string {
  const fallback = Object.fromEntries(
    Object.entries({ ...known, ...answers }).map(([name, data]) => [walletKey(wallet, name as CallName, key), data]),
  )
  return renderToStaticMarkup(createElement(SWRConfig, { value: { fallback } }, createElement(component, props)))
}

type Row = Record<string, unknown>
/** The rows of the raw reply, which must be on the screen. */
function rowsOf({ name, data }: Mutant): Row[] {
  const { part } = callOf(name)
  const list = (part ? Object(data)[part] : data) as unknown
  return Array.isArray(list) ? list.map(one => Object(one) as Row) : []
}
const count = (markup: string, part: string) => markup.split(part).length - 1
const visible = (markup: string) => markup.replace(/<[^>]*>/g, ' ')
const NONSENSE = /\bundefined\b|\bNaN\b|Invalid Date|\[object|\b1970\b|function |=&gt;/

const all = replies(2_000)

t.test('every reply is rendered with all its rows and nothing else', async t => {
  const broken: string[] = []
  let unreadable = 0
  for (const mutant of all) {
    const complain = (why: string) => broken.push(`${mutant.what}: ${why}`)
    try {
      const data = read(mutant.name, mutant.data)
      if (data === null) {
        unreadable += 1
        continue
      }
      for (const screen of SCREENS[mutant.name]) {
        const markup = draw(screen, { wallet, onStart() {} }, { [mutant.name]: data })
        const nonsense = NONSENSE.exec(visible(markup))
        if (nonsense) complain(`says ${nonsense[0]}`)
        const rows = rowsOf(mutant)
        const done = rows.filter(({ status }) => status === 'SUCCESSFUL')
        if (mutant.name === 'listOrders') {
          if (count(markup, 'wallet-status done') !== done.length) complain('something else than a success is done')
          if (count(markup, '<summary>') !== rows.length) complain('an order has vanished')
        }
        if (mutant.name === 'listActivity') {
          const went = count(visible(markup), 'Sent') + count(visible(markup), 'Received')
          const moved = done.filter(({ transfer_type: type }) => type === 'CREDIT' || type === 'DEBIT')
          if (went !== moved.length) complain(`${went} came or went of ${moved.length}`)
        }
        if (['listActivity', 'listNfts', 'listWallets'].includes(mutant.name)) {
          const own = mutant.name === 'listWallets' ? markup.slice(markup.indexOf('To receive')) : markup
          if (count(own, '<li>') !== rows.length) complain('a row has vanished')
        }
      }
    } catch (error) {
      complain(String(error))
    }
  }
  t.ok(all.length >= 2_000, `${all.length} replies`)
  t.ok(unreadable > 20 && unreadable < 500, `${unreadable} without a list, said by the call's own sentence`)
  t.same(broken.slice(0, 20), [], `${broken.length} of them`)
})

t.test('for a new order only SUCCESSFUL is a success', async t => {
  const broken: string[] = []
  for (const mutant of all.filter(({ name }) => name === 'listOrders')) {
    const data = read(mutant.name, mutant.data)
    if (data === null) continue
    for (const { intent_id: id } of (GOOD.listOrders as { items: { intent_id: string }[] }).items) {
      const markup = draw(OrderWatch, { wallet, jobId: id }, { listOrders: data }, `?intent_id=${id}`)
      const row = rowsOf(mutant).find(({ intent_id }) => intent_id === id)
      const isSaid = markup.includes('The network has carried it out.') || markup.includes('wallet-status done')
      if (isSaid !== (row?.status === 'SUCCESSFUL')) broken.push(mutant.what)
    }
  }
  t.same(broken, [])
})

t.test('every form can be filled in, and the signed operation is the typed one', async t => {
  const forms: Partial<Record<ReadName, ActionName[]>> = {
    listNetworks: ['tokenTransfer', 'nftMint', 'aptosRawTransaction', 'readContract'],
    listTokens: ['tokenTransfer', 'evmRawTransaction'],
    listWallets: ['evmRawTransaction'],
    readPortfolio: ['tokenTransfer'],
    listNfts: ['nftTransfer'],
  }
  const broken: string[] = []
  let built = 0
  for (const mutant of all) {
    const data = read(mutant.name, mutant.data)
    if (data === null) continue
    const answers = { ...known, [mutant.name]: data } as Record<ReadName, never>
    const choices: Choices = {
      networks: answers.listNetworks,
      tokens: answers.listTokens,
      wallets: answers.listWallets,
      holdings: (answers.readPortfolio as shapes.Portfolio).holdings ?? [],
      nfts: answers.listNfts,
    }
    for (const name of forms[mutant.name] ?? []) {
      try {
        const markup = draw(ActionDialog, { wallet, name, known: {}, onClose() {} }, { [mutant.name]: data })
        if (!markup.includes('Continue')) broken.push(`${mutant.what}: ${name} has no form`)
        const values = { ...firstValues(ACTIONS[name], choices, {}), amount: '2.5', value: '2.5' }
        const to = { recipient: `0x${'cd'.repeat(20)}`, to: `0x${'cd'.repeat(20)}` }
        if (name === 'readContract') continue
        const intent = readIntent(name as never, { ...values, ...to }, choices, SWA, {})
        if ('fields' in intent) continue
        built += 1
        const { rows } = reviewOf(intent, choices)
        const isMoney = intent.name === 'tokenTransfer' || intent.name === 'evmRawTransaction'
        const said = rows.find(({ label }) => label === 'Amount' || label === 'Value')?.value ?? ''
        if (isMoney && !said.startsWith('2.5 ')) broken.push(`${mutant.what}: ${name} signs ${said}`)
      } catch (error) {
        broken.push(`${mutant.what}: ${name}: ${error}`)
      }
    }
  }
  t.ok(built > 500, `${built} were signed for`)
  t.same(broken.slice(0, 20), [], `${broken.length} of them`)
})
