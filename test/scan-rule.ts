// What the embedded database holds the service to in tests: every filter it sends is served by an index, also where the
// collection is small. The tests look on connections of their own, which are free.
import type { ScanRule } from '../scripts/sandbox/database/command.ts'

export const scanRule: ScanRule = { application: 'service' }
