// What access.test.ts expects: a row for each operation, and the operations that an API key of each scope may call.

import { BatchRequest } from '../api/core/contract/desk.ts'
import type { KeyScope } from '../api/core/contract/keys.ts'
import { AskRequest } from '../api/core/contract/requests.ts'
import * as wallet from '../api/core/contract/wallet.ts'
import { exampleOf } from '../scripts/lib/openapi-examples.ts'

export type Row = {
  /** anyone: no bearer needed; published: the snapshot for all, the draft for its owner; user: a signed-in person; owner; admin. */
  who: 'anyone' | 'published' | 'user' | 'owner' | 'admin'
  ok: number
  /** Whether the CV is published first. */
  published?: boolean
  body?: unknown
  headers?: Record<string, string>
  /** Further path parameters. */
  fill?: Record<string, string>
  query?: string
  /** Sends a damaged picture as a form. */
  upload?: true
  /** Whether the CV has a proof, which the path names. */
  proof?: true
  /** Whether the name of the CV has a credential of others, whose id is in the path. */
  credential?: true
  /** Whether the CV has a shared letter, which the path names. */
  letter?: true
  /** The status for API keys, if it is not `ok`: operations that accept API keys only. */
  byKey?: number
  /** Whether a banned account may call the operation. */
  banned?: true
}

const hex = 'ab'.repeat(32)
const edit = { headers: { 'if-match': '"1"' } }

const NO_WEBHOOK = { webhookId: 'W'.repeat(21), deliveryId: 'D'.repeat(21) }
const OF_DESK = {
  requestId: 'R'.repeat(21),
  batchId: 'B'.repeat(21),
  proofId: 'P'.repeat(21),
  token: 'D'.repeat(43),
}
const OF_NAME = { fill: { section: 'personalDetails.name' } }
const ATTACHED = { ...OF_NAME, credential: true } as const

