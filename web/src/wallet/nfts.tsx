// The wallet's NFTs, and the ways to make more.
import { canBeGiven, nftKey } from './choices.ts'
import type { PartProps } from './open-view.tsx'
import { Code, Empty, Shown, Unsaid } from './parts.tsx'
import { useNfts } from './reads.ts'
import { keyed, type NftEntry } from './shapes.ts'
import { networkTitle, shortened } from './words.ts'

export function Nfts({ wallet: { calls }, onStart }: PartProps) {
  const read = useNfts(calls)
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
        {nfts =>
          nfts.length === 0 ? (
            <Empty>No NFTs yet. Mint one, or receive one.</Empty>
          ) : (
            <ul className="wallet-rows">
              {keyed(nfts, nftKey).map(({ key, one }) => (
                <NftRow
                  key={key}
                  nft={one}
                  onTransfer={() => onStart('nftTransfer', { nft: nftKey(one), amount: '1' })}
                />
              ))}
            </ul>
          )
        }
      </Shown>
    </>
  )
}

function NftRow({ nft, onTransfer }: { nft: NftEntry; onTransfer: () => void }) {
  const name = nft.nftName || shortened(nft.nftId) || 'NFT without a name'
  return (
    <li>
      <span className="wallet-what">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>{[nft.collectionName, networkTitle(nft.networkName), nft.entityType].filter(Boolean).join(' · ')}</small>
        {nft.description && <small>{nft.description}</small>}
      </span>
      {nft.collectionAddress ? (
        <Code text={nft.collectionAddress} what="the collection’s address" />
      ) : (
        <Unsaid>Collection not known</Unsaid>
      )}
      <button type="button" className="link-button" disabled={!canBeGiven(nft)} onClick={onTransfer}>
        Transfer<span className="visually-hidden"> {name}</span>
      </button>
    </li>
  )
}
