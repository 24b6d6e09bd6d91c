// Coins, collections and tokens on the Aptos ledger, with the errors of Aptos. Addresses of collections and tokens are derived as
// Aptos derives those of named objects. Knows no users and no HTTP.
import { createHash } from 'node:crypto'
import { Abort, addCoins, type Collection, type Ledger, moveCoins, type NftToken } from './ledger.ts'
import { APT_COIN } from './networks.ts'

/** An address in its long form. Throws Abort when it is not an address. */
export function longAddress(value: unknown): string {
  const digits = typeof value === 'string' ? /^0x([0-9a-fA-F]{1,64})$/.exec(value)?.[1] : undefined
  if (!digits) throw new Abort(`'${String(value)}' is not an Aptos address`)
  return `0x${digits.toLowerCase().padStart(64, '0')}`
}

/** Throws Abort for a value that is not a u64. */
export function amountOf(value: unknown): bigint {
  const isFine = (typeof value === 'number' && Number.isSafeInteger(value)) || typeof value === 'bigint'
  if (!isFine && !(typeof value === 'string' && /^\d{1,20}$/.test(value))) {
    throw new Abort(`'${String(value)}' is not a u64`)
  }
  const amount = BigInt(value as string)
  if (amount < 0n || amount >= 2n ** 64n) throw new Abort(`'${String(value)}' is not a u64`)
  return amount
}

/** The address of an object that `creator` made under a name. */
export function objectAddress(creator: string, seed: string): string {
  const bytes = Buffer.from(creator.slice(2), 'hex')
  return `0x${createHash('sha3-256').update(bytes).update(seed).update(Buffer.of(0xfe)).digest('hex')}`
}

const seedOf = (collection: Collection, name: string) => `${collection.name}::${name}`

/** Throws Abort when the balance is too low. */
export function transferCoins(ledger: Ledger, transfer: Parameters<typeof moveCoins>[1]): void {
  const { coin } = transfer
  if (coin !== APT_COIN) throw new Abort(`Move abort in 0x1::coin: ECOIN_INFO_NOT_PUBLISHED(0x60003): no coin ${coin}`)
  if (!moveCoins(ledger, transfer))
    throw new Abort('Move abort in 0x1::coin: EINSUFFICIENT_BALANCE(0x10006): not enough coins to complete')
}

/** Returns the collection's address. Throws Abort when the creator already has one of this name. */
export function createCollection(ledger: Ledger, made: Omit<Collection, 'supply'>): string {
  const address = objectAddress(made.creator, made.name)
  if (!made.name || made.name.length > 128) {
    throw new Abort(
      'Move abort in 0x4::collection: ECOLLECTION_NAME_TOO_LONG(0x10003): the name must have 1 to 128 letters',
    )
  }
  if (ledger.collections[address]) {
    throw new Abort('Move abort in 0x1::object: EOBJECT_EXISTS(0x80001): the creator has a collection of this name')
  }
  ledger.collections[address] = { ...made, supply: 0 }
  return address
}

type Mint = Omit<NftToken, 'id' | 'quantity'> & { creator: string }

/** Mints into one of the creator's collections; returns the token's address. Throws Abort. */
export function mintToken(ledger: Ledger, { creator, ...token }: Mint): string {
  const collection = ledger.collections[token.collection]
  if (!collection)
    throw new Abort('Move abort in 0x4::collection: ECOLLECTION_DOES_NOT_EXIST(0x60002): no such collection')
  if (collection.creator !== creator) {
    throw new Abort("Move abort in 0x4::aptos_token: ENOT_CREATOR(0x50004): the collection is somebody else's")
  }
  const address = objectAddress(creator, seedOf(collection, token.name))
  if (ledger.tokens[address]) {
    throw new Abort('Move abort in 0x1::object: EOBJECT_EXISTS(0x80001): the collection has a token of this name')
  }
  addCoins(ledger, token.owner, APT_COIN, 0n)
  ledger.tokens[address] = { ...token, id: address, quantity: '1' }
  collection.supply += 1
  return address
}

/** Throws Abort when there is no such token or the sender does not own it. */
export function moveToken(ledger: Ledger, sender: string, address: string, to: string): void {
  const token = tokenAt(ledger, address)
  if (token.owner !== sender) {
    throw new Abort("Move abort in 0x1::object: ENOT_OBJECT_OWNER(0x50004): the object is somebody else's")
  }
  token.owner = to
}

export function burnToken(ledger: Ledger, sender: string, address: string): void {
  moveToken(ledger, sender, address, sender)
  const collection = ledger.collections[tokenAt(ledger, address).collection]
  if (collection?.creator !== sender) {
    throw new Abort("Move abort in 0x4::aptos_token: ENOT_CREATOR(0x50004): the collection is somebody else's")
  }
  collection.supply -= 1
  delete ledger.tokens[address]
}

/** Throws Abort when there is no such token. */
export function tokenAt(ledger: Ledger, address: string): NftToken {
  const token = ledger.tokens[address]
  if (!token) throw new Abort('Move abort in 0x1::object: EOBJECT_DOES_NOT_EXIST(0x60002): no such object')
  return token
}
