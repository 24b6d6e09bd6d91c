// What judging the claims of a whole CV costs: the digests and signatures of forty attested parts, half of them by a wallet.
// In this process, without the network and the database: what a page or a reply pays beyond itself.
import { generateKeyPairSync } from 'node:crypto'
import { Wallet } from 'ethers'
import { createSigningKeys } from '../../api/claims/signing-keys.ts'
import { type AttestationRecord, statementOf } from '../../api/core/claims/claims.ts'
import { strangersVerification } from '../../api/core/claims/verification.ts'
import { sectionDigest, sectionValues } from '../../api/core/cv/section-values.ts'
import { median, type Row } from './load.ts'

const PARTS = 40
const CV = 'V1StGXR8_Z5jdHi6B-myT'
const ORIGIN = 'https://trucv.example'
/** Milliseconds beyond the page's own cost. */
const GOAL = 5

const keysOf = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'bench' }
  const store = { keepKeys: async () => {}, listKeys: async () => [] }
  return (keys = [key]) =>
    createSigningKeys({ keys, revokedKids: [], publicOrigin: ORIGIN, store, clockMs: () => performance.now() })
}

async function makeClaims(fresh: ReturnType<typeof keysOf>) {
  const [keys, wallet] = [fresh(), Wallet.createRandom()]
  const long = 'Owned the log store that takes four million writes a second on eleven machines. '.repeat(20)
  const content = {
    personalDetails: { name: 'Ananya' },
    projects: Array.from({ length: PARTS }, (_, at) => ({ id: `p${at}`, name: `Project ${at}`, description: long })),
  }
  const values = sectionValues(content)
  const at = new Date('2026-11-21T10:00:00Z')
  const claims: Record<string, { attestations: AttestationRecord[]; proofs: []; requests: [] }> = {}
  for (let part = 0; part < PARTS; part++) {
    const section = `projects.p${part}`
    const digest = sectionDigest(CV, section, values.get(section))
    const statement = statementOf({ origin: ORIGIN, cv: CV, section, digest, at, person: 'Ananya' })
    const common = { by: 'Ananya', digest, statement, at }
    const attestation: AttestationRecord =
      part % 2
        ? { ...common, method: 'account', signer: null, ...keys.signAttestation(statement, 'Ananya', at) }
        : {
            ...common,
            method: 'wallet',
            kid: null,
            signer: wallet.address.toLowerCase(),
            signature: await wallet.signMessage(statement),
          }
    claims[`projects/p${part}`] = { attestations: [attestation], proofs: [], requests: [] }
  }
  return { content, claims }
}

export async function measureClaims(rounds: number): Promise<Row[]> {
  const fresh = keysOf()
  const { content, claims } = await makeClaims(fresh)
  const judgeOnce = async (keys: ReturnType<typeof fresh>) => {
    const begun = performance.now()
    const judge = await keys.judgeOf(claims)
    const { projects } = strangersVerification(
      { nanoId: CV, name: 'Ananya', claims, values: sectionValues(content) },
      judge,
    )
    const taken = performance.now() - begun
    if (!Object.values(projects).every(({ isSelfAttested }) => isSelfAttested)) throw new Error('a claim does not hold')
    return taken
  }
  const [first, again]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds * 4; round++) {
    const keys = fresh()
    first.push(await judgeOnce(keys))
    for (let time = 0; time < 10; time++) again.push(await judgeOnce(keys))
  }
  const text = (times: number[]) =>
    `${median(times).toFixed(2)} ms (${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)})`
  return [
    { what: `judging ${PARTS} claims of a CV`, goal: `${GOAL} ms`, measured: text(again), met: median(again) <= GOAL },
    { what: 'the first time in a process', measured: text(first) },
  ]
}
