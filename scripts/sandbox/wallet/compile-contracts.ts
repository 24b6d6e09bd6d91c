// Compiles the sandbox's contracts: `npm run contracts` writes contracts.json (ABI and bytecode). Run it after a change
// to a .sol file; a test compares the two. Only this script needs the compiler.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Interface } from 'ethers'
import { type Contracts, contractsFile } from './contracts.ts'

type Compiler = { compile: (input: string, options: { import: (path: string) => { contents: string } }) => string }
type Output = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: []; evm: { bytecode: { object: string } } }>>
}

const NAMES = ['SandboxToken', 'SandboxBadge', 'SandboxStamps']
const SETTINGS = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'cancun',
  // Without a metadata hash the bytecode depends only on the code.
  metadata: { bytecodeHash: 'none', appendCBOR: false },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
}

/** The content of contracts.json. Throws the compiler's messages when the sources do not compile. */
export function compileContracts(): Contracts {
  const require = createRequire(contractsFile)
  const folder = join(contractsFile, '..', 'contracts')
  const source = (name: string) => ({ content: readFileSync(join(folder, `${name}.sol`), 'utf8') })
  const sources = Object.fromEntries(NAMES.map(name => [`${name}.sol`, source(name)]))
  const input = JSON.stringify({ language: 'Solidity', sources, settings: SETTINGS })
  const { compile } = require('solc') as Compiler
  const library = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
  const output = JSON.parse(compile(input, { import: library })) as Output
  const wrong = output.errors?.filter(error => error.severity === 'error') ?? []
  if (wrong.length) throw new Error(wrong.map(error => error.formattedMessage).join('\n'))
  return Object.fromEntries(
    NAMES.map(name => {
      const { abi, evm } = output.contracts[`${name}.sol`]![name]!
      return [name, { abi: new Interface(abi).format(), bytecode: `0x${evm.bytecode.object}` }]
    }),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(contractsFile, `${JSON.stringify(compileContracts(), null, 2)}\n`)
}
