// The wallet's actions as a table: titles, fields, and the field at which each issue path is shown. No markup.
import type { IntentName } from '../../../../api/core/wallet/intent-checks.ts'
import { figure, networkTitle, shortened } from '../words.ts'
import { balanceOf, type Choices, canBeGiven, canBeSent, isAptos, isEvm, nftKey } from './choices.ts'
import type { Values } from './form-values.ts'

export type Option = readonly [value: string, label: string]
export type Field = {
  name: string
  label: string
  hint?: string
  kind?: 'area' | 'select'
  options?: (choices: Choices) => Option[]
  /** The issue paths that are shown at this field. */
  paths?: readonly string[]
  /** The field is shown only when this returns true. */
  when?: (values: Values) => boolean
}
export type ActionName = IntentName | 'signMessage' | 'signTypedData' | 'readContract'
export type Action = { title: string; lead: string; fields: Field[] }

const networksWhere =
  (fits: (caipId: string) => boolean) =>
  ({ networks }: Choices): Option[] =>
    networks
      .filter(one => one.caipId !== '' && fits(one.caipId))
      .map(one => [one.caipId, networkTitle(one.networkName || one.caipId)])
const network = (fits: (caipId: string) => boolean): Field => ({
  name: 'network',
  label: 'Network',
  kind: 'select',
  options: networksWhere(fits),
  paths: ['caip2Id'],
})
const recipient = (path: string): Field => ({
  name: 'recipient',
  label: 'Recipient',
  hint: 'Their address on that network. Compare it letter by letter.',
  paths: [path],
})

const tokenOptions = (choices: Choices): Option[] =>
  choices.tokens.filter(canBeSent).map(token => {
    const balance = balanceOf(choices, token)
    const where = networkTitle(token.networkName)
    return [
      `${token.caipId}|${token.address}`,
      `${token.symbol || token.name || 'Token'} on ${where}${balance === null ? '' : `: ${figure(balance)}`}`,
    ]
  })
const nftOptions = ({ nfts }: Choices): Option[] =>
  nfts
    .filter(canBeGiven)
    .map(nft => [nftKey(nft), `${nft.nftName || shortened(nft.nftId)} on ${networkTitle(nft.networkName)}`])

