// The backend's own calls under the backend's own paths: request schemas, and the service that handles each call.
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { TObject } from 'typebox'
import type { Wallet } from '../assemble/wallet.ts'
import { UUID } from '../core/contract/examples.ts'
import { ref } from '../core/contract/schema.ts'
import {
  ActivityQuery,
  type EmailCodeData,
  type EstimateData,
  type ExecuteData,
  type LoginData,
  OrdersQuery,
  type ReadContractData,
  replyOf,
  type SignMessageData,
  WalletEmailCodeRequest,
  WalletEstimateRequest,
  WalletExecuteRequest,
  WalletLoginRequest,
  WalletProblem,
  WalletReadContractRequest,
  WalletSignMessageRequest,
  WalletWhatsappCodeRequest,
  type WhatsappCodeData,
} from '../core/contract/wallet.ts'
import { API, type CallName, callOf } from '../core/wallet/calls.ts'
import type { OtpRequest } from '../core/wallet/login.ts'
import { Problem } from '../lib/problem.ts'
// What the backend answers: examples for openapi.yaml, because the contract leaves `data` open.
import answers from './answers.data.json' with { type: 'json' }
import { walletCaller, walletHeaders } from './caller.ts'
import type { SignedFields } from './code-service.ts'

type Options = { wallet: Wallet }

/** Longer than the backend's timeout. */
const handlerTimeout = 35_000
const tags = ['wallet']
const LOGS_IN =
  'For a signed-in account, and the public SDK where it is switched on. The backend of the wallet decides.'
const IN_SESSION =
  'For the session of a wallet; 401 `wallet_session_required` without one. The backend of the wallet decides.'
/** `data`: an example of the backend's answer. */
const reply = (data: unknown) => ({ 200: replyOf(data), default: ref(WalletProblem) })
const success = (data: unknown) => ({ success: true as const, status: 'success' as const, data })

/** Logins: signed-in users, and the public SDK without a token. */
export const walletLoginRoutes: FastifyPluginAsync<Options> = async (app, { wallet }) => {
  const codes = () => wallet.services().codes
  const post = (operationId: string, summary: string, body: unknown, data: unknown) => ({
    handlerTimeout,
    schema: { operationId, summary, description: LOGS_IN, tags, body, response: reply(data) },
  })

  app.post<{ Body: LoginData }>(
    `${API}/authenticate`,
    post('authenticateWallet', 'Log in to a wallet', ref(WalletLoginRequest), answers.LOGGED_IN),
    async request => success(await wallet.services().login.login(walletCaller(request), request.body)),
  )
  const codeRoutes = <Body>(
    kind: string,
    way: string,
    schema: unknown,
    read: (body: Body) => [OtpRequest, SignedFields],
  ) => {
    app.post<{ Body: Body }>(
      `${API}/authenticate/${kind.toLowerCase()}`,
      post(`sendWallet${kind}Code`, `Send a one-time code by ${way}, or send it again`, schema, answers.SENT),
      async request => success(await codes().sendCode(walletCaller(request), ...read(request.body as Body))),
    )
    app.post<{ Body: Body }>(
      `${API}/authenticate/${kind.toLowerCase()}/verify`,
      post(
        `verifyWallet${kind}Code`,
        `Hand in a one-time code from ${way === 'e-mail' ? 'an e-mail' : way}`,
        schema,
        answers.VERIFIED,
      ),
      async request => success(await codes().verifyCode(walletCaller(request), ...read(request.body as Body))),
    )
  }
  codeRoutes('Email', 'e-mail', ref(WalletEmailCodeRequest), emailRequest)
  codeRoutes('Whatsapp', 'WhatsApp', ref(WalletWhatsappCodeRequest), whatsappRequest)
}

function emailRequest({ data, client_signature, type }: EmailCodeData): [OtpRequest, SignedFields] {
  const { email: contact, token, otp, ...signed } = data
  return [
    { method: 'email', contact, token, otp },
    { ...signed, client_signature, type },
  ]
}

function whatsappRequest({ data, client_signature, type }: WhatsappCodeData): [OtpRequest, SignedFields] {
  const { whatsapp_number: contact, country_short_name: _, token, otp, ...signed } = data
  return [
    { method: 'whatsapp', contact, token, otp },
    { ...signed, client_signature, type },
  ]
}

