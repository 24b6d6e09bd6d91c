// The result of a credential's check in sentences: four separate facts, never one summary word. The issuer's own texts are in quotation
// marks, and no sentence names the issuer except by its domain. Runs in the browser too.
import type { CredentialData } from '../contract/claims.ts'
import { dayInEnglish } from '../cv/locale.ts'
import { quoted } from '../quoted.ts'

const DOUBTS: Readonly<Record<NonNullable<CredentialData['doubt']>, (domain: string) => string>> = {
  'own-service': () => 'This service issued it: it records what is shown here anyway, and raises nothing.',
  'own-domain': domain => `${domain} is a domain of the owner’s own.`,
  'free-mail': domain => `Anybody, or every student or graduate, can have an address at ${domain}.`,
  page: domain => `${domain} is a page of its site, and a site can give pages to anybody.`,
  'private-suffix': domain => `Anybody can have a name like ${domain}: it shows no institution.`,
}

/** The sentence at the level `credential`: `Signed by uio.no for this account, checked 12 June 2024`. */
export const credentialLabel = ({ issuer, checkedAt }: CredentialData): string =>
  `Signed by ${issuer.domain} for this account, checked ${dayInEnglish(checkedAt)}`

function issuerFact({ form, issuer: { kind, domain, subject = '', isTrusted } }: CredentialData): string {
  if (form === 'open-badge-2-hosted') return `Listed by ${domain}; it is not signed.`
  if (kind === 'domain') return `Signed by ${domain}.`
  if (kind === 'key') return 'Signed with a key that names nobody.'
  if (kind === 'unresolved')
    return `It names ${domain ?? 'an issuer'}, which could not be reached to show that it signed it.`
  const how = isTrusted ? 'a certificate that this service trusts' : 'a certificate that was not checked against a list'
  return `Sealed by ${quoted(subject)}, with ${how}.`
}

function statusFact({ status, checkedAt }: CredentialData): string {
  if (status === 'good') return `Not withdrawn on ${dayInEnglish(checkedAt)}.`
  if (status === 'withdrawn') return `Withdrawn, as found on ${dayInEnglish(checkedAt)}.`
  if (status === 'unknown') return `Whether it was withdrawn could not be looked up on ${dayInEnglish(checkedAt)}.`
  return `Checked on ${dayInEnglish(checkedAt)}; its issuer keeps no list of withdrawn ones.`
}

const HOLDERS = {
  owner: 'Made out to the address of this account.',
  unsaid: 'It does not say whose it is.',
  other: 'Made out to somebody else.',
}

/** Why an attached credential does not count, or, without a misfit, why it cannot be moved to the present words. */
export const misfitWords = ({ misfit, subjectName }: Pick<CredentialData, 'misfit' | 'subjectName'>): string =>
  misfit === 'subject'
    ? `It names ${quoted(subjectName ?? '')}, which is not the name on this CV, so it does not count.`
    : 'It has no word in common with the present title and institution. Undo the change, or attach it where it belongs.'

/** All facts about the credential. For a refused one only the refusal. */
export function credentialFacts(credential: CredentialData): string[] {
  const { form, term, validFrom, validUntil, holder, doubt, refusal, title, issuerName, subjectName } = credential
  if (refusal) return [`It is refused since the check on ${dayInEnglish(credential.checkedAt)}: ${refusal}`]
  const names = [
    `It is called ${quoted(title)}`,
    ...(issuerName === null ? [] : [`its issuer calls itself ${quoted(issuerName)}`]),
    ...(subjectName === null ? [] : [`it names ${quoted(subjectName)}`]),
  ]
  return [
    ...(form === 'open-badge-2-hosted' ? [] : ['A credential, unchanged since it was signed.']),
    issuerFact(credential),
    ...(doubt === null ? [] : [DOUBTS[doubt](credential.issuer.domain ?? '')]),
    statusFact(credential),
    ...(term === 'ended' ? [`It ended on ${dayInEnglish(validUntil ?? '')}.`] : []),
    ...(term === 'not-yet' ? [`It is not valid before ${dayInEnglish(validFrom ?? '')}.`] : []),
    HOLDERS[holder],
    `${names.join('; ')}.`,
    ...(credential.beside ? [`Shown by the owner beside: ${quoted(credential.beside)}.`] : []),
  ]
}
