// The proof of regular expressions by recheck: the sources have no slow one, and planted slow ones are found.
import t from 'tap'
import { allExpressions, expressionsIn, readList } from '../../test/regular-expressions.ts'
import { extendList, verdictOf } from './regular-expressions.ts'

t.test('each expression that the list lacks is linear', async t => {
  const { slow } = await extendList((await allExpressions()).all, readList())
  t.same(slow, [])
})

t.test('planted expressions that are slow are found', async t => {
  const planted = String.raw`const a = /(a+)+$/
    const b = text.replace(/\s+$/, '')
    const c = /^(?:\d{1,2}|\d{4}|x)+$/u
    const d = /(?<!x)\s+y/
    const e = /ok|[^@]+@/`
  const { literals } = expressionsIn('planted.ts', planted)
  t.equal(literals.length, 5)
  for (const one of literals) t.equal((await verdictOf(one)).isLinear, false, one.source)
  const linear = String.raw`[/(?<!\s)\s+$/, /^[a-z]+\d{1,40}$/, /(?<![\p{L}.])[\p{L}.]+@/u, /a|b+/]`
  for (const one of expressionsIn('planted.ts', linear).literals)
    t.equal((await verdictOf(one)).isLinear, true, one.source)
})
