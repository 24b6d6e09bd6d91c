// The key of a signature, from the controller document of its issuer, and whether the key proves a domain of the issuer.
import type { CredentialIssuer } from '../../../core/claims/credentials.ts'
import { isObject } from '../../../core/is-object.ts'
import { jwkKeyOf, type KeyObject, multikeyOf } from '../../../crypto/credential-keys.ts'
import type { Fetched } from '../../../providers/guarded-fetch.ts'
import { decodeUtf8 } from './pictures.ts'
import { CredentialRefused } from './refused.ts'
import { type Json, listOf, parseStrict } from './strict-json.ts'

export type FetchDocument = (url: string, isList?: boolean) => Promise<Fetched>
/** `documents`: controller documents that the caller trusts. Those of other issuers are fetched. */
export type KeySource = { fetchDocument: FetchDocument; documents?: readonly Json[] }
/** `isOther`: the key belongs to another issuer than the credential names. */
export type ResolvedKey = { key: KeyObject; issuer: CredentialIssuer; isOther?: boolean }

/**
 * `method`: the verification method or `kid`. `carried`: the key in the signature itself, which proves nothing about the issuer and
 * is only used while the issuer cannot be reached.
 */
export async function resolveKey(
  { fetchDocument, documents = [] }: KeySource,
  issuerId: string,
  method: string,
  carried: KeyObject | null = null,
): Promise<ResolvedKey> {
  const trusted = documents.find(({ id }) => id === issuerId)
  if (trusted)
    return { key: keyIn(trusted, method, issuerId).key, issuer: { kind: 'domain', domain: siteOf(issuerId) } }
  const [controller = '', fragment = ''] = method.split('#')
  const [scheme, kind, text = ''] = controller.split(':')
  if (scheme === 'did' && (kind === 'key' || kind === 'jwk')) {
    const key = kind === 'key' ? multikeyOf(text) : jwkKeyOf(parseStrict(decodeUtf8(Buffer.from(text, 'base64url'))))
    if (!key) throw new CredentialRefused('alg_refused')
    const isOther = controller !== issuerId || fragment !== (kind === 'key' ? text : '0')
    return { key, issuer: { kind: 'key' }, isOther }
  }
  if (scheme === 'did' && kind === 'web' && controller !== issuerId) throw new CredentialRefused('issuer_mismatch')
  const url = method.startsWith('did:web:') ? didWebUrl(controller) : httpsUrl(method, issuerId)
  const domain = siteOf(issuerId)
  const fetched = await fetchDocument(url)
  if ('text' in fetched) {
    const { key, isListed } = keyIn(parseStrict(fetched.text), method, issuerId)
    const isOwn = method.startsWith('did:web:') || (isListed && OWN_ADDRESS.test(url))
    return { key, issuer: { kind: 'domain', domain: isOwn ? domain : pageOf(url) } }
  }
  if (fetched.failed === 'forbidden') throw new CredentialRefused('issuer_forbidden', url.slice(0, 100))
  const key = multikeyOf(fragment) ?? carried
  if (!key) throw new CredentialRefused('issuer_unresolved', url.slice(0, 100))
  return { key, issuer: { kind: 'unresolved', domain } }
}

/** A page of a site, its root included: never a whole domain. */
const pageOf = (url: string): string => siteOf(url).replace(/^[^/?]+$/, '$&/')

/** Addresses at which only the holder of the domain can publish. Any other address may be a page, an upload or an echo of its query. */
const OWN_ADDRESS = /^https:\/\/[^/?#]+\/(?:\.well-known\/[\w.-]+)?$/

/** `did:web:host%3A8443:path` is `https://host:8443/path/did.json`. */
function didWebUrl(did: string): string {
  const [host = '', ...path] = did.slice('did:web:'.length).split(':')
  const parts = [host.replace(/%3A/i, ':'), ...path]
  const url = `https://${parts.join('/')}${path.length ? '' : '/.well-known'}/did.json`
  if (
    !parts.every(
      (part, index) => (index ? /^[A-Za-z0-9._-]+$/ : /^[A-Za-z0-9.-]+(:\d+)?$/).test(part) && !/^\.+$/.test(part),
    ) ||
    !URL.canParse(url)
  )
    throw new CredentialRefused('issuer_forbidden', did.slice(0, 100))
  return url
}

function httpsUrl(method: string, issuerId: string): string {
  if (!/^https?:\/\//i.test(method) || !URL.canParse(method))
    throw new CredentialRefused('issuer_unresolved', method.slice(0, 60))
  const url = new URL(method)
  if (!URL.canParse(issuerId) || url.origin !== new URL(issuerId).origin) throw new CredentialRefused('issuer_mismatch')
  url.hash = ''
  return url.href
}

/**
 * The host of an issuer, as it is on the wire; with its path, when the issuer is only a page of that site. A host with letters beyond
 * ASCII is refused: people cannot tell it from another.
 */
export function siteOf(issuerId: string): string {
  const address = issuerId.startsWith('did:web:')
    ? didWebUrl(issuerId).replace(/(\/\.well-known)?\/did\.json$/, '')
    : issuerId
  const { hostname, pathname, search } = new URL(address)
  if (/(^|\.)xn--/.test(hostname)) throw new CredentialRefused('issuer_name', hostname.slice(0, 100))
  return `${hostname}${pathname.replace(/(?<!\/)\/+$/, '')}${search}`.slice(0, 255)
}

/**
 * The key of `method` in a controller document (a DID document), a verification method, or a bare JWK.
 * `isListed`: the document is the issuer's and lists the key by its id.
 */
function keyIn(document: Json, method: string, issuerId: string): { key: KeyObject; isListed: boolean } {
  const [controller, fragment = ''] = method.split('#')
  const isNamed = (id: unknown) => id === method || (fragment !== '' && id === `#${fragment}`)
  const methods = listOf(document.verificationMethod).filter(isObject)
  let found: Json | undefined = document
  if (methods.length) {
    // A bare `kid` of a token may be the one inside the JWK.
    found =
      methods.find(one => isNamed(one.id)) ??
      methods.find(({ publicKeyJwk }) => isObject(publicKeyJwk) && publicKeyJwk.kid === fragment)
    if (document.id !== issuerId || (document.id !== controller && found?.id !== method))
      throw new CredentialRefused('issuer_mismatch')
    const mayAssert = listOf(document.assertionMethod).some(
      one => one === found?.id || (isObject(one) && one.id === found?.id),
    )
    if (!found || !mayAssert) throw new CredentialRefused('issuer_mismatch', 'the key is not in its document')
  } else if (document.kty === undefined && !isNamed(document.id)) throw new CredentialRefused('issuer_mismatch')
  if (found.revoked !== undefined) throw new CredentialRefused('issuer_mismatch', 'the key was revoked')
  if (found.controller !== undefined && found.controller !== issuerId) throw new CredentialRefused('issuer_mismatch')
  const key =
    found.kty === undefined
      ? (multikeyOf(String(found.publicKeyMultibase)) ?? jwkKeyOf(found.publicKeyJwk))
      : jwkKeyOf(found)
  if (!key) throw new CredentialRefused('alg_refused', 'the key of the issuer')
  return { key, isListed: methods.length > 0 && isNamed(found.id) }
}
