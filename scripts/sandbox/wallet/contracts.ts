// The compiled contracts of the sandbox's chains: ABI in ethers' readable form and bytecode, from contracts.json.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../package-folder.ts'

export type Compiled = { abi: string[]; bytecode: string }
export type Contracts = Record<string, Compiled>

/** Read from the source tree: the build compiles only TypeScript. */
export const contractsFile = join(packageFolder, 'scripts', 'sandbox', 'wallet', 'contracts.json')

/** Throws when the file or the contract is missing. */
export function contract(name: 'SandboxToken' | 'SandboxBadge' | 'SandboxStamps'): Compiled {
  const all = JSON.parse(readFileSync(contractsFile, 'utf8')) as Contracts
  const found = all[name]
  if (!found) throw new Error(`${contractsFile} has no ${name}; run npm run contracts`)
  return found
}
