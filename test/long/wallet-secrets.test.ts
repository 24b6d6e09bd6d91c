// Keys, tokens, codes, signatures and Authorization headers are in no log line and in no error, even when the backend returns them.
// And no user gets data of another's session.
import { randomInt, randomUUID } from 'node:crypto'
import { signSession } from '../../api/core/wallet/login.ts'
import { dose } from '../dose.ts'
import { startApp } from '../harness.ts'
import t from '../tap.ts'
import { type Call, CLIENT_KEY, newSessionKey, startHolder, startUpstream } from '../wallet-upstream.ts'

const upstream = await startUpstream(t)
const app = await startApp(t, { ...upstream.env, LOG_LEVEL: 'trace' })

/** Bytes as hex, as numbers, and as base64 at any offset in a longer text. */
function formsOf(bytes: Buffer): string[] {
  const within = [0, 1, 2].map(start => {
    const text = Buffer.concat([Buffer.alloc(start), bytes, Buffer.alloc(3)]).toString('base64')
    // Without the letters that depend on the neighbouring bytes.
    return text.slice(start === 0 ? 0 : start + 1, Math.floor(((start + bytes.length) * 4) / 3))
  })
  const hex = bytes.toString('hex')
  const url = within.map(text => text.replaceAll('+', '-').replaceAll('/', '_'))
  return [hex, hex.toUpperCase(), ...within, ...url, [...bytes].join(','), BigInt(`0x${hex}`).toString()]
}
const [jwk] = JSON.parse(upstream.env.WALLET_JWT_KEYS).keys
/** Every encoding of the client's key and of the login key, without 0x. */
const keyForms = [
  ...formsOf(Buffer.from(CLIENT_KEY.slice(2), 'hex')),
  ...formsOf(Buffer.from(CLIENT_KEY)),
  ...formsOf(Buffer.from(CLIENT_KEY.slice(2))),
  ...formsOf(Buffer.from(CLIENT_KEY.slice(2).toUpperCase())),
  ...formsOf(Buffer.from(jwk.d, 'base64url')),
]
const keyIn = (text: string) => keyForms.find(form => text.includes(form))

/** Returns everything it was sent, in every way in which a backend can fail. */
const talkative = [
  (call: Call) => ({ status: 400, body: { status: 'error', error: { message: echo(call), details: echo(call) } } }),
  (call: Call) => ({ status: 200, body: { status: 'error', error: echo(call) } }),
  (call: Call) => ({
    status: 500,
    body: { status: 'error', error: { message: echo(call) } },
    headers: { 'x-echo': 'yes', authorization: String(call.headers.authorization ?? '') },
  }),
  (call: Call) => ({ status: 200, raw: echo(call) }),
  (call: Call) => ({ status: 422, raw: `<p>${echo(call)}</p>` }),
]
function echo({ text, headers, body }: Call): string {
  const values = JSON.stringify(body ?? '').match(/"[^"]{4,}"/g) ?? []
  const token = headers.authorization?.slice(7) ?? ''
  return `${values.join(' ')} ${JSON.stringify(headers)} ${text} ${token} ${Buffer.from(token, 'base64').toString()}`
}

