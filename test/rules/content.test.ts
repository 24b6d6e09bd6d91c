// The rules of content beyond its schema: tables of cases; added ids change nothing else.
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { contentProblems, isRealDate, linkProblem, textProblems, withIds } from '../../api/core/cv/content.ts'
import { markProblems } from '../../api/core/cv/marks.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'
import { anyContent, holds } from './arbitrary-cv.ts'

const personalDetails = { name: 'Asha Rao' }
const PICTURE = `/cvs/${'a'.repeat(21)}/picture/${'0'.repeat(64)}`
const pathsOf = (content: Partial<CvContentData>) =>
  contentProblems({ personalDetails, ...content }).map(problem => problem.path)

t.test('a date must exist in the calendar', async t => {
  for (const date of ['2024', '2024-02', '2024-02-29', '2000-02-29', '2023-12-31', '0001-01-01']) {
    t.ok(isRealDate(date), date)
  }
  for (const date of '2023-02-29 1900-02-29 2023-02-30 2023-04-31 2023-13 2023-00 2023-01-00 0000'.split(' ')) {
    t.notOk(isRealDate(date), date)
  }
  for (const date of ['', '23', '2023-1', '2023-01-1', ' 2023', '2023-01-01T00:00', '2023/01'])
    t.notOk(isRealDate(date), date)
})

t.test('a link leads to the web, a mailbox or a phone', async t => {
  const good = [
    '',
    'https://example.com',
    'HTTP://example.com/a?b#c',
    'mailto:a@b.example',
    'tel:+91123',
    'https://münchen.example',
  ]
  for (const url of good) t.equal(linkProblem(url), null, url)
  const bad = [
    'example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'file:///etc/passwd',
    'vbscript:x',
    'https://',
    'https:example.com',
    'mailto:',
    'https://exa mple.com',
    'https://example.com/\u0000',
    'https://[::1',
    '//example.com',
    PICTURE,
  ]
  for (const url of bad) t.type(linkProblem(url), 'string', JSON.stringify(url))
  t.match(linkProblem('example.com'), 'This link must begin with https://')
})

t.test('problems have the path of their value', async t => {
  const cases: [Partial<CvContentData>, string[]][] = [
    [{}, []],
    [{ experience: [{ startDate: '2023-02-30', endDate: '' }] }, ['/content/experience/0/startDate']],
    [{ education: { class10: { endDate: '2023-06-31' } } }, ['/content/education/class10/endDate']],
    [{ education: { other: [{}, { url: 'x' }] } }, ['/content/education/other/1/url']],
    [{ education: { other: [{ id: 'class12' }] } }, ['/content/education/other/0/id']],
    [{ courses: [{ date: '2023-13' }] }, ['/content/courses/0/date']],
    [{ awards: [{ id: 'a', date: '2023-02-29' }] }, ['/content/awards/0/date']],
    [{ projects: [{ url: 'data:,' }] }, ['/content/projects/0/url']],
    [{ skills: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] }, ['/content/skills/2/id']],
    [{ skills: [{ id: 'a' }], awards: [{ id: 'a' }] }, []],
    [{ skills: [{ id: 'constructor' }] }, ['/content/skills/0/id']],
    [{ languages: [{ id: '__proto__' }] }, ['/content/languages/0/id']],
    [{ custom: [{ id: 'c' }, { id: 'c' }] }, ['/content/custom/1/id']],
    [{ custom: [{ id: 'c', items: [{ startDate: '2023-02-30' }] }] }, ['/content/custom/0/items/0/startDate']],
    [{ custom: [{ items: [{ id: 'i' }, { id: 'i' }] }] }, ['/content/custom/0/items/1/id']],
    [{ personalDetails: { name: 'A', links: [{ url: 'nope' }] } }, ['/content/personalDetails/links/0/url']],
    [{ personalDetails: { name: 'A', imageUrl: PICTURE } }, []],
    [{ personalDetails: { name: 'A', imageUrl: 'https://example.com/me.png' } }, []],
    [{ personalDetails: { name: 'A', imageUrl: `${PICTURE}/..` } }, ['/content/personalDetails/imageUrl']],
    [{ personalDetails: { name: 'A', imageUrl: 'javascript:1' } }, ['/content/personalDetails/imageUrl']],
    [{ projects: [{ url: PICTURE }] }, ['/content/projects/0/url']],
    [{ profileSummary: '[x](javascript:alert(1))' }, []],
    [{ awards: [{ title: '2023-02-30', description: 'javascript:' }] }, []],
  ]
  for (const [content, paths] of cases) t.same(pathsOf(content), paths, JSON.stringify(content))
})

