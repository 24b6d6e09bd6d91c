// The sandbox's three EVM contracts: the functions of an ERC-20, an ERC-721 and an ERC-1155, by their signatures, with the errors of
// OpenZeppelin's contracts. Knows no users and no HTTP.
import { Interface, type Result, ZeroAddress } from 'ethers'
import { Abort, balanceOf, type Ledger, moveCoins } from './ledger.ts'
import { BADGE, BADGE_ADDRESS, OWNER, STAMPS, STAMPS_ADDRESS, TOKEN, TOKEN_ADDRESS } from './networks.ts'

type Scene = { ledger: Ledger; sender: string }
/** Addresses come with their checksum, numbers as bigint. */
type Functions = Record<string, (scene: Scene, args: Result) => unknown>

const revert = (error: string): never => {
  throw new Abort(`execution reverted: ${error}`)
}
const supports = (...ids: string[]): Functions => ({
  'supportsInterface(bytes4) view returns (bool)': (_, [id]) => ['0x01ffc9a7', ...ids].includes(id),
})

const TOKEN_FUNCTIONS: Functions = {
  'name() view returns (string)': () => TOKEN.name,
  'symbol() view returns (string)': () => TOKEN.symbol,
  'decimals() view returns (uint8)': () => TOKEN.decimals,
  'owner() view returns (address)': () => OWNER,
  'totalSupply() view returns (uint256)': ({ ledger }) =>
    Object.keys(ledger.accounts).reduce((sum, address) => sum + balanceOf(ledger, address, TOKEN_ADDRESS), 0n),
  'balanceOf(address) view returns (uint256)': ({ ledger }, [owner]) => balanceOf(ledger, owner, TOKEN_ADDRESS),
  'allowance(address,address) view returns (uint256)': ({ ledger }, [owner, spender]) =>
    ledger.allowances[`${owner} ${spender}`] ?? 0,
  'approve(address,uint256) returns (bool)': ({ ledger, sender }, [spender, amount]) => {
    ledger.allowances[`${sender} ${spender}`] = String(amount)
    return true
  },
  'transfer(address,uint256) returns (bool)': ({ ledger, sender }, [to, amount]) => pay(ledger, sender, to, amount),
  'transferFrom(address,address,uint256) returns (bool)': ({ ledger, sender }, [from, to, amount]) => {
    const left = BigInt(ledger.allowances[`${from} ${sender}`] ?? 0) - amount
    if (left < 0n) revert('ERC20InsufficientAllowance')
    ledger.allowances[`${from} ${sender}`] = String(left)
    return pay(ledger, from, to, amount)
  },
}

function pay(ledger: Ledger, from: string, to: string, amount: bigint): true {
  if (to === ZeroAddress) revert('ERC20InvalidReceiver')
  return moveCoins(ledger, { from, to, coin: TOKEN_ADDRESS, amount }) || revert('ERC20InsufficientBalance')
}

const BADGE_FUNCTIONS: Functions = {
  ...supports('0x80ac58cd', '0x5b5e139f', '0x780e9d63'),
  'name() view returns (string)': () => BADGE.name,
  'symbol() view returns (string)': () => BADGE.symbol,
  'owner() view returns (address)': () => OWNER,
  'totalSupply() view returns (uint256)': ({ ledger }) => ledger.collections[BADGE_ADDRESS]?.supply,
  'balanceOf(address) view returns (uint256)': ({ ledger }, [owner]) => badgesOf(ledger, owner).length,
  'ownerOf(uint256) view returns (address)': ({ ledger }, [id]) => badgeAt(ledger, id).owner,
  'tokenURI(uint256) view returns (string)': ({ ledger }, [id]) => badgeAt(ledger, id).uri,
  'tokenByIndex(uint256) view returns (uint256)': ({ ledger }, [at]) =>
    at < (ledger.collections[BADGE_ADDRESS]?.supply ?? 0) ? at + 1n : revert('ERC721OutOfBoundsIndex'),
  'tokenOfOwnerByIndex(address,uint256) view returns (uint256)': ({ ledger }, [owner, at]) =>
    badgesOf(ledger, owner)[Number(at)]?.id ?? revert('ERC721OutOfBoundsIndex'),
  'transferFrom(address,address,uint256)': (scene, args) => giveBadge(scene, args),
  'safeTransferFrom(address,address,uint256)': (scene, args) => giveBadge(scene, args),
  'safeTransferFrom(address,address,uint256,bytes)': (scene, args) => giveBadge(scene, args),
}

const badgesOf = ({ tokens }: Ledger, owner: string) =>
  Object.values(tokens).filter(token => token.collection === BADGE_ADDRESS && token.owner === owner)