export const ACTIONS: Record<ActionName, Action> = {
  tokenTransfer: {
    title: 'Send tokens',
    lead: 'You will see what is signed before anything is sent.',
    fields: [
      { name: 'token', label: 'Token', kind: 'select', options: tokenOptions, paths: ['caip2Id', 'token'] },
      { name: 'amount', label: 'Amount', hint: 'In units of the token, for example 2.5.', paths: ['amount'] },
      recipient('recipient'),
    ],
  },
  nftTransfer: {
    title: 'Transfer an NFT',
    lead: 'It will belong to the recipient alone.',
    fields: [
      {
        name: 'nft',
        label: 'NFT',
        kind: 'select',
        options: nftOptions,
        paths: ['caip2Id', 'collectionAddress', 'nftId', 'nftType'],
      },
      recipient('recipientWalletAddress'),
      {
        name: 'amount',
        label: 'Amount',
        hint: '1 if left empty. More than 1 only for NFTs with several copies.',
        paths: ['amount'],
      },
    ],
  },
  nftMint: {
    title: 'Mint an NFT',
    lead: 'Made on an Aptos network. Everybody can see it there.',
    fields: [
      network(isAptos),
      { name: 'name', label: 'Name', paths: ['nftName'] },
      { name: 'uri', label: 'Address of its content (URI)', paths: ['uri'] },
      {
        name: 'collection',
        label: 'Collection address',
        hint: 'Left empty, it goes into the wallet’s own collection.',
        paths: ['collectionAddress'],
      },
      { name: 'description', label: 'Description', paths: ['data.description'] },
      {
        name: 'recipient',
        label: 'For whom',
        hint: 'An address; left empty, for this wallet.',
        paths: ['data.recipientWalletAddress'],
      },
      { name: 'properties', label: 'Properties', hint: 'One a line, as “name: value”.', kind: 'area' },
    ],
  },
  nftCreateCollection: {
    title: 'Create a collection',
    lead: 'Made on an Aptos network. NFTs can be minted into it.',
    fields: [
      network(isAptos),
      { name: 'name', label: 'Name', hint: 'At most 100 characters.', paths: ['name'] },
      { name: 'uri', label: 'Address of its content (URI)', paths: ['uri'] },
      { name: 'description', label: 'Description', paths: ['data.description'] },
      { name: 'symbol', label: 'Symbol', paths: ['data.symbol'] },
      { name: 'type', label: 'Type', paths: ['data.type'] },
      { name: 'attributes', label: 'Attributes', paths: ['data.attributes'] },
    ],
  },
  evmRawTransaction: {
    title: 'Send a raw EVM transaction',
    lead: 'For people who know what the data means.',
    fields: [
      network(isEvm),
      { name: 'to', label: 'To', hint: 'An account or a contract.', paths: ['transaction.to'] },
      {
        name: 'value',
        label: 'Value',
        hint: 'In whole coins of the network; may be left empty.',
        paths: ['transaction.value'],
      },
      {
        name: 'data',
        label: 'Data',
        hint: 'Hex, beginning with 0x; may be left empty.',
        kind: 'area',
        paths: ['transaction.data', 'transaction'],
      },
    ],
  },
  aptosRawTransaction: {
    title: 'Send a raw Aptos transaction',
    lead: 'For people who know what the function does.',
    fields: [
      network(isAptos),
      {
        name: 'function',
        label: 'Function',
        hint: 'For example 0x1::aptos_account::transfer.',
        paths: ['transactions.0.function'],
      },
      {
        name: 'types',
        label: 'Type arguments',
        hint: 'One a line.',
        kind: 'area',
        paths: ['transactions.0.typeArguments'],
      },
      {
        name: 'arguments',
        label: 'Arguments',
        hint: 'A JSON list; large numbers as texts.',
        kind: 'area',
        paths: ['transactions.0.functionArguments'],
      },
    ],
  },
  signMessage: {
    title: 'Sign a message',
    lead: 'Proves that this wallet is yours. Nothing is sent to a network.',
    fields: [{ name: 'message', label: 'Message', kind: 'area' }],
  },
  signTypedData: {
    title: 'Sign typed data',
    lead: 'A structured message (EIP-712), as some programs ask for it.',
    fields: [
      { name: 'typed', label: 'Typed data', hint: 'JSON with domain, types, primaryType and message.', kind: 'area' },
    ],
  },
  readContract: {
    title: 'Read a contract',
    lead: 'Asks a contract without changing anything. Nothing is signed.',
    fields: [
      network(() => true),
      { name: 'contract', label: 'Contract address', when: ({ network = '' }) => isEvm(network) },
      {
        name: 'abi',
        label: 'Function',
        hint: 'Its entry in the contract’s ABI, as JSON.',
        kind: 'area',
        when: ({ network = '' }) => isEvm(network),
      },
      {
        name: 'function',
        label: 'View function',
        hint: 'For example 0x1::coin::balance.',
        when: ({ network = '' }) => !isEvm(network),
      },
      {
        name: 'types',
        label: 'Type arguments',
        hint: 'One a line.',
        kind: 'area',
        when: ({ network = '' }) => !isEvm(network),
      },
      { name: 'arguments', label: 'Arguments', hint: 'A JSON list; may be left empty.', kind: 'area' },
    ],
  },
}

/** The field of each issue path. */
export const fieldsByPath = ({ fields }: Action): Record<string, string> =>
  Object.fromEntries(fields.flatMap(({ name, paths = [] }) => paths.map(path => [path, name])))

/** Initial values: the caller's, else the first option. */
export const firstValues = ({ fields }: Action, choices: Choices, known: Values): Values =>
  Object.fromEntries(fields.map(({ name, options }) => [name, known[name] ?? options?.(choices)[0]?.[0] ?? '']))

/** The reads that a form requires; the others are optional. */
const REQUIRED: Partial<Record<ActionName, readonly (keyof Choices)[]>> = {
  tokenTransfer: ['networks', 'tokens'],
  nftTransfer: ['networks', 'nfts'],
  evmRawTransaction: ['networks', 'tokens', 'wallets'],
  signMessage: [],
  signTypedData: [],
}
export const requiredBy = (name: ActionName): readonly (keyof Choices)[] => REQUIRED[name] ?? ['networks']