t.test('every item of every list gets an id, and existing ids stay', async t => {
  let count = 0
  const newId = () => `new-${count++}`
  const content: CvContentData = {
    personalDetails: { name: 'A', links: [{ label: 'x' }, { id: 'mine' }] },
    education: { class10: { degree: 'X' }, other: [{}] },
    skills: [{ id: 'kept' }, {}],
    custom: [{ items: [{}, { id: 'own' }] }],
  }
  t.same(withIds(content, newId), {
    personalDetails: { name: 'A', links: [{ label: 'x', id: 'new-0' }, { id: 'mine' }] },
    education: { class10: { degree: 'X' }, other: [{ id: 'new-1' }] },
    skills: [{ id: 'kept' }, { id: 'new-2' }],
    custom: [{ id: 'new-3', items: [{ id: 'new-4' }, { id: 'own' }] }],
  })
  const offered = ['kept', 'class10', 'constructor', 'free']
  const chosen = withIds({ personalDetails, skills: [{ id: 'kept' }, {}] }, () => offered.shift() ?? 'none')
  t.equal(chosen.skills?.[1]?.id, 'free', 'an id that is taken or reserved is asked for again')
})

t.test('content with all ids is unchanged', async t => {
  const neverCalled = () => {
    throw new Error('an id was asked for')
  }
  const run = fc.property(anyContent, content => {
    t.same(withIds(content, neverCalled), content)
  })
  holds(t, run)
})

t.test('texts, names, numbers and depths that cannot be stored are found at any path', async t => {
  const cases: [unknown, string[]][] = [
    ['fine\n\t\r é 🙂', []],
    [{ a: ['b', { c: 'd\u0000' }] }, ['/x/a/1/c']],
    [{ a: '\u001b[2J' }, ['/x/a']],
    [{ a: '\ud83d' }, ['/x/a']],
    [{ a: 'x\ude42' }, ['/x/a']],
    [JSON.parse('{"__proto__": 1}'), ['/x/__proto__']],
    [{ a: JSON.parse('[{"constructor": {"prototype": 1}}]') }, ['/x/a/0/constructor', '/x/a/0/constructor/prototype']],
    [{ 'a/b~c': '\u0001' }, ['/x/a~1b~0c']],
    [{ 'k\u0000': 1 }, ['/x/k\ufffd']],
    [{ a: JSON.parse('1e999') }, ['/x/a']],
    [{ a: Number.NaN }, ['/x/a']],
    [{ a: null, b: true, c: 1.5 }, []],
    [undefined, []],
  ]
  for (const [value, paths] of cases) {
    t.same(
      textProblems(value, '/x').map(problem => problem.path),
      paths,
    )
  }
  t.same(textProblems('\u0000', '').length, 1, 'the value itself')
})

t.test('a value may be forty levels deep but no deeper', async t => {
  const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
  t.same(textProblems(nested(40), ''), [])
  t.equal(textProblems(nested(41), '').length, 1)
  t.equal(textProblems(nested(5_000), '').length, 1, 'and depth costs no stack')
})

t.test('a hostile value gives at most fifty problems', async t => {
  t.equal(textProblems(Array(10_000).fill('\u0000'), '').length, 50)
})

t.test('a result is a number in the digits of any language; a rank has separators of thousands', async t => {
  const cases: [score: string, kind: 'percentage' | 'cgpa' | 'rank', scale: string, problems: number][] = [
    ['९४.२', 'percentage', '', 0],
    ['९१०', 'percentage', '', 1],
    ['٩٫١', 'cgpa', '10', 0],
    ['９.１', 'cgpa', '10', 0],
    ['៩.១', 'cgpa', '10', 0],
    ['༩.༡', 'cgpa', '10', 0],
    ['၁၀၁', 'percentage', '', 1],
    ['໙໙', 'percentage', '', 0],
    ['᱉', 'cgpa', '10', 0],
    ['9,1', 'cgpa', '10', 1],
    ['AIR 4,512', 'rank', '250000', 0],
    ['1,23,456', 'rank', '100000', 1],
    ['first', 'rank', '', 1],
  ]
  for (const [score, scoreKind, scoreScale, problems] of cases) {
    t.equal(markProblems({ score, scoreKind, scoreScale }).length, problems, score)
  }
})
