// Reads a roster, matches it with open requests, and matches again when the person changes what its columns hold.
import { useEffect, useState } from 'react'
import { isObject } from '../../../../api/core/is-object.ts'
import type { Schemas } from '../../data/contract.ts'
import { ColumnForm } from './column-form.tsx'
import { type Mapping, proposeMapping, type Role } from './columns.ts'
import { claimedRoles, claimedTexts, type Match, matchRoster, type OpenRequest } from './match.ts'
import { counted, MatchGroups } from './match-groups.tsx'
import { readRoster } from './read.ts'
import type { Table } from './table.ts'

export type OpenFacts = Schemas['DeskRow']

const DEBOUNCE_MS = 300
const byName = new Intl.Collator('en', { numeric: true })

/** A request for the whole of a section includes prose, which is not among its facts, so it is equal to no row. */
function requestOf({ facts, scope, ...request }: OpenFacts): OpenRequest {
  const hasProse = scope === 'whole' && isObject(facts) && Object.keys(facts).length > 1
  return { ...request, value: hasProse ? { ...facts, prose: 'Everything that is written in the section' } : facts }
}

export type Prepared = { table: Table; requests: readonly OpenRequest[]; wanted: ReadonlySet<Role>; proposed: Mapping }

/** Throws UnreadableRoster. */
export async function prepare(file: File, facts: readonly OpenFacts[]): Promise<Prepared> {
  const requests = facts.map(requestOf).sort((one, other) => byName.compare(one.person, other.person))
  const table = await readRoster(file)
  const proposed = await proposeMapping(table, claimedTexts(requests))
  return { table, requests, wanted: claimedRoles(requests), proposed }
}

type Props = Prepared & {
  /** Answered since the facts were read. */
  answered: ReadonlySet<string>
  onConfirm: (ids: string[]) => void
  onChoose: (ids: string[]) => void
  onStatus: (status: string) => void
}

export function Comparison({ table, requests, wanted, proposed, onStatus, ...rest }: Props) {
  const [mapping, setMapping] = useState(proposed)
  const [result, setResult] = useState<{ matches: Match[]; mapping: Mapping } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another mapping gives other matches
  useEffect(() => {
    let isLatest = true
    onStatus('Comparing…')
    const match = async () => {
      const matches = await matchRoster(table, mapping, requests)
      if (!isLatest) return
      setResult({ matches, mapping })
      const equal = matches.filter(({ group }) => group === 'equal').length
      onStatus(`Compared ${counted(requests.length, 'open request')} with the roster: ${equal} equal.`)
    }
    const timer = setTimeout(match, mapping === proposed ? 0 : DEBOUNCE_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [mapping])
  return (
    <>
      {table.notes.map(note => (
        <p key={note} className="roster-note">
          {note}
        </p>
      ))}
      <ColumnForm table={table} mapping={mapping} wanted={wanted} onChange={setMapping} />
      {result && (
        <MatchGroups
          matches={result.matches}
          requests={requests}
          isStale={result.mapping !== mapping}
          onStatus={onStatus}
          {...rest}
        />
      )}
    </>
  )
}
