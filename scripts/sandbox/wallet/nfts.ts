// The NFTs that a user's wallets hold, in the shape of the backend's replies. Knows no HTTP.
import { NETWORKS, type Network } from './networks.ts'
import type { Sources } from './portfolio.ts'
import type { User } from './state.ts'
import { addressOn } from './world.ts'

export const nftsOf = (sources: Sources, user: User) => NETWORKS.flatMap(network => nftsOn(sources, user, network))

function nftsOn({ world, explorer }: Sources, user: User, network: Network) {
  world.fund(user, network)
  const { tokens, collections } = world.ledgerOf(network)
  const owner = addressOn(network, user)
  const held = Object.values(tokens).filter(token => token.owner === owner && token.quantity !== '0')
  return held.map(token => ({
    caip_id: network.caipId,
    network_name: network.name,
    entity_type: collections[token.collection]?.type || network.family,
    image: '',
    collection_image: '',
    quantity: token.quantity,
    collection_address: token.collection,
    collection_name: collections[token.collection]?.name ?? '',
    nft_id: token.id,
    token_uri: token.uri,
    description: token.description,
    nft_name: token.name,
    explorer_smart_contract_url: explorer(network.caipId, token.collection),
  }))
}
