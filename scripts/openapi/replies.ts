// Example replies by operationId, and requests by operationId and `Request`, where an example generated from the schema would say
// too little. Examples of named schemas are in examples.ts.
const userSWA = '0x85850eDBd1B60e008cC25aB6bc8558cf6b33558c'
const uuid = '9b2f3c0e-6d1a-4f6e-8a55-0d0b7c1f2e3d'
const usdc = '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'
const hash = `0x${'5a'.repeat(32)}`
const ok = { success: true, status: 'success' }
const wallet = (data: unknown) => ({ ...ok, data })

const sent = wallet({ status: 'success', message: 'The code is sent.', code: 200, token: uuid, trace_id: uuid })
const verified = wallet({ auth_token: '(an id token of the wallet’s vendor)', message: 'success' })
const order = {
  status: 'SUCCESSFUL',
  intent_id: uuid,
  intent_type: 'TOKEN_TRANSFER',
  network_name: 'POLYGON',
  caip_id: 'eip155:137',
  transaction_hash: [hash],
  downstream_transaction_hash: [hash],
  details: { recipientWalletAddress: userSWA, tokenAddress: usdc, amount: '1000000' },
  reason: '',
  block_timestamp: 1_790_000_000,
}
const nft = {
  caip_id: 'eip155:137',
  network_name: 'POLYGON',
  entity_type: 'ERC721',
  collection_address: usdc,
  collection_name: 'Badges',
  nft_id: '7',
  nft_name: 'Badge #7',
  quantity: '1',
  token_uri: 'https://badges.example.org/7.json',
  description: '',
  image: '',
}

/** Replies and requests by operation. */
export const REPLIES: Readonly<Record<string, unknown>> = {
  listPlans: {
    success: true,
    plans: [
      { id: 'free', name: 'Free', price: 0, per: 'year', features: ['Unlimited edits', 'Both public pages'] },
      {
        id: 'pro',
        name: 'Pro',
        months: 6,
        gstPercent: 18,
        prices: [
          { currency: 'INR', price: 590, list: 599 },
          { currency: 'USD', price: 30 },
        ],
        features: ['PDF and Word'],
      },
    ],
  },
  listTemplates: {
    success: true,
    templates: [
      {
        id: 'meridian',
        name: 'Meridian',
        description: 'One column, quiet lines.',
        options: {
          accent: { default: '#0b6b4f' },
          paper: { default: 'A4', values: ['A4', 'Letter'] },
          fontSize: { default: 10, minimum: 8, maximum: 12 },
        },
        look: { fonts: ['Source Serif 4', 'Inter'], columns: 'one' },
      },
    ],
  },
  getConfig: {
    success: true,
    googleClientId: 'your-client-id.apps.googleusercontent.com',
    googleScriptUrl: 'https://accounts.google.com/gsi/client',
    googleAuthorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    razorpayCheckoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    supportEmail: 'support@example.com',
    seller: { name: 'Sample Seller', address: '1 Sample Street, 560001 Bengaluru, India', gstin: '29AAAAA0000A1Z5' },
    sandbox: null,
  },
  receiveRazorpayEventRequest: {
    entity: 'event',
    event: 'payment.captured',
    payload: {
      payment: {
        entity: {
          id: 'pay_29QQoUBi66xm2f',
          order_id: 'order_9A33XWu170gUtm',
          amount: 59_000,
          currency: 'INR',
          status: 'captured',
        },
      },
    },
  },
  listWalletLoginKeys: {
    keys: [
      {
        kty: 'EC',
        crv: 'P-256',
        x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
        y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
        kid: 'wallet-2026-11',
        alg: 'ES256',
        use: 'sig',
      },
    ],
  },
  getWalletConfig: {
    success: true,
    environment: 'sandbox',
    chainId: 24_879,
    entryPoint: '0x2F7Cd5A79E9ecF0A7a1B4F2Ce1F1D0b3c8E5d6a7',
    jobManager: '0xED3D17cae886e008D325Ad7c34F3bdE030B80c2E',
    paymaster: '0x74324fA6Fa67b833dfdea4C1b3A9898574d076e3',
    clientSWA: '0xfC5d3e74106655d872ef15477bB64bC7eeB6a3d5',
    threshold: 1,
    onboardingUrl: 'https://sandbox-onboarding.okto.tech',
    googleClientId: 'the-vendors.apps.googleusercontent.com',
  },
  exportJsonResume: {
    basics: { name: 'Ananya Śrīnivāsan', label: 'Distributed systems engineer', summary: 'Keeps data **safe**.' },
    work: [{ name: 'Kaveri Data', position: 'Staff Engineer', startDate: '2021-03' }],
    skills: [{ name: 'Rust', level: 'Expert', keywords: ['async', 'FFI'] }],
  },
  readParserView: {
    success: true,
    text: 'Ananya Śrīnivāsan\nDistributed systems engineer\n…',
    remarks: [
      { path: '/content/experience/0/endDate', message: 'An end that lies before the start confuses programs.' },
    ],
  },
  authenticateWallet: wallet({ userSWA, nonce: uuid, clientSWA: userSWA, sessionExpiry: 1_790_000_000 }),
  sendWalletEmailCode: sent,
  sendWalletWhatsappCode: sent,
  verifyWalletEmailCode: verified,
  verifyWalletWhatsappCode: verified,
  listWallets: wallet([
    { caip_id: 'eip155:137', network_name: 'POLYGON', address: userSWA, network_id: uuid, network_symbol: 'POL' },
  ]),
  listWalletNetworks: wallet({
    count: 1,
    network: [{ caip_id: 'eip155:137', network_name: 'POLYGON', chain_id: '137', type: 'EVM', network_id: uuid }],
  }),
  listWalletTokens: wallet({
    count: 1,
    tokens: [{ address: usdc, caip_id: 'eip155:137', symbol: 'USDC', name: 'USD Coin', decimals: '6' }],
  }),
  readWalletPortfolio: wallet({
    aggregated_data: { holdings_count: '1', holdings_price_usdt: '12.50', total_holding_price_usdt: '12.50' },
    group_tokens: [{ symbol: 'USDC', name: 'USD Coin', balance: '12.5', network_name: 'POLYGON', tokens: null }],
  }),
  listWalletActivity: wallet({
    count: 1,
    activity: [
      {
        symbol: 'USDC',
        amount: '1',
        transfer_type: 'WITHDRAW',
        status: 'SUCCESSFUL',
        tx_hash: hash,
        caip_id: 'eip155:137',
      },
    ],
  }),
  listWalletNfts: wallet({ count: 1, details: [nft] }),
  listWalletOrders: wallet({ count: 1, items: [order] }),
  listWalletNftOrders: wallet({ count: 1, items: [{ ...order, intent_type: 'NFT_TRANSFER' }] }),
  readWalletKeys: wallet({ user_id: uuid, user_swa: userSWA, ecdsa_key_id: 'ecdsa-1', eddsa_key_id: 'eddsa-1' }),
  readWalletGasValues: wallet({ maxFeePerGas: '0xee6b2800', maxPriorityFeePerGas: '0x3b9aca00' }),
  verifyWalletSession: wallet({ user_swa: userSWA, client_swa: userSWA, is_session_added: true }),
  executeWalletOperation: wallet({ jobId: uuid }),
  signWalletMessage: wallet([{ transaction_id: uuid, signature: 'ab'.repeat(65) }]),
  readContractData: wallet(['12500000']),
  estimateWalletOrder: wallet({ callData: '0x8dd7712f', details: {}, userOps: {} }),
}
