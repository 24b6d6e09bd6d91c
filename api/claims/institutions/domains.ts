// Finds domains in names that users typed, and decides which domains belong to the owner of an account.
import { getDomain, parse } from 'tldts'
import { domainOf, readAddress } from '../../core/claims/addresses.ts'
import type { CvContentData } from '../../core/contract/cv.ts'
import { withoutQuotes } from '../../core/quoted.ts'

/** The registrable domain of a host name; the host name itself when there is none. */
export const registeredDomain = (domain: string): string =>
  getDomain(domain, { allowPrivateDomains: true }) ?? domain.toLowerCase()

/** Characters that look like a full stop or that browsers treat as one. NFKC normalises further ones. */
const DOTS =
  /[\u00b7\u0660\u06d4\u06f0\u0701\u0702\u2024\u2027\u2219\u22c5\u2e33\u3002\u30fb\ua4f8\ua60e\uff61\u{10a50}\u{1d16d}]/gu
/** Cyrillic and Greek letters that look like Latin ones. */
const LOOK_ALIKES = new Map(
  'аa еe оo рp сc уy хx іi јj ѕs ԁd һh ԛq ԝw ӏl кk мm тt нh вb гr пn иu οo αa εe ιi κk νv ρp τt υu χx'
    .split(' ')
    .map(([one, other]) => [one, other] as [string, string]),
)
const inLatin = (text: string) => Array.from(text, one => LOOK_ALIKES.get(one) ?? one).join('')

/** Labels of letters, with the dots between them. */
const LABELS = /[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*/gu
/** A domain needs three letters, or two before a suffix that cannot end an abbreviation: hp.com and ox.ac.uk, but not J.de. */
const SHORTEST = 3
const UNMISTAKABLE = /^(?:com|net|org|edu|gov|mil)$|\./

/** Normalises a text to its visible form: lower case, no invisible characters, no spaces around dots that no abbreviation has. */
const normalised = (text: string): string =>
  withoutQuotes(text)
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(DOTS, '.')
    .toLowerCase()
    .replace(/(?<![\s\p{Cc}])[\s\p{Cc}]+\.[\s\p{Cc}]*/gu, '.')
    .replace(/\.\s+(?=(?:com|net|org|edu|gov|mil|ac)(?![\p{L}\p{N}_-]))/gu, '.')

function isDomain(host: string): boolean {
  const { isIcann, domainWithoutSuffix, publicSuffix } = parse(host, { allowPrivateDomains: false })
  const shortest = UNMISTAKABLE.test(publicSuffix ?? '') ? SHORTEST - 1 : SHORTEST
  return isIcann === true && lettersOf(domainWithoutSuffix ?? '') >= shortest
}
const lettersOf = (label: string) => label.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** The longest prefix of dotted words that is a domain; null when none is. */
function domainOfWords(host: string): string | null {
  const labels = host.split('.')
  for (let end = labels.length; end > 1; end--) {
    const one = labels.slice(0, end).join('.')
    if (isDomain(one)) return one
    if (isDomain(inLatin(one))) return inLatin(one)
  }
  return null
}

const couldHavePath = (host: string) => {
  const [suffix = '', name = ''] = host.split('.').reverse()
  return lettersOf(suffix) > 1 && lettersOf(name) >= SHORTEST
}

/** The domains in a text, and other hosts with a path. `allowed` may occur as a bare domain. */
export function readDomains(text: string, allowed?: string): string[] {
  const plain = normalised(text)
  return [...plain.matchAll(LABELS)].flatMap(({ 0: labels, index }) => {
    if (!labels.includes('.')) return []
    const host = labels.replace(/^www\./, '')
    const [before, after, rest] = [index - 1, index + labels.length, index + labels.length + 1].map(at =>
      plain.charAt(at),
    )
    if (host === allowed && !/[@:/]/.test(before ?? '') && !/[/:?#\\]/.test(after ?? '')) return []
    return domainOfWords(host) ?? (after === '/' && /\S/.test(rest ?? '') && couldHavePath(host) ? host : [])
  })
}

type Owner = Readonly<{ email: string; hd?: string | null }>
type Shown = Readonly<{
  content: CvContentData
  published: Readonly<{ snapshot: Readonly<{ content: CvContentData }> }> | null
}>

const contentsOf = ({ content, published }: Shown) => [content, ...(published ? [published.snapshot.content] : [])]

/** The owner's mail addresses: of the account, and of all drafts and published versions. */
export const ownAddresses = ({ email }: Owner, cvs: readonly Shown[]): string[] => [
  email,
  ...cvs.flatMap(contentsOf).flatMap(({ personalDetails }) => readAddress(personalDetails.email ?? '') ?? []),
]

/** The host of a link to the root of a site. A link to a page does not mean that the owner owns the site. */
function siteOf({ url = '' }: { url?: string }): string[] {
  if (!URL.canParse(url)) return []
  const { hostname, pathname } = new URL(url)
  return hostname !== '' && (pathname === '' || pathname === '/') ? [hostname] : []
}

/** Whether a domain is the owner's: of a mail address, of the account's Workspace, or of a site that one of the CVs links to as a whole. */
export function isOwnDomain(domain: string, owner: Owner, cvs: readonly Shown[]): boolean {
  const sites = cvs.flatMap(contentsOf).flatMap(({ personalDetails }) => (personalDetails.links ?? []).flatMap(siteOf))
  const own = [...ownAddresses(owner, cvs).map(domainOf), ...(owner.hd ? [owner.hd] : []), ...sites]
  return own.some(one => registeredDomain(one) === registeredDomain(domain))
}
