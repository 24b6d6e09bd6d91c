// Examples of the main named schemas in openapi.yaml.
// One example for each shape that a reader of openapi.yaml meets first.

const privacy = { email: 'private', phoneNumber: 'private', location: 'public', imageUrl: 'public' }
const content = {
  personalDetails: {
    name: 'Ananya Śrīnivāsan',
    profession: 'Distributed systems engineer',
    email: 'ananya@example.org',
    location: 'Bengaluru, India',
    links: [{ id: 'site', label: 'Website', url: 'https://ananya.example.org' }],
  },
  profileSummary: 'Keeps data **safe** and quiet.',
  experience: [
    {
      id: 'kaveri',
      company: 'Kaveri Data',
      position: 'Staff Engineer',
      startDate: '2021-03',
      current: true,
      description: 'Owns the **log store** of [the platform](https://kaveri.example.org).',
      format: 'markdown',
      highlights: ['Cut the 99th percentile of commits from 80 ms to 9 ms.'],
    },
  ],
  skills: [{ id: 'rust', name: 'Rust', level: 'Expert', keywords: ['async', 'FFI'] }],
}
const entry = {
  isSelfAttested: false,
  level: 'stated',
  attestation: null,
  proof: [],
  mailStatus: 'none',
  confirmation: null,
}
const cv = {
  nanoId: 'V1StGXR8_Z5jdHi6B-myT',
  title: 'Engineering CV',
  template: 'meridian',
  style: {},
  language: 'en',
  content,
  privacy,
  verification: {
    personalDetails: { ...entry, fields: { name: entry } },
    education: { class10: entry, class12: entry, undergraduation: entry, postgraduation: entry },
    ...Object.fromEntries(ATTESTABLE_LISTS.map(list => [list, {}])),
    profile_summary: entry,
  },
  published: { version: 3, at: '2026-11-20T12:04:31.000Z' },
  indexable: false,
  version: 4,
  rev: 1,
  createdAt: '2026-11-18T09:30:00.000Z',
  updatedAt: '2026-11-20T12:10:02.000Z',
  views: 12,
}
const { content: _content, verification: _verification, ...summary } = cv

const uuid = '9b2f3c0e-6d1a-4f6e-8a55-0d0b7c1f2e3d'
const sessionPk = `0x04${'5e'.repeat(64)}`
const userSWA = '0x85850eDBd1B60e008cC25aB6bc8558cf6b33558c'
const signature = `0x${'ab'.repeat(64)}1b`
const operation = {
  sender: userSWA,
  nonce: '0x000000000000000000000000000000009b2f3c0e6d1a4f6e8a550d0b7c1f2e3d',
  paymaster: '0x74324fA6Fa67b833dfdea4C1b3A9898574d076e3',
  callGasLimit: '0x927c0',
  verificationGasLimit: '0x61a80',
  preVerificationGas: '0x186a0',
  maxFeePerGas: '0xee6b2800',
  maxPriorityFeePerGas: '0x3b9aca00',
  paymasterPostOpGasLimit: '0x30d40',
  paymasterVerificationGasLimit: '0x30d40',
  callData: '0x8dd7712f',
  paymasterData: '0x',
  signature,
}

