// The wallet's NFTs, and the actions that make new ones.
import { canBeGiven, nftKey } from '../actions/choices.ts'
import type { NftEntry } from '../kit/index.ts'
import { Code, Rows, type SectionProps, Shown, Title, Unknown } from '../parts.tsx'
import { useNfts } from '../reads.ts'
import { networkTitle, shortened } from '../words.ts'

export function Nfts({ wallet, onStart }: SectionProps) {
  const read = useNfts(wallet)
  return (
    <>
      <div className="wallet-ways">
        <button type="button" className="button" onClick={() => onStart('nftMint')}>
          Mint an NFT
        </button>
        <button type="button" className="button" onClick={() => onStart('nftCreateCollection')}>
          Create a collection
        </button>
      </div>
      <Shown read={read} what="NFTs are">
        {nfts => (
          <Rows list={nfts} idOf={nftKey} columns={3} empty="No NFTs yet. Mint one, or receive one.">
            {one => <NftRow nft={one} onTransfer={() => onStart('nftTransfer', { nft: nftKey(one), amount: '1' })} />}
          </Rows>
        )}
      </Shown>
    </>
  )
}

function NftRow({ nft, onTransfer }: { nft: NftEntry; onTransfer: () => void }) {
  const name = nft.nftName || shortened(nft.nftId) || 'NFT without a name'
  const facts = [nft.collectionName, networkTitle(nft.networkName), nft.entityType].filter(Boolean).join(' · ')
  return (
    <>
      <Title title={<bdi>{name}</bdi>} notes={[facts, nft.description]} />
      {nft.collectionAddress ? (
        <Code text={nft.collectionAddress} what="the collection’s address" />
      ) : (
        <Unknown>Collection not known</Unknown>
      )}
      <button type="button" className="link-button" disabled={!canBeGiven(nft)} onClick={onTransfer}>
        Transfer<span className="visually-hidden"> {name}</span>
      </button>
    </>
  )
}
