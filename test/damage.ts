// What can be done to the claims of a CV, and which sections no longer hold then: for the program and for the page that check them. The
// document is of the CV below, of Ana, with skills.go (signed by account), skills.c (by wallet), skills.plain (only stated) and awards.best
// (signed by account, its facts confirmed).
import { N, type Wallet } from 'ethers'

/** The reply about a CV, as far as the damages read it. */
export type Reply = {
  format: number
  cv: string
  holder: string
  origin: string
  name: string
  asOf: string
  // biome-ignore lint/suspicious/noExplicitAny: replies are read as they come
  claims: any[]
  // biome-ignore lint/suspicious/noExplicitAny: replies are read as they come
  keys: any[]
}
export type Damage = {
  name: string
  /** The sections that do not hold, sorted; null when the document as a whole is refused. */
  sections: string[] | null
  /** How it is named to the reader. */
  says: RegExp
  /** The message of the page, if it differs: the page knows the service. */
  pageSays?: RegExp
  damage: (document: Reply) => unknown
}
type World = {
  /** The same of another holder: of another account, or under another name. */
  other: Reply
  stranger: { address: string; signature: string }
  digestOf: (holder: string, section: string, scope: string, value: unknown) => string
}
type Add = (name: string, sections: string[] | null, says: RegExp, damage: Damage['damage'], pageSays?: RegExp) => void

export const CONTENT = {
  personalDetails: { name: 'Ana' },
  skills: [
    { id: 'go', name: 'Go' },
    { id: 'c', name: 'C' },
    { id: 'plain', name: 'Typing' },
  ],
  awards: [{ id: 'best', title: 'Best Paper', awarder: 'ACM', description: 'On sorting.' }],
}
export const SIGNED = ['awards.best', 'skills.c', 'skills.go']
const NAMED = ['personalDetails.name', ...SIGNED].sort()
const ALL = [...NAMED, 'skills.plain'].sort()

const of = (document: Reply, section: string, scope = 'whole') =>
  document.claims.find(one => one.section === section && one.scope === scope)
const factsOf = (document: Reply) => of(document, 'awards.best', 'facts')
const change = (section: string, fields: object) => (d: Reply) => Object.assign(of(d, section), fields)
const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const highS = (signature: string) =>
  `${signature.slice(0, 66)}${(N - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')}${signature.endsWith('1b') ? '1c' : '1b'}`

/** Another person's signature under the wallet's statement. */
export async function strangerTo(document: Reply, wallet: Pick<Wallet, 'address' | 'signMessage'>) {
  const signature = await wallet.signMessage(of(document, 'skills.c').statement)
  return { address: wallet.address.toLowerCase(), signature }
}

export function damagesOf(world: World): Damage[] {
  const list: Damage[] = []
  const add: Add = (name, sections, says, damage, pageSays) =>
    list.push({ name, sections, says, damage, ...(pageSays && { pageSays }) })
  for (const group of [texts, signatures, strangers, levels, confirmations, facts, people, documents]) group(add, world)
  return list
}

/** Gives a section another value, with a digest that fits. */
function put(d: Reply, { digestOf }: World, section: string, value: unknown, scope = 'whole') {
  Object.assign(of(d, section, scope), { value, digest: digestOf(d.holder, section, scope, value) })
}

function texts(add: Add, world: World) {
  add('one letter of a text', ['skills.go'], /text was changed/, d =>
    Object.assign(of(d, 'skills.go').value, { name: 'G0' }),
  )
  add('one letter of a text that is only stated', ['skills.plain'], /text was changed/, d =>
    Object.assign(of(d, 'skills.plain').value, { name: 'Typinq' }),
  )
  add('a text and its digest', ['skills.go'], /signed is another text/, d =>
    put(d, world, 'skills.go', { name: 'Rust' }),
  )
  add('a digest', ['skills.go'], /text was changed/, change('skills.go', { digest: `0x${'0'.repeat(64)}` }))
  add('a section that no CV has', ['skills.a b'], /no such section/, change('skills.plain', { section: 'skills.a b' }))
  add('a section of another kind', ['courses.go'], /another holder, kind of section or scope/, d => {
    const { value } = Object.assign(of(d, 'skills.go'), { section: 'courses.go' })
    put(d, world, 'courses.go', value)
  })
  add('a slot of the studies for a skill', ['education.class12'], /another holder, kind of section or scope/, d => {
    const { value } = Object.assign(of(d, 'skills.go'), { section: 'education.class12' })
    put(d, world, 'education.class12', value)
  })
  add(
    'a detail that no CV has',
    ['personalDetails.links'],
    /no such section/,
    change('personalDetails.name', { section: 'personalDetails.links' }),
  )
  add(
    'all personal details together',
    ['personalDetails'],
    /no such section/,
    change('personalDetails.name', { section: 'personalDetails' }),
  )
}

