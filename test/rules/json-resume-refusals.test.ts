// Refused JSON Resume documents: each error has the path, the value and the fix.
import { resumeProblems } from '../../api/resume/json-resume.ts'
import t from '../tap.ts'

t.test('a document that cannot be imported is refused with the path and the fix', async t => {
  const long = 'x'.repeat(201)
  const many = (item: unknown) => Array(101).fill(item)
  const cases: [unknown, string, RegExp][] = [
    [null, '/resume', /not a resume/],
    [[], '/resume', /not a resume/],
    ['{}', '/resume', /not a resume/],
    [{ basics: [] }, '/resume/basics', /an object/],
    [{ basics: null }, '/resume/basics', /Leave basics out/],
    [{ work: {} }, '/resume/work', /a list/],
    [{ work: [7] }, '/resume/work/0', /an object/],
    [{ basics: { name: 7 } }, '/resume/basics/name', /a text/],
    [{ basics: { name: long } }, '/resume/basics/name', /201 characters; at most 200/],
    [{ basics: { email: 'asha' } }, '/resume/basics/email', /"asha".*name@example\.com/],
    [{ basics: { email: '' } }, '/resume/basics/email', /Leave email out/],
    [{ basics: { url: 'example.com' } }, '/resume/basics/url', /"example\.com".*https:\/\//],
    [{ basics: { url: '' } }, '/resume/basics/url', /Leave url out/],
    [{ basics: { url: 'javascript:alert(1)' } }, '/resume/basics/url', /https:\/\//],
    [{ basics: { url: 'https://münchen.example' } }, '/resume/basics/url', /ASCII/],
    [{ basics: { image: 'data:image/png;base64,AAAA' } }, '/resume/basics/image', /https:\/\//],
    [{ basics: { summary: 'x'.repeat(5_001) } }, '/resume/basics/summary', /at most 5000/],
    [{ basics: { location: { city: long } } }, '/resume/basics/location', /201 characters/],
    [{ basics: { location: { city: 'x'.repeat(199), countryCode: 'IN' } } }, '/resume/basics/location', /203/],
    [
      { basics: { profiles: [{ network: 'x'.repeat(150), username: 'y'.repeat(150) }] } },
      '/resume/basics/profiles/0',
      /302/,
    ],
    [{ basics: { profiles: [{ url: 'ftp://example.com' }] } }, '/resume/basics/profiles/0/url', /https/],
    [{ basics: { profiles: many({}) } }, '/resume/basics/profiles', /101 items/],
    [{ basics: { url: 'https://a.example', profiles: Array(100).fill({}) } }, '/resume/basics/profiles', /at most 99/],
    [{ work: many({}) }, '/resume/work', /101 items; at most 100/],
    [{ work: [{ endDate: 'Present' }] }, '/resume/work/0/endDate', /"Present".*still going on/],
    [{ work: [{ endDate: null }] }, '/resume/work/0/endDate', /null.*still going on/],
    [{ work: [{ endDate: '' }] }, '/resume/work/0/endDate', /still going on/],
    [{ work: [{ startDate: '2023-13' }] }, '/resume/work/0/startDate', /"2023-13"/],
    [{ work: [{ startDate: '2023-1' }] }, '/resume/work/0/startDate', /like 2023|as 2023/],
    [{ work: [{ startDate: 2023 }] }, '/resume/work/0/startDate', /2023/],
    [{ work: [{}, { highlights: ['ok', 'x'.repeat(1_001)] }] }, '/resume/work/1/highlights/1', /at most 1000/],
    [{ work: [{ highlights: 'one' }] }, '/resume/work/0/highlights', /a list/],
    [{ volunteer: [{ startDate: '2023-02-30' }] }, '/resume/volunteer/0/startDate', /"2023-02-30" is not a date/],
    [{ education: [{ courses: [long] }] }, '/resume/education/0/courses/0', /at most 200/],
    [{ education: [{ endDate: '1900-02-29' }] }, '/resume/education/0/endDate', /exists/],
    [{ awards: [{ date: '' }] }, '/resume/awards/0/date', /Leave date out/],
    [{ certificates: [{ url: 'file:///x' }] }, '/resume/certificates/0/url', /https/],
    [{ publications: [{ releaseDate: '2023-19' }] }, '/resume/publications/0/releaseDate', /2023-19/],
    [{ skills: [{ keywords: many('a') }] }, '/resume/skills/0/keywords', /101 items/],
    [{ references: [{ reference: 'x'.repeat(5_001) }] }, '/resume/references/0/reference', /5001/],
    [{ projects: [{ roles: [null] }] }, '/resume/projects/0/roles/0', /null/],
    [{ meta: { canonical: 'nowhere' } }, '/resume/meta/canonical', /https/],
    [{ 'x-a': { b: ['\u0000'] } }, '/resume/x-a/b/0', /control character/],
    [JSON.parse('{"work": [{"__proto__": {}}]}'), '/resume/work/0/__proto__', /not allowed/],
    [{ meta: { constructor: 1 } }, '/resume/meta/constructor', /not allowed/],
    [{ 'x-a': '\ud800' }, '/resume/x-a', /half of a character/],
  ]
  for (const [resume, path, message] of cases) {
    const problems = resumeProblems(resume)
    t.match(
      problems.find(problem => problem.path === path)?.message,
      message,
      `${path} ${JSON.stringify(resume)?.slice(0, 60)}`,
    )
  }
})

t.test('all problems are reported together, one for each path, at most fifty', async t => {
  const resume = { basics: { url: 'x', email: 'y' }, work: [{ endDate: 'now' }, { startDate: '2023-14' }] }
  t.same(
    resumeProblems(resume)
      .map(problem => problem.path)
      .sort(),
    ['/resume/basics/email', '/resume/basics/url', '/resume/work/0/endDate', '/resume/work/1/startDate'],
  )
  t.equal(resumeProblems({ work: Array(100).fill({ startDate: 'x', endDate: 'y' }) }).length, 50)
  t.equal(resumeProblems({ work: Array(60_000).fill(1) }).length, 50)
})
