// The stand-in's own implementation of the protocol against the reference vectors: the real client's signatures are accepted and
// decoded, and refused when a bit is changed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeAddress, getBytes } from 'ethers'
import { projectRoot } from '../../api/lib/root.ts'
import { sessionKeyOf } from '../../scripts/sandbox/wallet/bearer.ts'
import { readCallData } from '../../scripts/sandbox/wallet/call-data.ts'
import { ENVIRONMENTS } from '../../scripts/sandbox/wallet/environment.ts'
import {
  addressOfKey,
  isSignedBy,
  nonceOf,
  paymasterProblem,
  sessionDigest,
} from '../../scripts/sandbox/wallet/signatures.ts'
import { userOperationHash, userOperationOf } from '../../scripts/sandbox/wallet/user-operation.ts'
import t from '../tap.ts'

type Json = Record<string, unknown>
type Texts = Record<string, string>
type Vector = { kind: string; inputs: Json; expected: Json }
const all = JSON.parse(readFileSync(join(projectRoot, 'test', 'fixtures', 'wallet.json'), 'utf8')) as Record<
  string,
  Vector
>
const ofKind = (kind: string) => Object.entries(all).filter(([, vector]) => vector.kind === kind)
const clientOf = ({ clientPrivateKey, clientSWA }: Json) => ({
  swa: String(clientSWA),
  address: computeAddress(String(clientPrivateKey)),
})
const environmentOf = ({ environment }: Json) => ENVIRONMENTS[environment as 'sandbox' | 'staging']
const here = ([, { inputs }]: [string, Vector]) =>
  environmentOf(inputs) !== undefined || inputs.environment === undefined

t.test('constants', async t => {
  for (const name of ['sandbox', 'staging'] as const) {
    const env = all[`constants/${name}`]?.expected.env as Json
    t.same(ENVIRONMENTS[name], {
      chainId: BigInt(String(env.chainId)),
      entryPoint: env.entryPointAddress,
      jobManager: env.jobManagerAddress,
      paymaster: env.paymasterAddress,
      threshold: env.signMessageMpcThreshold,
    })
  }
})

t.test('bearers', async t => {
  for (const [name, { inputs, expected }] of ofKind('bearer')) {
    const seconds = Math.floor(Number(inputs.nowMs) / 1000)
    const header = String(expected.authorizationHeader)
    t.same(sessionKeyOf(header, seconds), { key: inputs.sessionPubKey }, name)
    t.match(sessionKeyOf(header, seconds + 5401), { why: /expired/ }, name)
    t.match(sessionKeyOf(header, seconds - 3600), { why: /too long/ }, name)
    t.match(sessionKeyOf(header.replace('A', 'B'), seconds), { why: String }, name)
  }
})

t.test('envelopes of codes', async t => {
  for (const [name, { inputs, expected }] of ofKind('otp')) {
    const { data, client_signature } = expected.body as Json
    const { address } = clientOf(inputs)
    t.ok(isSignedBy(address, JSON.stringify(data), client_signature), name)
    t.notOk(isSignedBy(address, `${JSON.stringify(data)} `, client_signature), name)
  }
})

t.test('paymaster data', async t => {
  for (const [name, { inputs, expected }] of ofKind('paymasterData')) {
    const nonce = String(expected.packed).slice(0, 66)
    const until = Number(BigInt(`0x${String(expected.packed).slice(106, 118)}`))
    const after = Number(BigInt(`0x${String(expected.packed).slice(118)}`))
    const problem = (data: unknown, ofNonce: string, at: number) =>
      paymasterProblem(data, ofNonce, clientOf(inputs), at)
    t.equal(problem(expected.paymasterData, nonce, Math.max(after, until - 1)), null, name)
    t.match(problem(expected.paymasterData, nonce, until), /expired/, name)
    t.match(
      problem(expected.paymasterData, nonceOf('00000000-0000-4000-8000-000000000000'), until - 1),
      /not signed/,
      name,
    )
    if (after) t.match(problem(expected.paymasterData, nonce, after - 1), /not valid yet/, name)
  }
})

t.test('logins', async t => {
  for (const [name, { inputs, expected }] of ofKind('authenticate').filter(here)) {
    const body = expected.body as Json
    const session = body.sessionData as Texts
    const address = addressOfKey(session.sessionPk)
    t.ok(isSignedBy(clientOf(inputs).address, sessionDigest(address), body.sessionPkClientSignature), name)
    t.ok(isSignedBy(address, sessionDigest(address), body.sessionDataUserSignature), name)
    const seconds = Math.floor(Number(inputs.nowMs) / 1000)
    t.equal(
      paymasterProblem(session.paymasterData, nonceOf(session.nonce ?? ''), clientOf(inputs), seconds),
      null,
      name,
    )
    t.equal(session.paymaster, environmentOf(inputs).paymaster)
  }
})

t.test('user operations', async t => {
  let count = 0
  for (const [name, { inputs, expected }] of ofKind('userOp').filter(here)) {
    const environment = environmentOf(inputs)
    const operation = userOperationOf(JSON.parse(String((expected.execute as Json).rawBody)))
    const hash = userOperationHash(operation, environment)
    t.equal(hash, expected.userOpHash, name)
    const address = computeAddress(String(inputs.sessionPrivKey))
    t.ok(isSignedBy(address, getBytes(hash), operation.signature), name)
    const frame = {
      jobManager: environment.jobManager,
      jobId: BigInt(operation.nonce),
      clientSwa: String(inputs.clientSWA),
      userSwa: String(inputs.userSWA),
    }
    const parts = expected.parts as Texts
    const { intent } = readCallData(operation.callData, frame)
    t.equal(intent.type, parts.intentType, name)
    t.equal(intent.caip2Id, (inputs.params as Json).caip2Id, name)
    t.throws(() => readCallData(operation.callData, { ...frame, jobId: frame.jobId + 1n }), /job id/, name)
    t.throws(() => readCallData(operation.callData, { ...frame, userSwa: environment.paymaster }), /userSWA/, name)
    t.throws(() => readCallData(`${operation.callData}00`, frame), /encoded as it must/, name)
    count += 1
  }
  t.equal(count, 19, 'there are some for the environments that have a stand-in')
})
