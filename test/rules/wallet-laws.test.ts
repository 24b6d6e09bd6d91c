// Properties of the wallet's rules for all values, beyond the test vectors.
import { canonicalJson } from '../../api/core/canonical-json.ts'
import { camelCaseKeys } from '../../api/core/wallet/calls.ts'
import { ENVIRONMENTS } from '../../api/core/wallet/environments.ts'
import { intentProblems } from '../../api/core/wallet/intent-checks.ts'
import { readCallData } from '../../api/core/wallet/intents.ts'
import { contactProblem } from '../../api/core/wallet/login.ts'
import { readBearer } from '../../api/core/wallet/session-bearer.ts'
import { addressOf, isPublicKey, publicKeyOf, recoverPersonal, signPersonal } from '../../api/core/wallet/signatures.ts'
import {
  buildUserOperation,
  hashUserOperation,
  isOperationSigned,
  isUuidV4,
  nonceOf,
  packUserOperation,
  signUserOperation,
  userOperationProblems,
} from '../../api/core/wallet/user-operation.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map(array => `0x${Buffer.from(array).toString('hex')}`)
const anyKey = hex(32).filter(key => BigInt(key) > 0n && BigInt(key) < 2n ** 255n)
const environment = ENVIRONMENTS.sandbox
const runs = { numRuns: 100 }

t.test('only nonces of version 4 are random', async () => {
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

t.test('no other text is read as a bearer', async t => {
  fc.assert(fc.property(fc.base64String(), text => readBearer(text) === null))
  const padded = '{"type":"ecdsa_uncompressed","data":{},"data_signature":"0x", "more":1}'
  t.equal(readBearer(Buffer.from(padded).toString('base64')), null)
})

t.test('camel-casing reaches no prototype', async t => {
  t.same(Object.keys(camelCaseKeys(JSON.parse('{"__proto__":{"a_b":1}}')) as object), ['_Proto__'])
  t.same(Object.keys(camelCaseKeys(JSON.parse('{"_proto":1}')) as object), ['Proto'])
})

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

const operation = buildUserOperation({
  environment,
  userSWA: '0x85850eDBd1B60e008cC25aB6bc8558cf6b33558c',
  nonce: nonceOf('7c242f0a-3016-4f11-a7a5-9dd0491b543e'),
  gasValues: { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' },
  callData: '0x1234',
  paymasterData: '0x1234',
})
const KEY = `0x${'11'.repeat(32)}`

t.test('a signature is valid in one environment only; invalid operations are not signed', async t => {
  const signed = signUserOperation(KEY, operation, environment)
  t.ok(isOperationSigned(publicKeyOf(KEY), signed, environment))
  t.notOk(isOperationSigned(publicKeyOf(KEY), signed, ENVIRONMENTS.staging))
  const odd: unknown[] = [{}, null, undefined, 'x', [], 7, { ...operation, sender: 'x' }, { ...operation, nonce: 5 }]
  odd.push(
    { ...operation, callGasLimit: '0x' },
    { ...operation, maxFeePerGas: `0x1${'0'.repeat(32)}` },
    { ...operation, callData: '0x1' },
    { ...operation, preVerificationGas: `0x1${'0'.repeat(64)}` },
    { ...operation, paymaster: undefined },
  )
  for (const one of odd) {
    const refusal = { name: 'WalletError', message: 'Invalid UserOp' }
    t.throws(() => hashUserOperation(one as never, environment), refusal, JSON.stringify(one))
    t.throws(() => signUserOperation(KEY, one as never, environment), refusal)
  }
  t.throws(() => packUserOperation({} as never), { message: 'Invalid UserOp' })
  t.notOk(isOperationSigned(publicKeyOf(KEY), {} as never, environment))
})

t.test('no other text is read as callData', async () => {
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
