// The wallet kit's dependencies on our pages: requests, which are logged in development, and the storage of its session.
import { ApiProblem, call } from './fetch.ts'
import { onStorageChange, removeWallet, store, stored } from './storage.ts'
import { logWalletCall } from './wallet-log.ts'

type Sent = { headers?: Record<string, string>; body?: unknown }
/** The kit says its paths and bodies itself: test/wallet-session.test.ts compares their types with the contract. */
type Untyped = (method: string, path: string, sent?: Sent) => Promise<{ body: unknown; headers: Headers }>

export const walletService = {
  call: (import.meta.env?.DEV ? logged : call) as Untyped,
}

async function logged(...[method, path, sent = {}]: Parameters<Untyped>) {
  const log = (received: unknown) => logWalletCall(`${method} ${path}`, sent.body, received)
  try {
    const reply = await (call as Untyped)(method, path, sent)
    log(reply.body)
    return reply
  } catch (error) {
    log(error instanceof ApiProblem ? { status: error.status, ...error.reply } : String(error))
    throw error
  }
}

export const walletStorage = {
  read: () => stored('okto_session'),
  write: (text: string) => store({ okto_session: text }),
  remove: removeWallet,
  watch(listener: () => void) {
    let known = stored('okto_session')
    return onStorageChange(() => {
      const next = stored('okto_session')
      if (next === known) return
      known = next
      listener()
    })
  },
}
