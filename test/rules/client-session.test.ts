// Session renewal: when it is attempted, offered or over, with a fake clock; and which credential may replace another.
import {
  currentToken,
  endExpiredSession,
  type Life,
  lifeOf,
  logoutExpired,
  renewWith,
  sessionIsOver,
} from '../../web/src/data/session.ts'
import { createRenewal, dueMs } from '../../web/src/parts/renewal.ts'
import t from '../tap.ts'

const HOUR_MS = 3_600_000

/** A fake token store, clock and Google. Lifetimes by the token's name. */
function world(lives: Record<string, Life>) {
  let now = 0
  let timer: { at: number; run: () => void } | null = null
  const seen = { asked: [] as number[], prompts: [] as (number | null)[], over: [] as number[], aborted: 0 }
  const state = { token: null as string | null, answer: (): Promise<boolean> => new Promise(() => {}) }
  const renewal = createRenewal({
    clock: {
      now: () => now,
      after(ms, run) {
        const mine = { at: now + ms, run }
        timer = mine
        return () => {
          if (timer === mine) timer = null
        }
      },
    },
    token: () => state.token,
    lifeOf: token => lives[token ?? ''] ?? null,
    ask(signal) {
      seen.asked.push(now)
      signal.addEventListener('abort', () => {
        seen.aborted += 1
      })
      return state.answer()
    },
    onOffer: untilMs => seen.prompts.at(-1) !== untilMs && seen.prompts.push(untilMs),
    onOver() {
      seen.over.push(now)
      state.token = null
      renewal.look()
    },
  })
  return {
    seen,
    state,
    renewal,
    hasTimer: () => timer !== null,
    put(token: string | null) {
      state.token = token
      renewal.look()
    },
    /** Advances the clock, fires due timers, and settles promises. */
    async until(ms: number) {
      for (;;) {
        await new Promise(done => setImmediate(done))
        if (!timer || timer.at > ms) break
        const { at, run } = timer
        timer = null
        now = at
        run()
      }
      now = ms
    },
    /** Advances the clock without firing timers, like a sleeping machine. */
    sleep: (ms: number) => {
      now = ms
    },
  }
}

const HOUR: Life = { fromMs: 0, untilMs: HOUR_MS }

t.test('a token is requested when a tenth of its lifetime is left, and again for each new token', async t => {
  const w = world({ one: HOUR, two: { fromMs: 0.9 * HOUR_MS, untilMs: 1.9 * HOUR_MS } })
  w.state.answer = async () => {
    w.put('two')
    return true
  }
  w.put('one')
  await w.until(0.9 * HOUR_MS - 1)
  t.same(w.seen.asked, [])
  await w.until(1.8 * HOUR_MS - 1)
  t.same(w.seen.asked, [0.9 * HOUR_MS])
  t.same(w.seen.prompts, [null], 'and no offer was shown')
  t.same(w.seen.over, [])
})

t.test(
  'without an answer the prompt comes after ten seconds or half of the rest, and the session ends with the token',
  async t => {
    const rows: [lifeMs: number, patienceMs: number][] = [
      [HOUR_MS, 10_000],
      [200_000, 10_000],
      [20_000, 1_000],
    ]
    for (const [lifeMs, patienceMs] of rows) {
      const life = { fromMs: 0, untilMs: lifeMs }
      const w = world({ one: life })
      w.put('one')
      await w.until(dueMs(life) + patienceMs - 1)
      t.same(w.seen.prompts, [null])
      await w.until(dueMs(life) + patienceMs)
      t.same(w.seen.prompts, [null, lifeMs], `a life of ${lifeMs} ms`)
      t.equal(w.seen.aborted > 0, true, 'the silent attempt is given up')
      await w.until(lifeMs)
      t.same(w.seen.over, [lifeMs])
      t.same(w.seen.prompts, [null, lifeMs, null])
      t.notOk(w.hasTimer(), 'nothing goes on')
    }
  },
)

t.test('a refusal shows the prompt at once; a token from another tab hides it', async t => {
  const w = world({ one: HOUR, two: { fromMs: 0.9 * HOUR_MS, untilMs: 1.9 * HOUR_MS } })
  w.state.answer = async () => false
  w.put('one')
  await w.until(0.9 * HOUR_MS)
  t.same(w.seen.prompts, [null, HOUR_MS])
  w.put('two')
  t.same(w.seen.prompts, [null, HOUR_MS, null])
  await w.until(HOUR_MS)
  t.same(w.seen.over, [])
})

