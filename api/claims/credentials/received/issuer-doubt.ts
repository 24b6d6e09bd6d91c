// Whether the domain of a credential's issuer can be an institution's.
import { parse } from 'tldts'
import type { CheckedCredential, IssuerDoubt } from '../../../core/claims/credentials.ts'
import type { CvRecord } from '../../../core/cv-record.ts'
import { isOwnDomain } from '../../institutions/domains.ts'
import { isFreeMail } from '../../institutions/free-mail.ts'

/** Null without a reason to doubt it. */
export function doubtOf(
  { issuer }: CheckedCredential,
  owner: { email: string; hd: string | null },
  cvs: readonly CvRecord[],
  publicOrigin: string,
): IssuerDoubt | null {
  const place = issuer.kind === 'domain' || issuer.kind === 'unresolved' ? issuer.domain?.toLowerCase() : null
  if (!place) return null
  const [domain = ''] = place.split(/[/?]/)
  if (domain === new URL(publicOrigin).hostname) return 'own-service'
  const { isPrivate, isIcann } = parse(domain, { allowPrivateDomains: true })
  if (isPrivate || !isIcann) return 'private-suffix'
  if (isFreeMail(domain)) return 'free-mail'
  if (isOwnDomain(domain, owner, cvs)) return 'own-domain'
  return domain === place ? null : 'page'
}
