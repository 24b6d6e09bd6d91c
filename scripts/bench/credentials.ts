// What signing a credential costs, and checking one of others without the network: an Open Badge with a Data Integrity proof, by a key
// that names itself.
import { generateKeyPairSync } from 'node:crypto'
import { createCredentialChecker } from '../../api/claims/credentials/check/checker.ts'
import { createProver, multikeyOf } from '../../api/crypto/data-integrity.ts'
import { median, type Row } from './load.ts'

const jwk = { ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid: 'bench' }
const did = `did:key:${multikeyOf(jwk)}`
const BADGE = {
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: did, type: ['Profile'], name: 'Kaveri University' },
  validFrom: '2024-06-12T10:00:00Z',
  credentialSubject: {
    type: ['AchievementSubject'],
    achievement: {
      ...{ id: 'urn:uuid:1', type: ['Achievement'], name: 'B.Sc.', description: 'A degree' },
      criteria: { narrative: 'Passed' },
    },
  },
}

/** Milliseconds of each of `rounds` runs; the first ones, which load and compile, apart. */
async function timesOf(rounds: number, run: () => Promise<unknown>) {
  const times: number[] = []
  for (let round = 0; round < 10 + rounds * 10; round++) {
    const begun = performance.now()
    await run()
    times.push(performance.now() - begun)
  }
  return { first: times[0] ?? 0, warm: times.slice(10) }
}

const rowOf = (what: string, goal: number, warm: number[]): Row => ({
  what,
  goal: `${goal} ms`,
  measured: `${median(warm).toFixed(1)} ms (${Math.min(...warm).toFixed(1)} to ${Math.max(...warm).toFixed(1)})`,
  met: median(warm) <= goal,
})

export async function measureCredentials(rounds: number): Promise<Row[]> {
  const prover = createProver(jwk, did)
  const signing = await timesOf(rounds, () => prover.secure(BADGE, BADGE.validFrom))
  const file = Buffer.from(JSON.stringify(await prover.secure(BADGE, BADGE.validFrom)))
  const fetchGuarded = async () => ({ failed: 'unreachable' }) as const
  const checker = createCredentialChecker({ fetchGuarded, now: () => new Date(), trustedRoots: [] })
  const checking = await timesOf(rounds, () => checker.check(file, { id: 'bench', addresses: [] }))
  await checker.close()
  return [
    rowOf('signing a credential', 25, signing.warm),
    rowOf('checking a credential, without network', 60, checking.warm),
    { what: 'the first check, with the start of its process', measured: `${checking.first.toFixed(0)} ms` },
  ]
}
