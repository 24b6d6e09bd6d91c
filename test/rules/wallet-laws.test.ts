// Properties of the wallet's rules for all values, beyond the test vectors.
import t from 'tap'
import { canonicalJson } from '../../api/core/canonical-json.ts'
import { camelCaseKeys } from '../../api/core/wallet/calls.ts'
import { ENVIRONMENTS, GAS } from '../../api/core/wallet/environments.ts'
import { intentProblems } from '../../api/core/wallet/intent-checks.ts'
import { encodeCallData, intentOf, jobOf, jobParametersOf, readCallData } from '../../api/core/wallet/intents.ts'
import { contactProblem } from '../../api/core/wallet/login.ts'
import { bearerData, bearerText, bearerToken, isValidBearer, readBearer } from '../../api/core/wallet/session-bearer.ts'
import { addressOf, isPublicKey, publicKeyOf, recoverPersonal, signPersonal } from '../../api/core/wallet/signatures.ts'
import {
  buildUserOperation,
  hashUserOperation,
  isGranted,
  isOperationSigned,
  isUuidV4,
  nonceOf,
  packUserOperation,
  paymasterGrant,
  readPaymasterData,
  signPaymasterData,
  signUserOperation,
  userOperationProblems,
  uuidOf,
} from '../../api/core/wallet/user-operation.ts'
import { fc } from '../dose.ts'

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map(array => `0x${Buffer.from(array).toString('hex')}`)
const anyKey = hex(32).filter(key => BigInt(key) > 0n && BigInt(key) < 2n ** 255n)
const anyUuid = fc.uuid()
const quantity = fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }).map(value => `0x${value.toString(16)}`)
const environment = ENVIRONMENTS.sandbox
const runs = { numRuns: 100 }

t.test('nonces convert to numbers and back', async () => {
  fc.assert(fc.property(anyUuid, uuid => uuidOf(nonceOf(uuid)) === uuid))
  fc.assert(fc.property(fc.uuid({ version: 4 }), isUuidV4))
  fc.assert(fc.property(fc.uuid({ version: [1, 3, 5, 7] }), uuid => !isUuidV4(uuid)))
})

t.test('a personal signature recovers its signer, in one form only', async t => {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  fc.assert(
    fc.property(anyKey, fc.string(), (key, text) => {
      const signature = signPersonal(key, text)
      const own = addressOf(publicKeyOf(key))
      t.equal(recoverPersonal(text, signature), own)
      const s = order - BigInt(`0x${signature.slice(66, 130)}`)
      const v = signature.endsWith('1b') ? '1c' : '1b'
      const other = `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${v}`
      t.equal(recoverPersonal(text, other), null, 'the high form is none')
      t.not(recoverPersonal(`${text} `, signature), own)
      for (const broken of [
        signature.slice(0, -2),
        `${signature}00`,
        signature.slice(2),
        7,
        null,
        `${signature.slice(0, -2)}01`,
      ])
        t.equal(recoverPersonal(text, broken), null)
    }),
    { numRuns: 20 },
  )
  t.notOk(isPublicKey(`0x04${'0'.repeat(128)}`), 'a point that is not on the curve is no key')
})

t.test('a bearer is read only from its exact token', async t => {
  fc.assert(
    fc.property(anyKey, fc.integer({ min: 0, max: 4_000_000_000_000 }), (key, nowMs) => {
      const data = bearerData(publicKeyOf(key), nowMs)
      const bearer = { data, data_signature: signPersonal(key, bearerText(data)) }
      const token = bearerToken(bearer)
      t.same(readBearer(token), bearer)
      t.ok(isValidBearer(bearer, nowMs))
      t.notOk(isValidBearer({ ...bearer, data: { ...data, expire_at: data.expire_at - 1 } }, nowMs))
    }),
    { numRuns: 20 },
  )
  fc.assert(fc.property(fc.base64String(), text => readBearer(text) === null))
  const padded = Buffer.from('{"type":"ecdsa_uncompressed","data":{},"data_signature":"0x", "more":1}').toString(
    'base64',
  )
  t.equal(readBearer(padded), null)
})

