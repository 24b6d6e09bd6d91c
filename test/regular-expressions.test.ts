// Every regular expression that meets text of people or of other programs takes linear time. test/fixtures/regular-expressions.json lists
// them: `bounded` has no repeat without an upper bound, `proved` was decided by an automaton, and for `searched`, whose form is beyond
// the automaton, a search for slow inputs found none. `node --import=tsx tools/test/regular-expressions.ts` proves and writes the list.
import { allExpressions, nameOf, readList } from './regular-expressions.ts'
import t from './tap.ts'

/** Expressions beyond the automaton. Each is tried with the inputs of PUMPS. */
const MOST_SEARCHED = 20

t.test('each expression of the sources is in the list, which has no other', async t => {
  const { all, missing } = await allExpressions()
  t.same(missing, [], 'expressions that are built at run time are known')
  t.ok(all.length > 600, `${all.length} expressions`)
  const names = all.map(nameOf).sort((a, b) => (a < b ? -1 : 1))
  t.same(Object.keys(readList()), names, 'the list is up to date: node --import=tsx tools/test/regular-expressions.ts')
})

const PUMPS = [...'aA7 \t.-/@_"\\([<', ' a', 'a.', '.a', 'a-', '/Length 1 ', ' of A', '. com']

t.test('expressions without a proof take little time for long repeated texts', async t => {
  const searched = Object.entries(readList()).filter(([, how]) => how === 'searched')
  t.ok(searched.length <= MOST_SEARCHED, `${searched.length} are beyond a proof`)
  for (const [name] of searched) {
    const end = name.lastIndexOf('/')
    const form = new RegExp(name.slice(1, end), name.slice(end + 1))
    const before = process.cpuUsage()
    for (const one of PUMPS) `${one.repeat(50_000)}\n`.replace(form, '')
    const { user, system } = process.cpuUsage(before)
    t.ok(user + system < 5_000_000, `${name.slice(0, 60)}: ${(user + system) / 1_000} ms of processor`)
  }
})
