// Remarks on a CV: each appears in its case at the right field, and not in the opposite case.
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { textProblems } from '../../api/core/cv/content.ts'
import { remarksOf } from '../../api/core/cv/remarks.ts'
import { emptyDocument } from '../../web/src/editor/session/document.ts'
import { pathOfPointer } from '../../web/src/editor/steps/validate.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'
import { anyContent, holds } from './arbitrary-cv.ts'
import { COUNTRY_CASES, good, type Job, job, newer, older, PERSON_CASES } from './remark-cases.ts'
import { HISTORY_CASES } from './remark-cases-history.ts'

const TODAY = '2026-11-20'

const CASES = [...PERSON_CASES, ...COUNTRY_CASES, ...HISTORY_CASES]

const speaks = (content: CvContentData, path: string, says: RegExp, language = 'en') =>
  remarksOf(content, language, TODAY).some(remark => remark.path === `/content${path}` && says.test(remark.message))

t.test('a CV in good order has no remarks', t => {
  t.same(remarksOf(good, 'en', TODAY), [])
  t.end()
})

t.test('each remark appears in its case and not in the opposite case', t => {
  t.ok(CASES.length >= 24)
  for (const [bad, path, says, fine = good] of CASES) {
    t.ok(speaks(bad, path, says), `${path} ${says}`)
    t.notOk(speaks(fine, path, says), `not ${path} ${says}`)
  }
  t.end()
})

t.test('the editor can jump to every remark', t => {
  for (const [content, path] of CASES) {
    const found = pathOfPointer({ ...emptyDocument(), content }, `/content${path}`)
    t.ok(found?.startsWith('content.'), `${path}: ${found}`)
  }
  t.end()
})

t.test('hidden items are skipped, and the paths of the others stay', t => {
  const hidden: Job = { id: 'h', hidden: true, position: 'SECRET WORK 🙂' }
  const content = { ...good, experience: [hidden, { ...newer, company: '' }, older] }
  t.same(
    remarksOf(content, 'en', TODAY).map(({ path }) => path),
    ['/content/experience/1/company'],
  )
  t.end()
})

t.test('the first person causes a remark in English only', t => {
  const content = job({ highlights: ['I led nine people.'] })
  t.notOk(speaks(content, '/experience/0/highlights/0', /verb/, 'de'))
  t.ok(speaks(content, '/experience/0/highlights/0', /verb/, 'en-GB'))
  t.end()
})

t.test('for any content the remarks are deterministic, clean sentences, at most a hundred', t => {
  holds(
    t,
    fc.property(anyContent, content => {
      const remarks = remarksOf(content, 'en', TODAY)
      const again = remarksOf(structuredClone(content), 'en', TODAY)
      return (
        remarks.length <= 100 &&
        JSON.stringify(remarks) === JSON.stringify(again) &&
        textProblems(remarks, '').length === 0 &&
        remarks.every(({ path, message }) => /^\/content\/\w/.test(path) && /^[A-Z].*\.$/.test(message))
      )
    }),
  )
  t.end()
})
