// JSON Resume import and export by example: the mapping, and where an edit is written.
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { defaultPrivacy, publicContent } from '../../api/core/cv/audience.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { homeOf } from '../../api/resume/json-resume/education.ts'
import { exportResume, importResume, resumeProblems } from '../../api/resume/json-resume.ts'
import t from '../tap.ts'
import {
  assertKept,
  at,
  back,
  complaints,
  differences,
  documents,
  fresh,
  type Json,
  read,
  sample,
} from './resume-laws.ts'

t.test('official and other documents are returned unchanged', async t => {
  t.ok(documents.length >= 4)
  for (const path of documents) {
    const resume = read(path)
    t.same(resumeProblems(resume), [], path.slice(projectRoot.length))
    assertKept(resume)
  }
})

t.test('the sample is mapped', async t => {
  const { content, title, unmapped, origin } = importResume(sample(), 'x')
  t.equal(title, 'Richard Hendriks, Programmer')
  t.equal(origin.name, null)
  t.equal(content.personalDetails.location, 'San Francisco, California, US')
  t.same(content.personalDetails.links?.slice(0, 2), [
    { id: 'url', url: 'http://richardhendricks.example.com' },
    { id: 'profile-0', label: 'Twitter: neutralthoughts', url: 'https://www.twitter.com' },
  ])
  t.equal(content.education?.undergraduation?.degree, 'Bachelor')
  t.match(content.volunteer, [{ position: 'Teacher', organization: 'CoderDojo' }])
  t.match(content.publications, [{ name: 'Video compression for 3d media', publisher: 'Hooli', date: '2014-10-01' }])
  t.equal(content.custom, undefined)
  t.equal(content.personalDetails.imageUrl, undefined)
  t.same(unmapped, ['/basics/location/address', '/basics/location/postalCode', '/meta', '/$schema'])
})

t.test('a small document gives a small CV', async t => {
  const cases: [Json, Partial<CvContentData>, string[]][] = [
    [{}, {}, []],
    [{ basics: {}, work: [], skills: [{}], education: [{ courses: [''] }], volunteer: [{ url: undefined }] }, {}, []],
    [{ work: [{ startDate: '2020' }] }, { experience: [{ id: 'work-0', startDate: '2020', current: true }] }, []],
    [{ work: [{}, { name: 'B', 'x-a': 1 }] }, { experience: [{ id: 'work-1', company: 'B' }] }, ['/work/1/x-a']],
    [{ skills: [{ name: ' ', a: 1 }] }, {}, ['/skills/0/a']],
    [{ basics: { image: 'me.png' } }, {}, ['/basics/image']],
    [
      { basics: { location: { address: 'A\nB', 'x~/': 1 } } },
      { personalDetails: { name: 'Me', location: 'A\nB' } },
      ['/basics/location/x~0~1'],
    ],
    [{ meta: { 'x-sectionOrder': ['skills', 'custom.volunteer'] } }, { order: ['skills', 'custom.volunteer'] }, []],
    [{ meta: { 'x-sectionOrder': 'skills' }, 'a/b': null }, {}, ['/a~1b']],
    [
      { 'x-sections': [{ title: 'T', items: [{ title: 'I' }] }] },
      { custom: [{ id: 'section-0', title: 'T', items: [{ id: 'item-0', title: 'I' }] }] },
      [],
    ],
    [{ 'x-sections': [{ title: 7 }, 'no'] }, {}, ['/x-sections/0', '/x-sections/1']],
  ]
  for (const [resume, content, unmapped] of cases) {
    const imported = importResume(resume, ' Me ')
    t.same(imported.content, { personalDetails: { name: 'Me' }, ...content }, JSON.stringify(resume))
    t.same(imported.unmapped, unmapped)
    t.equal(imported.origin.name, 'Me')
    assertKept(JSON.parse(JSON.stringify(resume)))
  }
})

t.test('a missing name is the account’s, and is exported only after an edit', async t => {
  for (const basics of [undefined, {}, { name: '' }, { name: '  ' }]) {
    const imported = importResume(basics ? { basics } : {}, 'Account')
    t.equal(imported.content.personalDetails.name, 'Account')
    t.same(back(imported, imported.content), basics ? { basics } : {})
    t.same(back(imported, { personalDetails: { name: 'Asha' } }).basics, { name: 'Asha' })
  }
  t.equal(importResume({}, '').content.personalDetails.name, 'Your name')
})

