// What can be done to the claims of a CV, and which sections no longer hold then: for the program and for the page that check them. The
// document is of a CV with skills.go (signed by account), skills.c (by wallet), skills.plain (only stated) and awards.best (by account,
// and confirmed), of Ana.
import { N, type Wallet } from 'ethers'
import type { VerificationBody } from './claims-harness.ts'

export type Damage = {
  name: string
  /** The sections that do not hold, sorted; null when the document as a whole is refused. */
  sections: string[] | null
  /** How it is named to the reader. */
  says: RegExp
  /** The message of the page, if it differs: the page knows the CV and the service. */
  pageSays?: RegExp
  damage: (document: VerificationBody) => unknown
}
type World = {
  other: VerificationBody
  stranger: { address: string; signature: string }
  digestOf: (cv: string, section: string, value: unknown) => string
}

export const SIGNED = ['awards.best', 'skills.c', 'skills.go']
const DETAILS = ['personalDetails', 'personalDetails.name']
const ALL = [...DETAILS, ...SIGNED, 'skills.plain'].sort()

// biome-ignore lint/suspicious/noExplicitAny: replies are read as they come
const of = (document: VerificationBody, section: string): any => document.claims.find(one => one.section === section)
const change = (section: string, fields: object) => (d: VerificationBody) => Object.assign(of(d, section), fields)
const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const highS = (signature: string) =>
  `${signature.slice(0, 66)}${(N - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')}${signature.endsWith('1b') ? '1c' : '1b'}`

/** Another person's signature under the wallet's statement. */
export async function strangerTo(document: VerificationBody, wallet: Pick<Wallet, 'address' | 'signMessage'>) {
  const signature = await wallet.signMessage(of(document, 'skills.c').statement)
  return { address: wallet.address.toLowerCase(), signature }
}

