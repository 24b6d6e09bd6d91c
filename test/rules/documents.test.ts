// Filters and updates are typed: `tsc` fails here if a misspelt field compiles.
import type { Filter, Update } from '../../api/db/documents.ts'
import t from '../tap.ts'

type Row = { _id: string; name: string; tags: string[]; at: Date | null }

t.test('a misspelt field of a filter or an update does not compile', async t => {
  const filters: Filter<Row>[] = [
    { name: 'a', at: { $lte: new Date() }, $or: [{ tags: 'x' }, { 'tags.0': 'y' }] },
    // @ts-expect-error
    { nmae: 'a' },
    // @ts-expect-error
    { $or: [{ nmae: 'a' }] },
    // @ts-expect-error
    { 'tgas.0': 'y' },
    // @ts-expect-error
    { name: { $gt: 7 } },
  ]
  const updates: Update<Row>[] = [
    { $set: { name: 'b' }, $unset: { at: '' }, $push: { tags: 'z' } },
    // @ts-expect-error
    { $set: { nmae: 'b' } },
    // @ts-expect-error
    { $set: { name: 7 } },
    // @ts-expect-error
    { $unset: { nmae: '' } },
    // @ts-expect-error
    { $sett: { name: 'b' } },
  ]
  t.equal(filters.length + updates.length, 10)
})
