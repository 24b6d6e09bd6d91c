// Public and visible content: tables of cases, and the property that no private or hidden text is public.
import type { CvContentData, CvPrivacyData } from '../../api/core/contract/cv.ts'
import { defaultPrivacy, narrowSnapshot, publicContent, visibleContent } from '../../api/core/cv/audience.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'
import { anyContent, holds, schemaComplaints } from './arbitrary-cv.ts'

const PICTURE = `/cvs/${'a'.repeat(21)}/picture/${'0'.repeat(64)}`
const open: CvPrivacyData = { email: 'public', phoneNumber: 'public', location: 'public', imageUrl: 'public' }
const closed: CvPrivacyData = { email: 'private', phoneNumber: 'private', location: 'private', imageUrl: 'private' }
const side = fc.constantFrom('public' as const, 'private' as const)
const anyPrivacy = fc.record({ email: side, phoneNumber: side, location: side, imageUrl: side })

const cv: CvContentData = {
  personalDetails: {
    name: 'Asha',
    email: 'asha@example.com',
    phoneNumber: '+91 1',
    location: 'Pune',
    imageUrl: PICTURE,
    links: [
      { id: 'l1', url: 'https://a.example' },
      { id: 'l2', hidden: true },
    ],
    own: [
      { id: 'o1', label: 'Notice period', value: '30 days', public: true },
      { id: 'o2', label: 'Nationality', value: 'Indian' },
      { id: 'o3', label: 'Visa', value: 'None', public: true, hidden: true },
    ],
  },
  education: {
    class10: { degree: 'X', hidden: true },
    undergraduation: { degree: 'BSc' },
    other: [{ id: 'o', hidden: true }],
  },
  skills: [
    { id: 's1', name: 'Go', hidden: false },
    { id: 's2', name: 'C', hidden: true },
  ],
  awards: [{ id: 'a1', hidden: true }],
  custom: [
    {
      id: 'c1',
      title: 'Talks',
      items: [
        { id: 'i1', title: 'One' },
        { id: 'i2', title: 'Two', hidden: true },
      ],
    },
    { id: 'c2', title: 'Secret', hidden: true, items: [{ id: 'i3' }] },
  ],
  order: ['skills', 'custom.c2', 'custom.c1', 'custom'],
}

t.test('strangers see content without private fields, hidden items and flags', async t => {
  t.same(publicContent(cv, defaultPrivacy()), {
    personalDetails: {
      name: 'Asha',
      location: 'Pune',
      imageUrl: PICTURE,
      links: [{ id: 'l1', url: 'https://a.example' }],
      own: [{ id: 'o1', label: 'Notice period', value: '30 days', public: true }],
    },
    education: { undergraduation: { degree: 'BSc' } },
    skills: [{ id: 's1', name: 'Go' }],
    custom: [{ id: 'c1', title: 'Talks', items: [{ id: 'i1', title: 'One' }] }],
    order: ['skills', 'custom.c1', 'custom'],
  })
  t.same(Object.keys(publicContent(cv, closed).personalDetails).sort(), ['links', 'name', 'own'])
})

t.test('an unknown field is private', async t => {
  const later = { ...cv, salary: 'S1', skills: [{ id: 's', name: 'Go', note: 'S2' }] } as unknown as CvContentData
  Object.assign(later.personalDetails, { birthday: 'S3' })
  t.notMatch(JSON.stringify(publicContent(later, open)), /S[123]/)
})

t.test('the owner’s files have private fields but no hidden items', async t => {
  const shown = visibleContent(cv)
  t.equal(shown.personalDetails.email, 'asha@example.com')
  t.same(shown.skills, [{ id: 's1', name: 'Go' }])
  t.same(
    shown.personalDetails.own?.map(({ label }) => label),
    ['Notice period', 'Nationality'],
  )
  t.notOk(shown.awards)
})

t.test('a picture on another site, or another value in its place, is never linked', async t => {
  for (const imageUrl of [
    'https://example.com/a.png',
    '//example.com/a.png',
    'tel:1',
    `${PICTURE}0`,
    `https://x${PICTURE}`,
  ]) {
    const content = { personalDetails: { name: 'A', imageUrl } }
    t.same(publicContent(content, open), { personalDetails: { name: 'A' } })
    t.same(visibleContent(content), { personalDetails: { name: 'A' } })
  }
})