t.test('unambiguous words put a study into its slot, others leave it in the list', async t => {
  const cases: Record<string, string> = {
    undergraduation:
      "Bachelor|Bachelor of Science|Bachelor's Degree|B.Sc.|BSc (Hons)|B.Tech|BA|B.E.|MBBS|Undergraduate",
    postgraduation:
      "Master|Master's|Executive Master of Arts|M.Sc|MBA|MA|Ph.D.|Doctor of Philosophy|Post Graduate Diploma",
    class12: 'Class 12|Class XII|12th|Higher Secondary|Senior Secondary Certificate|HSC',
    class10: 'Class X|class 10|10th Grade|Secondary School|SSLC|SSC|Matriculation',
    other:
      '|Associate of Applied Science|Certified Scrum Master|High School|Diploma|ma|Bachelor and Master|Mastery|Basic',
  }
  for (const [home, degrees] of Object.entries(cases))
    for (const degree of degrees.split('|')) t.equal(homeOf(degree), home, degree)
  const degrees = ['PhD', 'Bachelor', 'Bachelor', 'Master', 'Nothing']
  const { content } = importResume({ education: degrees.map(studyType => ({ studyType })) }, 'x')
  t.equal(content.education?.postgraduation?.id, 'education-0')
  t.equal(content.education?.undergraduation?.id, 'education-1')
  t.same(
    content.education?.other?.map(study => study.id),
    ['education-2', 'education-3', 'education-4'],
  )
})

t.test('an edited field changes its own key of the document only', async t => {
  const imported = importResume(sample(), 'x')
  const change = (edit: (content: CvContentData) => void) => {
    const content = structuredClone(imported.content)
    edit(content)
    const result = back(imported, content)
    t.same(complaints(result), [])
    return Object.fromEntries(
      differences(sample(), result).map(path => [
        path,
        path
          .split('/')
          .slice(1)
          .reduce<unknown>((value, key) => (value as Json)?.[key], result),
      ]),
    )
  }
  const address = `/cvs/${'a'.repeat(21)}/picture/${'0'.repeat(64)}`
  const settings = { volunteer: { title: 'Giving' }, references: { hidden: true } }
  /** A path, its new value, and the expected change of the document. */
  const cases: [path: string, value: unknown, expected: Json][] = [
    ['personalDetails.location', 'Oakland, California, US', { '/basics/location/city': 'Oakland' }],
    ['personalDetails.links.1.label', 'Twitter: rich', { '/basics/profiles/0/username': 'rich' }],
    ['personalDetails.links.1.label', 'X: neutralthoughts', { '/basics/profiles/0/network': 'X' }],
    ['personalDetails.links.0.label', 'Home', { '/basics/x-urlLabel': 'Home' }],
    ['experience.0.endDate', '', { '/work/0/endDate': undefined }],
    ['experience.0.current', true, { '/work/0/endDate': undefined }],
    ['skills.1.hidden', true, { '/skills/1/x-hidden': true }],
    ['education.undergraduation.board', 'OU', { '/education/0/x-board': 'OU' }],
    ['sections', settings, { '/meta/x-sectionSettings': settings }],
    ['order', ['skills'], { '/meta/x-sectionOrder': ['skills'] }],
    ['personalDetails.imageUrl', address, { '/basics/image': address }],
    ['personalDetails.phoneNumber', undefined, { '/basics/phone': undefined }],
    ['personalDetails.email', 'ask me', { '/basics/email': undefined, '/basics/x-email': 'ask me' }],
    ['interests', undefined, { '/interests': undefined }],
    // An empty field of a form.
    ['awards.0.hidden', false, {}],
  ]
  for (const [path, value, expected] of cases) {
    const found = change(content => {
      const keys = path.split('.')
      const last = keys.pop() as string
      const parent = keys.reduce<Json>((node, key) => node[key] as Json, content as unknown as Json)
      if (value === undefined) delete parent[last]
      else parent[last] = value
    })
    t.same(found, expected, `${path}: ${value}`)
  }
  const moved = change(content => {
    content.education = { class12: content.education?.undergraduation }
  })
  t.same(moved, { '/education/0/x-slot': 'class12' })
})

t.test('items can be removed, added and moved, and keep their unknown keys', async t => {
  const resume = { skills: [{ name: 'A', 'x-a': 1 }, {}, { name: 'B', 'x-b': 2 }, { name: 'C', 'x-c': 3 }] }
  const imported = importResume(resume, 'x')
  const [a, b, c] = imported.content.skills!
  const listed = (...skills: object[]) =>
    back(imported, { ...imported.content, skills: skills as CvContentData['skills'] }).skills
  const [rawA, empty, rawB, rawC] = resume.skills
  t.same(listed(a!, c!), [rawA, empty, rawC])
  t.same(listed(c!, a!, b!), [rawC, empty, rawA, rawB])
  t.same(listed({ id: 'n', name: 'N' }, a!, b!, { name: 'M' }, c!), [
    { name: 'N' },
    rawA,
    empty,
    rawB,
    { name: 'M' },
    rawC,
  ])
  t.same(listed(), [empty], 'what was never shown stays')
  const studies = importResume(
    { education: ['Diploma', 'Bachelor', 'Course'].map(studyType => ({ studyType, k: studyType })) },
    'x',
  )
  const { undergraduation, other } = studies.content.education!
  const taught = (education: CvContentData['education']) =>
    (back(studies, { ...studies.content, education }).education as Json[]).map(study => [
      study.k ?? study.studyType,
      study['x-slot'],
    ])
  const nothing = undefined
  t.same(taught({ undergraduation, other: [other![1]!, other![0]!] }), [
    ['Course', nothing],
    ['Bachelor', nothing],
    ['Diploma', nothing],
  ])
  t.same(taught({ other }), [
    ['Diploma', nothing],
    ['Course', nothing],
  ])
  t.same(taught({ other: [...other!, undergraduation!] }), [
    ['Diploma', nothing],
    ['Course', nothing],
    ['Bachelor', 'other'],
  ])
  t.same(
    taught({ undergraduation: { degree: 'Bachelor' }, other }),
    [
      ['Diploma', nothing],
      ['Bachelor', nothing],
      ['Course', nothing],
    ],
    'a slot without its id',
  )
})

