// The open requests of a desk.
import { useOpenRequests } from '../data/desk.ts'
import { Icon } from '../parts/icon.tsx'
import { type Choice, type Decide, DeskList, SearchField, Select, useAddress, usePlace } from './desk-list.tsx'
import { RequestRow } from './request-row.tsx'

const ORDERS = [
  ['', 'Oldest first'],
  ['newest', 'Newest first'],
  ['person', 'Name'],
  ['section', 'Section'],
  ['reference', 'Reference'],
] as const
const queryOf = (order: string): Record<string, string> =>
  order === 'newest' ? { descending: 'true' } : { sort: order || 'date' }

type Props = { choice: Choice; onDecide: Decide; onRoster: () => void }

export function OpenRequests({ choice, onDecide, onRoster }: Props) {
  const { params, change } = useAddress()
  const [q, sort] = [params.get('q') ?? '', params.get('sort') ?? '']
  const place = usePlace({ ...queryOf(sort), ...(q && { q }) })
  const page = useOpenRequests(place.query as object)
  const tools = (
    <>
      <SearchField name="q" label="Find a name or reference" />
      <Select label="Order" options={ORDERS} value={sort} onChange={value => change('sort', value)} />
      <p role="status">{q && page.data && `${page.data.total} found`}</p>
      <button type="button" className="button" onClick={onRoster}>
        <Icon name="upload" /> Compare with a roster
      </button>
    </>
  )
  return (
    <DeskList
      label="Open requests"
      empty={q ? 'Search for a part of a name or of a reference.' : 'New requests to your mailbox appear here.'}
      decisions={['confirm', 'decline']}
      {...{ tools, page, place, choice, onDecide }}
    >
      {row => <RequestRow key={row.id} row={row} choice={choice} />}
    </DeskList>
  )
}
