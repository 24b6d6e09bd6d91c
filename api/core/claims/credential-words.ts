// The result of a credential's check in sentences: four separate facts, never one summary word. The issuer's own texts are in quotation
// marks, and no sentence names the issuer except by its domain. Runs in the browser too.
import type { CredentialData } from '../contract/claims.ts'
import { quoted } from '../quoted.ts'
import type { Text } from '../reader-words/texts.ts'
import { ENGLISH, type ReaderWords } from '../reader-words/words.ts'

const DOUBTS: Readonly<Record<NonNullable<CredentialData['doubt']>, Text>> = {
  'own-service': 'This service issued it: it records what is shown here anyway, and raises nothing.',
  'own-domain': '{domain} is a domain of the owner’s own.',
  'free-mail': 'Anybody, or every student or graduate, can have an address at {domain}.',
  page: '{domain} is a page of its site, and a site can give pages to anybody.',
  'private-suffix': 'Anybody can have a name like {domain}: it shows no institution.',
}

/** The sentence at the level `credential`: `Signed by uio.no for this account, checked 12 June 2024`. */
export const credentialLabel = ({ issuer, checkedAt }: CredentialData, words: ReaderWords = ENGLISH): string =>
  words.say('Signed by {domain} for this account, checked {day}', {
    domain: issuer.domain ?? '',
    day: words.day(checkedAt),
  })

function issuerFact({ form, issuer: { kind, domain, isTrusted } }: CredentialData): Text {
  if (form === 'open-badge-2-hosted') return 'Listed by {domain}; it is not signed.'
  if (kind === 'domain') return 'Signed by {domain}.'
  if (kind === 'key') return 'Signed with a key that names nobody.'
  if (kind === 'unresolved') {
    return domain
      ? 'It names {domain}, which could not be reached to show that it signed it.'
      : 'It names an issuer that could not be reached to show that it signed it.'
  }
  return isTrusted
    ? 'Sealed by {name}, with a certificate that this service trusts.'
    : 'Sealed by {name}, with a certificate that was not checked against a list.'
}

const STATUS: Readonly<Record<CredentialData['status'], Text>> = {
  good: 'Not withdrawn on {day}.',
  withdrawn: 'Withdrawn, as found on {day}.',
  unknown: 'Whether it was withdrawn could not be looked up on {day}.',
  none: 'Checked on {day}; its issuer keeps no list of withdrawn ones.',
}

const HOLDERS: Readonly<Record<CredentialData['holder'], Text>> = {
  owner: 'Made out to the address of this account.',
  unsaid: 'It does not say whose it is.',
  other: 'Made out to somebody else.',
}

/** Why an attached credential does not count, or, without a misfit, why it cannot be moved to the present words. */
export const misfitWords = ({ misfit, subjectName }: Pick<CredentialData, 'misfit' | 'subjectName'>): string =>
  misfit === 'subject'
    ? `It names ${quoted(subjectName ?? '')}, which is not the name on this CV, so it does not count.`
    : 'It has no word in common with the present title and institution. Undo the change, or attach it where it belongs.'

/** All facts about the credential. For a refused one only the refusal, whose reason, for the owner, is in English. */
export function credentialFacts(credential: CredentialData, words: ReaderWords = ENGLISH): string[] {
  const { form, term, status, validFrom, validUntil, holder, doubt, refusal, title, issuerName, subjectName } =
    credential
  const { issuer, checkedAt, beside } = credential
  const day = words.day(checkedAt)
  if (refusal) {
    const said = words.say('It is refused since the check on {day}.', { day })
    return [words === ENGLISH ? `${said} ${refusal}` : said]
  }
  const domain = issuer.domain ?? ''
  return [
    ...(form === 'open-badge-2-hosted' ? [] : [words.say('A credential, unchanged since it was signed.')]),
    words.say(issuerFact(credential), { domain, name: quoted(issuer.subject ?? '') }),
    ...(doubt === null ? [] : [words.say(DOUBTS[doubt], { domain })]),
    words.say(STATUS[status], { day }),
    ...(term === 'ended' ? [words.say('It ended on {day}.', { day: words.day(validUntil ?? '') })] : []),
    ...(term === 'not-yet' ? [words.say('It is not valid before {day}.', { day: words.day(validFrom ?? '') })] : []),
    words.say(HOLDERS[holder]),
    words.say('It is called {title}.', { title: quoted(title) }),
    ...(issuerName === null ? [] : [words.say('Its issuer calls itself {name}.', { name: quoted(issuerName) })]),
    ...(subjectName === null ? [] : [words.say('It names {name}.', { name: quoted(subjectName) })]),
    ...(beside ? [words.say('Shown by the owner beside: {title}.', { title: quoted(beside) })] : []),
  ]
}
