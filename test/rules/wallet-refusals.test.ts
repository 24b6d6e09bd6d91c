// Refusals of the wallet's rules and their messages: the vectors of validation, state and replies. Where the public SDK has a bug
// (`quirk`), the table below has the behaviour of our client.

import { readVariables } from '../../api/config/variables.ts'
import {
  answerOf,
  authTokenOf,
  type CallName,
  callOf,
  camelCaseKeys,
  failureOf,
  isSessionOf,
  ordersQuery,
  otpTokenOf,
  publicDetail,
  shownAnswerOf,
  userSwaOf,
} from '../../api/core/wallet/calls.ts'
import {
  alreadyLoggedIn,
  type Issue,
  mustBeLoggedIn,
  noSessionKeys,
  notLoggedIn,
  noUserKeys,
  WalletError,
} from '../../api/core/wallet/errors.ts'
import { INTENTS, type IntentName } from '../../api/core/wallet/intent-checks.ts'
import type { Network } from '../../api/core/wallet/intents.ts'
import { assertFeePayer, intentOf, jobParametersOf, networkFor } from '../../api/core/wallet/intents.ts'
import { contactProblem, emailProblem, phoneProblem, providerOf, socialTokenOf } from '../../api/core/wallet/login.ts'
import { signatureOf } from '../../api/core/wallet/signatures.ts'
import { userOperationProblems } from '../../api/core/wallet/user-operation.ts'
import { ApiProblem } from '../../web/src/data/exchange.ts'
import { errorInWords } from '../../web/src/wallet/words.ts'
import t from '../tap.ts'
import { type Vector, vectorsOf } from './wallet-vectors.ts'

/** Our behaviour where the SDK has a bug: a message, or null for no error. */
const INSTEAD: Record<string, string | null> = {
  'validation/loginUsingOAuth/public-provider-apple': 'Unsupported provider: apple',
  'validation/tokenTransfer/public-fraction': 'Validation failed: Amount must be an integer',
  'validation/tokenTransfer/public-over-uint256': 'Validation failed: Amount is too large',
  // The fee payer is checked apart from the intent: see below.
  'validation/tokenTransfer/public-bad-checksum-feepayer': null,
  // Hexadecimal with or without 0x, as the message says.
  'validation/nftTransfer/public-id-hex-letters-no-prefix': null,
  'validation/nftTransfer/public-amount-bigint': null,
  'validation/nftTransfer/public-amount-omitted': null,
  'validation/nftTransfer/public-chain-case': null,
  'validation/evmRawTransaction/public-unsafe-number':
    'Validation failed: Transaction value is too large for a number: give it as a bigint',
  'validation/aptosRawTransaction/public-bigint-argument':
    'Validation failed: Function arguments must be texts, numbers, true, false, null, bytes or lists of these',
  'response/public-sign-message-no-item': 'Sign message response data is missing',
  'response/public-execute-error-object': 'Execute operation failed: Something went wrong',
  'response/public-http-400': 'Failed to retrieve portfolio',
  // The message is the same; whether an incomplete login is dropped is up to the client.
  'response/public-login-ok-but-user-keys-fail': 'Failed to retrieve user keys: no keys',
  'response/public-authenticate-snake-user-swa': 'Authentication response data is missing',
  // Addresses are case-insensitive.
  'response/public-verify-lowercase': null,
}

const fail = (issues: Issue[]) => {
  if (issues.length > 0) throw new WalletError(issues.map(({ message }) => message).join(', '), { issues })
}
const failText = (problem: string | null) => {
  if (problem) throw new WalletError(problem)
}

