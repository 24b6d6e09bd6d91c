// Makes replies of GET /cvs/{id}/verification, signed by jose and by a wallet of ethers, without a service.
import { Wallet } from 'ethers'
import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import { statementOf } from '../../api/core/claims/claims.ts'
import { digestedWords } from '../../api/core/claims/subject.ts'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { sectionValues } from '../../api/core/cv/section-values.ts'
import type { Reply } from '../damage.ts'

export const ORIGIN = 'https://cv.example'
export const HOLDER = 'AAECAwQFBgcICQoLDA0ODw'
const AT = new Date('2026-11-22T10:00:00.000Z')

export type Signing = {
  /** How each section is attested, by path. */
  attested?: Record<string, 'account' | 'wallet'>
  /** Which scope of each section an institution confirmed: of a section without facts the whole. */
  confirmed?: Record<string, 'whole' | 'facts'>
  holder?: string
  /** The name of the account. */
  by?: string
  /** Changes of each confirmation. */
  answer?: object
}

/** One service and one wallet. */
export async function createMaker() {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'attest-1' }]
  const wallet = Wallet.createRandom()
  const jws = (typ: string, payload: object): Promise<string> => {
    const signing = new CompactSign(Buffer.from(JSON.stringify(payload)))
    return signing.setProtectedHeader({ alg: 'ES256', typ: `${typ}+jwt`, kid: 'attest-1' }).sign(privateKey)
  }

  async function attestationOf(statement: string, method: 'account' | 'wallet', by: string) {
    const iat = AT.getTime() / 1_000
    if (method === 'wallet') {
      const signature = await wallet.signMessage(statement)
      return { signature, signer: wallet.address.toLowerCase(), kid: null }
    }
    const signature = await jws('cv-attestation', { iss: ORIGIN, statement, by, iat })
    return { signature, signer: null, kid: 'attest-1' }
  }

  async function confirmationOf(
    subject: { holder: string; kind: string; scope: string; digest: string },
    said: object,
  ) {
    const record = {
      ...{ person: '', name: 'Dean D', domain: 'uni.example', isFreeMail: false, isOwnDomain: false },
      ...{ institution: 'The University', ...said },
    }
    const { isFreeMail: freeMail, isOwnDomain: ownDomain, ...rest } = record
    const payload = { iss: ORIGIN, ...subject, ...rest, freeMail, ownDomain, iat: AT.getTime() / 1_000 }
    const { scope, digest } = subject
    const counts = !freeMail && !ownDomain
    const signature = await jws('cv-confirmation', payload)
    return { ...record, at: AT.toISOString(), scope, digest, signature, valid: true, counts, log: null }
  }

  /** The reply about a content that strangers see. */
  async function replyOf(content: CvContentData, signing: Signing = {}): Promise<Reply> {
    const { attested = {}, confirmed = {}, holder = HOLDER, by = content.personalDetails.name, answer } = signing
    const person = content.personalDetails.name.normalize('NFC').replace(/\s+/gu, ' ')
    const claims: object[] = []
    for (const [section, value] of sectionValues(content)) {
      const words = digestedWords(holder, section, value)
      if (!words) continue
      const { kind, facts } = words
      const scope = facts && confirmed[section] === 'facts' ? 'facts' : 'whole'
      const method = attested[section]
      const whole = { origin: ORIGIN, holder, kind, scope: 'whole' as const, digest: words.whole, at: AT, person }
      const statement = statementOf(whole)
      const of = { holder, kind, scope, digest: scope === 'facts' && facts ? facts.digest : words.whole }
      const confirmation = confirmed[section] && (await confirmationOf(of, { person, ...answer }))
      const isConfirmed = confirmation?.counts
      const claim = {
        ...{ section, scope: 'whole', level: method ? 'self-attested' : 'stated', digest: words.whole, value },
        ...{ method: null, by: null, person: null, statement: null, signature: null, signer: null, kid: null },
        ...{ at: null, valid: false, log: null },
      }
      const inFacts = { ...claim, scope: 'facts', level: isConfirmed ? 'confirmed' : 'stated' }
      const signed = method && { method, by, person, statement, ...(await attestationOf(statement, method, by)) }
      claims.push({
        ...claim,
        ...(signed && { ...signed, at: AT.toISOString(), valid: true }),
        ...(confirmation && scope === 'whole' && { confirmation, ...(isConfirmed && { level: 'confirmed' }) }),
      })
      if (scope === 'facts') claims.push({ ...inFacts, ...facts, confirmation })
    }
    const head = { format: 3, cv: 'V1StGXR8_Z5jdHi6B-myT', holder, name: content.personalDetails.name, origin: ORIGIN }
    return { ...head, asOf: AT.toISOString(), claims, keys }
  }

  return { keys: { keys }, wallet, replyOf }
}
