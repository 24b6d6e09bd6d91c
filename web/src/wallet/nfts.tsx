// The wallet's NFTs, and the ways to make more.
import { useWalletRead } from '../data/wallet.ts'
import type { PartProps } from './open-view.tsx'
import { Code, Empty, Shown } from './parts.tsx'
import type { NftEntry } from './shapes.ts'
import { networkTitle } from './words.ts'

export function Nfts({ wallet: { calls }, onStart }: PartProps) {
  const read = useWalletRead<NftEntry[]>(calls, 'listNfts')
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
              {nfts.map((nft, at) => (
                <NftRow
                  key={`${nft.caipId} ${nft.collectionAddress} ${nft.nftId}`}
                  nft={nft}
                  onTransfer={() => onStart('nftTransfer', { nft: String(at), amount: '1' })}
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
  return (
    <li>
      <span className="wallet-what">
        <strong>{nft.nftName || nft.nftId}</strong>
        <small>{[nft.collectionName, networkTitle(nft.networkName), nft.entityType].filter(Boolean).join(' · ')}</small>
        {nft.description && <small>{nft.description}</small>}
      </span>
      <Code text={nft.collectionAddress} what="the collection’s address" />
      <button type="button" className="link-button" onClick={onTransfer}>
        Transfer<span className="visually-hidden"> {nft.nftName || nft.nftId}</span>
      </button>
    </li>
  )
}
