// Wallets for the people of the fuzzer's world: sessions that live, and bodies that nobody hits by chance because they are
// signed. The bodies may be sent again and again.
import { randomUUID } from 'node:crypto'
import { signSession } from '../../api/core/wallet/login.ts'
import { bearerData, bearerText } from '../../api/core/wallet/session-bearer.ts'
import { signPersonal } from '../../api/core/wallet/signatures.ts'
import type { TestApp } from '../harness.ts'
import { startHolder } from '../wallet-upstream.ts'

type Person = { token: string; email: string }

type Name = 'a' | 'b' | 'admin'

export type Wallets = Awaited<ReturnType<typeof openWallets>>

/** `buyer` also has signed bodies. */
export async function openWallets(app: TestApp, people: Record<Name, Person>, buyer: Name) {
  const open = (name: Name) => startHolder(app, people[name].email, { token: people[name].token })
  const names = Object.keys(people) as Name[]
  const sessions = Object.fromEntries(
    await Promise.all(names.map(async name => [name, (await open(name)).sessionPk] as const)),
  ) as Record<Name, string>
  const holder = await open(buyer)
  const toEnd = await open(buyer)
  const entering = await open(buyer)
  const { key, sessionPk } = holder
  const data = bearerData(sessionPk, Date.now() - 60_000)
  const code = { email: 'somebody@example.org', token: randomUUID() }
  const phone = { whatsapp_number: '9876543210', token: randomUUID() }
  const bodies: Record<string, unknown> = {
    mintWalletBearer: { data, data_signature: signPersonal(key, bearerText(data)) },
    // A log-in may open another wallet for the key: one of its own, or what is signed for the first would be refused.
    authenticateWallet: {
      authData: { provider: 'client_jwt' },
      sessionPk: entering.sessionPk,
      sessionDataUserSignature: signSession(entering.key, entering.sessionPk),
    },
    executeWalletOperation: await holder.operation(),
    signWalletMessage: holder.messageOf('Hello'),
    sendWalletEmailCode: { data: code },
    verifyWalletEmailCode: { data: { ...code, otp: '123456' } },
    sendWalletWhatsappCode: { data: phone },
    verifyWalletWhatsappCode: { data: { ...phone, otp: '123456' } },
  }
  const estimate = {
    type: 'TOKEN_TRANSFER',
    details: { recipientWalletAddress: '0xab', caip2Id: 'eip155:137', tokenAddress: '', amount: '1' },
    gasDetails: { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' },
  }

  return {
    /** The session that a caller names. */
    sessionOf: (name: Name, operation: string): string =>
      operation === 'endWalletSession' && name === buyer ? toEnd.sessionPk : sessions[name],
    /** A body in order, and the session that it belongs to; null where chance does as well. */
    bodyOf(operation: string): { body: unknown; sessionPk: string } | null {
      if (operation === 'grantPaymasterData') return { body: { nonce: randomUUID() }, sessionPk }
      if (operation === 'estimateWalletOrder') return { body: { ...estimate, jobId: randomUUID() }, sessionPk }
      return operation in bodies ? { body: bodies[operation], sessionPk } : null
    },
  }
}
