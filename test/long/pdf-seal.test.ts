// Every form of file that the engine writes can be sealed: all templates in two scripts, few and many pages, with links and without.
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { createPdfSealer } from '../../api/files/pdf-seal.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { sealOf as sandboxSeal } from '../../scripts/sandbox/keys.ts'
import { contentIn } from '../fixtures/languages.ts'
import { longSheet } from '../fixtures/sheets.ts'
import { contentWith, tokenKeyDir } from '../harness.ts'
import { attachmentOf, verifySeal } from '../pdf-reader.ts'
import t, { type Test } from '../tap.ts'
import { insidesOf, pageTextsOf } from '../typeset-reader.ts'

const typesetter = createTypesetter()
t.teardown(() => typesetter.close())
const at = new Date('2026-11-20T10:00:00Z')
const { SEAL_KEY, SEAL_CERTIFICATE } = sandboxSeal(tokenKeyDir)
const seal = createPdfSealer(SEAL_KEY, [SEAL_CERTIFICATE])
/** Texts that would confuse a reader that searches the whole file. */
const CLAIMS = Buffer.from('{"name":"/Type /Page /Contents 1 0 R trailer startxref 1 %%EOF /ByteRange [0 1 2 3]"}')

const SHEETS = {
  english: sheetOf(contentIn('en'), 'en'),
  arabic: sheetOf(contentIn('ar'), 'ar'),
  short: sheetOf(contentWith({ personalDetails: { name: '/Type /Page /Root 1 0 R /Size 3' } }), 'en'),
  long: longSheet(52),
}

async function check(t: Test, template: string, sheet: (typeof SHEETS)['english']) {
  for (const attachment of [undefined, CLAIMS]) {
    const { bytes, isAccessible } = await typesetter.pdf({
      sheet,
      template,
      attachments: { 'cv.json': attachment },
      at,
    })
    const sealed = seal(bytes, at)
    t.ok(sealed.subarray(0, bytes.length).equals(bytes), 'an update: what the engine wrote stays')
    t.ok((await verifySeal(sealed)).isValid, 'sealed')
    t.same(attachmentOf(sealed, 'cv.json'), attachment ?? null)
    t.same(await pageTextsOf(sealed), await pageTextsOf(bytes), 'it reads as before')
    t.equal(insidesOf(sealed).includes('pdfuaid:part>1<'), isAccessible, 'PDF/UA where it was')
    const update = sealed.toString('latin1', bytes.length)
    t.match(update, /\/Tabs \/S/)
    t.equal(/\/ID \[.*\]/.exec(update)?.[0], /\/ID \[.*\]/.exec(bytes.toString('latin1', bytes.length - 400))?.[0])
  }
}

for (const { id } of typesetter.templates) {
  t.test(`files of ${id}`, async t => {
    for (const sheet of [SHEETS.english, SHEETS.arabic]) await check(t, id, sheet)
  })
}
t.test('a file of one page without links, and one of many pages', async t => {
  for (const sheet of [SHEETS.short, SHEETS.long]) await check(t, 'meridian', sheet)
})

t.test('a file in another form is refused', async t => {
  t.throws(() => seal(Buffer.from('%PDF-1.7\n%%EOF\n'), at), /as the engine writes it/)
})
