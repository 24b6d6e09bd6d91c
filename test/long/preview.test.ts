// What the editor shows under "As strangers see it" is what strangers get: generated CVs with pictures, claims and private parts are
// published through the service, and drawn by the preview from the reply that the editor reads.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import type { CvContentData, CvData, CvPrivacyData } from '../../api/core/contract/cv.ts'
import { publicContent } from '../../api/core/cv/audience.ts'
import { sectionValues } from '../../api/core/cv/section-values.ts'
import { readerWordsIn } from '../../api/core/reader-words/words.ts'
import { badgesByPath, badgesByPointer } from '../../web/src/editor/preview/preview-badges.ts'
import { PreviewPage, shownContent } from '../../web/src/editor/preview/preview-page.tsx'
import { documentOf } from '../../web/src/editor/session/document.ts'
import { startClaims } from '../claims-harness.ts'
import { fc, isLong, seed } from '../dose.ts'
import { anyContent } from '../rules/arbitrary-cv.ts'
import t from '../tap.ts'

const CASES = isLong ? 200 : 15

const audience = fc.constantFrom('public' as const, 'private' as const)
const anyPrivacy = fc.record<CvPrivacyData>({
  email: audience,
  phoneNumber: audience,
  location: audience,
  imageUrl: audience,
})
type AnyCv = typeof anyCv extends fc.Arbitrary<infer T> ? T : never
const anyCv = fc.record({
  content: anyContent,
  privacy: anyPrivacy,
  language: fc.constantFrom('en', 'en-GB', 'hi', 'ar', 'ta', 'de', 'zh'),
  hasPicture: fc.boolean(),
  /** How many sections are attested, and whether an institution confirmed the first of them. */
  attested: fc.constantFrom(0, 0, 1, 3),
  isConfirmed: fc.boolean(),
})

/** The markup without data attributes, which lead from the preview to its fields. */
const withoutData = (html: string) =>
  html.replace(/<[a-z][^\s>]*(?:\s[a-z:-]+(?:="[^"]*")?)*\s*\/?>/gi, tag => tag.replace(/ data-[a-z]+="[^"]*"/g, ''))
const articleOf = (html: string) => /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? ''

t.test('the preview is the published page but for data attributes', async t => {
  const { app, owner, attest, confirmIn, save, publish, draft } = await startClaims(t)
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0b6b4f' } })
    .png()
    .toBuffer()
  const seen = { pictures: 0, badges: 0, confirmed: 0 }

  /** Publishes a CV with claims; the editor's data and the page of strangers. */
  async function publishedOf({ content, privacy, language, ...made }: AnyCv) {
    const { body } = await owner.post('/cvs').send({ title: 'T', language }).expect(201)
    const nanoId: string = body.cv.id
    const personalDetails = { ...content.personalDetails }
    if (made.hasPicture) {
      const reply = await owner.post(`/cvs/${nanoId}/picture`).attach('file', picture, 'a.png').expect(201)
      personalDetails.imageUrl = reply.body.picture.url
    }
    await save(nanoId, { content: { ...content, personalDetails }, privacy })
    const stored: CvContentData = (await draft(nanoId)).content
    const all = [...sectionValues(publicContent(stored, privacy)).keys()]
    const sections = all.filter(section => section !== 'personalDetails').slice(0, made.attested)
    for (const section of sections) await attest(nanoId, section)
    await publish(nanoId)
    if (made.isConfirmed && sections[0]) await confirmIn(nanoId, sections[0])
    const html = (await app.anyone().get(`/cv/${nanoId}`).set('accept', 'text/html').expect(200)).text
    const cv: CvData = await draft(nanoId)
    await owner.delete(`/cvs/${nanoId}`).expect(204)
    return { cv, html }
  }

  await fc.assert(
    fc.asyncProperty(anyCv, async made => {
      const { cv, html } = await publishedOf(made)
      const document = documentOf(cv)
      const shown = shownContent(document, true)
      const words = readerWordsIn(document.language)
      const page = createElement(PreviewPage, {
        document,
        shown,
        badges: badgesByPointer(badgesByPath(cv, document, true, words), shown, words),
        pictureUrl: shown.personalDetails.imageUrl,
        nanoId: cv.nanoId,
        publicOrigin: app.url,
        publishedAt: cv.published?.at ?? '',
      })
      const [preview = '', published = ''] = [renderToStaticMarkup(page), html].map(articleOf)
      seen.pictures += published.includes('cv-photo') ? 1 : 0
      seen.badges += published.includes('cv-badge') ? 1 : 0
      seen.confirmed += published.includes('cv-confirmed') ? 1 : 0
      const [ours, theirs] = [preview, published].map(markup => withoutData(markup).split('<'))
      const at = ours?.findIndex((part, index) => part !== theirs?.[index]) ?? 0
      if (at >= 0) throw new Error(`The preview has <${ours?.[at]}, the page has <${theirs?.[at]}`)
      if (ours?.length !== theirs?.length) throw new Error('The page goes on.')
      if (!preview.includes('data-path=') || published.includes('data-path='))
        throw new Error('Only the preview has paths.')
    }),
    { numRuns: CASES, seed, endOnFailure: true },
  )
  for (const [what, count] of Object.entries(seen)) t.ok(count > CASES / 20, `${what} on ${count} of ${CASES} pages`)
})
