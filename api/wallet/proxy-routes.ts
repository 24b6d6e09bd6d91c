// The backend's own calls under the backend's own paths: what callers may ask, and in which shape.
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { ref } from '../core/contract/schema.ts'
import {
  ActivityQuery,
  type ActivityQueryData,
  type EmailCodeData,
  type EstimateData,
  type ExecuteData,
  type LoginData,
  OrdersQuery,
  type OrdersQueryData,
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
import { API, type CallName, callOf, ordersQuery } from '../core/wallet/calls.ts'
import type { OtpRequest } from '../core/wallet/login.ts'
import { reply200 } from '../http/openapi.ts'
import { Problem } from '../lib/problem.ts'
import { walletCaller, walletHeaders } from './caller.ts'
import type { Wallet } from './wallet.ts'

type Options = { wallet: Wallet }

/** Longer than the backend is given. */
const handlerTimeout = 35_000
const tags = ['wallet']
const response = { ...reply200({}), 200: replyOf(), '4xx': ref(WalletProblem) }
const success = (data: unknown) => ({ success: true as const, status: 'success' as const, data })

/** Log-ins: signed-in users, and the public SDK without any token. */
export const walletLoginRoutes: FastifyPluginAsync<Options> = async (app, { wallet }) => {
  const login = () => wallet.services().login
  const post = (operationId: string, summary: string, body: unknown) => ({
    handlerTimeout,
    schema: { operationId, summary, tags, body, response },
  })

  app.post<{ Body: LoginData }>(
    `${API}/authenticate`,
    post('authenticateWallet', 'Log in to a wallet', ref(WalletLoginRequest)),
    async request => success(await login().login(walletCaller(request), request.body)),
  )
  app.post<{ Body: EmailCodeData }>(
    `${API}/authenticate/email`,
    post('sendWalletEmailCode', 'Send a one-time code by e-mail, or send it again', ref(WalletEmailCodeRequest)),
    async request => success(await login().sendCode(walletCaller(request), ...emailRequest(request.body))),
  )
  app.post<{ Body: EmailCodeData }>(
    `${API}/authenticate/email/verify`,
    post('verifyWalletEmailCode', 'Hand in a one-time code from an e-mail', ref(WalletEmailCodeRequest)),
    async request => success(await login().verifyCode(walletCaller(request), ...emailRequest(request.body))),
  )
  app.post<{ Body: WhatsappCodeData }>(
    `${API}/authenticate/whatsapp`,
    post(
      'sendWalletWhatsappCode',
      'Send a one-time code by WhatsApp, or send it again',
      ref(WalletWhatsappCodeRequest),
    ),
    async request => success(await login().sendCode(walletCaller(request), ...whatsappRequest(request.body))),
  )
  app.post<{ Body: WhatsappCodeData }>(
    `${API}/authenticate/whatsapp/verify`,
    post('verifyWalletWhatsappCode', 'Hand in a one-time code from WhatsApp', ref(WalletWhatsappCodeRequest)),
    async request => success(await login().verifyCode(walletCaller(request), ...whatsappRequest(request.body))),
  )
}

type CodeArguments = [OtpRequest, { client_signature?: string | undefined; type?: string | undefined }]

function emailRequest({ data, client_signature, type }: EmailCodeData): CodeArguments {
  const { email: contact, token, otp, ...signed } = data
  return [
    { method: 'email', contact, token, otp },
    { ...signed, client_signature, type },
  ]
}

function whatsappRequest({ data, client_signature, type }: WhatsappCodeData): CodeArguments {
  const { whatsapp_number: contact, country_short_name: _, token, otp, ...signed } = data
  return [
    { method: 'whatsapp', contact, token, otp },
    { ...signed, client_signature, type },
  ]
}

/** Calls that only read and take nothing along. */
const PLAIN: [CallName, string, string][] = [
  ['listWallets', 'listWallets', 'Addresses of the wallet on each network'],
  ['listNetworks', 'listWalletNetworks', 'Supported networks'],
  ['listTokens', 'listWalletTokens', 'Supported tokens'],
  ['readPortfolio', 'readWalletPortfolio', 'What the wallet holds'],
  ['listNfts', 'listWalletNfts', 'NFTs of the wallet'],
  ['listNftOrders', 'listWalletNftOrders', 'Orders about NFTs, as the backend names them'],
  ['readUserKeys', 'readWalletKeys', 'Names of the wallet’s keys'],
  ['readGasValues', 'readWalletGasValues', 'Present gas fees'],
  ['verifySession', 'verifyWalletSession', 'Whose session this is'],
]

/** Everything that needs a session. */
export const walletCallRoutes: FastifyPluginAsync<Options> = async (app, { wallet }) => {
  const get = (operationId: string, summary: string, querystring?: unknown) => ({
    exposeHeadRoute: false,
    handlerTimeout,
    schema: { operationId, summary, tags, headers: walletHeaders, ...(querystring ? { querystring } : {}), response },
  })
  const post = (operationId: string, summary: string, body: unknown) => ({
    handlerTimeout,
    schema: { operationId, summary, tags, headers: walletHeaders, body, response },
  })

  for (const [name, operationId, summary] of PLAIN) {
    app.get(`${API}${callOf(name).path}`, get(operationId, summary), async request =>
      success(await wallet.services().session.read(walletCaller(request), name)),
    )
  }
  app.get<{ Querystring: OrdersQueryData }>(
    `${API}/orders`,
    get('listWalletOrders', 'Orders of the wallet', OrdersQuery),
    async request => {
      const { intent_id: intentId, status, intent_type: intentType } = request.query
      const query = ordersQuery({
        ...(intentId !== undefined && { intentId }),
        ...(status !== undefined && { status }),
        ...(intentType !== undefined && { intentType }),
      })
      return success(await wallet.services().session.read(walletCaller(request), 'listOrders', { query }))
    },
  )
  app.get<{ Querystring: ActivityQueryData }>(
    `${API}/portfolio/activity`,
    get('listWalletActivity', 'What came and went', ActivityQuery),
    async request => {
      const pairs = Object.entries(request.query).map(([name, value]) => `${name}=${value}`)
      const query = pairs.length > 0 ? `?${pairs.join('&')}` : ''
      return success(await wallet.services().session.read(walletCaller(request), 'listActivity', { query }))
    },
  )

  app.post<{ Body: ExecuteData }>(
    `${API}/execute`,
    post(
      'executeWalletOperation',
      'Execute a signed user operation; the same one is executed once',
      ref(WalletExecuteRequest),
    ),
    async request => success(await wallet.services().operations.execute(walletCaller(request), request.body)),
  )
  app.post<{ Body: SignMessageData }>(
    `${API}/signMessage`,
    post('signWalletMessage', 'Have the wallet’s key sign a message', ref(WalletSignMessageRequest)),
    async request => success(await wallet.services().operations.signMessage(walletCaller(request), request.body)),
  )
  app.post<{ Body: ReadContractData }>(
    `${API}/readContractData`,
    post('readContractData', 'Read from a contract', ref(WalletReadContractRequest)),
    async request => {
      const { body } = request
      return success(await wallet.services().session.read(walletCaller(request), 'readContract', { body }))
    },
  )
  app.post<{ Body: EstimateData }>(
    `${API}/estimate`,
    post('estimateWalletOrder', 'What an order would cost', ref(WalletEstimateRequest)),
    async request => success(await wallet.services().operations.estimate(walletCaller(request), request.body)),
  )
  // As the backend has it: a GET with a body, which the document of an API cannot describe and browsers cannot send.
  app.get(`${API}/estimate`, { exposeHeadRoute: false, handlerTimeout, schema: { hide: true } }, async request => {
    const body = await bodyOfGet(app, request)
    return success(await wallet.services().operations.estimate(walletCaller(request), body))
  })
}

const GET_BODY_BYTES = 65_536

/** Reads and checks the body of a GET, as Fastify does for other methods. */
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
    throw new Problem('invalid_request', { message: 'The body is not acceptable JSON.' })
  })
  const validate = request.compileValidationSchema(ref(WalletEstimateRequest) as never, 'body') as unknown as (
    value: unknown,
  ) => { error?: unknown }
  const { error } = validate(body)
  if (error) throw Object.assign(new Error('validation'), { validation: error, validationContext: 'body' })
  return body as EstimateData
}
