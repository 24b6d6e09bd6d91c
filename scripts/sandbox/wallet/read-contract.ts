// POST /readContractData: calls a contract of an EVM network, or a view function of Aptos, on a copy of the ledger.
import { getAddress, Interface, isAddress, type Result, ZeroAddress } from 'ethers'
import type { Answer } from '../calls.ts'
import { callView } from './aptos-functions.ts'
import { callContract, isContract } from './evm-contracts.ts'
import { Abort, type Ledger } from './ledger.ts'
import { jsonOf, objectWith, Refused, requireText, success } from './reply.ts'
import { findNetwork, type World } from './world.ts'

type Argument = { name: string; type: string }

export function readContract(world: World, body: string): Answer {
  const request = objectWith(jsonOf(body), 'the request', ['data'], ['caip2Id', 'caip2id'])
  const caip2Id = requireText(request.caip2Id ?? request.caip2id, 'caip2Id')
  const network = findNetwork(caip2Id)
  if (!network) throw new Refused(400, 'Chain Not Supported', `${caip2Id} is not supported for this client`)
  const copy = structuredClone(world.ledgerOf(network))
  try {
    return success((network.family === 'APT' ? viewAptos : viewEvm)(copy, request.data))
  } catch (error) {
    if (error instanceof Abort) throw new Refused(400, error.message)
    throw error
  }
}

function viewEvm(ledger: Ledger, given: unknown): string[] {
  const { contractAddress, abi, args } = objectWith(given, 'data', ['contractAddress', 'abi'], ['args'])
  const lower = requireText(contractAddress, 'contractAddress').toLowerCase()
  if (!isAddress(lower)) throw new Refused(400, 'contractAddress is not an address')
  const to = getAddress(lower)
  if (!isContract(to)) throw new Refused(400, `There is no such contract at ${to}`)
  const { data, decode } = callOf(abi, args)
  return decode(callContract({ ledger, sender: ZeroAddress }, to, data))
}

/** Encodes a call by one ABI entry; arguments are given by name or in order. */
function callOf(abi: unknown, args: unknown) {
  const entry = objectWith(abi, 'abi', ['inputs', 'name', 'outputs', 'stateMutability', 'type'])
  const names = (entry.inputs as Argument[]).map(({ name }) => name)
  const given = (args ?? {}) as Record<string, unknown> | unknown[]
  const values = Array.isArray(given) ? given : names.map(name => given[name])
  try {
    const face = new Interface([entry as never])
    const name = String(entry.name)
    const data = face.encodeFunctionData(name, values)
    return { data, decode: (answer: string) => face.decodeFunctionResult(name, answer).map(textOfValue) }
  } catch (error) {
    throw new Refused(400, `the ABI and the arguments do not fit: ${(error as Error).message.slice(0, 200)}`)
  }
}

const textOfValue = (value: unknown): string =>
  Array.isArray(value) ? JSON.stringify((value as Result).map(textOfValue)) : String(value)

function viewAptos(ledger: Ledger, data: unknown): string[] {
  const call = objectWith(data, 'data', ['function'], ['typeArguments', 'functionArguments'])
  const list = (value: unknown) => (Array.isArray(value) ? value : [])
  return callView(ledger, {
    function: requireText(call.function, 'function'),
    typeArguments: list(call.typeArguments).map(String),
    functionArguments: list(call.functionArguments),
  })
}