export const ROWS: Record<string, Row> = {
  getHealth: { who: 'anyone', ok: 200 },
  getReadiness: { who: 'anyone', ok: 200 },
  getMetrics: { who: 'anyone', ok: 200 },
  getOpenApi: { who: 'anyone', ok: 200 },
  getConfig: { who: 'anyone', ok: 200 },
  listPlans: { who: 'anyone', ok: 200 },
  showCv: { who: 'anyone', ok: 200, published: true },
  showTemplateCv: { who: 'anyone', ok: 200, published: true },
  showVerification: { who: 'anyone', ok: 200, published: true, query: '?v=1' },
  showCard: { who: 'anyone', ok: 200, published: true },
  // An open CV needs no password; a token that no link has.
  unlockCv: { who: 'anyone', ok: 303, published: true },
  openLink: { who: 'anyone', ok: 404, published: true, fill: { token: 'x'.repeat(22) } },
  readSharing: { who: 'owner', ok: 200 },
  changeSharing: { who: 'owner', ok: 200, body: { expiresAt: null } },
  createLink: { who: 'owner', ok: 201, body: { name: 'Ms Rao' } },
  endLink: { who: 'owner', ok: 404, fill: { linkId: 'none' } },
  readViews: { who: 'owner', ok: 200 },
  listTemplates: { who: 'anyone', ok: 200 },
  showTemplateSample: { who: 'anyone', ok: 200, fill: { template: 'meridian' } },
  readResume: { who: 'anyone', ok: 200, body: { format: 'json-resume', resume: { basics: { name: 'A' } } } },
  // Without Pro.
  downloadPdf: { who: 'owner', ok: 403 },
  downloadDocx: { who: 'owner', ok: 403 },
  downloadMarkdown: { who: 'owner', ok: 200 },
  downloadText: { who: 'owner', ok: 200 },
  previewPage: { who: 'owner', ok: 200 },
  readThumbnail: { who: 'owner', ok: 200 },
  readParserView: { who: 'owner', ok: 200 },
  readCv: { who: 'published', ok: 200 },
  exportJsonResume: { who: 'published', ok: 200 },
  readPicture: { who: 'published', ok: 404, fill: { pictureId: hex } },
  getMe: { who: 'user', ok: 200, banned: true },
  getCvIds: { who: 'user', ok: 200, fill: { email: 'owner@example.org' } },
  listKeys: { who: 'user', ok: 200 },
  createKey: { who: 'user', ok: 201, body: { name: 'A program', scopes: ['cv:read'], days: 30 } },
  endKey: { who: 'user', ok: 404, fill: { keyId: 'K'.repeat(21) } },
  listWebhooks: { who: 'user', ok: 200 },
  createWebhook: { who: 'user', ok: 201, body: { url: 'https://hooks.example.com/', events: ['cv.published'] } },
  switchWebhook: { who: 'user', ok: 404, fill: NO_WEBHOOK, body: { isOn: true } },
  removeWebhook: { who: 'user', ok: 404, fill: NO_WEBHOOK },
  recoverWebhook: { who: 'user', ok: 404, fill: NO_WEBHOOK },
  renewWebhookSecret: { who: 'user', ok: 404, fill: NO_WEBHOOK },
  testWebhook: { who: 'user', ok: 404, fill: NO_WEBHOOK },
  listDeliveries: { who: 'user', ok: 404, fill: NO_WEBHOOK },
  sendDeliveryAgain: { who: 'user', ok: 404, fill: NO_WEBHOOK },
  listCvs: { who: 'user', ok: 200 },
  createCv: { who: 'user', ok: 201, body: {} },
  readCvFile: { who: 'published', ok: 415, published: true, upload: true },
  checkCvFile: { who: 'published', ok: 415, published: true, upload: true },
  importCv: { who: 'user', ok: 201, body: { format: 'json-resume', resume: { basics: { name: 'A' } } } },
  changeCv: { who: 'owner', ok: 200, body: { title: 'Changed' }, ...edit },
  patchCv: { who: 'owner', ok: 200, body: { title: 'Changed' }, ...edit },
  replaceFromJsonResume: { who: 'owner', ok: 200, body: { basics: { name: 'A' } }, ...edit },
  removeCv: { who: 'owner', ok: 204 },
  listTrash: { who: 'user', ok: 200 },
  // The CV is not in the trash, so the call changes nothing.
  recoverCv: { who: 'owner', ok: 200 },
  nameVersion: { who: 'owner', ok: 200, fill: { version: '1' }, body: { name: 'Before the interview' } },
  listLetters: { who: 'owner', ok: 200 },
  createLetter: { who: 'owner', ok: 201, body: { subject: 'Application' } },
  readLetter: { who: 'owner', ok: 200, letter: true },
  changeLetter: { who: 'owner', ok: 200, letter: true, body: { subject: 'Changed' }, ...edit },
  removeLetter: { who: 'owner', ok: 204, letter: true },
  previewLetter: { who: 'owner', ok: 200, letter: true },
  downloadLetterPdf: { who: 'owner', ok: 403, letter: true },
  downloadLetterDocx: { who: 'owner', ok: 403, letter: true },
  downloadLetterText: { who: 'owner', ok: 200, letter: true },
  showLetter: { who: 'anyone', ok: 200, published: true, letter: true },
  listProposals: { who: 'owner', ok: 200 },
  proposeChanges: {
    who: 'owner',
    ok: 201,
    body: {
      version: 1,
      reason: 'It has none',
      operations: [{ op: 'add', path: '/content/profileSummary', value: 'Weaves.' }],
    },
  },
  closeProposal: { who: 'owner', ok: 404, fill: { proposalId: 'P'.repeat(21) } },
  // A sign-in is refused.
  callMcp: { who: 'user', ok: 403, byKey: 200, body: { jsonrpc: '2.0', id: 1, method: 'ping' } },
  listVersions: { who: 'owner', ok: 200 },
  readVersion: { who: 'owner', ok: 200, fill: { version: '1' } },
  restoreCv: { who: 'owner', ok: 200, body: { version: 1 }, ...edit },
  publishCv: { who: 'owner', ok: 200 },
  unpublishCv: { who: 'owner', ok: 200, published: true },
  duplicateCv: { who: 'owner', ok: 201 },
  addSibling: { who: 'owner', ok: 201, body: { language: 'de' } },
  createJobCopy: { who: 'owner', ok: 201, body: { company: 'Northwind' } },
  linkSiblings: { who: 'owner', ok: 200, body: { linked: true } },
  attestSection: { who: 'owner', ok: 200, body: { method: 'account' }, fill: { section: 'personalDetails' } },
  readStatement: { who: 'owner', ok: 200, fill: { section: 'personalDetails.name' } },
  removeAttestation: { who: 'owner', ok: 204, fill: { section: 'personalDetails' } },
  listCvsWithClaim: { who: 'owner', ok: 200, ...OF_NAME },
  searchEntries: { who: 'user', ok: 200, query: '?q=weaving' },
  listUnusedClaims: { who: 'user', ok: 200 },
  withdrawClaim: { who: 'user', ok: 404, fill: { digest: `0x${hex}` } },
  readVerification: { who: 'published', ok: 200, published: true },
  listAttestationKeys: { who: 'anyone', ok: 200 },
  listSealCertificates: { who: 'anyone', ok: 200 },
  listCredentials: { who: 'published', ok: 200, published: true },
  // Of a section without a claim.
  downloadCredential: { who: 'published', ok: 404, published: true, fill: { section: 'personalDetails' } },
  readDid: { who: 'anyone', ok: 200 },
  readCheckpoint: { who: 'anyone', ok: 200 },
  readLogKeys: { who: 'anyone', ok: 200 },
  // The path is a pattern.
  readLogTile: { who: 'anyone', ok: 404 },
  readStatusList: { who: 'anyone', ok: 404, fill: { list: '1' } },
  listContexts: { who: 'anyone', ok: 200 },
  readContext: { who: 'anyone', ok: 200, fill: { name: 'www.w3.org-ns-credentials-v2' } },
  addPicture: { who: 'owner', ok: 400, upload: true },
  removePicture: { who: 'owner', ok: 404, fill: { pictureId: hex } },
  addProof: { who: 'owner', ok: 400, ...OF_NAME, upload: true },
  readProof: { who: 'owner', ok: 200, ...OF_NAME, proof: true },
  keepProof: { who: 'owner', ok: 204, ...OF_NAME, proof: true },
  removeProof: { who: 'owner', ok: 204, ...OF_NAME, proof: true },
  attachCredential: { who: 'owner', ok: 422, query: '?section=personalDetails.name', upload: true },
  listAttachedCredentials: { who: 'owner', ok: 200 },
  readReceivedCredential: { who: 'owner', ok: 200, ...ATTACHED },
  checkCredential: { who: 'owner', ok: 204, ...ATTACHED },
  keepCredential: { who: 'owner', ok: 204, ...ATTACHED },
  removeReceivedCredential: { who: 'owner', ok: 204, ...ATTACHED },
  askInstitution: {
    who: 'owner',
    ok: 201,
    ...OF_NAME,
    body: exampleOf(AskRequest),
  },
  // With a live link of somebody else's CV, which needs no account.
  showRequest: { who: 'anyone', ok: 200 },
  answerRequest: { who: 'anyone', ok: 409, body: { decision: 'revoke' } },
  readRequestProof: { who: 'anyone', ok: 200 },
  showWithdrawal: { who: 'anyone', ok: 200 },
  showOptOut: { who: 'anyone', ok: 200 },
  optOut: { who: 'anyone', ok: 200 },
  showDeskOffer: { who: 'anyone', ok: 404 },
  mailDeskLink: { who: 'anyone', ok: 404 },
  // Without the session of a desk, which no account has.
  ...Object.fromEntries(
    'readDesk leaveDesk listDeskRequests readDeskRequest readDeskProof listDeskFacts listDeskDecisions readDeskBatch undoDeskBatch'
      .split(' ')
      .map(name => [name, { who: 'anyone', ok: 401, fill: OF_DESK } as const]),
  ),
  changeDesk: { who: 'anyone', ok: 401, body: { mails: 'never', hour: 7 } },
  decideAtDesk: { who: 'anyone', ok: 401, body: exampleOf(BatchRequest) },
  findDesk: { who: 'user', ok: 200, body: { email: 'registrar@university.example' } },
  inviteToDesk: { who: 'admin', ok: 204, body: { email: 'registrar@university.example' } },
  askForDesk: { who: 'anyone', ok: 204, body: { email: 'nobody@university.example' } },
  // With tokens of no link.
  showDeskLink: { who: 'anyone', ok: 404, fill: OF_DESK },
  openDesk: { who: 'anyone', ok: 404, fill: OF_DESK },
  renewDeskLink: { who: 'anyone', ok: 404, fill: OF_DESK },
  showUndo: { who: 'anyone', ok: 404, fill: OF_DESK },
  undoByLink: { who: 'anyone', ok: 404, fill: OF_DESK },
  verifyCoupon: { who: 'user', ok: 200, query: '?couponCode=NONE&currType=INR&userMailId=owner@example.org' },
  applyCoupon: { who: 'user', ok: 422, body: { couponCode: 'NONE', currType: 'INR' } },
  checkout: { who: 'user', ok: 200, body: { amount: 59_000, currType: 'INR' } },
  createOrder: { who: 'user', ok: 201, body: { amount: 59_000, currType: 'INR' } },
  verifyOrder: { who: 'user', ok: 400, body: { paymentId: '', signature: '' } },
  verifyPayment: {
    who: 'user',
    ok: 400,
    body: { razorpay_payment_id: '', razorpay_order_id: '', razorpay_signature: '', userMailId: 'owner@example.org' },
  },
  listPayments: { who: 'user', ok: 200, banned: true },
  // The payment of another account.
  downloadReceipt: { who: 'owner', ok: 404, banned: true },
  downloadTaxDocument: { who: 'owner', ok: 404, banned: true },
  readTaxDocument: { who: 'owner', ok: 404, banned: true },
  findTaxDocument: { who: 'anyone', ok: 404, fill: { hash: hex } },
  readBilling: { who: 'user', ok: 200 },
  changeBilling: { who: 'user', ok: 200, body: { billing: { country: 'IN', state: '29' } } },
  eraseBilling: { who: 'user', ok: 204 },
  listTaxDocuments: { who: 'admin', ok: 200 },
  readAnyTaxDocument: { who: 'admin', ok: 200 },
  downloadAnyTaxDocument: { who: 'admin', ok: 200 },
  // Its payment was sent back: nothing is left of it.
  amendTaxDocument: {
    who: 'admin',
    ok: 409,
    body: { billing: { country: 'IN', state: '27' }, reason: 'Wrong State' },
  },
  // It has no lost chargeback.
  creditDispute: { who: 'admin', ok: 409, body: { disputeId: 'disp_EsIAlDcoUr8CaQ', reason: 'The bank decided' } },
  listTaxYearHolds: { who: 'admin', ok: 200 },
  holdTaxYear: { who: 'admin', ok: 204, body: { year: '26-27', reason: 'Proceedings' } },
  // It is not on hold.
  releaseTaxYear: { who: 'admin', ok: 404, body: { year: '25-26', reason: 'Closed' } },
  readGstr1: { who: 'admin', ok: 200, query: '?month=2026-11' },
  downloadGstr1Table: { who: 'admin', ok: 200, query: '?month=2026-11&table=b2b' },
  downloadGstr1: { who: 'admin', ok: 200, query: '?month=2026-11' },
  // No invoice waits for it.
  setInrValue: { who: 'admin', ok: 409, body: { inrMinor: 249_007, source: 'RBI reference rate' } },
  receiveRazorpayEvent: { who: 'anyone', ok: 400, body: {} },
  listCoupons: { who: 'admin', ok: 200 },
  createCoupon: { who: 'admin', ok: 201, body: { code: 'FRESH', percentOff: 10 } },
  changeCoupon: { who: 'admin', ok: 200, body: { active: true }, fill: { code: 'KEPT' } },
  removeCoupon: { who: 'admin', ok: 204, fill: { code: 'GONE' } },
  listAllPayments: { who: 'admin', ok: 200 },
  refundPayment: { who: 'admin', ok: 200, body: { reason: 'Bought twice' } },
  getWalletConfig: { who: 'anyone', ok: 200 },
  listWalletLoginKeys: { who: 'anyone', ok: 200 },
  showGoogleReturn: { who: 'anyone', ok: 200 },
  // Without a wallet session: an account gets 401, and a request without an account is a stranger's.
  ...Object.fromEntries(
    [
      ...'endWalletSession listWallets listWalletNetworks listWalletTokens readWalletPortfolio listWalletActivity'.split(
        ' ',
      ),
      ...'listWalletNfts listWalletOrders listWalletNftOrders readWalletKeys readWalletGasValues verifyWalletSession'.split(
        ' ',
      ),
    ].map(name => [name, { who: 'user', ok: 401 } as const]),
  ),
  ...Object.fromEntries(
    [
      ['mintWalletBearer', exampleOf(wallet.WalletBearerRequest)],
      ['grantPaymasterData', exampleOf(wallet.WalletPaymasterRequest)],
      ['executeWalletOperation', exampleOf(wallet.WalletExecuteRequest)],
      ['signWalletMessage', exampleOf(wallet.WalletSignMessageRequest)],
      ['readContractData', exampleOf(wallet.WalletReadContractRequest)],
      ['estimateWalletOrder', exampleOf(wallet.WalletEstimateRequest)],
    ].map(([name, body]) => [name as string, { who: 'user', ok: 401, body } as const]),
  ),
  authenticateWallet: { who: 'user', ok: 400, body: exampleOf(wallet.WalletLoginRequest) },
  sendWalletEmailCode: { who: 'user', ok: 200, body: { data: { email: 'owner@example.org' } } },
  sendWalletWhatsappCode: { who: 'user', ok: 200, body: { data: { whatsapp_number: '9876543210' } } },
  verifyWalletEmailCode: { who: 'user', ok: 400, body: { data: { email: 'owner@example.org' } } },
  verifyWalletWhatsappCode: { who: 'user', ok: 400, body: { data: { whatsapp_number: '9876543210' } } },
  // Plan and role are not for keys: keys.test.ts.
  changeUser: { who: 'admin', ok: 200, body: { banned: false } },
  getAllUser: { who: 'admin', ok: 200 },
  listUsers: { who: 'admin', ok: 200 },
  readUser: { who: 'admin', ok: 200 },
  exportUsers: { who: 'admin', ok: 200 },
  readStats: { who: 'admin', ok: 200 },
  listAudit: { who: 'admin', ok: 200 },
  readAnyPayment: { who: 'admin', ok: 200 },
  moderateCv: { who: 'admin', ok: 204, published: true, body: { reason: 'Not a CV' } },
  exportAccount: { who: 'user', ok: 200, banned: true },
  signOutEverywhere: { who: 'user', ok: 200 },
  // With an address of no account: accounts.test.ts removes accounts.
  removeAccount: { who: 'user', ok: 400, body: { email: 'nobody.at.all@example.org' }, banned: true },
}

