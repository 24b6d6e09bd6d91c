// The entry functions and views of the sandbox's Aptos ledger, under their names on Aptos. Knows no users and no HTTP.
import {
  amountOf,
  burnToken,
  createCollection,
  longAddress,
  mintToken,
  moveToken,
  objectAddress,
  tokenAt,
  transferCoins,
} from './aptos-objects.ts'
import { Abort, addCoins, balanceOf, type Ledger } from './ledger.ts'
import { APT_COIN, APTOS } from './networks.ts'

export type MoveCall = { function: string; typeArguments: string[]; functionArguments: unknown[] }
type Entry = (ledger: Ledger, sender: string, args: unknown[], types: string[]) => void
type View = (ledger: Ledger, args: unknown[], types: string[]) => unknown

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Abort(`'${String(value)}' is not a text`)
  return value
}
const texts = (value: unknown): string[] => {
  if (!Array.isArray(value)) throw new Abort(`'${String(value)}' is not a list`)
  return value.map(text)
}
const coins = (ledger: Ledger, sender: string, [to, amount]: unknown[], coin: string | undefined) =>
  transferCoins(ledger, { from: sender, to: longAddress(to), coin: coin ?? APT_COIN, amount: amountOf(amount) })
const give = (ledger: Ledger, sender: string, [token, to]: unknown[]) =>
  moveToken(ledger, sender, longAddress(token), longAddress(to))

/** Each with its number of arguments. */
const ENTRIES: Record<string, [number, Entry]> = {
  '0x1::aptos_account::transfer': [2, (ledger, sender, args) => coins(ledger, sender, args, APT_COIN)],
  '0x1::aptos_account::transfer_coins': [2, (ledger, sender, args, [coin]) => coins(ledger, sender, args, coin)],
  '0x1::coin::transfer': [
    2,
    (ledger, sender, args, [coin]) => {
      if (!ledger.accounts[longAddress(args[0])]) {
        throw new Abort('Move abort in 0x1::coin: ECOIN_STORE_NOT_PUBLISHED(0x60005): the recipient has no account')
      }
      coins(ledger, sender, args, coin)
    },
  ],
  '0x1::aptos_account::create_account': [
    1,
    (ledger, _sender, [address]) => {
      const account = longAddress(address)
      if (ledger.accounts[account])
        throw new Abort('Move abort in 0x1::account: EACCOUNT_ALREADY_EXISTS(0x80001): it exists')
      addCoins(ledger, account, APT_COIN, 0n)
    },
  ],
  '0x1::object::transfer': [2, give],
  '0x1::object::transfer_call': [2, give],
  '0x4::aptos_token::burn': [1, (ledger, sender, [token]) => burnToken(ledger, sender, longAddress(token))],
  '0x4::aptos_token::create_collection': [
    15,
    (ledger, creator, [description, , name, uri]) => {
      const empty = { symbol: '', type: '', attributes: '' }
      createCollection(ledger, {
        creator,
        name: text(name),
        uri: text(uri),
        description: text(description),
        ...empty,
      })
    },
  ],
  '0x4::aptos_token::mint': [
    7,
    (ledger, creator, [collection, description, name, uri, keys, kinds, values]) => {
      const [types, given] = [texts(kinds), texts(values)]
      const properties = texts(keys).map((key, at) => ({
        name: key,
        valueType: types[at] ?? '',
        value: given[at] ?? '',
      }))
      const made = { name: text(name), uri: text(uri), description: text(description), properties }
      mintToken(ledger, { creator, owner: creator, collection: objectAddress(creator, text(collection)), ...made })
    },
  ],
}

/** Calls an entry function for `sender`. Throws Abort; the caller must then discard the ledger, which may be half changed. */
export function callEntry(ledger: Ledger, sender: string, call: MoveCall): void {
  const [count, entry] = ENTRIES[call.function] ?? []
  if (!entry) throw new Abort(`LINKER_ERROR: the function ${call.function} does not exist`)
  if (call.functionArguments.length !== count) {
    throw new Abort(`NUMBER_OF_ARGUMENTS_MISMATCH: ${call.function} takes ${count}`)
  }
  entry(ledger, sender, call.functionArguments, call.typeArguments)
}

const [coin] = APTOS.tokens
const collectionAt = (ledger: Ledger, address: unknown) => {
  const found = ledger.collections[longAddress(address)]
  if (!found) throw new Abort('Move abort in 0x1::object: EOBJECT_DOES_NOT_EXIST(0x60002): no such object')
  return found
}
const tokenView = (pick: (token: ReturnType<typeof tokenAt>, ledger: Ledger) => unknown): View => {
  return (ledger, [address]) => pick(tokenAt(ledger, longAddress(address)), ledger)
}

const VIEWS: Record<string, View> = {
  '0x1::coin::balance': (ledger, [address], [type]) => balanceOf(ledger, longAddress(address), type ?? APT_COIN),
  '0x1::coin::name': () => coin?.name,
  '0x1::coin::symbol': () => coin?.symbol,
  '0x1::coin::decimals': () => coin?.decimals,
  '0x1::account::exists_at': (ledger, [address]) => Boolean(ledger.accounts[longAddress(address)]),
  '0x1::account::get_sequence_number': (ledger, [address]) => ledger.accounts[longAddress(address)]?.sequence ?? 0,
  '0x1::object::owner': tokenView(token => token.owner),
  '0x1::object::is_owner': (ledger, [token, owner]) => tokenAt(ledger, longAddress(token)).owner === longAddress(owner),
  '0x4::token::name': tokenView(token => token.name),
  '0x4::token::uri': tokenView(token => token.uri),
  '0x4::token::description': tokenView(token => token.description),
  '0x4::token::creator': tokenView((token, ledger) => ledger.collections[token.collection]?.creator),
  '0x4::token::collection_name': tokenView((token, ledger) => ledger.collections[token.collection]?.name),
  '0x4::collection::count': (ledger, [address]) => collectionAt(ledger, address).supply,
  '0x4::collection::name': (ledger, [address]) => collectionAt(ledger, address).name,
  '0x4::collection::uri': (ledger, [address]) => collectionAt(ledger, address).uri,
  '0x4::collection::creator': (ledger, [address]) => collectionAt(ledger, address).creator,
}

/** The result of a view function, as strings. Throws Abort. */
export function callView(ledger: Ledger, call: MoveCall): string[] {
  const view = VIEWS[call.function]
  if (!view) throw new Abort(`the view function ${call.function} does not exist`)
  return [String(view(ledger, call.functionArguments, call.typeArguments))]
}