export function damagesOf({ other, stranger, digestOf }: World): Damage[] {
  const list: Damage[] = []
  const add = (name: string, sections: string[] | null, says: RegExp, damage: Damage['damage'], pageSays?: RegExp) =>
    list.push({ name, sections, says, damage, ...(pageSays && { pageSays }) })
  const rename = (section: string) => (d: VerificationBody) => {
    of(d, section).value = { name: 'Eve' }
    of(d, section).digest = digestOf(d.cv, section, { name: 'Eve' })
  }

  add('one letter of a text', ['skills.go'], /text was changed/, d =>
    Object.assign(of(d, 'skills.go').value, { name: 'G0' }),
  )
  add('one letter of a text that is only stated', ['skills.plain'], /text was changed/, d =>
    Object.assign(of(d, 'skills.plain').value, { name: 'Typinq' }),
  )
  add('a text and its digest', ['skills.go'], /signed is another text/, d => {
    const value = { name: 'Rust' }
    Object.assign(of(d, 'skills.go'), { value, digest: digestOf(d.cv, 'skills.go', value) })
  })
  add('a digest', ['skills.go'], /text was changed/, change('skills.go', { digest: `0x${'0'.repeat(64)}` }))
  add('the time', ['skills.go'], /signed at another time/, change('skills.go', { at: '2020-01-01T00:00:00.000Z' }))
  add('the time and the statement', ['skills.go'], /another "(iat|statement)"/, d => {
    const claim = of(d, 'skills.go')
    claim.at = '2020-01-01T00:00:00.000Z'
    claim.statement = claim.statement.replace(/\d{4}-\d\d-\d\dT[\d:]+Z/, '2020-01-01T00:00:00Z')
  })
  add('the name of the account', ['skills.go'], /another "by"/, change('skills.go', { by: 'Somebody Else' }))
  add('a bit of a signature', ['skills.go'], /not by the key|no signature|another "/, d => {
    const claim = of(d, 'skills.go')
    claim.signature = flip(claim.signature, claim.signature.length - 40)
  })
  add('a signature cut short', ['skills.go'], /cut short/, d => {
    of(d, 'skills.go').signature = of(d, 'skills.go').signature.slice(0, -4)
  })
  add('a signature that is none', ['skills.go'], /no signature/, change('skills.go', { signature: 'signed' }))
  add('no algorithm', ['skills.go'], /of another kind/, d => {
    const [, body] = of(d, 'skills.go').signature.split('.')
    of(d, 'skills.go').signature = `${encode({ alg: 'none', typ: 'cv-attestation+jwt', kid: 'attest-1' })}.${body}.`
  })
  add('another kid', ['skills.go'], /by another key/, change('skills.go', { kid: 'attest-2' }))
  add('another key under the same kid', ['awards.best', 'skills.go'], /no key|not by the key/, d =>
    Object.assign(d.keys[0], { x: d.keys[0].y }),
  )
  add('a key that was withdrawn', ['awards.best', 'skills.go'], /no key "attest-1": it was withdrawn/, d => {
    d.keys = d.keys.map(key => ({ ...key, kid: 'attest-9' }))
  })
  add('the signature of another section', ['skills.plain'], /for another section/, d => {
    const { section: _section, value: _value, digest: _digest, ...taken } = of(d, 'skills.go')
    Object.assign(of(d, 'skills.plain'), taken)
  })
  add('two signatures swapped', ['awards.best', 'skills.go'], /another "statement"/, d => {
    const [go, best] = [of(d, 'skills.go'), of(d, 'awards.best')]
    ;[go.signature, best.signature] = [best.signature, go.signature]
  })
  add('the signature of another CV', ['skills.go'], /for another section or another CV/, d => {
    const { statement, signature } = of(other, 'skills.go')
    Object.assign(of(d, 'skills.go'), { statement, signature })
  })
  add('the claims of another CV under this one', ALL, /text was changed/, d =>
    Object.assign(d, { claims: other.claims }),
  )
  add(
    'another service',
    SIGNED,
    /another service/,
    d => Object.assign(d, { origin: 'https://evil.example' }),
    /of another service/,
  )
  add('another CV', ALL, /text was changed/, d => Object.assign(d, { cv: other.cv }), /about another CV/)
  add('another wallet', ['skills.c'], /not by the wallet/, change('skills.c', { signer: stranger.address }))
  add(
    'a signature of a stranger',
    ['skills.c'],
    /not by the wallet/,
    change('skills.c', { signature: stranger.signature }),
  )
  add('the high s', ['skills.c'], /not by the wallet/, d =>
    Object.assign(of(d, 'skills.c'), { signature: highS(of(d, 'skills.c').signature) }),
  )
  add('an unknown method', ['skills.go'], /how it was signed/, change('skills.go', { method: 'word of mouth' }))
  add('a raised level', ['skills.plain'], /only "stated"/, change('skills.plain', { level: 'self-attested' }))
  add('a level raised to confirmed', ['skills.go'], /only "self-attested"/, change('skills.go', { level: 'confirmed' }))
  add('validity without a signature', ['skills.plain'], /called signed/, change('skills.plain', { valid: true }))
  add('a signature called void', ['skills.go'], /called not signed/, change('skills.go', { valid: false }))
  add('the confirmation of another section', ['skills.go'], /of another text/, d =>
    Object.assign(of(d, 'skills.go'), { confirmation: of(d, 'awards.best').confirmation, level: 'confirmed' }),
  )
  add('the domain of a confirmation', ['awards.best'], /another "domain"/, d =>
    Object.assign(of(d, 'awards.best').confirmation, { domain: 'oxford.example' }),
  )
  add('the confirmer', ['awards.best'], /another "name"/, d =>
    Object.assign(of(d, 'awards.best').confirmation, { name: 'The Queen' }),
  )
  add('free mail called an institution', ['awards.best'], /another "freeMail"/, d =>
    Object.assign(of(d, 'awards.best').confirmation, { isFreeMail: null }),
  )
  add('a confirmation without its signature', ['awards.best'], /not signed/, d =>
    Object.assign(of(d, 'awards.best').confirmation, { signature: null }),
  )
  add('a confirmation in the place of a signature', ['skills.go'], /of another kind/, d => {
    of(d, 'skills.go').signature = of(d, 'awards.best').confirmation.signature
  })
  add('the name on the CV', [...DETAILS, ...SIGNED].sort(), /not the name on this CV|another name/, d =>
    Object.assign(d, { name: 'Eve' }),
  )
  add('the name on the CV, everywhere', ['personalDetails.name', ...SIGNED].sort(), /not the name/, d => {
    d.name = 'Eve'
    rename('personalDetails')(d)
  })
  add('the name of the CV alone', ['personalDetails'], /another name/, rename('personalDetails'))
  add('the name as a detail of its own', ['personalDetails.name'], /another name/, rename('personalDetails.name'))
  add(
    'a detail that no CV has',
    ['personalDetails.links'],
    /no such section/,
    change('personalDetails.name', { section: 'personalDetails.links' }),
  )
  add('the person of a signature', ['skills.go'], /another name/, change('skills.go', { person: 'Eve' }))
  add('the person and the statement', [...DETAILS, ...SIGNED].sort(), /another "statement"|not by the wallet/, d => {
    d.name = 'Eve'
    for (const claim of d.claims.filter(({ person }) => person !== null)) {
      claim.person = 'Eve'
      claim.statement = claim.statement.replace(/Ana$/, 'Eve')
    }
  })
  add('a statement without its sixth line', ['skills.go'], /another name/, d => {
    of(d, 'skills.go').person = null
    of(d, 'skills.go').statement = of(d, 'skills.go').statement.replace(/\nAna$/, '')
  })
  add('the person of a confirmation', ['awards.best'], /another "person"/, d =>
    Object.assign(of(d, 'awards.best').confirmation, { person: 'ANA ' }),
  )
  add('a confirmation without its person', ['awards.best'], /not the name on this CV/, d =>
    Object.assign(of(d, 'awards.best').confirmation, { person: null }),
  )
  add('a section that no CV has', ['skills.a b'], /no such section/, change('skills.plain', { section: 'skills.a b' }))
  add('a section twice', ['skills.go'], /there twice/, d => d.claims.push(of(d, 'skills.go')))
  add('no date', null, /of when it is/, d => Object.assign(d, { asOf: 'today' }))
  add('another format', null, /another format/, d => Object.assign(d, { format: 3 }))
  return list
}
