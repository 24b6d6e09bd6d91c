// Who signed a text with an Ethereum wallet: Keccak-256, and recovery of the key on secp256k1. A part of the program that
// checks CVs (scripts/verify-cv.ts), which is handed out with this text in it; of its own, for the reason given there.

const LANE = (1n << 64n) - 1n
const rotate = (lane: bigint, by: bigint) => ((lane << by) | (lane >> (64n - by))) & LANE

/** The round constants of Keccak-f[1600], out of its shift register. */
function roundConstants(): bigint[] {
  let register = 1
  return Array.from({ length: 24 }, () => {
    let constant = 0n
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) constant |= 1n << ((1n << BigInt(bit)) - 1n)
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1
    }
    return constant
  })
}
const ROUNDS = roundConstants()

function permute(state: bigint[]): void {
  const at = (x: number, y: number) => (x % 5) + 5 * (y % 5)
  for (const constant of ROUNDS) {
    const columns = [0, 1, 2, 3, 4].map(x => [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ (state[at(x, y)] as bigint), 0n))
    for (let x = 0; x < 5; x++) {
      const mixed = (columns[(x + 4) % 5] as bigint) ^ rotate(columns[(x + 1) % 5] as bigint, 1n)
      for (let y = 0; y < 5; y++) state[at(x, y)] = (state[at(x, y)] as bigint) ^ mixed
    }
    let [x, y] = [1, 0]
    let lane = state[1] as bigint
    for (let step = 0; step < 24; step++) {
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      const next = state[at(x, y)] as bigint
      state[at(x, y)] = rotate(lane, BigInt((((step + 1) * (step + 2)) / 2) % 64))
      lane = next
    }
    for (let row = 0; row < 5; row++) {
      const lanes = [0, 1, 2, 3, 4].map(column => state[at(column, row)] as bigint)
      for (let column = 0; column < 5; column++) {
        const [one, two, three] = [column, column + 1, column + 2].map(index => lanes[index % 5] as bigint)
        state[at(column, row)] = (one as bigint) ^ (~(two as bigint) & LANE & (three as bigint))
      }
    }
    state[0] = (state[0] as bigint) ^ constant
  }
}

export function keccak256(input: Uint8Array): Buffer {
  const rate = 136
  const padded = Buffer.alloc((Math.floor(input.length / rate) + 1) * rate)
  padded.set(input)
  padded[input.length] = 0x01
  padded[padded.length - 1] = (padded[padded.length - 1] as number) | 0x80
  const state = new Array<bigint>(25).fill(0n)
  for (let block = 0; block < padded.length; block += rate) {
    for (let lane = 0; lane < rate / 8; lane++) {
      state[lane] = (state[lane] as bigint) ^ padded.readBigUInt64LE(block + lane * 8)
    }
    permute(state)
  }
  const output = Buffer.alloc(32)
  for (let lane = 0; lane < 4; lane++) output.writeBigUInt64LE(state[lane] as bigint, lane * 8)
  return output
}

const P = 2n ** 256n - 2n ** 32n - 977n
const N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const G: [bigint, bigint, bigint] = [
  0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
  1n,
]
type Point = [x: bigint, y: bigint] | null

const mod = (value: bigint, modulus: bigint) => ((value % modulus) + modulus) % modulus

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (let square = mod(base, modulus), rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

function inverse(value: bigint, modulus: bigint): bigint {
  let [low, high, before, after] = [mod(value, modulus), modulus, 1n, 0n]
  while (low > 1n) {
    const quotient = high / low
    ;[low, high] = [high - quotient * low, low]
    ;[before, after] = [after - quotient * before, before]
  }
  return mod(before, modulus)
}

/** A point as x/z², y/z³, so that only the last step divides; z is 0 for the point at infinity. */
type Jacobian = [x: bigint, y: bigint, z: bigint]
const INFINITY: Jacobian = [1n, 1n, 0n]

function doubled([x, y, z]: Jacobian): Jacobian {
  if (y === 0n) return INFINITY
  const yy = (y * y) % P
  const s = (4n * x * yy) % P
  const m = (3n * x * x) % P
  const x3 = mod(m * m - 2n * s, P)
  return [x3, mod(m * (s - x3) - 8n * yy * yy, P), (2n * y * z) % P]
}

function add(one: Jacobian, other: Jacobian): Jacobian {
  const [x1, y1, z1] = one
  const [x2, y2, z2] = other
  if (z1 === 0n) return other
  if (z2 === 0n) return one
  const [zz1, zz2] = [(z1 * z1) % P, (z2 * z2) % P]
  const [u1, u2] = [(x1 * zz2) % P, (x2 * zz1) % P]
  const [s1, s2] = [(y1 * zz2 * z2) % P, (y2 * zz1 * z1) % P]
  if (u1 === u2) return s1 === s2 ? doubled(one) : INFINITY
  const [h, r] = [mod(u2 - u1, P), mod(s2 - s1, P)]
  const hh = (h * h) % P
  const hhh = (hh * h) % P
  const v = (u1 * hh) % P
  const x3 = mod(r * r - hhh - 2n * v, P)
  return [x3, mod(r * (v - x3) - s1 * hhh, P), (((h * z1) % P) * z2) % P]
}

/** a times one point plus b times another, in one run over the bits of both. */
function combine(one: Jacobian, a: bigint, other: Jacobian, b: bigint): Point {
  const both = add(one, other)
  let sum = INFINITY
  for (let bit = 255n; bit >= 0n; bit--) {
    sum = doubled(sum)
    const which = ((a >> bit) & 1n) + 2n * ((b >> bit) & 1n)
    if (which > 0n) sum = add(sum, which === 1n ? one : which === 2n ? other : both)
  }
  if (sum[2] === 0n) return null
  const back = inverse(sum[2], P)
  return [mod(sum[0] * back * back, P), mod(sum[1] * back * back * back, P)]
}

const bytesOf = (value: bigint) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex')

/** The address, in lower case, of the wallet that signed the text; null for what is no signature, or has the high s. */
export function signerOf(text: string, signature: string): string | null {
  if (!/^0x[0-9a-fA-F]{128}1[bcBC]$/.test(signature)) return null
  const [r, s] = [2, 66].map(at => BigInt(`0x${signature.slice(at, at + 64)}`)) as [bigint, bigint]
  if (r === 0n || r >= N || s === 0n || s > N / 2n) return null
  const message = Buffer.from(text, 'utf8')
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${message.length}`, 'utf8')
  const hash = BigInt(`0x${keccak256(Buffer.concat([prefix, message])).toString('hex')}`)
  const square = mod(r ** 3n + 7n, P)
  const root = power(square, (P + 1n) / 4n, P)
  if ((root * root) % P !== square) return null
  const isOdd = /c$/i.test(signature)
  const y = (root % 2n === 1n) === isOdd ? root : P - root
  const inverseOfR = inverse(r, N)
  const key = combine([r, y, 1n], mod(s * inverseOfR, N), G, mod(-hash * inverseOfR, N))
  if (!key) return null
  return `0x${keccak256(Buffer.concat([bytesOf(key[0]), bytesOf(key[1])]))
    .subarray(12)
    .toString('hex')}`
}
