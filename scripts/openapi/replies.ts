// Example replies by operationId, and requests by operationId and `Request`, where an example generated from the schema would say
// too little. Examples of named schemas are in examples.ts.
import { EXAMPLES } from './examples.ts'

const at = '2026-11-20T12:04:31.000Z'
const until = '2027-05-20T12:04:31.000Z'
const userSWA = '0x85850eDBd1B60e008cC25aB6bc8558cf6b33558c'
const uuid = '9b2f3c0e-6d1a-4f6e-8a55-0d0b7c1f2e3d'
const usdc = '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'
const hash = `0x${'5a'.repeat(32)}`
const ok = { success: true, status: 'success' }
const wallet = (data: unknown) => ({ ...ok, data })

const payment = {
  id: '6740a1b2c3d4e5f6a7b8c9d0',
  receiptNumber: '2026-27/000042',
  date: at,
  amountMinor: 59_000,
  currency: 'INR',
  taxableMinor: 50_000,
  gstMinor: 9_000,
  plan: 'Pro',
  from: at,
  to: until,
  status: 'paid',
}
const adminPayment = {
  ...payment,
  userId: '6740a1b2c3d4e5f6a7b8c9d1',
  email: 'ananya@example.org',
  orderId: 'order_9A33XWu170gUtm',
  paymentId: 'pay_29QQoUBi66xm2f',
  couponCode: null,
  overLimit: false,
  refundedMinor: 0,
  review: null,
}
const coupon = {
  code: 'DIWALI',
  percentOff: 50,
  prices: null,
  maxRedemptions: 100,
  perUser: 1,
  startsAt: null,
  expiresAt: '2027-11-01T00:00:00.000Z',
  active: true,
  currencies: ['INR', 'USD', 'AED', 'SGD'],
  redemptions: 12,
  createdAt: at,
}
const user = {
  _id: '6740a1b2c3d4e5f6a7b8c9d1',
  email: 'ananya@example.org',
  name: 'Ananya Śrīnivāsan',
  createdAt: at,
  role: 'user',
  banned: false,
  subscriptionPlan: 'Pro',
  planExpiresAt: until,
  paymentId: null,
  couponCode: null,
  nanoIds: ['V1StGXR8_Z5jdHi6B-myT'],
}
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
  getCvIds: {
    success: true,
    userData: {
      email: user.email,
      subscriptionPlan: 'Pro',
      nanoIds: user.nanoIds,
      paymentId: 'pay_29QQoUBi66xm2f',
      couponCode: null,
      planExpiresAt: until,
    },
  },
  importCv: { success: true, cv: EXAMPLES.Cv, unmapped: [], notes: [] },
  listVersions: {
    success: true,
    versions: [
      { version: 4, at, title: 'Engineering CV', published: false, current: true },
      { version: 3, at: '2026-11-19T08:00:00.000Z', title: 'Engineering CV', published: true, current: false },
    ],
  },
  addPicture: {
    success: true,
    picture: {
      id: 'c0ffee'.padEnd(64, '0'),
      url: `https://trucv.example/cvs/V1StGXR8_Z5jdHi6B-myT/picture/${'c0ffee'.padEnd(64, '0')}`,
      width: 640,
      height: 640,
    },
  },
  readParserView: {
    success: true,
    text: 'Ananya Śrīnivāsan\nDistributed systems engineer\n…',
    remarks: [
      { path: '/content/experience/0/endDate', message: 'An end that lies before the start confuses programs.' },
    ],
  },
  verifyCoupon: { success: true, applied: true, value: 295, message: 'DIWALI applied: you pay ₹295.' },
  checkout: {
    success: true,
    order: { id: 'order_9A33XWu170gUtm', amount: 59_000, currency: 'INR' },
    keyId: 'rzp_live_key',
  },
  verifyPayment: { success: true, paymentId: 'pay_29QQoUBi66xm2f' },
  listPayments: { success: true, payments: [payment] },
  listAllPayments: { success: true, payments: [adminPayment], nextCursor: null },
  refundPayment: { success: true, payment: { ...adminPayment, status: 'refund_pending' } },
  listCoupons: { success: true, coupons: [coupon], nextCursor: null },
  createCoupon: { success: true, coupon: { ...coupon, redemptions: 0 } },
  changeCoupon: { success: true, coupon: { ...coupon, active: false } },
  changeUser: { success: true, user },
  mintWalletBearer: { success: true, expireAt: until },
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
