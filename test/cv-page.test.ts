// The public page of a CV as HTML: complete, safe, valid. The components are pure, so neither service nor browser is needed.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import '../api/core/cv/languages/all.ts'
import * as schemas from '../api/core/contract/cv.ts'
import { DEFAULT_ORDER } from '../api/core/cv/order.ts'
import { projectRoot } from '../api/lib/root.ts'
import { importResume } from '../api/resume/json-resume.ts'
import { CvArticle } from '../web/src/cv/cv-article.tsx'
import { renderCvPage, renderMissingPage } from '../web/src/cv/render.tsx'
import { fc } from './dose.ts'
import { PAYLOADS } from './fixtures/payloads.ts'
import { withRoles } from './fixtures/roles.ts'
import { anyContent, holds } from './rules/arbitrary-cv.ts'
import { HIDDEN_MARK, marked, missingLines, visibleLines } from './rules/visible-texts.ts'
import t from './tap.ts'

const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))
const sample: schemas.CvContentData = read('test/fixtures/content/sample.json')
const RESUMES = ['long-english', 'mixed-scripts'].map(name => `test/fixtures/resumes/${name}.json`)
const OFFICIAL = 'node_modules/@jsonresume/schema/sample.resume.json'

const frame = { publicOrigin: 'https://cv.example', stylesheetUrl: '/assets/page-abc.css', sandbox: false }
const publication = { nanoId: 'Ab3dE6gH9jK2mN5pQ8sTu', indexable: true, publishedAt: '2026-11-20T10:00:00.000Z' }
const pageOf = (content: schemas.CvContentData, rest: Partial<Parameters<typeof renderCvPage>[0]> = {}) =>
  renderCvPage({ ...frame, ...publication, content, language: 'en', ...rest })

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (html: string) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name]!)
const bodyOf = (html: string) => /<body.*<\/body>/s.exec(html)![0]
/** The visible text, without tags. */
const seen = (html: string) => decode(bodyOf(html).replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')
/** The tags of a page, with their attributes; a quoted attribute may contain any `>`. */
const tagsOf = (html: string) => html.match(/<[a-z!/](?:"[^"]*"|[^">])*>/gi) ?? []
const jsonLdOf = (html: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)

/** The text without inline tags, so that a word that is partly bold stays whole. */
const wholeWords = (html: string) => seen(html.replace(/<\/?(?:strong|em|a|bdi|span)(?: (?:"[^"]*"|[^">])*)?>/g, ''))

/** Throws when a visible text of the content is missing, or a hidden one is there. */
function assertShown(content: schemas.CvContentData, language = 'en') {
  const text = wholeWords(pageOf(marked(content), { language }))
  const missing = missingLines(visibleLines(content), text)
  if (missing.length > 0 || text.includes(HIDDEN_MARK))
    throw new Error(`missing: ${JSON.stringify(missing)} in ${text}`)
}

t.test('every visible text of a CV is on its page, and no hidden one', t => {
  const contents = [sample, ...[...RESUMES, OFFICIAL].map(path => importResume(read(path), 'Nobody').content)]
  for (const content of contents) t.doesNotThrow(() => assertShown(content), content.personalDetails.name)
  holds(
    t,
    fc.property(anyContent, content => assertShown(content)),
  )
  t.end()
})

t.test('dates, levels, links and the picture are readable', t => {
  const html = pageOf(sample)
  t.match(html, '<time dateTime="2018-04">April 2018</time> – present')
  t.match(html, '<time dateTime="2010-09">September 2010</time> – <time dateTime="2012-08">August 2012</time>')
  t.match(html, 'href="https://www.raghunathan.example.org/bridges/"')
  t.match(seen(html), /Portfolio.*github\.com\/meera-example/)
  t.match(seen(html), 'coep.example.ac.in')
  t.match(html, 'href="mailto:meera@raghunathan.example.org"')
  t.match(html, 'href="tel:+919822054321"')
  t.match(html, `src="${sample.personalDetails.imageUrl}" alt="Portrait of Meera Raghunathan"`)
  for (const tag of tagsOf(bodyOf(html)).filter(tag => tag.startsWith('<a ') && !tag.includes('https://cv.example')))
    t.match(tag, 'rel="nofollow ugc noopener"')
  t.end()
})

