import { setImmediate } from 'node:timers/promises'
import { holdText } from '../../web/src/data/open-text.ts'
import { money } from '../../web/src/data/plans.ts'
import { logout, storeCredential, tokenHasExpired } from '../../web/src/data/session.ts'
import { KEYS, removeSession, store } from '../../web/src/data/storage.ts'
import { type Answer, askToLeave, onUnsaved } from '../../web/src/data/unsaved.ts'
import { countedCharacters } from '../../web/src/parts/character-words.ts'
import { needsPageLoad, paths } from '../../web/src/paths.ts'
import t from '../tap.ts'

/** The parts of a browser's storage and window that these rules use. */
function useBrowser(entries: Record<string, string> = {}) {
  const kept: Record<string, string> = { ...entries }
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value, enumerable: false })
  Object.assign(globalThis, { localStorage: kept, window: {} })
  return kept
}

t.test('a credential is stored with its claims, in names of any script', async t => {
  const kept = useBrowser()
  const claims = {
    name: 'அனன்யா Śrī 🙂',
    email: 'a@example.org',
    picture: 'https://example.org/a.png',
    exp: 1_800_000_000,
  }
  const token = `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
  storeCredential(token)
  t.same(kept, {
    userName: claims.name,
    email: claims.email,
    userImage: claims.picture,
    tokenExpiry: '1800000000',
    googleIdToken: token,
  })
  t.throws(() => storeCredential('nonsense'), 'what is no credential is not kept')
})

t.test('expiry removes the session only, logging out removes the session and the wallet’s', async t => {
  const all = Object.fromEntries([...Object.keys(KEYS), 'trucv.draft.one', 'unrelated'].map(key => [key, 'x']))
  const expired = useBrowser(all)
  removeSession()
  t.same(Object.keys(expired).sort(), ['okto_session', 'paymentId', 'step4CvData', 'trucv.draft.one', 'unrelated'])
  const left = useBrowser(all)
  t.equal(logout(), 'Logout success')
  t.same(Object.keys(left), ['paymentId', 'step4CvData', 'trucv.draft.one', 'unrelated'])
})

t.test('a logout saves unsaved text first, and asks about text that cannot be saved', async t => {
  const token = `head.${Buffer.from('{"sub":"1"}').toString('base64url')}.signature`
  const drafts = JSON.stringify([{ patch: { mine: { title: 'T', content: { skills: [], awards: [] } } } }])
  const own = { 'trucv.draft.1.new': 'unreadable', 'trucv.draft.1.cv': drafts }
  const guest = { 'trucv.draft.anonymous.new': 'x' }
  const others = { 'trucv.draft.11.new': 'x', 'trucv.draft.2.cv': 'x', step4CvData: 'x' }
  const asked: unknown[] = []
  const answering = (answer: Answer) =>
    onUnsaved(async unsaved => {
      asked.push(unsaved)
      return answer
    })
  useBrowser({ googleIdToken: token, ...own, ...guest, ...others })
  t.same(await askToLeave(), [], 'without the dialog everything is kept')
  const leaving = askToLeave()
  await setImmediate()
  answering('stay')
  t.equal(await leaving, null, 'a dialog that loads after the press asks too')
  asked.length = 0
  answering({ loseChanges: false, loseGuest: false })
  t.same(await askToLeave(), [])
  t.same(asked.pop(), { changes: 4, isKept: true, isGuest: true }, 'drafts of other accounts are not theirs to decide')
  answering('stay')
  t.equal(await askToLeave(), null)
  answering({ loseChanges: true, loseGuest: false })
  t.same(await askToLeave(), [...Object.keys(own), 'step4CvData'])
  answering({ loseChanges: false, loseGuest: true })
  t.same(await askToLeave(), [...Object.keys(guest), 'step4CvData'])

  const kept = useBrowser({ googleIdToken: token, 'trucv.draft.1.cv': 'x' })
  asked.length = 0
  const release = holdText({ settle: async () => delete kept['trucv.draft.1.cv'], isKept: () => true })
  t.same(await askToLeave(), [], 'an open editor saves')
  t.same(asked, [], 'and nobody is asked')
  release()
  const stop = holdText({ settle: async () => {}, isKept: () => false })
  answering('stay')
  t.equal(await askToLeave(), null)
  t.same(asked, [{ changes: 0, isKept: false, isGuest: false }], 'text that the browser did not store')
  stop()
  t.same(await askToLeave(), [])
})

t.test('logging out returns whether it worked', async t => {
  useBrowser({ googleIdToken: 'x' })
  t.equal(logout(), 'Logout success')
  Object.assign(globalThis, {
    localStorage: {
      removeItem: () => {
        throw new Error('refused')
      },
    },
  })
  t.equal(logout(), 'Logout failed')
})

t.test('a token ends exactly at its expiry', async t => {
  useBrowser()
  store({ googleIdToken: 'x', tokenExpiry: '1000' })
  t.equal(tokenHasExpired(999_999), false)
  t.equal(tokenHasExpired(1_000_000), true)
  store({ tokenExpiry: 'nonsense' })
  t.equal(tokenHasExpired(1_000_000), false, 'the service decides where the client cannot')
})

t.test('pages with their own policy, and the service’s pages, are opened with a full page load', async t => {
  const rows: [path: string, loads: boolean][] = [
    [paths.login, true],
    [paths.subscription, true],
    ['/subscription?from=editor', true],
    [paths.publicCv('x'), true],
    [paths.templateCv('x'), true],
    [paths.verifyCv('x'), true],
    [paths.home, false],
    [paths.dashboard, false],
    [paths.settings, false],
    [paths.createCv, true],
    [paths.editCv('x'), true],
    ['/create-cvs', false],
  ]
  for (const [path, loads] of rows) t.equal(needsPageLoad(path), loads, path)
})

t.test('prices are formatted in their currency, without zero decimals', async t => {
  t.equal(money(590, 'INR'), '₹590')
  t.match(money(30, 'USD'), /\$30$/)
})

t.test('characters without a font are described in words', async t => {
  const cases: [string, string][] = [
    ['ქ', '1 Georgian letter'],
    ['ქართ', '4 Georgian letters'],
    ['🦊🇮', '2 emoji'],
    ['ភក🦊', '2 Khmer letters and 1 emoji'],
    ['ꙮ𓀀𓀁⌖', '1 Cyrillic letter, 2 letters of other scripts and 1 sign'],
    ['漢한ꯑ', '1 Chinese letter, 1 Korean letter and 1 Meetei Mayek letter'],
    ['฿', '1 sign'],
  ]
  for (const [characters, words] of cases) t.equal(countedCharacters([...characters]), words)
})