/** The scope that each operation requires of an API key. Operations in no row refuse every key, but operations that read no bearer. */
export const KEY_MAY: Record<KeyScope, string> = {
  'cv:read':
    'getMe getCvIds listCvs readCv exportJsonResume readPicture listTrash listVersions readVersion readViews listLetters readLetter listProposals searchEntries callMcp',
  'cv:draft':
    'createCv importCv readCvFile checkCvFile changeCv patchCv replaceFromJsonResume recoverCv nameVersion restoreCv duplicateCv addSibling createJobCopy addPicture proposeChanges',
  // A shared letter is public as it is.
  'cv:publish':
    'publishCv unpublishCv linkSiblings readSharing changeSharing createLink endLink createLetter changeLetter',
  'files:read':
    'downloadPdf downloadDocx downloadMarkdown downloadText previewPage readThumbnail readParserView previewLetter downloadLetterPdf downloadLetterDocx downloadLetterText',
  'claims:read':
    'readVerification listCredentials downloadCredential readProof listAttachedCredentials readReceivedCredential listCvsWithClaim listUnusedClaims',
  'admin:read':
    'listCoupons listAllPayments readAnyPayment listTaxYearHolds readGstr1 getAllUser listUsers readUser exportUsers readStats listAudit',
  'admin:write': 'createCoupon changeCoupon changeUser moderateCv inviteToDesk',
}
export const mayCall = (scope: KeyScope, name: string) => KEY_MAY[scope].split(' ').includes(name)
