// A CV that was imported when certificates were courses, and volunteering and publications custom sections. Stored as the service wrote
// it then.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { defaultPrivacy, publicContent } from '../../api/core/cv/audience.ts'
import { publicDigests } from '../../api/core/cv/section-values.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { exportResume, importResume } from '../../api/resume/json-resume.ts'
import { at, differences, fresh } from './resume-laws.ts'

const { cv, content, origin, digests, strangersExport } = JSON.parse(
  readFileSync(join(projectRoot, 'test/fixtures/imported-before.json'), 'utf8'),
)
const document = JSON.parse(origin.resume)
const exported = (now: object) => exportResume({ ...at, content: { ...content, ...now }, origin })

t.test('its owner gets the imported document back, changed only where the CV was edited', async t => {
  t.same(exported({}), document)
  const [cloud, aid] = content.courses
  t.same(differences(document, exported({ courses: [{ ...cloud, name: 'Architect' }, aid] })), ['/certificates/0/name'])
  t.same(exported({ courses: [aid] }).certificates, [document.certificates[1]], 'one is removed')
  const [volunteer, publications] = content.custom
  const [mentor, driver] = volunteer.items
  t.same(
    differences(
      document,
      exported({ custom: [{ ...volunteer, items: [{ ...mentor, title: 'Tutor' }, driver] }, publications] }),
    ),
    ['/volunteer/0/position'],
  )
  t.same(differences(document, exported({ custom: [{ ...volunteer, title: 'Giving' }, publications] })), [
    '/x-volunteerTitle',
  ])
  t.same(differences(document, exported({ custom: [volunteer] })), ['/publications'])
})

t.test('what is added to the sections of today stands in the same lists', async t => {
  const now = exported({
    courses: [...content.courses, { id: 'c', name: 'Weaving', provider: 'School' }],
    certificates: [{ id: 'n', name: 'Welder', issuer: 'Guild' }],
    volunteer: [{ id: 'v', position: 'Reader', organization: 'Library' }],
    publications: [{ id: 'p', name: 'Maps of Goa', publisher: 'Geo Press' }],
  })
  const welder = { name: 'Welder', issuer: 'Guild' }
  const weaving = { name: 'Weaving', issuer: 'School', 'x-trucv-section': 'courses' }
  t.strictSame(now.certificates, [...document.certificates, welder, weaving])
  t.strictSame((now.volunteer as object[])[2], { position: 'Reader', organization: 'Library' })
  t.strictSame((now.publications as object[])[1], { name: 'Maps of Goa', publisher: 'Geo Press' })
  const again = importResume(now, 'x').content
  t.same(
    again.certificates?.map(({ name }) => name),
    ['Cloud Architect', 'First Aid', 'Welder'],
    'without a mark it is a certificate',
  )
  t.match(again.courses, [{ name: 'Weaving', provider: 'School' }])
  t.equal(again.volunteer?.length, 3)
  t.equal(again.custom, undefined)
})

t.test('strangers get the same texts, and its claims have the same digests', async t => {
  const shown = publicContent(content, defaultPrivacy())
  t.same(publicDigests(cv, shown), digests)
  const marked = strangersExport.certificates.map((one: object) => ({ ...one, 'x-trucv-section': 'courses' }))
  t.same({ ...fresh(shown), meta: 0 }, { ...strangersExport, certificates: marked, meta: 0 })
})

t.test('a title or a hidden flag of its custom sections keeps them as they are', async t => {
  const own = { ...document, 'x-volunteerTitle': 'Giving', 'x-publicationsHidden': true }
  const imported = importResume(own, 'x')
  t.match(imported.content.custom, [
    { id: 'volunteer', title: 'Giving' },
    { id: 'publications', hidden: true, items: [{ title: 'Maps of Pune' }] },
  ])
  t.same([imported.content.volunteer, imported.content.publications], [undefined, undefined])
  t.same(exportResume({ ...at, content: imported.content, origin: imported.origin }), own)
})

t.test('certificates come first, courses after them with a mark for the way back', async t => {
  const certificates = [{ id: 'a', name: 'Welder', date: '2020', endDate: '2023', credentialId: '7' }]
  const courses = [{ id: 'b', name: 'Weaving', date: '2021' }]
  const resume = fresh({ personalDetails: { name: 'A' }, certificates, courses })
  t.strictSame(resume.certificates, [
    { name: 'Welder', date: '2020', 'x-endDate': '2023', 'x-credentialId': '7' },
    { 'x-trucv-section': 'courses', name: 'Weaving', date: '2021' },
  ])
  const again = importResume(JSON.parse(JSON.stringify(resume)), 'x')
  t.match([again.content.certificates, again.content.courses], [[{ name: 'Welder' }], [{ name: 'Weaving' }]])
  t.equal(again.content.certificates?.length, 1)
  t.same(again.unmapped, ['/meta', '/$schema'])
})