t.test('groups of roles are kept in their sequence, and groups that a CV cannot have are repaired', async t => {
  const cases: [roles: string, expected: string][] = [
    ['K:g K:g G', 'g g -'],
    ['K:g G K:g', '- - -'],
    ['K:g K:g G K:g K:g', 'g g - group-1 group-1'],
    ['K:group-1 K:group-1 G K:group-1 K:group-1', 'group-1 group-1 - group-2 group-2'],
    ['K:g K:g G:g G:g', 'g g group-1 group-1'],
    ['K:g -:g K:g', '- - -'],
    ['K:a_b! K:a_b!', '- -'],
  ]
  for (const [roles, expected] of cases) {
    const work = roles.split(' ').map((role, at) => {
      const [name, group] = role.split(':')
      return { position: String(at), ...(name !== '-' && { name }), ...(group && { 'x-group': group }) }
    })
    const imported = importResume({ work }, 'x')
    t.equal(imported.content.experience?.map(({ group = '-' }) => group).join(' '), expected, roles)
    t.same(resumeProblems({ work }), [])
    assertKept({ work })
    if (roles.includes('!')) continue
    const [first, ...others] = imported.content.experience ?? []
    const moved = back(imported, { ...imported.content, experience: [...others, first!] })
    const written = (moved.work as Json[]).map(role => role['x-group'] ?? '-')
    t.same(
      written,
      [...others, first!].map(({ group = '-' }) => group),
      `${roles}, moved`,
    )
  }
})

t.test(
  'own fields are kept, at most ten with different labels; marks that do not agree stay in the document',
  async t => {
    const own = [
      { label: 'Nationality', value: 'Indian' },
      { label: 'Notice period', value: '60 days', public: true },
    ]
    const more = [{ label: ' nationality', value: 'x' }, { value: 'y' }, { label: 'x'.repeat(201) }, 7]
    const education = [{ studyType: 'Bachelor', score: '9,1', 'x-scoreScale': '10', 'x-scoreKind': 'cgpa' }]
    const resume = { basics: { 'x-own': [...own, ...more] }, education }
    const imported = importResume(resume, 'Ada')
    t.same(
      imported.content.personalDetails.own,
      own.map((field, at) => ({ id: `own-${at}`, ...field })),
    )
    t.same(imported.content.education, { undergraduation: { id: 'education-0', degree: 'Bachelor', score: '9,1' } })
    t.same(imported.unmapped, [
      ...[2, 3, 4, 5].map(at => `/basics/x-own/${at}`),
      ...['/education/0/x-scoreScale', '/education/0/x-scoreKind'],
    ])
    t.same(resumeProblems(resume), [])
    assertKept(resume)
    const many = Array.from({ length: 12 }, (_, at) => ({ label: `Field ${at}` }))
    t.equal(importResume({ basics: { 'x-own': many } }, 'x').content.personalDetails.own?.length, 10)
    const fields = own.map((field, at) => ({ id: `o${at}`, ...field }))
    const content = { personalDetails: { name: 'Ada', own: fields } }
    t.same((fresh(content).basics as Json)['x-own'], own)
    const strangers = fresh(publicContent(content, defaultPrivacy()))
    t.same((strangers.basics as Json)['x-own'], [own[1]])
    t.notMatch(JSON.stringify(strangers), /Nationality|Indian/)
  },
)

