// The decisions of the last 365 days, of which confirmations can be withdrawn.
import { sectionName } from '../../../api/core/claims/claim-words.ts'
import { labelsOf } from '../../../api/core/cv/locale.ts'
import { CLAIM_NAMES } from '../../../api/core/cv/section-words.ts'
import { type DecidedRow, useDecided } from '../data/desk.ts'
import { type Choice, type Decide, DeskList, SearchField, Select, useAddress, usePlace } from './desk-list.tsx'
import { Row } from './request-row.tsx'

const STATES = { confirmed: 'Confirmed', declined: 'Declined', revoked: 'Withdrawn' } as const
/** As in requests; the name is the personal detail that institutions answer for. */
const KINDS = Object.keys({ 'personalDetails.name': '', ...CLAIM_NAMES }).flatMap(name => {
  if (name === 'education') return [...Object.keys(labelsOf('en').studies).map(slot => `education.${slot}`), name]
  return name === 'profileSummary' ? 'profile_summary' : name
})
const SECTIONS = [['', 'All sections'], ...KINDS.map(kind => [kind, sectionName(kind)] as const)] as const

const isConfirmed = ({ status }: DecidedRow) => status === 'confirmed'

export function DecidedRequests({ choice, onDecide }: { choice: Choice; onDecide: Decide }) {
  const { params, change } = useAddress()
  const filters = ['person', 'kind', 'day'].map(name => [name, params.get(name) ?? ''] as const)
  const place = usePlace(Object.fromEntries(filters.filter(([, value]) => value)))
  const tools = (
    <>
      <SearchField name="person" label="Find a person, by the beginning" />
      <Select
        label="Section"
        options={SECTIONS}
        value={params.get('kind') ?? ''}
        onChange={value => change('kind', value)}
      />
      <label className="field">
        Day, in UTC
        <input type="date" value={params.get('day') ?? ''} onChange={event => change('day', event.target.value)} />
      </label>
    </>
  )
  return (
    <DeskList
      label="Decided requests"
      page={useDecided(place.query)}
      canChoose={isConfirmed}
      empty="What you confirm or decline stays here for 365 days."
      decisions={['revoke']}
      {...{ tools, place, choice, onDecide }}
    >
      {row => (
        <Row
          key={row.id}
          row={row}
          choice={isConfirmed(row) ? choice : null}
          under={sectionName(row.kind)}
          at={row.decidedAt}
          end={<span className={isConfirmed(row) ? 'tag strong' : 'tag'}>{STATES[row.status]}</span>}
        >
          {row.name && <bdi>{row.name}</bdi>}
          {row.note && (
            <small>
              “<bdi>{row.note}</bdi>”
            </small>
          )}
        </Row>
      )}
    </DeskList>
  )
}