function signatures(add: Add) {
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
  add('the signature of another section', ['skills.plain'], /signed is another text/, d => {
    const { section: _section, value: _value, digest: _digest, ...taken } = of(d, 'skills.go')
    Object.assign(of(d, 'skills.plain'), taken)
  })
  add('two signatures swapped', ['awards.best', 'skills.go'], /another "statement"/, d => {
    const [go, best] = [of(d, 'skills.go'), of(d, 'awards.best')]
    ;[go.signature, best.signature] = [best.signature, go.signature]
  })
  add('an unknown method', ['skills.go'], /how it was signed/, change('skills.go', { method: 'word of mouth' }))
  add('a statement about the facts', ['skills.c'], /another holder, kind of section or scope/, d => {
    of(d, 'skills.c').statement = of(d, 'skills.c').statement.replace(' whole\n', ' facts\n')
  })
  add('a statement about another kind', ['skills.c'], /another holder, kind of section or scope/, d => {
    of(d, 'skills.c').statement = of(d, 'skills.c').statement.replace(' skills ', ' awards ')
  })
}

function strangers(add: Add, { other, stranger }: World) {
  add('the signature of another holder', ['skills.go'], /for another holder/, d => {
    const { statement, signature } = of(other, 'skills.go')
    Object.assign(of(d, 'skills.go'), { statement, signature })
  })
  add('the claims of another holder', ALL, /text was changed/, d => Object.assign(d, { claims: other.claims }))
  add('another holder', ALL, /text was changed/, d => Object.assign(d, { holder: other.holder }))
  add(
    'another service',
    SIGNED,
    /another service/,
    d => Object.assign(d, { origin: 'https://evil.example' }),
    /of another service/,
  )
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
}

function levels(add: Add) {
  add('a raised level', ['skills.plain'], /only "stated"/, change('skills.plain', { level: 'self-attested' }))
  add('a level raised to confirmed', ['skills.go'], /only "self-attested"/, change('skills.go', { level: 'confirmed' }))
  add(
    'the level of the facts for the whole',
    ['awards.best'],
    /only "self-attested"/,
    change('awards.best', { level: 'confirmed' }),
  )
  add('validity without a signature', ['skills.plain'], /called signed/, change('skills.plain', { valid: true }))
  add('a signature called void', ['skills.go'], /called not signed/, change('skills.go', { valid: false }))
}

function confirmations(add: Add) {
  const confirmed = (fields: object) => (d: Reply) => Object.assign(factsOf(d).confirmation, fields)
  add('the confirmation of another section', ['skills.go'], /of another text/, d => {
    const confirmation = { ...factsOf(d).confirmation, scope: 'whole' }
    Object.assign(of(d, 'skills.go'), { confirmation, level: 'confirmed' })
  })
  add('a confirmation of the facts for the whole', ['awards.best'], /of another scope/, d =>
    Object.assign(of(d, 'awards.best'), { confirmation: factsOf(d).confirmation, level: 'confirmed' }),
  )
  add('the scope of a confirmation', ['awards.best'], /of another scope/, confirmed({ scope: 'whole' }))
  add('a confirmation raised to the whole', ['awards.best'], /another "(scope|digest)"/, d => {
    const whole = of(d, 'awards.best')
    const confirmation = { ...factsOf(d).confirmation, scope: 'whole', digest: whole.digest }
    Object.assign(whole, { confirmation, level: 'confirmed' })
  })
  add('the digest of a confirmation', ['awards.best'], /of another text/, confirmed({ digest: `0x${'0'.repeat(64)}` }))
  add('the domain of a confirmation', ['awards.best'], /another "domain"/, confirmed({ domain: 'oxford.example' }))
  add('the confirmer', ['awards.best'], /another "name"/, confirmed({ name: 'The Queen' }))
  add('free mail called an institution', ['awards.best'], /another "freeMail"/, confirmed({ isFreeMail: null }))
  add('the institution', ['awards.best'], /another "institution"/, confirmed({ institution: 'Oxford' }))
  add('a confirmation without its signature', ['awards.best'], /not signed/, confirmed({ signature: null }))
  add('a confirmation in the place of a signature', ['skills.go'], /of another kind/, d => {
    of(d, 'skills.go').signature = factsOf(d).confirmation.signature
  })
  add('the person of a confirmation', ['awards.best'], /another "person"/, confirmed({ person: 'ANA ' }))
  add('a confirmation without its person', ['awards.best'], /not the name on this CV/, confirmed({ person: null }))
}