/** The content with a unique text in every field, and the texts that strangers must not see. */
function branded(content: CvContentData, privacy: CvPrivacyData) {
  const secrets: string[] = []
  let count = 0
  const walk = (value: unknown, path: string, hidden: boolean): unknown => {
    if (Array.isArray(value)) return value.map(child => walk(child, path, hidden))
    if (typeof value === 'object' && value !== null) {
      const isPrivateOwn = path === '/personalDetails/own' && !(value as { public?: boolean }).public
      const under = hidden || isPrivateOwn || (value as { hidden?: boolean }).hidden === true
      return Object.fromEntries(
        Object.entries(value).map(([key, child]) => [key, walk(child, `${path}/${key}`, under)]),
      )
    }
    if (typeof value !== 'string') return value
    const brand = String(count++).padStart(64, '0')
    const [, section, field] = path.split('/')
    const isPrivate = section === 'personalDetails' && privacy[field as keyof CvPrivacyData] === 'private'
    if (hidden || isPrivate) secrets.push(brand)
    return field === 'imageUrl' ? PICTURE.replace(/[0-9]{64}/, brand) : brand
  }
  const { order, ...rest } = content
  const marked = walk(rest, '', false) as CvContentData
  return { content: { ...marked, order: marked.custom?.map(section => `custom.${section.id}`) }, secrets }
}

t.test('no text of a private field or a hidden item is in the public content', async t => {
  let secretsSeen = 0
  const run = fc.property(anyContent, anyPrivacy, (plain, privacy) => {
    const { content, secrets } = branded(plain, privacy)
    secretsSeen += secrets.length
    const seen = JSON.stringify(publicContent(content, privacy))
    const narrowed = JSON.stringify(narrowSnapshot({ content, privacy: open }, content, privacy))
    for (const secret of [...secrets, '"hidden"']) {
      if (seen.includes(secret) || narrowed.includes(secret)) throw new Error(`${secret} in ${seen} or ${narrowed}`)
    }
  })
  holds(t, run)
  t.ok(secretsSeen > 100, 'and there was something to hide')
})

t.test('public content is valid, and making it public again changes nothing', async t => {
  const run = fc.property(anyContent, anyPrivacy, (content, privacy) => {
    const seen = publicContent(content, privacy)
    t.same(schemaComplaints(seen), [])
    t.same(publicContent(seen, open), seen)
    t.same(narrowSnapshot({ content, privacy }, content, privacy), seen, 'an unchanged draft narrows nothing')
  })
  holds(t, run)
})

t.test('hiding in the draft changes the public version at once, showing does not', async t => {
  const snapshot = { content: cv, privacy: open }
  const draft: CvContentData = {
    personalDetails: { name: 'New name', links: [{ id: 'l1', hidden: true }, { id: 'l2' }], own: [{ id: 'o1' }] },
    education: { undergraduation: { hidden: true }, class10: {} },
    skills: [{ id: 's1', name: 'Rust', hidden: true }, { id: 's2' }],
    awards: [{ id: 'a1', hidden: false }],
    custom: [{ id: 'c1', items: [{ id: 'i1', hidden: true }] }, { id: 'c2' }],
  }
  t.same(narrowSnapshot(snapshot, draft, { ...open, email: 'private' }), {
    personalDetails: { name: 'Asha', phoneNumber: '+91 1', location: 'Pune', imageUrl: PICTURE },
    custom: [{ id: 'c1', title: 'Talks' }],
    order: ['skills', 'custom.c1', 'custom'],
  })
  t.same(
    narrowSnapshot({ content: cv, privacy: closed }, cv, open).personalDetails.email,
    undefined,
    'waits for a publish',
  )
})

t.test('an own field that was private when the CV was published waits for the next publish', async t => {
  const own = (isPublic: boolean) => [{ id: 'o', label: 'Visa', value: 'None', ...(isPublic && { public: true }) }]
  const named = (isPublic: boolean): CvContentData => ({ personalDetails: { name: 'A', own: own(isPublic) } })
  const shown = (then: boolean, now: boolean) =>
    narrowSnapshot({ content: named(then), privacy: open }, named(now), open).personalDetails.own
  t.same([shown(true, true), shown(true, false), shown(false, true)], [own(true), undefined, undefined])
})

t.test('hiding an id in one section does not hide the same id in another', async t => {
  const content: CvContentData = { personalDetails: { name: 'A' }, skills: [{ id: 'x' }], awards: [{ id: 'x' }] }
  const draft: CvContentData = { personalDetails: { name: 'A' }, skills: [{ id: 'x', hidden: true }] }
  const seen = narrowSnapshot({ content, privacy: open }, draft, open)
  t.notOk(seen.skills)
  t.same(seen.awards, [{ id: 'x' }])
})

t.test('a study that moved to another slot stays hidden', async t => {
  const content: CvContentData = {
    personalDetails: { name: 'A' },
    education: { undergraduation: { id: 'e0', degree: 'B' } },
  }
  const draft: CvContentData = { personalDetails: { name: 'A' }, education: { other: [{ id: 'e0', hidden: true }] } }
  t.notOk(narrowSnapshot({ content, privacy: open }, draft, open).education)
})

t.test('the privacy defaults equal the contract’s', async t => {
  t.same(defaultPrivacy(), { email: 'private', phoneNumber: 'private', location: 'public', imageUrl: 'public' })
})
