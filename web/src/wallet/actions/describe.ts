// The review of an intent in plain words, made from the intent that will be sent, not from the typed values. Texts only.
import { fromSmallest, type Intent, type NetworkEntry } from '../kit/index.ts'
import { networkTitle } from '../words.ts'
import { type Choices, coinOf, isEvm, tokenAt } from './choices.ts'

/** `isCode`: addresses and data, shown in full. */
type Row = { label: string; value: string; isCode?: true }
type Review = { sentence: string; rows: Row[]; verb: string }

const code = (label: string, value: string): Row => ({ label, value, isCode: true })
const plain = (label: string, value: string): Row => ({ label, value })
const given = (rows: Row[]) => rows.filter(({ value }) => value !== '')

export function reviewOf(intent: Intent, choices: Choices): Review {
  const network = networkOf(intent, choices)
  const where = network ? networkTitle(network.networkName) : intent.input.caip2Id
  const review = ABOUT[intent.name](intent as never, choices, where)
  const rows = [...review.rows, plain('Network', `${where} (${intent.input.caip2Id})`)]
  return { ...review, rows: given(rows) }
}

export function networkOf({ input: { caip2Id } }: Intent, { networks }: Choices): NetworkEntry | undefined {
  return networks.find(one => one.caipId.toLowerCase() === caip2Id.toLowerCase())
}

type About = {
  [N in Intent['name']]: (intent: Extract<Intent, { name: N }>, choices: Choices, where: string) => Review
}

const ABOUT: About = {
  tokenTransfer({ input }, choices, where) {
    const token = tokenAt(choices, input.caip2Id, input.token)
    const amount = `${fromSmallest(BigInt(input.amount), token?.decimals ?? 0)} ${token?.symbol || input.token}`
    return {
      verb: 'Sign and send',
      sentence: `${amount} will leave this wallet on ${where}. What was sent cannot be called back.`,
      rows: [plain('Amount', amount), code('To', input.recipient), code('Token', token?.address ?? input.token)],
    }
  },
  nftTransfer({ input }, { nfts }, where) {
    const nft = nfts.find(one => one.nftId === input.nftId && one.collectionAddress === input.collectionAddress)
    const name = nft?.nftName || input.nftId
    return {
      verb: 'Sign and transfer',
      sentence: `“${name}” will belong to somebody else on ${where}. What was given away cannot be called back.`,
      rows: [
        plain('NFT', `${name}${nft?.collectionName ? `, of ${nft.collectionName}` : ''}`),
        code('Number', input.nftId),
        code('Collection', input.collectionAddress),
        code('To', input.recipientWalletAddress),
        plain('Amount', String(input.amount ?? 1)),
      ],
    }
  },
  nftMint: ({ input }, _choices, where) => ({
    verb: 'Sign and mint',
    sentence: `A new NFT named “${input.nftName}” will be made on ${where}, for everybody to see.`,
    rows: [
      plain('Name', input.nftName),
      code('Address of its content', input.uri),
      code('Collection', input.collectionAddress ?? ''),
      plain('Description', input.data.description ?? ''),
      plain('Properties', (input.data.properties ?? []).map(({ name, value }) => `${name}: ${value}`).join('; ')),
      input.data.recipientWalletAddress ? code('For', input.data.recipientWalletAddress) : plain('For', 'This wallet'),
    ],
  }),
  nftCreateCollection: ({ input }, _choices, where) => ({
    verb: 'Sign and create',
    sentence: `A collection named “${input.name}” will be made on ${where}, for everybody to see.`,
    rows: [
      plain('Name', input.name),
      code('Address of its content', input.uri),
      plain('Symbol', input.data.symbol ?? ''),
      plain('Type', input.data.type ?? ''),
      plain('Attributes', input.data.attributes ?? ''),
      plain('Description', input.data.description ?? ''),
    ],
  }),
  evmRawTransaction({ input: { caip2Id, transaction } }, choices, where) {
    const coin = coinOf(choices, caip2Id)
    const value = `${fromSmallest(BigInt(transaction.value ?? 0), coin?.decimals ?? 18)} ${coin?.symbol || 'of the network’s coin'}`
    const along = BigInt(transaction.value ?? 0) > 0n ? `, and ${value} will go along` : ''
    const hasData = transaction.data !== undefined && transaction.data !== '0x'
    return {
      verb: 'Sign and send',
      sentence: hasData
        ? `A contract on ${where} will be called with the data below${along}. What it does is up to the contract: sign only what you understand.`
        : `${value} will leave this wallet on ${where}. What was sent cannot be called back.`,
      rows: [
        code('From', transaction.from),
        code('To', transaction.to),
        plain('Value', value),
        code('Data', transaction.data ?? ''),
      ],
    }
  },
  aptosRawTransaction: ({ input }, _choices, where) => ({
    verb: 'Sign and send',
    sentence: `A function on ${where} will be called in the name of this wallet. What it does is up to the function: sign only what you understand.`,
    rows: input.transactions.flatMap(one => [
      code('Function', one.function),
      code('Types', (one.typeArguments ?? []).join(', ')),
      code('Arguments', JSON.stringify(one.functionArguments ?? [])),
    ]),
  }),
}

/** Who pays the network's fee. `estimate`: in whole coins, null when unknown. */
export function feeWords(intent: Intent, choices: Choices, estimate: string | null): string {
  const network = networkOf(intent, choices)
  const coin = coinOf(choices, intent.input.caip2Id)?.symbol || 'the network’s coin'
  if (network?.sponsorshipEnabled) return 'TruCV’s wallet service pays it. You pay nothing.'
  if (!isEvm(intent.input.caip2Id) && network?.gsnEnabled) return 'A gas station pays it. You pay nothing.'
  return estimate === null ? `This wallet pays it, in ${coin}.` : `This wallet pays it: about ${estimate} ${coin}.`
}