t.test('a picture on another site is never requested', t => {
  for (const imageUrl of [
    'https://evil.example/p.png',
    '//evil.example/p.png',
    'data:image/png;base64,AA',
    'cvs/x',
    '',
  ]) {
    const html = pageOf({ ...sample, personalDetails: { ...sample.personalDetails, imageUrl } })
    t.notMatch(html, /<img|as="image"|evil\.example/, imageUrl)
  }
  t.match(pageOf(sample, { pictureUrl: '/cvs/x/picture/1' }), 'src="/cvs/x/picture/1"')
  t.end()
})

t.test('empty items are not on the page', t => {
  const empty = pageOf({
    personalDetails: { name: 'Solo', links: [{}, { url: ' ' }] },
    profileSummary: ' \n ',
    experience: [{ id: 'x', current: true, highlights: ['', '  '] }],
    education: { class10: {}, other: [{ hidden: true, degree: 'B.A.' }] },
    skills: [{ id: 'y' }],
    custom: [{ id: 'z', title: 'Nothing here', items: [] }],
  })
  t.notMatch(empty, '<h2')
  t.notMatch(bodyOf(empty), '<li')
  t.end()
})

t.test('sections are in the order of the content, the others follow in the default order', t => {
  const titles = (html: string) => [...html.matchAll(/<h2[^>]*><bdi[^>]*>(.*?)<\/bdi>/g)].map(match => match[1])
  t.same(titles(pageOf(sample)), [
    ...['Profile', 'Experience', 'Patents', 'Projects', 'Education', 'Skills'],
    ...['Courses', 'Awards', 'Languages', 'Interests', 'References', 'Volunteering'],
  ])
  const order = ['custom', 'skills', 'skills', 'custom.nowhere', 'custom.patents']
  t.same(titles(pageOf({ ...sample, order })).slice(0, 3), ['Volunteering', 'Skills', 'Patents'])
  t.same(DEFAULT_ORDER, schemas.SECTIONS)
  t.end()
})

t.test('education is sorted by kind, newest first; a study without a degree has the name of its kind', t => {
  const titles = (language: string) =>
    [
      ...pageOf({ personalDetails: { name: 'A' }, education: sample.education }, { language }).matchAll(
        /<h3><bdi>(.*?)<\/bdi>/g,
      ),
    ].map(m => m[1])
  t.same(titles('en'), [
    'M.Sc., Structural Engineering',
    'B.Tech., Civil Engineering',
    'Rope access technician',
    'Class 12, Science',
    'Class 10',
  ])
  t.equal(titles('hi').at(-1), 'कक्षा 10')
  t.equal(titles('zh')[0], 'M.Sc.，Structural Engineering')
  t.end()
})

t.test('a page has one h1, and no heading skips a level', t => {
  const imported = [...RESUMES, OFFICIAL].map(path => importResume(read(path), 'Nobody').content)
  for (const content of [...imported, withRoles]) {
    const levels = [...pageOf(content).matchAll(/<h([1-6])[ >]/g)].map(match => Number(match[1]))
    t.equal(levels.filter(level => level === 1).length, 1)
    t.equal(levels[0], 1)
    t.ok(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1))
  }
  t.end()
})

t.test('roles are headings below their employer, a hidden heading is in the outline, dots are for eyes only', t => {
  const html = pageOf(withRoles)
  const outline = [...html.matchAll(/<(h[2-4])(?: class="([^"]*)")?><bdi[^>]*>(.*?)<\/bdi>/g)].map(match =>
    match.slice(1),
  )
  t.same(outline.slice(0, 5), [
    ['h2', 'visually-hidden', 'Hidden heading'],
    ['h2', 'cv-caps', 'Experience'],
    ...[
      ['h3', undefined, 'Kaveri'],
      ['h4', undefined, 'Kaveri role 1'],
      ['h4', undefined, 'Kaveri role 2'],
    ],
  ])
  t.same(outline.filter(([level]) => level === 'h4').length, 8)
  const [dots] =
    html.match(
      /<span class="cv-dots" aria-hidden="true">(<span[^>]*><\/span>)*<\/span>(?=<span class="cv-details"> <span><bdi>Good)/g,
    ) ?? []
  t.equal(dots?.match(/class="cv-full"/g)?.length, 4, 'B2')
  t.match(seen(html), 'German Good (B2)')
  const whole = [...html.matchAll(/Kaveri<\/bdi>.*?(?=<h4)/gs)][0]?.[0] ?? ''
  t.match(whole, '<time dateTime="2018-02">February 2018</time> – present')
  t.end()
})

