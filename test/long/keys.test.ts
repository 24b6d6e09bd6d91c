// 100,000 guesses of keys, from many addresses at once: none is good, nothing is written, and others are served as before.
import { randomBytes } from 'node:crypto'
import { monotonicMs } from '../../api/lib/clock.ts'
import { dose } from '../dose.ts'
import { startApp } from '../harness.ts'
import t from '../tap.ts'

const GUESSES = dose(100_000)
const PER_ADDRESS = 100
/** The limit of wrong keys a minute for each address. */
const COUNTED = 30
const app = await startApp(t, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' })
const keys = app.connection.collection('api_keys')

const ask = async (secret: string, address: string, path = '/cvs') => {
  const headers = { authorization: `Bearer ${secret}`, 'x-forwarded-for': address }
  return (await app.server.inject({ url: path, headers, remoteAddress: '127.0.0.1' })).statusCode
}

t.test(`${GUESSES} guesses find no key and block no valid key`, async t => {
  const agent = await app.as({ email: 'guessed@example.org' })
  const made = await agent
    .post('/me/keys')
    .send({ name: 'A', scopes: ['cv:read'], days: 30 })
    .expect(201)
  const secret = made.body.secret as string
  t.equal(await ask(secret, '203.0.113.1'), 200)
  const other = await app.token({ email: 'neighbour@example.org' })

  const counts = new Map<number, number>()
  /** Retries while the service is overloaded. */
  const answered = async (guess: string, address: string): Promise<number> => {
    const status = await ask(guess, address)
    return status === 503 || status === 408 ? answered(guess, address) : status
  }
  const guesser = async (address: string) => {
    for (let at = 0; at < PER_ADDRESS; at++) {
      // A third is close to a real key, a third has the right form, a third has not.
      const text = randomBytes(24).toString('base64url')
      const forms = [secret.slice(0, 22) + text.slice(0, 16), `trucv_${text}`, `trucv_${text.slice(at % 32)}`]
      const status = await answered(forms[at % 3] as string, address)
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
  }
  const addresses = Array.from({ length: Math.ceil(GUESSES / PER_ADDRESS) }, (_, at) => `198.18.${at >> 8}.${at & 255}`)
  const good: number[] = []
  let mostPossible = 0
  for (let from = 0; from < addresses.length; from += 20) {
    const group = addresses.slice(from, from + 20)
    const since = monotonicMs()
    await Promise.all(group.map(guesser))
    mostPossible += group.length * COUNTED * Math.ceil((monotonicMs() - since) / 60_000)
    // The owner of the key, at the address of a guesser that has used up its guesses, and somebody else at one of their own.
    if (from % 200 === 0)
      good.push(await answered(secret, group[0] as string), await answered(other, `192.0.2.${from % 256}`))
  }
  t.same([...counts.keys()].sort(), [401, 429])
  const guessed = counts.get(401) ?? 0
  t.ok(guessed >= addresses.length * COUNTED, 'each address has so many guesses')
  t.ok(guessed <= mostPossible, 'a minute')
  t.same([...new Set(good)], [200], 'with and without a key, everybody else is served')
  t.equal(await keys.countDocuments({}), 1, 'no guess is kept')
  await agent.get('/cvs').expect(200)
})