t.test('no secret is in any log line or error reply', async t => {
  const asha = await startHolder(app, 'asha@example.org')
  const code = String(randomInt(100_000, 999_999))
  const secrets = new Map<string, string>([
    ['the bearer of the account', asha.token],
    ['the session’s private key', asha.key.slice(2)],
    ['the one-time code', code],
  ])
  const errors: { path: string; text: string }[] = []
  const keep = async (path: string, work: PromiseLike<{ status: number; text: string; headers: object }>) => {
    const { status, text, headers } = await work
    if (status >= 400) errors.push({ path, text: `${text} ${JSON.stringify(headers)}` })
    if (keyIn(`${text} ${JSON.stringify(headers)}`)) t.fail(`a key in the reply of ${path}`)
    // Keeps the circuit breaker closed, so that every failure is the backend's own.
    await asha.api('get', '/supported/networks').expect(200)
  }

  for (const rule of [null, ...talkative]) {
    const setRule = (key: string) => upstream.setReply(key, rule)
    const otpToken = randomUUID()
    const idToken = `id.${randomUUID()}.token`
    const nonce = randomUUID()
    const { body: granted } = await asha.call('post', '/wallet/paymaster').send({ nonce }).expect(200)
    const operation = await asha.operation({ nonce, paymasterData: granted.paymasterData })
    const message = asha.messageOf('hello')
    const signature = message.data.transactions[0]?.userSessionSignature ?? ''
    const key = newSessionKey()
    for (const [name, secret] of Object.entries({
      otpToken,
      idToken,
      key: key.slice(2),
      signature,
      operation: operation.signature,
      paymasterData: granted.paymasterData,
    })) {
      secrets.set(`${name} ${secrets.size}`, secret)
    }
    for (const method of ['email', 'whatsapp']) {
      const contact = method === 'email' ? { email: 'x@example.org' } : { whatsapp_number: '9876543210' }
      const path = `/authenticate/${method}`
      for (const key of [`POST ${path}`, `POST ${path}/verify`]) setRule(key)
      await keep(path, asha.api('post', path).send({ data: { ...contact, token: otpToken } }))
      await keep(
        `${path}/verify`,
        asha.api('post', `${path}/verify`).send({ data: { ...contact, token: otpToken, otp: code } }),
      )
    }
    for (const key of [
      'POST /authenticate',
      'POST /execute',
      'POST /signMessage',
      'POST /readContractData',
      'GET /estimate',
      'GET /wallets',
    ])
      setRule(key)
    const { publicKeyOf } = await import('../../api/core/wallet/signatures.ts')
    const sessionPk = publicKeyOf(key)
    const entering = { sessionPk, sessionDataUserSignature: signSession(key, sessionPk) }
    await keep(
      '/authenticate',
      asha.api('post', '/authenticate').send({ ...entering, authData: { idToken, provider: 'okto' } }),
    )
    await keep(
      '/authenticate',
      asha.api('post', '/authenticate').send({ ...entering, authData: { provider: 'client_jwt' } }),
    )
    await keep('/execute', asha.api('post', '/execute').send(operation))
    await keep('/signMessage', asha.api('post', '/signMessage').send(message))
    await keep('/readContractData', asha.api('post', '/readContractData').send({ caip2Id: 'eip155:1', data: {} }))
    const wish = {
      type: 'TOKEN_TRANSFER',
      jobId: randomUUID(),
      details: { recipientWalletAddress: '0xab', caip2Id: 'eip155:137', tokenAddress: '', amount: '1' },
      gasDetails: { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' },
    }
    await keep('/estimate', asha.api('post', '/estimate').send(wish))
    await keep('/wallets', asha.api('get', '/wallets'))
    // Refused by the service itself.
    await keep(
      '/authenticate',
      asha.api('post', '/authenticate').send({ ...entering, authData: { idToken, provider: idToken } }),
    )
    await keep('/execute', asha.api('post', '/execute').send({ ...operation, callData: signature }))
    await keep(
      '/wallet/bearer',
      asha
        .call('post', '/wallet/bearer')
        .send({ data: { expire_at: 1, session_pub_key: asha.sessionPk }, data_signature: signature }),
    )
    await keep('/wallets', asha.api('get', `/wallets?token=${otpToken}`).set('authorization', `Bearer ${idToken}`))
    upstream.setReply('GET /wallets', null)
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  for (const { headers, body } of upstream.calls) {
    if (headers.authorization) secrets.set(`a session bearer ${secrets.size}`, headers.authorization.slice(7))
    for (const name of ['client_signature', 'sessionPkClientSignature', 'sessionDataUserSignature']) {
      if (body?.[name]) secrets.set(`${name} ${secrets.size}`, body[name])
    }
    if (body?.authData?.provider === 'client_jwt') secrets.set(`a JWT ${secrets.size}`, body.authData.idToken)
  }

  t.ok(errors.length > 50, `${errors.length} errors, ${app.logLines.length} log lines, ${secrets.size} secrets`)
  const log = app.logLines.join('')
  const replies = errors.map(({ text }) => text).join('\n')
  t.ok(log.includes('"route":"/api/oc/v1/execute"'), 'there is a log')
  t.notOk(keyIn(log), 'no key is in the log')
  t.notOk(keyIn(replies), 'no key is in an error')
  for (const [name, secret] of secrets) {
    // A part of a secret counts too.
    const part = secret.slice(0, 40)
    t.notOk(log.includes(part), `${name} is not in the log`)
    t.notOk(replies.includes(part), `${name} is in no error`)
  }
  t.notMatch(log, /Bearer |"authorization"/i)
  for (const { text, path } of errors) {
    const { detail = '' } = JSON.parse(text.slice(0, text.indexOf('} {') + 1)) as { detail?: string }
    t.ok(Array.from(detail).length <= 200, path)
  }
})

t.test('the keys are in no public reply', async t => {
  t.equal(keyIn(Buffer.from(` ${CLIENT_KEY} `).toString('base64')) !== undefined, true, 'they would be seen')
  t.equal(keyIn(Buffer.from(CLIENT_KEY.slice(2), 'hex').toString('base64url')) !== undefined, true)
  for (const path of ['/metrics', '/openapi.yaml', '/openapi.json', '/wallet/config', '/config', '/docs', '/wallet']) {
    const { status, text, headers } = await app.anyone().get(path)
    t.ok(status === 200 || status === 404, `${path} ${status}`)
    t.notOk(keyIn(`${text} ${JSON.stringify(headers)}`), path)
  }
  const jwks = await app.anyone().get('/.well-known/wallet-jwks.json').expect(200)
  t.notOk(keyIn(jwks.text))
  t.notOk('d' in jwks.body.keys[0])
})

t.test('no user gets data of another user’s session', async t => {
  for (const key of ['POST /authenticate', 'GET /wallets']) upstream.setReply(key, null)
  const people = await Promise.all(
    Array.from({ length: dose(200) }, (_, index) => startHolder(app, `p${index}@example.org`)),
  )
  type Data = { aggregated_data: { owner: string }; user_swa: string } & { address: string }[]
  const calls: [string, (data: Data) => string | undefined][] = [
    ['/aggregated-portfolio', data => data.aggregated_data.owner],
    ['/wallets', data => data[0]?.address],
    ['/user-keys', data => data.user_swa],
    ['/verify-session', data => data.user_swa],
  ]
  let mixed = 0
  let served = 0
  for (let run = 0; run < dose(10); run++) {
    // Alternating users, fifty at once.
    const asked = Array.from({ length: 50 }, () => people).flat()
    const lane = async () => {
      for (let person = asked.pop(); person; person = asked.pop()) {
        const [path, ownerIn] = calls[served++ % calls.length] as (typeof calls)[0]
        const headers = { authorization: `Bearer ${person.token}`, 'x-wallet-session': person.sessionPk }
        const reply = await fetch(`${app.url}/api/oc/v1${path}`, { headers })
        const { data } = (await reply.json()) as { data?: Data }
        if (!data) t.fail(`status ${reply.status}`)
        else if (ownerIn(data) !== person.userSWA) mixed++
      }
    }
    await Promise.all(Array.from({ length: 50 }, lane))
  }
  t.equal(mixed, 0, `${served} replies to ${people.length} people`)
})