t.test('camel-casing is idempotent and, without collisions, lossless', async t => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const once = camelCaseKeys(value)
      // The first run may leave a second underscore before a letter, because each key is converted once.
      const key = fc.sample(fc.stringMatching(/^[a-z]+(_[a-z]+)*$/), 1)[0] as string
      const named = camelCaseKeys({ [key]: once })
      t.same(camelCaseKeys(named), camelCaseKeys(camelCaseKeys(named)))
      t.same(leaves(once).length <= leaves(value).length, true)
    }),
    runs,
  )
  const snake = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}(_[a-z]{1,6}){0,3}$/), fc.jsonValue(), { maxKeys: 6 })
  const flat = snake.filter(
    value =>
      new Set(Object.keys(value).map(key => key.replaceAll('_', '').toLowerCase())).size === Object.keys(value).length,
  )
  fc.assert(
    fc.property(flat, value => {
      const once = camelCaseKeys(value) as Record<string, unknown>
      const back = Object.keys(once).map(key => key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))
      t.same(back, Object.keys(value))
    }),
    runs,
  )
  t.same(Object.keys(camelCaseKeys(JSON.parse('{"__proto__":{"a_b":1}}')) as object), ['_Proto__'])
  t.same(Object.keys(camelCaseKeys(JSON.parse('{"_proto":1}')) as object), ['Proto'])
})

const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value]

t.test('canonical JSON does not depend on the order of keys, and keeps the value', async t => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), value => {
      const turned = Object.fromEntries(Object.entries(value).reverse())
      t.equal(canonicalJson(turned), canonicalJson(value))
      t.same(JSON.parse(canonicalJson(value)), JSON.parse(JSON.stringify(value)))
    }),
    runs,
  )
  t.equal(
    canonicalJson({ b: [1, { d: 1, c: '\u20ac' }], a: 1e21, '\u{1f600}': -0 }),
    '{"a":1e+21,"b":[1,{"c":"€","d":1}],"😀":0}',
  )
})

t.test('paymaster data decodes to its values, for its nonce and signer only', async t => {
  const clientSWA = '0xfC5d3e74106655d872ef15477bB64bC7eeB6a3d5'
  fc.assert(
    fc.property(anyKey, anyUuid, fc.integer({ min: 1, max: 2 ** 40 }), (key, uuid, until) => {
      const grant = paymasterGrant(clientSWA, nonceOf(uuid), until)
      const data = signPaymasterData(key, grant)
      const { signature: _, ...read } = readPaymasterData(data, grant.nonce) ?? {}
      t.same(read, grant)
      const signer = addressOf(publicKeyOf(key))
      const wanted = { nonce: grant.nonce, clientSWA, signer, nowMs: (until - 1) * 1_000, atMostSeconds: 3_600 }
      t.ok(isGranted(data, wanted))
      t.notOk(isGranted(`${data}00`, wanted))
      t.notOk(isGranted(data, { ...wanted, clientSWA: environment.paymaster }))
    }),
    { numRuns: 20 },
  )
})

const anyOperation = fc
  .record({ nonce: anyUuid, max: quantity, tip: quantity, callData: fc.integer({ min: 1, max: 300 }).chain(hex) })
  .map(({ nonce, max, tip, callData }) =>
    buildUserOperation({
      environment,
      userSWA: '0x85850eDBd1B60e008cC25aB6bc8558cf6b33558c',
      nonce: nonceOf(nonce),
      gasValues: { maxFeePerGas: max, maxPriorityFeePerGas: tip },
      callData,
      paymasterData: '0x1234',
    }),
  )

t.test('the packed operation has every field at its offset', async t => {
  fc.assert(
    fc.property(anyOperation, operation => {
      const { accountGasLimits, gasFees, paymasterAndData } = packUserOperation(operation)
      const word = (text: string, from: number, bytes: number) =>
        BigInt(`0x${text.slice(2 + from * 2, 2 + (from + bytes) * 2)}`)
      t.same(
        [word(accountGasLimits, 0, 16), word(accountGasLimits, 16, 16)],
        [GAS.verificationGasLimit, GAS.callGasLimit],
      )
      t.same(
        [word(gasFees, 0, 16), word(gasFees, 16, 16)],
        [BigInt(operation.maxFeePerGas), BigInt(operation.maxPriorityFeePerGas)],
      )
      t.equal(paymasterAndData.slice(0, 42), operation.paymaster)
      t.equal(word(paymasterAndData, 20, 16), GAS.paymasterVerificationGasLimit)
      t.equal(paymasterAndData.slice(-4), '1234')
    }),
    runs,
  )
})

