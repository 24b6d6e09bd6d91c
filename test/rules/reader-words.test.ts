// Our words for readers in each offered language: they are whole, and every page, file and mail about claims uses them.
import { createVerificationMails } from '../../api/claims/institutions/mails.ts'
import type { RequestRecord } from '../../api/claims/institutions/request-store.ts'
import { badgeOf, type ClaimEntry } from '../../api/core/claims/claim-words.ts'
import { gatheredBadges } from '../../api/core/claims/gathered-badges.ts'
import { withBadges } from '../../api/core/claims/sheet-marks.ts'
import type { ConfirmView } from '../../api/core/contract/requests.ts'
import { type Language, OFFERED_LANGUAGES } from '../../api/core/cv/languages/index.ts'
import '../../api/core/cv/languages/all.ts'
import { markdownOf } from '../../api/core/cv/markdown-export.ts'
import { sectionsByPointer, sectionValues } from '../../api/core/cv/section-values.ts'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { sheetText } from '../../api/core/cv/text.ts'
import '../../api/core/reader-words/all.ts'
import { allTexts, COUNTED, type Counted } from '../../api/core/reader-words/texts.ts'
import { readerWordsIn } from '../../api/core/reader-words/words.ts'
import { docxOf } from '../../api/files/docx/document.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { confirmPages } from '../../web/src/cv/confirm-page.tsx'
import { renderLockPage } from '../../web/src/cv/lock-page.tsx'
import { renderCvPage, renderMissingPage } from '../../web/src/cv/render.tsx'
import { renderVerifyPage } from '../../web/src/cv/render-verify.tsx'
import { partsOf } from '../docx-reader.ts'
import { isLong } from '../dose.ts'
import t from '../tap.ts'
import { pageTextsOf } from '../typeset-reader.ts'
import { attestation, confirmation, credential, entry, WALLET } from './claim-entries.ts'
import { content, ENGLISH, englishIn, nanoId, saidBy, wordsOf } from './every-label.ts'

const typesetter = createTypesetter()
t.teardown(() => typesetter.close())

