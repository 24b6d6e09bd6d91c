// The NFTs that a user's wallets hold, read from the networks. Knows no HTTP.
import { Contract } from 'ethers'
import { BADGE_ABI, STAMPS_ABI } from './chain.ts'
import { BADGE, BADGE_ADDRESS, type Network, STAMPS, STAMPS_ADDRESS } from './networks.ts'
import type { Sources } from './portfolio.ts'
import type { User } from './state.ts'

export async function nftsOf(sources: Sources, user: User) {
  const networks = await sources.world.available()
  await Promise.all(networks.map(network => sources.world.fund(user, network)))
  const lists = networks.flatMap(network =>
    network.family === 'EVM'
      ? [badgesOf(sources, user, network), stampsOf(sources, user, network)]
      : [aptosTokensOf(sources, user, network)],
  )
  return (await Promise.all(lists)).flat()
}

async function badgesOf({ world, explorer }: Sources, user: User, network: Network) {
  const read = <T>(name: string, ...args: unknown[]) =>
    world.chainOf(network.caipId)!.read(provider => {
      return new Contract(BADGE_ADDRESS, BADGE_ABI, provider)[name]!(...args) as Promise<T>
    })
  const count = Number(await read<bigint>('balanceOf', user.evm))
  const ids = await Promise.all(
    Array.from({ length: count }, (_, at) => read<bigint>('tokenOfOwnerByIndex', user.evm, at)),
  )
  return Promise.all(
    ids.map(async id => ({
      ...nftEntry(network, 'ERC721'),
      collection_address: BADGE_ADDRESS,
      collection_name: BADGE.name,
      nft_id: String(id),
      token_uri: await read<string>('tokenURI', id),
      description: 'Every new wallet gets one.',
      nft_name: `Badge ${id}`,
      explorer_smart_contract_url: explorer(network.caipId, `address/${BADGE_ADDRESS}`),
    })),
  )
}

/** A chain that was saved by an older version has no such contract. */
async function stampsOf({ world, explorer }: Sources, user: User, network: Network) {
  const kinds = Array.from({ length: STAMPS.kinds }, (_, at) => at + 1)
  const counts = await world.chainOf(network.caipId)!.read(async provider => {
    if ((await provider.getCode(STAMPS_ADDRESS)) === '0x') return []
    const { balanceOfBatch } = new Contract(STAMPS_ADDRESS, STAMPS_ABI, provider)
    const owners = kinds.map(() => user.evm)
    return balanceOfBatch!(owners, kinds) as Promise<bigint[]>
  })
  const held = kinds.map((kind, at) => ({ kind, count: counts[at] ?? 0n })).filter(({ count }) => count > 0n)
  return held.map(({ kind, count }) => ({
    ...nftEntry(network, 'ERC1155'),
    quantity: String(count),
    collection_address: STAMPS_ADDRESS,
    collection_name: STAMPS.name,
    nft_id: String(kind),
    token_uri: `${network.caipId}/stamps/{id}`,
    description: 'Anyone can mint it.',
    nft_name: `Stamp ${kind}`,
    explorer_smart_contract_url: explorer(network.caipId, `address/${STAMPS_ADDRESS}`),
  }))
}

async function aptosTokensOf({ store, explorer }: Sources, user: User, network: Network) {
  const { tokens, collections } = store.state.ledger
  const mine = Object.entries(tokens).filter(([, token]) => token.owner === user.aptos)
  return mine.map(([address, token]) => ({
    ...nftEntry(network, collections[token.collection]?.type || 'APT'),
    collection_address: token.collection,
    collection_name: collections[token.collection]?.name ?? '',
    nft_id: address,
    token_uri: token.uri,
    description: token.description,
    nft_name: token.name,
    explorer_smart_contract_url: explorer(network.caipId, `address/${token.collection}`),
  }))
}

const nftEntry = (network: Network, entityType: string) => ({
  caip_id: network.caipId,
  network_name: network.name,
  entity_type: entityType,
  image: '',
  collection_image: '',
  quantity: '1',
})