export const EXAMPLES: Readonly<Record<string, unknown>> = {
  Problem: {
    success: false,
    code: 'invalid_request',
    message: '/content/skills/0/name: This must be a text.',
    requestId: '3f0c8a52-6f0e-4f2b-9d0c-0b7f5d3a9c11',
    errors: [{ path: '/content/skills/0/name', message: 'This must be a text.' }],
  },
  Cv: cv,
  CvSummary: { ...summary, name: content.personalDetails.name },
  CvContent: content,
  CvPrivacy: privacy,
  CreateCvRequest: { title: 'Engineering CV', content },
  ChangeCvRequest: { title: 'Engineering CV, short', content },
  RestoreCvRequest: { version: 2 },
  AttestRequest: { method: 'account' },
  VerificationRequest: {
    email: 'registrar@university.example',
    institution: 'University of Example',
    reference: '21CS1042',
  },
  DecisionRequest: { decision: 'confirm', name: 'Dr. Meera Iyer, registrar', note: 'As in our register.' },
  ImportCvRequest: { format: 'json-resume', resume: { basics: { name: 'Ananya Śrīnivāsan' } } },
  ChangeUserRequest: { subscriptionPlan: 'Pro', planExpiresAt: '2027-05-20T00:00:00.000Z', reason: 'Goodwill' },
  CheckoutRequest: { amount: 59_000, currType: 'INR' },
  PaymentVerificationRequest: {
    razorpay_payment_id: 'pay_29QQoUBi66xm2f',
    razorpay_order_id: 'order_9A33XWu170gUtm',
    razorpay_signature: 'd885aecb2869c61167bd5ed1cc75473f14ec1cf304cb1074fd37989b3ac9e5ce',
    userMailId: 'ananya@example.org',
  },
  CreateCouponRequest: { code: 'DIWALI', percentOff: 50, maxRedemptions: 100, expiresAt: '2027-11-01T00:00:00.000Z' },
  ChangeCouponRequest: { active: false },
  WalletEmailCodeRequest: { data: { email: 'ananya@example.org' } },
  WalletWhatsappCodeRequest: { data: { whatsapp_number: '9876543210', token: uuid, otp: '123456' } },
  WalletLoginRequest: { authData: { provider: 'client_jwt' }, sessionPk, sessionDataUserSignature: signature },
  WalletExecuteRequest: operation,
  WalletSignMessageRequest: {
    data: {
      userData: { userSWA, jobId: uuid, sessionPk },
      transactions: [
        { transactionId: uuid, method: 'EIP191', signingMessage: 'Hello', userSessionSignature: signature },
      ],
    },
  },
  WalletReadContractRequest: {
    caip2Id: 'eip155:137',
    data: {
      contractAddress: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
      abi: {
        name: 'balanceOf',
        type: 'function',
        stateMutability: 'view',
        inputs: [{ name: 'account', type: 'address' }],
        outputs: [{ name: '', type: 'uint256' }],
      },
      args: { account: userSWA },
    },
  },
  WalletEstimateRequest: {
    type: 'TOKEN_TRANSFER',
    jobId: uuid,
    details: { recipientWalletAddress: userSWA, caip2Id: 'eip155:137', tokenAddress: '', amount: '1000000' },
    gasDetails: { maxFeePerGas: '0xBA43B7400', maxPriorityFeePerGas: '0xBA43B7400' },
  },
  WalletBearerRequest: { data: { expire_at: 1_790_000_000, session_pub_key: sessionPk }, data_signature: signature },
  WalletPaymasterRequest: { nonce: uuid },
  RemoveAccountRequest: { email: 'ananya@example.org' },
  UnpublishRequest: { reason: 'Shows somebody else’s address' },
  RefundRequest: { reason: 'Bought twice by mistake' },
  Stats: {
    users: 1_204,
    pro: 87,
    cvs: 1_930,
    publishedCvs: 1_011,
    sales: [{ currency: 'INR', count: 91, amountMinor: 5_369_000 }],
    days: [
      { day: '2026-11-20', signUps: 14, publishedCvs: 9, sales: [{ currency: 'INR', count: 2, amountMinor: 118_000 }] },
    ],
  },
  AuditLine: {
    id: '674f0c1e9b2f3c0e6d1a4f70',
    at: '2026-11-20T12:04:31.000Z',
    by: '674f0c1e9b2f3c0e6d1a4f6f',
    byEmail: 'admin@example.org',
    what: 'user.change',
    target: '674f0c1e9b2f3c0e6d1a4f6e',
    targetEmail: 'ananya@example.org',
    detail: { subscriptionPlan: 'Pro' },
    reason: 'Goodwill',
  },
}
