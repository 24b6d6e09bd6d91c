// Makes the embedded database refuse every filter of the service that no index serves, also in small collections. The tests' own
// connections are exempt.
import type { ScanRule } from '../scripts/sandbox/database/command.ts'

export const scanRule: ScanRule = { application: 'service' }
