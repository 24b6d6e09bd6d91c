// The compiled contracts of the sandbox's chains: ABI in ethers' readable form and bytecode, from contracts.json.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../package-folder.ts'

export type Compiled = { abi: string[]; bytecode: string }
export type Contracts = Record<string, Compiled>

/** The file is no TypeScript and is not compiled: it is read from the sources. */
export const contractsFile = join(packageFolder, 'scripts', 'sandbox', 'wallet', 'contracts.json')

/** Throws when the file is missing or names no such contract. */
export function contract(name: 'SandboxToken' | 'SandboxBadge' | 'SandboxStamps'): Compiled {
  const all = JSON.parse(readFileSync(contractsFile, 'utf8')) as Contracts
  const found = all[name]
  if (!found) throw new Error(`${contractsFile} has no ${name}; run npm run contracts`)
  return found
}