t.test('the hash differs by environment, so a signature is valid in one only', async t => {
  fc.assert(
    fc.property(anyOperation, anyKey, (operation, key) => {
      const hashes = Object.values(ENVIRONMENTS).map(one => hashUserOperation(operation, one))
      t.equal(new Set(hashes).size, 3)
      const before = JSON.stringify(operation)
      const signed = signUserOperation(key, operation, environment)
      t.equal(JSON.stringify(operation), before, 'what was given is as it was')
      t.ok(isOperationSigned(publicKeyOf(key), signed, environment))
      t.notOk(isOperationSigned(publicKeyOf(key), signed, ENVIRONMENTS.staging))
    }),
    { numRuns: 20 },
  )
  const fine = fc.sample(anyOperation, { numRuns: 1, seed: 1 })[0]!
  const odd: unknown[] = [{}, null, undefined, 'x', [], 7, { ...fine, sender: 'x' }, { ...fine, nonce: 5 }]
  odd.push(
    { ...fine, callGasLimit: '0x' },
    { ...fine, maxFeePerGas: `0x1${'0'.repeat(32)}` },
    { ...fine, callData: '0x1' },
  )
  odd.push({ ...fine, preVerificationGas: `0x1${'0'.repeat(64)}` }, { ...fine, paymaster: undefined })
  for (const one of odd) {
    const refusal = { name: 'WalletError', message: 'Invalid UserOp' }
    t.throws(() => hashUserOperation(one as never, environment), refusal, JSON.stringify(one))
    t.throws(() => signUserOperation(`0x${'11'.repeat(32)}`, one as never, environment), refusal)
  }
  t.throws(() => packUserOperation({} as never), { message: 'Invalid UserOp' })
  t.notOk(isOperationSigned(publicKeyOf(`0x${'11'.repeat(32)}`), {} as never, environment))
})

t.test('callData is decoded exactly, and nothing else is accepted', async t => {
  const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(anyUuid, anyText, anyText, fc.boolean(), (uuid, token, uri, gsnEnabled) => {
      const userSWA = '0x85850eDBd1B60e008cC25aB6bc8558cf6b33558c'
      const intent = intentOf('nftMint', { caip2Id: 'aptos:testnet', nftName: token, uri, data: {} }, userSWA)
      const job = jobOf({
        jobId: nonceOf(uuid),
        clientSWA: environment.paymaster,
        userSWA,
        network: { caipId: 'aptos:testnet', gsnEnabled },
        intentType: 'NFT_MINT',
        jobParameters: jobParametersOf(intent),
      })
      const callData = encodeCallData(environment.jobManager, job)
      t.same(readCallData(callData), { ...job, jobManager: environment.jobManager, value: 0n })
      t.equal(readCallData(callData.replace('0x8dd7712f', '0x8dd77120')), null)
      t.equal(readCallData(`${callData}00`), null)
    }),
    runs,
  )
  fc.assert(fc.property(fc.string(), text => readCallData(text) === null))
})

t.test('validators refuse any invalid value without throwing, and accept valid ones', async t => {
  const names = [
    'tokenTransfer',
    'nftTransfer',
    'nftMint',
    'nftCreateCollection',
    'evmRawTransaction',
    'aptosRawTransaction',
  ] as const
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.anything({ withBigInt: true, withNullPrototype: true }),
      (name, value) => {
        t.ok(intentProblems(name, value).length > 0)
        userOperationProblems(value)
        contactProblem(value, value)
      },
    ),
    { numRuns: 500 },
  )
  const base = { caip2Id: 'eip155:137', recipient: '0xAb', token: '' }
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 257n), max: 2n ** 257n }), amount => {
      const isFine = amount > 0n && amount < 2n ** 256n
      t.equal(intentProblems('tokenTransfer', { ...base, amount }).length === 0, isFine)
    }),
    runs,
  )
  fc.assert(
    fc.property(fc.double(), amount => {
      const isFine = Number.isInteger(amount) && amount > 0 && amount < 2 ** 256
      t.equal(intentProblems('tokenTransfer', { ...base, amount }).length === 0, isFine)
    }),
    runs,
  )
  const digits = fc.stringMatching(/^[0-9 +()-]{0,20}$/)
  fc.assert(
    fc.property(digits, text => {
      t.equal(contactProblem('whatsapp', text) === null, text.replace(/\D/g, '').length === 10)
    }),
    runs,
  )
  fc.assert(fc.property(fc.emailAddress(), text => contactProblem('email', text) === null || text.length > 320))
  for (const bad of ['', 'a', 'a@b', '@b.c', 'a@b.c', 'a b@c.de', 'a@c..de', 'a@-c.de', '.a@c.de', 'a.@c.de']) {
    t.equal(contactProblem('email', bad), 'Invalid contact information or method', bad)
  }
})
