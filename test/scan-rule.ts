// What the embedded database holds the service to in tests: every filter it sends is served by an index, also where the
// collection is small. The tests look on connections of their own, which are free.
import type { ScanRule } from '../scripts/sandbox/database/command.ts'

/** Filters that may read a whole collection, by collection and shape, each with the reason. */
const exceptions: { filter: string; reason: string }[] = []

export const scanRule: ScanRule = { application: 'service', except: exceptions.map(({ filter }) => filter) }
