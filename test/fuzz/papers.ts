// What belongs to a CV beside its text, as if it had been made over the API: a letter, a proposal, and a claim about the name.
import { plainCredential } from '../fixtures/plain-credential.ts'
import type { TestApp } from '../harness.ts'

import { onePixel } from './bodies.ts'

export function papersOf({ connection }: Pick<TestApp, 'connection'>) {
  const [letters, proposals] = ['letters', 'proposals'].map(name => connection.collection(name)) as [Rows, Rows]
  const letterIdOf = (cvId: string) => `L${cvId.slice(1)}`
  const proposalIdOf = (cvId: string) => `P${cvId.slice(1)}`
  return {
    letterIdOf,
    proposalIdOf,
    async keepLetter(cvId: string, text: string, shared: boolean) {
      const fields = { title: text, to: text, date: '2026-03-15', subject: text, body: text, shared }
      const letter = { cvId, place: 19, ...fields, version: 1, createdAt: new Date(), updatedAt: new Date() }
      await letters.insertOne({ _id: letterIdOf(cvId) as never, ...letter })
    },
    async keepProposal(cvId: string, reason: string) {
      const changes = JSON.stringify([{ kind: 'set', path: 'content.profileSummary', label: 'Summary', after: reason }])
      const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + 30 * 24 * 3_600_000) }
      const proposal = { cvId, place: 9, version: 1, madeBy: 'A program', reason, changes, ...times }
      await proposals.insertOne({ _id: proposalIdOf(cvId) as never, ...proposal })
    },
    async dropPapers() {
      await letters.deleteMany({})
      await proposals.deleteMany({})
    },
  }
}
type Rows = ReturnType<TestApp['connection']['collection']>

/** Claims with a file and a credential of others. The vault is what A has when this is called. */
export async function claimsOf({ connection }: Pick<TestApp, 'connection'>, ownerOfVault: string) {
  const names = ['claims', 'proofs', 'received_credentials']
  const [claims, proofs, received] = names.map(name => connection.collection(name)) as [Rows, Rows, Rows]
  const idsIn = async (rows: Rows) => (await rows.find({ userId: ownerOfVault }).toArray()).map(({ _id }) => _id)
  const [vaultClaims, vaultProofs] = [await idsIn(claims), await idsIn(proofs)]
  const proofIdOf = (cvId: string) => `P${cvId.slice(1)}`
  const credentialIdOf = (cvId: string) => `C${cvId.slice(1)}`
  const digests = new Map<string, string>()
  return {
    proofIdOf,
    credentialIdOf,
    /** The digest of the claim of each CV. */
    digests,
    ofVault: () =>
      claims
        .find({ _id: { $in: vaultClaims } })
        .sort({ _id: 1 })
        .toArray(),
    async drop() {
      await claims.deleteMany({ _id: { $nin: vaultClaims } })
      await proofs.deleteMany({ _id: { $nin: vaultProofs } })
      await received.deleteMany({})
    },
    /** Keeps a claim about the words of a statement. */
    async keep(userId: string, cvId: string, { digest, statement }: { digest: string; statement: string }) {
      const [, , about = '', , , person = ''] = statement.split('\n')
      const [holder, kind, scope] = about.split(' ')
      const [at, file] = [new Date(), { userId, unsure: null }]
      const [proofId, credentialId] = [proofIdOf(cvId) as never, credentialIdOf(cvId) as never]
      await proofs.insertOne({ _id: proofId, ...file, bytes: onePixel })
      await received.insertOne({ _id: credentialId, ...file, bytes: plainCredential, checkedAt: at, askedAt: null })
      const kept = { name: 'a.png', type: 'image/png', size: onePixel.length, sha256: '0'.repeat(64), at }
      const said = { form: 'vc-jwt', title: person, issuer: { kind: 'key' }, issuerName: null, subjectName: null }
      const dates = { validFrom: null, validUntil: null, term: 'current', status: 'none', holder: 'unsaid' }
      const checked = { found: { ...said, ...dates }, doubt: null, refusal: null, checkedAt: at }
      const credential = { id: credentialId, sha256: '0'.repeat(64), size: 1, at, ...checked }
      const parts = { attestations: [], evidence: [{ id: proofId, ...kept }], requests: [], credentials: [credential] }
      const words = { userId, holder, kind, scope, digest, person, value: { name: person } }
      const state = { at, rev: 1, unsettled: false, events: [] }
      await claims.insertOne({ _id: `N${cvId.slice(1)}` as never, ...words, ...parts, ...state })
      digests.set(cvId, digest)
    },
  }
}