t.test('after a sleep past the expiry a token is requested once before the session ends', async t => {
  const w = world({ one: HOUR })
  w.put('one')
  w.sleep(2 * HOUR_MS)
  w.renewal.look()
  await w.until(2 * HOUR_MS + 9_999)
  t.same(w.seen.asked, [2 * HOUR_MS])
  t.same(w.seen.over, [])
  await w.until(2 * HOUR_MS + 10_000)
  t.same(w.seen.over, [2 * HOUR_MS + 10_000])
})

t.test('repeated checks ask once, and a fast clock causes no endless loop', async t => {
  let count = 0
  const old = (token: string | null): Life | null => (token ? { fromMs: -HOUR_MS, untilMs: 60_000 } : null)
  const w = world(new Proxy({}, { get: (_, token) => old(String(token) || null) ?? undefined }))
  w.state.answer = async () => {
    count += 1
    w.put(`token ${count}`)
    return true
  }
  w.put('first')
  for (let i = 0; i < 5; i++) w.renewal.look()
  await w.until(1_000)
  t.equal(w.seen.asked.length, 1)
  t.same(w.seen.prompts.at(-1), 60_000, 'the person is asked instead')
})

t.test('stopping cancels the attempt and all timers; without a valid token nothing happens', async t => {
  const w = world({ one: HOUR })
  w.put('one')
  await w.until(0.9 * HOUR_MS)
  w.renewal.stop()
  t.equal(w.seen.aborted, 1)
  t.notOk(w.hasTimer())
  for (const token of [null, 'odd']) {
    w.put(token)
    t.notOk(w.hasTimer())
  }
})

const LATE = 9_999_999_999
const tokenOf = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

/** The parts of a browser's storage and window that sessions use. */
function useBrowser(kept: Record<string, string>) {
  Object.assign(globalThis, {
    window: {},
    localStorage: {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
      removeItem: (key: string) => delete kept[key],
    },
  })
  return kept
}

t.test('the lifetime of a token is read from its claims; an invalid token has none', async t => {
  t.same(lifeOf(tokenOf({ iat: 100, exp: 200 })), { fromMs: 100_000, untilMs: 200_000 })
  for (const odd of [null, '', 'x', 'a.b.c', tokenOf({ exp: 200 }), tokenOf({ iat: 200, exp: 200 })]) {
    t.equal(lifeOf(odd), null, String(odd))
  }
})

t.test('only a credential of the same account replaces the token', async t => {
  const before = tokenOf({ sub: '1', iat: 1, exp: LATE })
  const kept = useBrowser({ googleIdToken: before, 'trucv.draft.1.new': 'text' })
  for (const other of [tokenOf({ sub: '2', iat: 1, exp: 3 }), tokenOf({ iat: 1, exp: 3 }), 'nonsense']) {
    t.notOk(renewWith(other))
    t.same(kept, { googleIdToken: before, 'trucv.draft.1.new': 'text' })
  }
  const after = tokenOf({ sub: '1', iat: 2, exp: LATE + 2, email: 'a@example.org', name: 'A' })
  t.ok(renewWith(after))
  t.match(kept, {
    googleIdToken: after,
    tokenExpiry: String(LATE + 2),
    email: 'a@example.org',
    'trucv.draft.1.new': 'text',
  })
  useBrowser({})
  t.notOk(renewWith(after), 'who has logged out meanwhile stays out')
})

t.test('a removed token counts as expired if its time was over, and as signed out otherwise', async t => {
  const seconds = Math.floor(Date.now() / 1000)
  const past = tokenOf({ sub: '1', iat: seconds - 60, exp: seconds - 1 })
  const kept = useBrowser({ googleIdToken: tokenOf({ sub: '1', iat: seconds, exp: seconds + 60 }) })
  currentToken()
  delete kept.googleIdToken
  t.notOk(sessionIsOver(), 'another tab logged out')
  kept.googleIdToken = past
  currentToken()
  logoutExpired()
  t.notOk(sessionIsOver(), 'the check on load has words of its own')
  kept.googleIdToken = past
  currentToken()
  delete kept.googleIdToken
  t.ok(sessionIsOver(), 'another tab was first')
})

t.test('an expired session loses its keys and no drafts', async t => {
  const keys = ['googleIdToken', 'email', 'userName', 'userImage', 'tokenExpiry']
  const rest = { 'trucv.draft.1.new': 'text', step4CvData: '{}', paymentId: 'p', okto_session: 's' }
  const kept = useBrowser({ ...Object.fromEntries(keys.map(key => [key, 'x'])), ...rest })
  endExpiredSession()
  t.same(kept, rest)
  t.ok(sessionIsOver())
  kept.googleIdToken = tokenOf({ sub: '1', iat: 1, exp: LATE })
  t.notOk(sessionIsOver(), 'the next sign-in begins another')
  delete kept.googleIdToken
  t.notOk(sessionIsOver(), 'which a logout in another tab does not expire')
})