/** Reads without a request body; some have a query. */
const READS: [CallName, operationId: string, summary: string, example: unknown, querystring?: TObject][] = [
  ['listWallets', 'listWallets', 'Addresses of the wallet on each network', [answers.ACCOUNT]],
  ['listNetworks', 'listWalletNetworks', 'Supported networks', { count: 1, network: [answers.NETWORK] }],
  ['listTokens', 'listWalletTokens', 'Supported tokens', { count: 1, tokens: [answers.TOKEN] }],
  ['readPortfolio', 'readWalletPortfolio', 'What the wallet holds', answers.PORTFOLIO],
  ['listNfts', 'listWalletNfts', 'NFTs of the wallet', { count: 1, details: [answers.NFT] }],
  [
    'listNftOrders',
    'listWalletNftOrders',
    'Orders about NFTs, as the backend names them',
    { count: 1, items: [answers.ORDER] },
  ],
  ['readUserKeys', 'readWalletKeys', 'Names of the wallet’s keys', answers.KEYS],
  ['readGasValues', 'readWalletGasValues', 'Present gas fees', answers.GAS],
  ['verifySession', 'verifyWalletSession', 'Whose session this is', answers.SESSION],
  ['listOrders', 'listWalletOrders', 'Orders of the wallet', { count: 1, items: [answers.ORDER] }, OrdersQuery],
  [
    'listActivity',
    'listWalletActivity',
    'Incoming and outgoing transfers',
    { count: 1, activity: [answers.TRANSFER] },
    ActivityQuery,
  ],
]

/** The query with its question mark, in the order of the schema; empty without parameters. */
function queryOf(query: Record<string, string>, schema: TObject | undefined): string {
  const given = Object.keys(schema?.properties ?? {}).filter(name => query[name] !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given.map(name => [name, String(query[name])]))}` : ''
}

/** Every call that needs a session. */
export const walletCallRoutes: FastifyPluginAsync<Options> = async (app, { wallet }) => {
  const operations = () => wallet.services().operations
  const options = (schema: object, data: unknown) => ({
    handlerTimeout,
    schema: { description: IN_SESSION, tags, headers: walletHeaders, ...schema, response: reply(data) },
  })
  const post = (operationId: string, summary: string, body: unknown, data: unknown) =>
    options({ operationId, summary, body }, data)

  for (const [name, operationId, summary, example, querystring] of READS) {
    const schema = { operationId, summary, ...(querystring ? { querystring } : {}) }
    app.get(`${API}${callOf(name).path}`, options(schema, example), async request => {
      const query = request.query as Record<string, string>
      const question = { query: queryOf(query, querystring), typed: Object.values(query).join(' ') }
      return success(await wallet.services().session.read(walletCaller(request), name, question))
    })
  }

  app.post<{ Body: ExecuteData }>(
    `${API}/execute`,
    post(
      'executeWalletOperation',
      'Execute a signed user operation; the same one is executed once',
      ref(WalletExecuteRequest),
      { jobId: UUID },
    ),
    async request => success(await operations().execute(walletCaller(request), request.body)),
  )
  app.post<{ Body: SignMessageData }>(
    `${API}/signMessage`,
    post('signWalletMessage', 'Have the wallet’s key sign a message', ref(WalletSignMessageRequest), [answers.SIGNED]),
    async request => success(await operations().signMessage(walletCaller(request), request.body)),
  )
  app.post<{ Body: ReadContractData }>(
    `${API}/readContractData`,
    post('readContractData', 'Read from a contract', ref(WalletReadContractRequest), ['12500000']),
    async request => {
      const { body } = request
      return success(
        await wallet
          .services()
          .session.read(walletCaller(request), 'readContract', { body, typed: JSON.stringify(body) }),
      )
    },
  )
  app.post<{ Body: EstimateData }>(
    `${API}/estimate`,
    post('estimateWalletOrder', 'What an order would cost', ref(WalletEstimateRequest), answers.ESTIMATE),
    async request => success(await operations().estimate(walletCaller(request), request.body)),
  )
  // The backend's estimate is a GET with a body, which OpenAPI cannot describe and browsers cannot send.
  app.get(`${API}/estimate`, { handlerTimeout, schema: { hide: true } }, async request =>
    success(await operations().estimate(walletCaller(request), await bodyOfGet(app, request))),
  )
}

const GET_BODY_BYTES = 65_536

/** Parses and validates the body of a GET as Fastify does for other methods. */
async function bodyOfGet(app: FastifyInstance, request: FastifyRequest): Promise<EstimateData> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request.raw) {
    bytes += (part as Buffer).length
    if (bytes > GET_BODY_BYTES) throw new Problem('too_large')
    parts.push(part as Buffer)
  }
  if (bytes === 0) throw new Problem('invalid_request', { message: 'The body is empty.' })
  const parse = app.getDefaultJsonParser('error', 'error')
  const body = await new Promise((resolve, reject) => {
    parse(request, Buffer.concat(parts).toString('utf8'), (error, value) => (error ? reject(error) : resolve(value)))
  }).catch(() => {
    throw new Problem('invalid_request', { message: 'The body is not valid JSON.' })
  })
  const validate = request.compileValidationSchema(ref(WalletEstimateRequest) as never, 'body') as unknown as (
    value: unknown,
  ) => { error?: unknown }
  const { error } = validate(body)
  if (error) throw Object.assign(new Error('validation'), { validation: error, validationContext: 'body' })
  return body as EstimateData
}