t.test('every text is there, with the placeholders of the English one and the plural forms of the language', t => {
  const marks = (text: string) => (text.match(/\{\w+\}|[[\]]/g) ?? []).sort().join()
  for (const language of OFFERED_LANGUAGES) {
    const words = readerWordsIn(language)
    t.equal(words.language, language)
    const wrong = allTexts().filter(text => {
      const said = words.pattern(text)
      return said !== said.normalize('NFC').trim() || marks(said) !== marks(text) || /["<>]|'(?!\p{L})/u.test(said)
    })
    t.same(wrong, [], language)
    const unlike = Object.keys(COUNTED).filter(text =>
      [0, 1, 2, 3, 5, 11, 21, 100].some(count => {
        const said = words.counted(text as Counted, count)
        return said === '' || marks(said) !== marks(text.replace('{count}', ''))
      }),
    )
    t.same(unlike, [], language)
  }
  t.end()
})

const by = { by: 'Zqa Zqb', person: 'Zqa Zqb', statement: 'Zqs' }
const answer = { name: 'Zqn', institution: 'Zqo', domain: 'zq.invalid' }
const facts = ['institution', 'startDate', 'endDate', 'score']
/** Claims of every kind, in turn. */
const CLAIMS: ClaimEntry[] = [
  entry({ attestation: attestation({ ...by, loggedAt: null }) }),
  entry({
    level: 'confirmed',
    facts,
    confirmation: confirmation({ ...answer, scope: 'facts', loggedAt: '2026-11-06T00:00:00.000Z' }),
  }),
  entry({ level: 'confirmed', confirmation: confirmation(answer), attestation: attestation(by) }),
  entry({
    level: 'credential',
    facts,
    credentials: [
      {
        ...{ ...credential, issuer: { kind: 'domain', domain: 'zq.invalid' } },
        ...{ title: 'Zqt', beside: 'Zqu', issuerName: 'Zqv', subjectName: 'Zqa Zqb' },
      },
    ],
  }),
  entry({ level: 'evidence', facts }),
  entry({ attestation: attestation({ ...by, by: 'Zqz', method: 'wallet', signer: WALLET }) }),
  entry({ level: 'stated', confirmation: confirmation({ ...answer, isFreeMail: true, counts: false }) }),
  entry({ level: 'stated', attestation: attestation({ ...by, valid: false }) }),
]
const values = sectionValues(content)
const claimAt = (at: number) => CLAIMS[at % CLAIMS.length] as ClaimEntry
const pointers = [...sectionsByPointer(content)].filter(([, section]) => values.has(section))
const byPointer = new Map(pointers.map(([pointer], at) => [pointer, claimAt(at)]))
const signed = new Map(pointers.map(([pointer]) => [pointer, claimAt(0)]))

const frame = { publicOrigin: 'https://zq.invalid', stylesheetUrl: '/a.css', sandbox: false }
const published = { nanoId, publishedAt: '2026-08-04T09:12:00Z', indexable: true }
const claims = [...values].map(([section, value], at) => ({
  ...{ section, value, digest: '0x', claimedFacts: { value: {}, digest: '0x' } },
  ...claimAt(at),
}))
const view: ConfirmView = {
  ...{ state: 'open', person: 'Zqa Zqb', institution: 'Zqo', kind: 'education.class10', scope: 'facts' },
  ...{ domain: 'zq.invalid', isFreeMail: false, isOwnDomain: false, name: null, decidedAt: null },
  ...{ until: '2026-12-24T00:00:00.000Z', reference: 'Zqr' },
  claim: {
    value: { institution: 'Zqo', startDate: '2019-03', current: true, scoreKind: 'percentage' },
    prose: { courses: ['Zqg'], description: 'Zqh' },
    earlier: [{ person: 'Zqp', at: '2026-01-04T00:00:00.000Z' }],
    proofs: [{ id: 'p', name: 'zqq.pdf', size: 40_000 }],
  },
} as unknown as ConfirmView
const decided = { name: 'Zqn', decidedAt: '2026-11-24T00:00:00.000Z', claim: null }

/** Without the data that programs read, the list of languages, and units. */
const spoken = (html: string) => saidBy(html.replace(/<(pre|code|select)[\s\S]*?<\/\1>/g, ' ')).replace(/\bkB\b/g, ' ')

async function mailIn(language: Language): Promise<string> {
  const request = { id: 'r', status: 'sent', mailbox: 'm', language, email: 'a@zq.invalid', endsAt: new Date(0) }
  const asked = { ...request, person: 'Zqa', institution: 'Zqo', kind: 'experience', scope: 'facts' }
  const mails = createVerificationMails({
    store: { findRequest: async () => asked as unknown as RequestRecord, hasAnswered: async () => false },
    limits: { hasOptedOut: async () => false },
    seal: { open: () => 'token' },
    findReader: async () => null,
    ...{ publicOrigin: 'https://zq.invalid', supportEmail: 'help@zq.invalid' },
  })
  const mail = await mails['verification-ask']({ requests: [{ id: 'r', sealed: '' }] })
  return `${mail?.subject} ${mail?.text} ${saidBy(mail?.html ?? '')}`.replace(/\S*zq\.invalid\S*/g, ' ')
}

async function surfacesIn(language: Language): Promise<Record<string, string>> {
  const words = readerWordsIn(language)
  const badgesOf = (entries: ReadonlyMap<string, ClaimEntry>) =>
    gatheredBadges(new Map([...entries].map(([at, one]) => [at, badgeOf(one, words)])), content, words)
  const page = (entries: ReadonlyMap<string, ClaimEntry>) =>
    spoken(renderCvPage({ ...frame, ...published, content, language, badges: badgesOf(entries) }))
  const verify = renderVerifyPage({
    ...{ ...frame, ...published, language, claims, version: 2, name: 'Zqa Zqb', scriptUrl: '/a.js' },
    keys: [{ kid: 'zq', x: 'zq', y: 'zq' }],
  })
  const institutions = confirmPages(frame)
  const at = { language, isChosen: true, proposed: null }
  const sheet = withBadges(sheetOf(content, language), byPointer, content)
  const parts = partsOf(await docxOf(sheet, { verifyUrl: 'https://zq.invalid/cv' }))
  return {
    page: page(byPointer),
    'page that its owner signed': page(signed),
    verify: spoken(verify.html),
    'older copy': [null, [], [{ path: 'skills.s', change: 'changed' } as const]]
      .map(changes => saidBy(verify.answer({ version: 1, changes })))
      .join(' '),
    asked: spoken(institutions.confirm(at, view, 'token')),
    'asked by free mail': spoken(institutions.confirm(at, { ...view, isFreeMail: true }, 'token')),
    answered: (['confirmed', 'declined', 'revoked'] as const)
      .map(state => spoken(institutions.confirm(at, { ...view, ...decided, state } as ConfirmView, 'token')))
      .join(' '),
    withdraw: spoken(institutions.withdraw(at, { ...view, ...decided } as ConfirmView, 'token')),
    'no more mails': [true, false].map(isDone => spoken(institutions.optOut(at, isDone))).join(' '),
    nowhere: spoken(institutions.nowhere(at)),
    mail: await mailIn(language),
    lock: spoken(renderLockPage(frame, { nanoId, to: '/', language })),
    missing: spoken(renderMissingPage(frame, language)),
    docx: saidBy(parts['word/document.xml'] ?? ''),
    text: sheetText(sheet),
    markdown: markdownOf(sheet),
  }
}

t.test('no page, file or mail about claims has English words of ours in another language', async t => {
  const english = await surfacesIn('en')
  for (const [place, text] of Object.entries(english))
    t.ok(ENGLISH.filter(word => wordsOf(text).includes(word)).length >= 8, `${place} has words of ours`)
  for (const language of OFFERED_LANGUAGES) {
    if (language === 'en') continue
    for (const [place, text] of Object.entries(await surfacesIn(language)))
      t.same(englishIn(text, language), [], `${place}, ${language}`)
  }
})

t.test('the notes of a PDF have every letter', async t => {
  for (const [at, language] of OFFERED_LANGUAGES.entries()) {
    // All of them in the long dose.
    if (!isLong && at % 6 !== 5) continue
    const sheet = withBadges(sheetOf(content, language), byPointer, content)
    const { bytes, unsupported } = await typesetter.pdf({ sheet, template: 'folio', at: new Date(0) })
    t.same(unsupported, [], language)
    t.same(language === 'en' ? [] : englishIn((await pageTextsOf(bytes)).join(' '), language), [], language)
  }
})