function facts(add: Add, world: World) {
  const [best, facts] = [['awards.best'], { title: 'Best Paper', awarder: 'IEEE' }]
  add('one letter of the prose', best, /text was changed/, d =>
    Object.assign(of(d, 'awards.best').value, { description: 'On sorting!' }),
  )
  add('one letter of the facts', best, /facts are not those/, d => Object.assign(factsOf(d).value, { awarder: 'ACN' }))
  add('the facts and their digest', best, /facts are not those/, d => put(d, world, 'awards.best', facts, 'facts'))
  add('the facts in both scopes, with their digests', best, /signed is another text.*of another text/s, d => {
    put(d, world, 'awards.best', facts, 'facts')
    put(d, world, 'awards.best', { ...facts, description: 'On sorting.' })
  })
  add('facts with the prose', best, /facts are not those/, d =>
    put(d, world, 'awards.best', of(d, 'awards.best').value, 'facts'),
  )
  add('facts without a fact', best, /facts are not those/, d =>
    put(d, world, 'awards.best', { title: 'Best Paper' }, 'facts'),
  )
  add('facts without the whole', best, /not there as a whole/, d => {
    d.claims = d.claims.filter(claim => claim !== of(d, 'awards.best'))
  })
  add('facts of a section that has none', ['skills.plain'], /no facts apart from the whole/, d => {
    d.claims.push({ ...of(d, 'skills.plain'), scope: 'facts' })
    put(d, world, 'skills.plain', { name: 'Typing' }, 'facts')
  })
  add('facts twice', best, /there twice/, d => d.claims.push(factsOf(d)))
  add('an attestation of the facts', best, /never of its facts alone/, d => {
    const { method, by, person, statement, signature, kid, at, valid } = of(d, 'awards.best')
    Object.assign(factsOf(d), { method, by, person, statement, signature, kid, at, valid })
  })
  add('facts called signed', best, /called signed/, d => Object.assign(factsOf(d), { valid: true }))
  add('an unknown scope', ['skills.plain'], /no scope "prose"/, change('skills.plain', { scope: 'prose' }))
  add('no scope', ['skills.go'], /no scope/, change('skills.go', { scope: null }))
}

function people(add: Add, world: World) {
  const rename = (d: Reply) => put(d, world, 'personalDetails.name', { name: 'Eve' })
  add('the name on the CV', NAMED, /not the name on this CV|another name/, d => Object.assign(d, { name: 'Eve' }))
  add('the name on the CV, everywhere', SIGNED, /not the name/, d => {
    d.name = 'Eve'
    rename(d)
  })
  add('the name as a detail of its own', ['personalDetails.name'], /another name/, rename)
  add('the person of a signature', ['skills.go'], /another name/, change('skills.go', { person: 'Eve' }))
  add('the person and the statement', NAMED, /another "statement"|not by the wallet/, d => {
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
}

function documents(add: Add) {
  add('a section twice', ['skills.go'], /there twice/, d => d.claims.push(of(d, 'skills.go')))
  add('no date', null, /of when it is/, d => Object.assign(d, { asOf: 'today' }))
  add('no holder', null, /names no holder/, d => Object.assign(d, { holder: d.holder.slice(1) }))
  add('another format', null, /another format/, d => Object.assign(d, { format: 2 }))
  add('another spelling of the format', null, /another format/, d => Object.assign(d, { format: '3' }))
}