const badgeAt = ({ tokens }: Ledger, id: bigint) => tokens[`${BADGE_ADDRESS} ${id}`] ?? revert('ERC721NonexistentToken')

function giveBadge({ ledger, sender }: Scene, [from, to, id]: Result): void {
  const badge = badgeAt(ledger, id)
  if (to === ZeroAddress || isContract(to)) revert('ERC721InvalidReceiver')
  if (badge.owner !== sender) revert('ERC721InsufficientApproval')
  if (badge.owner !== from) revert('ERC721IncorrectOwner')
  badge.owner = to
}

/** Gives an address the next badge, numbered from 1. */
export function mintBadge(ledger: Ledger, owner: string): void {
  const badges = ledger.collections[BADGE_ADDRESS]
  if (!badges) return
  const id = String(++badges.supply)
  const about = { name: `Badge ${id}`, uri: badges.uri + id, description: 'Every new wallet gets one.', properties: [] }
  ledger.tokens[`${BADGE_ADDRESS} ${id}`] = { id, collection: BADGE_ADDRESS, owner, quantity: '1', ...about }
}

const STAMPS_FUNCTIONS: Functions = {
  ...supports('0xd9b67a26', '0x0e89341c'),
  'KINDS() view returns (uint256)': () => STAMPS.kinds,
  'uri(uint256) view returns (string)': ({ ledger }) => ledger.collections[STAMPS_ADDRESS]?.uri,
  'balanceOf(address,uint256) view returns (uint256)': ({ ledger }, [owner, kind]) => stampsOf(ledger, owner, kind),
  'balanceOfBatch(address[],uint256[]) view returns (uint256[])': ({ ledger }, [owners, kinds]) =>
    owners.length === kinds.length
      ? owners.map((owner: string, at: number) => stampsOf(ledger, owner, kinds[at]))
      : revert('ERC1155InvalidArrayLength'),
  'print(uint256,uint256)': ({ ledger, sender }, [kind, amount]) => {
    if (kind < 1n || kind > STAMPS.kinds) revert('SandboxStamps: no such kind')
    if (stampsOf(ledger, sender, kind) + amount >= 2n ** 256n) revert('Panic')
    addStamps(ledger, sender, kind, amount)
  },
  'safeTransferFrom(address,address,uint256,uint256,bytes)': ({ ledger, sender }, [from, to, kind, amount]) => {
    if (from !== sender) revert('ERC1155MissingApprovalForAll')
    if (to === ZeroAddress || isContract(to)) revert('ERC1155InvalidReceiver')
    if (stampsOf(ledger, from, kind) < amount) revert('ERC1155InsufficientBalance')
    addStamps(ledger, from, kind, 0n - amount)
    addStamps(ledger, to, kind, amount)
  },
}

const stampKey = (owner: string, kind: bigint) => `${STAMPS_ADDRESS} ${kind} ${owner}`
const stampsOf = ({ tokens }: Ledger, owner: string, kind: bigint) =>
  BigInt(tokens[stampKey(owner, kind)]?.quantity ?? 0)

function addStamps(ledger: Ledger, owner: string, kind: bigint, amount: bigint): void {
  const uri = ledger.collections[STAMPS_ADDRESS]?.uri ?? ''
  const about = { name: `Stamp ${kind}`, uri, description: 'Anyone can mint it.', properties: [] }
  const quantity = String(stampsOf(ledger, owner, kind) + amount)
  const stamps = { id: String(kind), collection: STAMPS_ADDRESS, owner, quantity, ...about }
  ledger.tokens[stampKey(owner, kind)] = stamps
}

const contract = (functions: Functions) => ({
  face: new Interface(Object.keys(functions).map(signature => `function ${signature}`)),
  runs: Object.values(functions),
})
const CONTRACTS = new Map([
  [TOKEN_ADDRESS, contract(TOKEN_FUNCTIONS)],
  [BADGE_ADDRESS, contract(BADGE_FUNCTIONS)],
  [STAMPS_ADDRESS, contract(STAMPS_FUNCTIONS)],
])

export const isContract = (address: string): boolean => CONTRACTS.has(address)

/** Calls a contract's function; returns its encoded result. Throws Abort; the caller must then discard the ledger. */
export function callContract(scene: Scene, address: string, data: string): string {
  const { face, runs } = CONTRACTS.get(address) ?? contract({})
  const fragment = face.getFunction(data.slice(0, 10))
  if (!fragment) throw new Abort('execution reverted')
  let args: Result
  try {
    args = face.decodeFunctionData(fragment, data)
  } catch {
    throw new Abort('execution reverted')
  }
  const result = runs[face.fragments.indexOf(fragment)]?.(scene, args)
  return face.encodeFunctionResult(fragment, fragment.outputs.length ? [result] : [])
}