/** The problems of the SDK's client settings, given to our configuration as variables. */
function settingsProblems(client: Record<string, unknown>): Issue[] {
  const names: Record<string, string> = {
    environment: 'WALLET_ENVIRONMENT',
    clientPrivateKey: 'WALLET_CLIENT_PRIVATE_KEY',
    clientSWA: 'WALLET_CLIENT_SWA',
  }
  const env = Object.fromEntries(Object.entries(names).map(([key, name]) => [name, String(client[key])]))
  const { problems } = readVariables(env)
  return Object.entries(names).flatMap(([path, name]) =>
    problems.filter(one => one.name === name).map(({ message }) => ({ path, message: message.replace(/ \(.*/, '') })),
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the values of vectors
function attempt({ target, value, networks, userSWA }: any): string[] {
  if (INTENTS.includes(target)) return build(target, value, networks, userSWA)
  if (target === 'config') fail(settingsProblems(value))
  else if (target === 'sendOTP' || target === 'resendOTP') failText(contactProblem(value.method, value.contact))
  else if (target === 'loginUsingEmail') failText(emailProblem(value.email))
  else if (target === 'loginUsingWhatsApp') failText(phoneProblem(value.phoneNumber))
  else if (target === 'loginUsingOAuth') providerOf(value.provider)
  else if (target === 'loginUsingSocial') socialTokenOf(value.provider, value.idToken)
  else if (target === 'signUserOp' || target === 'executeUserOp') fail(userOperationProblems(value))
  else throw new Error(`unknown target ${target}`)
  return []
}

function build(name: IntentName, value: unknown, networks: unknown, userSWA: string): string[] {
  const intent = intentOf(name, value, userSWA)
  try {
    networkFor(intent, camelCaseKeys(networks) as Network[])
  } catch (error) {
    throw Object.assign(error as object, { asked: ['GET /api/oc/v1/supported/networks'] })
  }
  return [jobParametersOf(intent)]
}

/** The number of messages in a refusal of the SDK; those of its schema library are counted, not compared. */
const countOf = (message: string) => message.replace(/, received/g, '').split(', ').length

const caught = (work: () => unknown): (WalletError & { asked?: string[] }) | null => {
  try {
    work()
    return null
  } catch (error) {
    return error as WalletError
  }
}

t.test('invalid inputs are refused with the messages of the vectors', async t => {
  for (const { name, inputs, expected, textOrigin, quirk } of vectorsOf('validation')) {
    const error = caught(() => attempt(inputs))
    if (quirk) {
      t.ok(name in INSTEAD, `${name}: decided`)
      t.equal(error?.message ?? null, INSTEAD[name], name)
      continue
    }
    if (!(error instanceof WalletError)) {
      t.fail(`${name} was not refused in words of ours: ${error}`)
      continue
    }
    if (textOrigin === 'sdk') t.equal(error.message, expected.message, name)
    else t.equal(error.issues.length, countOf(expected.message), `${name}: ${error.message}`)
    t.same(error.asked ?? [], expected.requestsSent, `${name}: asked before`)
    if (expected.details !== undefined) t.equal(error.details, expected.details, name)
    const paths = (issues: readonly Issue[]) => issues.map(({ path }) => path)
    if (expected.issues && error.issues.length > 0) t.same(paths(error.issues), paths(expected.issues), name)
  }
})

t.test('messages about being logged in', async t => {
  const errors: Record<string, WalletError> = {
    'logged out syncUserKeys': mustBeLoggedIn('syncUserKeys'),
    'logged out getAuthorizationToken': noSessionKeys(),
    'logged out paymasterData': mustBeLoggedIn('paymasterData'),
    'logged out signMessage': mustBeLoggedIn('signMessage'),
    'logged out signTypedData': mustBeLoggedIn('signTypedData'),
    'logged out tokenTransfer': notLoggedIn(),
    'logged in, user keys not fetched signMessage': noUserKeys(),
  }
  for (const { name, inputs, expected } of vectorsOf('state')) {
    const { state, call } = inputs
    const error = state === 'logged in' ? alreadyLoggedIn() : errors[`${state} ${call}`]
    t.equal(error?.message, expected.message, name)
  }
  t.equal(mustBeLoggedIn('executeUserOp').message, 'User must be logged in to execute user operation')
  t.equal(mustBeLoggedIn('signUserOp').message, 'User must be logged in to sign user operation')
})

/** A call of the SDK, and how its reply is read. */
type Step = { call: CallName; query?: string; read?: (answer: unknown) => unknown; shown?: true | 'listNftOrders' }
const flow = (call: string, context: { clientSWA: string; userSWA: string }): Step[] => {
  const log: Step[] = [{ call: 'authenticate', read: userSwaOf }, { call: 'readUserKeys' }]
  const flows: Record<string, Step[]> = {
    getChains: [{ call: 'listNetworks', shown: true }],
    getTokens: [{ call: 'listTokens', shown: true }],
    getPortfolio: [{ call: 'readPortfolio' }],
    getPortfolioActivity: [{ call: 'listActivity' }],
    getPortfolioNFT: [{ call: 'listNfts' }],
    'getOrdersHistory()': [{ call: 'listOrders', shown: true }],
    "getOrdersHistory({intentId:'a b',status:'SUCCESSFUL',intentType:'TOKEN_TRANSFER'})": [
      {
        call: 'listOrders',
        query: ordersQuery({ intentId: 'a b', status: 'SUCCESSFUL', intentType: 'TOKEN_TRANSFER' }),
      },
    ],
    getNftCollections: [
      { call: 'listOrders', query: ordersQuery({ intentType: 'NFT_TRANSFER' }), shown: 'listNftOrders' },
    ],
    getAccount: [{ call: 'listWallets' }],
    rawRead: [{ call: 'readContract', shown: true }],
    executeUserOp: [{ call: 'execute' }],
    syncUserKeys: [{ call: 'readUserKeys' }],
    signMessage: [
      {
        call: 'signMessage',
        read: answer => {
          const signature = signatureOf(answer)
          if (signature === null) throw new WalletError(callOf('signMessage').missing)
          return signature
        },
      },
    ],
    'sendOTP(email)': [{ call: 'sendEmailOtp', read: answer => otpTokenOf(answer, false) }],
    'resendOTP(whatsapp)': [{ call: 'resendWhatsappOtp', read: answer => otpTokenOf(answer, true) }],
    loginUsingEmail: [{ call: 'verifyEmailOtp', read: authTokenOf }, ...log],
    loginUsingOAuth: log,
    verifyLogin: [{ call: 'verifySession', read: answer => isSessionOf(answer, context) }],
  }
  return flows[call] ?? []
}

// biome-ignore lint/suspicious/noExplicitAny: the values of vectors
function run({ inputs }: Vector): { result?: any; error?: string; requests: string[] } {
  const requests: string[] = []
  let login: unknown
  let result: unknown
  const replies = inputs.responses as { status: number; body: unknown }[]
  try {
    for (const [index, { call, query = '', read, shown }] of flow(inputs.call, inputs.context).entries()) {
      const { method, path } = callOf(call)
      requests.push(`${method} /api/oc/v1${path}${query}`)
      const reply = replies[Math.min(index, replies.length - 1)]
      const as = shown === 'listNftOrders' ? shown : call
      const body = camelCaseKeys(reply?.body)
      const answer = (shown ? shownAnswerOf : answerOf)(as, reply?.status ?? 0, body)
      result = read ? read(answer) : answer
      if (call === 'authenticate') login = result
    }
    return { result: login ?? result, requests }
  } catch (error) {
    return { error: (error as Error).message, requests }
  }
}

t.test('valid and invalid replies of the backend', async t => {
  for (const vector of vectorsOf('response')) {
    const { name, inputs, expected, quirk } = vector
    const { result, error, requests } = run(vector)
    t.not(requests.length, 0, `${name}: known`)
    if (quirk && INSTEAD[name] !== undefined) {
      if (INSTEAD[name] === null) t.equal(result, true, name)
      else t.equal(error, INSTEAD[name], name)
    } else if (inputs.call === 'verifyLogin') {
      // An error here: for callers both mean that the session is invalid.
      t.equal(error === undefined && result === true, expected.result, name)
    } else if (expected.error) {
      t.equal(error, expected.error.message, name)
    } else t.same(result, expected.result, name)
    if (!quirk) t.same(requests, expected.requests, `${name}: asked`)
  }
})

t.test('every quirk in the vectors has a decision', async t => {
  const marked = vectorsOf('validation', 'response').filter(({ quirk }) => quirk)
  t.same(marked.map(({ name }) => name).sort(), Object.keys(INSTEAD).sort())
})

const refusalOf = (name: IntentName, value: object) =>
  caught(() => intentOf(name, value, `0x${'1'.repeat(40)}`))?.message
const sentences = (...all: string[]) => `Validation failed: ${all.join(', ')}`

t.test('a network that begins with a space gets both messages, like in the SDK', async t => {
  const spaces = 'CAIP2 ID cannot have leading or trailing spaces'
  const collection = 'NFT Collection creation is only supported on Aptos chain'
  const aptos = 'CAIP2 ID must be for an Aptos chain'
  const rest = { name: 'n', uri: 'u', data: {}, transactions: [{ function: 'f' }] }
  const said = (caip2Id: string) => {
    const { name, uri, data, transactions } = rest
    return [
      refusalOf('nftCreateCollection', { caip2Id, name, uri, data }),
      refusalOf('aptosRawTransaction', { caip2Id, transactions }),
    ]
  }
  for (const caip2Id of [' aptos:testnet', ' aptos:testnet ', '\taptos:x', ' ', ' eip155:1 ']) {
    t.same(said(caip2Id), [sentences(spaces, collection), sentences(spaces, aptos)], JSON.stringify(caip2Id))
  }
  t.same(said('Aptos:testnet '), [sentences(spaces), sentences(spaces)], 'a space behind it leaves the network known')
})

t.test('a fee payer is an address with a right checksum', async t => {
  const address = '0xc37eD3fEC2b54E4e1E4e38e0D151f03B61cf2bBa'
  for (const one of [address, address.toLowerCase(), `0x${'0'.repeat(40)}`]) t.doesNotThrow(() => assertFeePayer(one))
  for (const one of ['', address.slice(2), '0xABABABABABABABABABABABABABABABABABABABaB', `${address}0`, null])
    t.throws(() => assertFeePayer(one), { message: 'Invalid fee payer address format' }, String(one))
})

t.test('the text of a failure appears once in its message', async t => {
  const rows: [CallName, reason: unknown, message: string][] = [
    ['authenticate', 'Authentication failed', 'Authentication failed'],
    ['authenticate', { message: 'authentication failed: wrong code' }, 'authentication failed: wrong code'],
    ['authenticate', 'wrong code', 'Authentication failed: wrong code'],
    ['execute', 'Execute operation failed: AA24', 'Execute operation failed: AA24'],
    ['listOrders', { message: 'Failed to retrieve orders' }, 'Failed to retrieve orders'],
    ['estimate', 'Failed to estimate order', 'Failed to estimate order'],
  ]
  for (const [name, reason, message] of rows) t.equal(failureOf(name, reason), message)
  const problem = (message: string, detail: string) => errorInWords(new ApiProblem(400, { message, detail }))
  t.equal(problem('Failed to estimate order', 'Failed to estimate order: gas'), 'Failed to estimate order: gas')
  t.equal(problem('Failed to estimate order', 'gas'), 'Failed to estimate order: gas')
})

t.test('typed values stay in a message, other secrets are removed', async t => {
  const typed = `0x${'Ab'.repeat(20)}`
  const secret = `0x${'cd'.repeat(20)}`
  const rows: [text: string, typed: string, shown: string][] = [
    [
      `There is no such contract at ${typed}`,
      `{"contractAddress":"${typed}"}`,
      `There is no such contract at ${typed}`,
    ],
    [`No contract at ${typed.toLowerCase()}`, typed, `No contract at ${typed.toLowerCase()}`],
    [`No contract at ${secret}`, typed, 'No contract at [removed]'],
    [`Not ${typed}${'0'.repeat(24)}`, typed, 'Not [removed]'],
    ['asha.verma.k@example.org is blocked', 'asha.verma.k@example.org', 'asha.verma.k@example.org is blocked'],
    [`${typed}::coin::Coin is no module`, `${typed}::coin::Coin`, `${typed}::coin::Coin is no module`],
  ]
  for (const [text, own, shown] of rows) t.equal(publicDetail(text, [], own), shown)
  t.equal(publicDetail(`Wrong ${typed}`, [typed], typed), 'Wrong [removed]', 'a known secret goes even if it was typed')
})

t.test('hex values are checked to the last letter', async t => {
  const transfer = { nftId: '1', recipientWalletAddress: '0x12', nftType: 'ERC721' }
  const collection = (caip2Id: string, collectionAddress: string) =>
    refusalOf('nftTransfer', { ...transfer, caip2Id, collectionAddress })
  for (const text of ['0x', '0xyz', '0x12 ', '0x12\n', '12', '0X12', '0x12::token::Token', 7]) {
    t.equal(collection('eip155:1', text as string), sentences('Invalid collection address format'), String(text))
  }
  t.equal(collection('eip155:1', '0xAb12'), undefined)
  t.equal(collection('aptos:1', `0x${'a'.repeat(64)}`), undefined)
  t.equal(collection('aptos:1', '0x1::token::Token'), undefined)
  t.equal(collection('aptos:1', '0x1:token'), sentences('Invalid collection address format'))
  const raw = (more: object) =>
    refusalOf('evmRawTransaction', { caip2Id: 'eip155:1', transaction: { from: '0x1', to: '0x2', value: 1, ...more } })
  t.equal(raw({}), undefined)
  t.equal(raw({ data: '0x' }), undefined)
  t.equal(raw({ to: '0x' }), undefined, 'a contract is made')
  t.equal(raw({ from: '0x', to: '0xz' }), sentences('Invalid from address format', 'Invalid to address format'))
  t.equal(raw({ to: 'javascript:0x' }), sentences('Invalid to address format'))
  t.equal(raw({ data: '0xno' }), sentences('Invalid transaction data format'))
})

t.test('a network that is listed with another family accepts no transaction of the family in its name', async t => {
  const aptos = intentOf('aptosRawTransaction', { caip2Id: 'aptos:1', transactions: [{ function: 'f' }] }, '0x1')
  const transaction = { from: '0x1', to: '0x2', value: 1 }
  const evm = intentOf('evmRawTransaction', { caip2Id: 'eip155:1', transaction }, '0x1')
  const mint = intentOf('nftMint', { caip2Id: 'aptos:1', nftName: 'n', uri: 'u', data: {} }, '0x1')
  const on = (type?: string) => [
    { caipId: 'aptos:1', ...(type && { type }) },
    { caipId: 'eip155:1', ...(type && { type }) },
  ]
  const said = (intent: typeof aptos, type?: string) => caught(() => networkFor(intent, on(type)))?.message
  t.equal(said(aptos, 'EVM'), 'Invalid chain for Aptos transaction')
  t.equal(said(aptos, 'SVM'), 'Invalid chain for Aptos transaction')
  t.equal(said(evm, 'APT'), 'Invalid Chain Type')
  t.equal(said(mint, 'EVM'), 'NFT Minting is only supported on Aptos chain')
  for (const type of [undefined, 'a word to come']) {
    t.same([said(aptos, type), said(evm, type), said(mint, type)], [undefined, undefined, undefined], String(type))
  }
})