t.test('a new document has what themes read of every resume, and an import reads it as absent', async t => {
  const bare = { personalDetails: { name: 'Asha' } }
  t.match(fresh(bare).basics, { name: 'Asha', location: {}, profiles: [] })
  const content: CvContentData = {
    personalDetails: {
      name: 'Asha',
      links: [
        { id: 'a', label: 'GitHub' },
        { id: 'b', url: 'https://a.example' },
        { id: 'c', url: 'https://b.example' },
      ],
    },
    volunteer: [
      { id: 'v', organization: 'O' },
      { id: 'w', position: 'P' },
    ],
    experience: [
      { id: 'x', company: 'Kaveri' },
      { id: 'y', position: 'Engineer' },
    ],
  }
  const resume = fresh(content)
  t.same((resume.basics as Json).profiles, [
    { network: 'GitHub', username: '' },
    { network: '', username: '', url: 'https://b.example' },
  ])
  t.same(resume.volunteer, [
    { organization: 'O', position: '' },
    { organization: '', position: 'P' },
  ])
  t.same(resume.work, [{ name: 'Kaveri', company: 'Kaveri' }, { position: 'Engineer' }])
  t.notMatch(JSON.stringify(resume), /null|undefined/)
  const imported = importResume(resume, 'x')
  t.same(imported.unmapped, ['/meta', '/$schema'])
  const [website, ...others] = imported.content.personalDetails.links ?? []
  t.match([website, ...others], [{ url: 'https://a.example' }, { label: 'GitHub' }, { url: 'https://b.example' }])
  t.match(imported.content.experience, [{ company: 'Kaveri' }, { position: 'Engineer' }])
  t.same(back(imported, imported.content), resume, 'and comes back as it was')
  const [first, second] = imported.content.experience ?? []
  const renamed = back(imported, { ...imported.content, experience: [{ ...first!, company: 'Ganga' }, second!] })
  t.same(renamed.work, [{ name: 'Ganga', company: 'Ganga' }, { position: 'Engineer' }])
  const foreign = { work: [{ name: 'A', company: 'Another' }] }
  t.same(importResume(foreign, 'x').unmapped, ['/work/0/company'], 'another text there is only kept')
  assertKept(foreign)
})

t.test('a CV without an imported document is exported as a new document', async t => {
  const content: CvContentData = {
    personalDetails: {
      name: 'Asha',
      email: '',
      links: [
        { id: 'a', label: 'GitHub: asha', url: 'https://github.example/asha' },
        { id: 'b', url: 'https://asha.example' },
      ],
    },
    experience: [
      { id: 'e1', company: 'A', startDate: '2020', endDate: '2021', current: true },
      { id: 'e2', company: 'B', startDate: '2019', current: false },
    ],
    education: {
      class10: { board: 'CBSE', endDate: '2010' },
      undergraduation: { degree: 'B.Tech' },
      other: [{ id: 'o', degree: 'B.Sc' }],
    },
    certificates: [{ id: 'd', name: 'Cert', issuer: 'I', date: '2020', endDate: '2023', credentialId: '7' }],
    courses: [{ id: 'c', name: 'C', url: 'https://münchen.example/ü', date: '0999' }],
    custom: [{ id: 'talks', title: 'Talks', hidden: true, items: [{ id: 't', title: 'One' }] }],
    order: ['custom.talks', 'skills'],
  }
  t.same(fresh(content, 'https://cv.example/cv/1'), {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.2.1/schema.json',
    basics: {
      name: 'Asha',
      url: 'https://asha.example',
      location: {},
      profiles: [{ network: 'GitHub', username: 'asha', url: 'https://github.example/asha' }],
    },
    work: [
      { name: 'A', company: 'A', startDate: '2020' },
      { name: 'B', company: 'B', startDate: '2019', 'x-current': false },
    ],
    education: [
      { studyType: 'B.Tech' },
      { studyType: 'B.Sc', 'x-slot': 'other' },
      { 'x-board': 'CBSE', endDate: '2010', 'x-slot': 'class10' },
    ],
    certificates: [
      { name: 'Cert', issuer: 'I', date: '2020', 'x-endDate': '2023', 'x-credentialId': '7' },
      {
        name: 'C',
        url: 'https://xn--mnchen-3ya.example/%C3%BC',
        'x-date': '0999',
        'x-trucv-section': 'courses',
      },
    ],
    'x-sections': [{ id: 'talks', title: 'Talks', 'x-hidden': true, items: [{ title: 'One' }] }],
    meta: {
      canonical: 'https://cv.example/cv/1',
      version: 'v7.0.0',
      lastModified: '2025-03-04T05:06:07',
      'x-sectionOrder': ['custom.talks', 'skills'],
    },
  })
  t.notOk((fresh(content).meta as Json).canonical, 'without an address while it has none')
  const picture = { personalDetails: { name: 'A', imageUrl: `/cvs/${'a'.repeat(21)}/picture/${'0'.repeat(64)}` } }
  t.match(fresh(picture, 'https://cv.example/cv/1').basics, {
    image: `https://cv.example${picture.personalDetails.imageUrl}`,
  })
  t.equal(importResume(exportResume({ ...at, language: 'hi-IN', content, origin: null }), 'x').language, 'hi-IN')
})