t.test('fields of the person’s own are in the head alone, in no metadata', t => {
  const [head = '', body = ''] = pageOf(withRoles).split('</head>')
  t.match(body, '<li><bdi>Notice period: 30 days</bdi></li>')
  t.notMatch(head, /Notice period|30 days|Nationality/)
  t.end()
})

/** The content with every text field replaced, except those with a format (ids, dates, order). */
function poison(value: unknown, payload: string, key = ''): unknown {
  if (typeof value === 'string') return /^(id|order|.*Date|date)$/.test(key) ? value : payload
  if (Array.isArray(value)) return value.map(inner => poison(inner, payload, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poison(inner, payload, name)]))
}

/** Tags, attributes and addresses that our pages never contain. */
function dangers(html: string): string[] {
  const known =
    /^<(\/|!doctype html>|(html|head|meta|title|link|script|body|main|article|header|footer|section|aside|div|h1|h2|h3|h4|p|ul|ol|li|a|bdi|span|small|strong|em|br|time|svg|path|img|figure|figcaption)[ >/])/
  return tagsOf(html).filter(tag => {
    const names = [...tag.matchAll(/ ([^\s=">/]+)(?==|[\s>/])(?:="[^"]*")?/g)].map(match => match[1]!.toLowerCase())
    const addresses = [...tag.matchAll(/ (?:href|src)="([^"]*)"/g)].map(match => decode(match[1]!))
    return (
      !known.test(tag) ||
      names.some(name => name === 'style' || name === 'srcdoc' || name.startsWith('on')) ||
      addresses.some(address => !/^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(address)) ||
      (tag.startsWith('<script') && tag !== '<script type="application/ld+json">')
    )
  })
}

t.test('markup and scripts in any field stay text', t => {
  t.ok(PAYLOADS.length >= 40)
  const count = (html: string, tag: string) => html.split(tag).length
  for (const [index, payload] of PAYLOADS.entries()) {
    const html = pageOf(poison(sample, payload) as schemas.CvContentData)
    const found = {
      dangers: dangers(html),
      scripts: [count(html, '<script'), count(html, '</script')],
      name: jsonLdOf(html).mainEntity.name,
      readable: seen(html).includes(payload.replace(/\s+/g, ' ').trim()),
    }
    t.same(found, { dangers: [], scripts: [2, 2], name: payload, readable: true }, `payload ${index}`)
  }
  t.end()
})

t.test('an email address cannot inject anything into its link', t => {
  const email = 'a@b.org?bcc=all@c.org&body=x'
  t.match(pageOf({ personalDetails: { name: 'A', email } }), 'href="mailto:a@b.org%3Fbcc%3Dall%40c.org%26body%3Dx"')
  t.end()
})

t.test('any valid content gives a valid page in any language', t => {
  const language = fc.constantFrom('en', 'hi', 'ta', 'ar', 'zh', 'he', 'fr-CA', 'en-x')
  holds(
    t,
    fc.property(anyContent, language, (content, tag) => {
      const html = pageOf(content, { language: tag })
      return dangers(html).length === 0 && html.split('<h1').length === 2 && jsonLdOf(html)['@type'] === 'ProfilePage'
    }),
  )
  t.end()
})

t.test('the head has metadata for people and machines', t => {
  const html = pageOf(sample)
  t.ok(html.startsWith('<!doctype html><html lang="en" dir="ltr">'))
  t.match(html, '<title>Meera Raghunathan — Structural engineer</title>')
  t.match(html, '<link rel="canonical" href="https://cv.example/cv/Ab3dE6gH9jK2mN5pQ8sTu"/>')
  t.match(html, '<meta property="og:type" content="profile"/>')
  t.match(html, '<meta name="description" content="Designs bridges that are easy to inspect. Ten years of steel')
  t.match(html, '<link rel="stylesheet" href="/assets/page-abc.css"/>')
  t.notMatch(html, 'noindex')
  t.match(pageOf(sample, { indexable: false }), '<meta name="robots" content="noindex"/>')
  t.match(pageOf(sample, { preloadFonts: ['/a.woff2'] }), /<link rel="preload"[^>]*href="\/a\.woff2"[^>]*>/)
  t.match(pageOf({ personalDetails: { name: 'Just Me' } }), '<title>Just Me</title>')
  t.end()
})

t.test('JSON-LD describes the person as the page does', t => {
  const { mainEntity, ...page } = jsonLdOf(pageOf(sample))
  t.match(page, { '@type': 'ProfilePage', url: 'https://cv.example/cv/Ab3dE6gH9jK2mN5pQ8sTu', inLanguage: 'en' })
  t.match(mainEntity, {
    '@type': 'Person',
    name: 'Meera Raghunathan',
    jobTitle: 'Structural engineer',
    image: /^https:\/\/cv\.example\/cvs\//,
    sameAs: ['https://www.raghunathan.example.org/bridges/', 'https://github.com/meera-example'],
    worksFor: [{ name: 'Kaveri Bridgeworks' }],
    knowsAbout: ['Steel design', 'Finite elements', 'Rope access'],
    knowsLanguage: ['Marathi', 'English', 'German'],
  })
  t.same(Object.keys(jsonLdOf(pageOf({ personalDetails: { name: 'A' } })).mainEntity), [
    '@type',
    'name',
    'description',
    'mainEntityOfPage',
  ])
  t.end()
})

t.test('JSON-LD names an employer once, however many current roles there are', t => {
  const experience = withRoles.experience?.map(role => ({ ...role, endDate: undefined, current: true }))
  const { worksFor } = jsonLdOf(pageOf({ ...withRoles, experience })).mainEntity
  t.same(
    worksFor.map(({ name }: { name: string }) => name),
    ['Kaveri', 'Ganga', 'Narmada'],
  )
  t.end()
})

t.test('a right-to-left language mirrors the page and has its own labels', t => {
  const html = pageOf(sample, { language: 'ar' })
  t.ok(html.startsWith('<!doctype html><html lang="ar" dir="rtl">'))
  t.match(html, '<article class="cv" lang="ar" dir="rtl">')
  t.match(seen(html), /الخبرة المهنية.*حتى الآن.*نُشرت في 20 نوفمبر 2026/)
  const hebrew = pageOf(sample, { language: 'he' })
  t.match(hebrew, '<bdi>ניסיון תעסוקתי</bdi>')
  const pashto = pageOf(sample, { language: 'ps' })
  t.match(hebrew, '<html lang="he" dir="rtl">')
  t.match(pashto, '<bdi lang="en" dir="ltr">Experience</bdi>')
  t.end()
})

t.test('the footer has the date and the maker; the sandbox is labelled', t => {
  t.match(seen(pageOf(sample)), /Published 20 November 2026 .* Made with TruCV/)
  t.notMatch(pageOf(sample), 'Sandbox')
  t.match(seen(pageOf(sample, { sandbox: true })), 'Sandbox.')
  t.end()
})

t.test('all missing pages are equal, not indexed, and have a link', t => {
  const html = renderMissingPage(frame, 'en')
  t.same(dangers(html), [])
  t.match(html, '<meta name="robots" content="noindex"/>')
  t.match(html, '<a href="https://cv.example/">')
  t.equal(html, renderMissingPage({ ...frame }, 'en'))
  t.match(renderMissingPage({ ...frame, sandbox: true }, 'en'), 'Sandbox')
  t.end()
})

t.test('the live preview equals the page', t => {
  const article = renderToStaticMarkup(createElement(CvArticle, { content: sample, language: 'en' }))
  t.ok(pageOf(sample).includes(article.slice(0, -'</article>'.length).replace(/^<link[^>]*>/, '')))
  t.end()
})

t.test('the page of the official sample is small, with its stylesheet', t => {
  const html = pageOf(importResume(read(OFFICIAL), 'Nobody').content)
  const css = ['tokens.css', 'cv/fonts.css', 'cv/cv.css', 'cv/around.css', 'cv/print.css'].map(name =>
    readFileSync(join(projectRoot, 'web/src', name), 'utf8'),
  )
  const bytes = brotliCompressSync(html).length + brotliCompressSync(css.join('')).length
  t.ok(bytes < 12_000, `${bytes} bytes`)
  t.end()
})
