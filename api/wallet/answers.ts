// What the backend answers: examples for openapi.yaml, because the contract leaves `data` open.
import { CHAIN, USDC, UUID, WALLET } from '../core/contract/examples.ts'

const hash = `0x${'5a'.repeat(32)}`
const chain = { caip_id: CHAIN, network_name: 'POLYGON' }
const usdc = { symbol: 'USDC', name: 'USD Coin' }

export const SENT = { status: 'success', message: 'The code is sent.', code: 200, token: UUID, trace_id: UUID }
export const VERIFIED = { auth_token: '(an id token of the wallet’s vendor)', message: 'success' }
export const LOGGED_IN = { userSWA: WALLET, nonce: UUID, clientSWA: WALLET, sessionExpiry: 1_790_000_000 }
export const ACCOUNT = { ...chain, address: WALLET, network_id: UUID, network_symbol: 'POL' }
export const NETWORK = { ...chain, chain_id: '137', type: 'EVM', network_id: UUID }
export const TOKEN = { ...usdc, address: USDC, caip_id: CHAIN, decimals: '6' }
export const PORTFOLIO = {
  aggregated_data: { holdings_count: '1', holdings_price_usdt: '12.50', total_holding_price_usdt: '12.50' },
  group_tokens: [{ ...usdc, balance: '12.5', network_name: 'POLYGON', tokens: null }],
}
export const TRANSFER = {
  symbol: 'USDC',
  amount: '1',
  transfer_type: 'WITHDRAW',
  status: 'SUCCESSFUL',
  tx_hash: hash,
  caip_id: CHAIN,
}
export const NFT = {
  ...chain,
  entity_type: 'ERC721',
  collection_address: USDC,
  collection_name: 'Badges',
  nft_id: '7',
  nft_name: 'Badge #7',
  quantity: '1',
  token_uri: 'https://badges.example.org/7.json',
  description: '',
  image: '',
}
export const ORDER = {
  ...chain,
  status: 'SUCCESSFUL',
  intent_id: UUID,
  intent_type: 'TOKEN_TRANSFER',
  transaction_hash: [hash],
  downstream_transaction_hash: [hash],
  details: { recipientWalletAddress: WALLET, tokenAddress: USDC, amount: '1000000' },
  reason: '',
  block_timestamp: 1_790_000_000,
}
export const KEYS = { user_id: UUID, user_swa: WALLET, ecdsa_key_id: 'ecdsa-1', eddsa_key_id: 'eddsa-1' }
export const GAS = { maxFeePerGas: '0xee6b2800', maxPriorityFeePerGas: '0x3b9aca00' }
export const SESSION = { user_swa: WALLET, client_swa: WALLET, is_session_added: true }
export const SIGNED = { transaction_id: UUID, signature: 'ab'.repeat(65) }
export const ESTIMATE = { callData: '0x8dd7712f', details: {}, userOps: {} }
