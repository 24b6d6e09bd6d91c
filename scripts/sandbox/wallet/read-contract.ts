// POST /readContractData: calls a contract on an EVM chain, or a view function of the Aptos ledger.
import { Interface, isAddress, type Result } from 'ethers'
import type { Answer } from '../calls.ts'
import { callView } from './aptos-functions.ts'
import { Abort } from './aptos-ledger.ts'
import { reasonOf } from './evm-intents.ts'
import { jsonOf, objectWith, Refused, success, textOf } from './reply.ts'
import type { Store } from './state.ts'
import type { World } from './world.ts'

type Argument = { name: string; type: string }

export async function readContract(store: Store, world: World, body: string): Promise<Answer> {
  const request = objectWith(jsonOf(body), 'the request', ['data'], ['caip2Id', 'caip2id'])
  const caip2Id = textOf(request.caip2Id ?? request.caip2id, 'caip2Id')
  const network = await world.find(caip2Id)
  if (!network) throw new Refused(400, 'Chain Not Supported', `${caip2Id} is not supported for this client`)
  if (network.family === 'APT') return success(viewAptos(store, request.data))
  const chain = world.chainOf(network.caipId)
  const { contractAddress, abi, args } = objectWith(request.data, 'data', ['contractAddress', 'abi'], ['args'])
  const to = textOf(contractAddress, 'contractAddress').toLowerCase()
  if (!isAddress(to)) throw new Refused(400, 'contractAddress is not an address')
  const call = callOf(abi, args)
  try {
    const data = await chain?.read(provider => provider.call({ to, data: call.data }))
    if (!data || data === '0x') throw new Refused(400, `There is no such contract at ${to}`)
    return success(call.decode(data))
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(400, reasonOf(error))
  }
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

function viewAptos(store: Store, data: unknown): string[] {
  const call = objectWith(data, 'data', ['function'], ['typeArguments', 'functionArguments'])
  const list = (value: unknown) => (Array.isArray(value) ? value : [])
  try {
    return callView(store.state.ledger, {
      function: textOf(call.function, 'function'),
      typeArguments: list(call.typeArguments).map(String),
      functionArguments: list(call.functionArguments),
    })
  } catch (error) {
    if (error instanceof Abort) throw new Refused(400, error.message)
    throw error
  }
}
