// What the wallet's proxy adds to a call: the time of the same call by way of the service and at the backend's stand-in itself.
import { signSession } from '../../api/core/wallet/login.ts'
import { bearerData, bearerText, bearerToken } from '../../api/core/wallet/session-bearer.ts'
import { publicKeyOf, signPersonal } from '../../api/core/wallet/signatures.ts'
import { inTurns, median, medianMs, type Row } from './load.ts'
import { type World, withService } from './world.ts'

const REQUESTS = 100
/** Calls before those that count: a service is warm after its first minute. */
const WARM_UP = 600
/** Milliseconds that the proxy may add. */
const GOAL = 5
const API = '/api/oc/v1'
const KEY = `0x${'5e'.repeat(32)}`

const CALLS = {
  'a call that reads': { method: 'GET', path: '/user-keys' },
  'a call that sends': {
    method: 'POST',
    path: '/readContractData',
    body: {
      caip2Id: 'aptos:sandbox',
      data: { function: '0x1::coin::symbol', typeArguments: ['0x1::aptos_coin::AptosCoin'], functionArguments: [] },
    },
  },
}
type Call = { method: string; path: string; body?: object }

/** A session in the wallet, opened by way of the service; its bearer is good at the stand-in too. */
async function openSession({ url, token }: World) {
  const account = await token('wallet@example.org')
  const sessionPk = publicKeyOf(KEY)
  const own = { authorization: `Bearer ${account}`, 'x-wallet-session': sessionPk }
  const post = async (path: string, body: object) => {
    const headers = { ...own, 'content-type': 'application/json' }
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  }
  const authData = { provider: 'client_jwt' }
  const sessionDataUserSignature = signSession(KEY, sessionPk)
  await post(`${API}/authenticate`, { authData, sessionPk, sessionDataUserSignature })
  const data = bearerData(sessionPk, Date.now() - 1_000)
  const bearer = { data, data_signature: signPersonal(KEY, bearerText(data)) }
  await post('/wallet/bearer', bearer)
  return { own, direct: { authorization: `Bearer ${bearerToken(bearer)}` } }
}

export const measureWallet = (rounds: number): Promise<Row[]> =>
  withService(async world => {
    const { own, direct } = await openSession(world)
    const backend = world.env.WALLET_BFF_URL as string
    const rows: Row[] = []
    for (const [what, { method, path, body }] of Object.entries<Call>(CALLS)) {
      const ask = (url: string, headers: Record<string, string>, amount = REQUESTS) => {
        const all = { ...headers, ...(body && { 'content-type': 'application/json' }) }
        const request = { method, path: API + path, headers: all, ...(body && { body: JSON.stringify(body) }) }
        return medianMs(url, request, amount)
      }
      await ask(backend, direct, WARM_UP)
      await ask(world.url, own, WARM_UP)
      const { itself, proxied } = await inTurns(rounds, {
        itself: () => ask(backend, direct),
        proxied: () => ask(world.url, own),
      })
      const added = median(proxied.map((ms, round) => ms - (itself[round] as number)))
      const measured = `${added.toFixed(1)} ms (${median(proxied).toFixed(1)} ms, at the stand-in ${median(itself).toFixed(1)} ms)`
      rows.push({ what: `wallet: what the proxy adds to ${what}`, goal: `< ${GOAL} ms`, measured, met: added < GOAL })
    }
    return rows
  })
