// The verdict on a published CV: how many of its sections have which claims, and by whom. Runs in the browser too.
import type { Counted } from '../reader-words/texts.ts'
import { ENGLISH, type ReaderWords } from '../reader-words/words.ts'
import { type ClaimEntry, quoted, shortAddress } from './claim-words.ts'
import { LEVEL_TABLE, type Standing } from './levels.ts'

/** `text`: with the placeholder `{who}` where there are names, to be set apart from the words around them. */
export type VerdictPart = { standing: Standing | 'same'; text: string; who: string[] }

export function standingOf({ level, attestation }: ClaimEntry): Standing {
  if (LEVEL_TABLE[level].isVerified) return LEVEL_TABLE[level].standing
  if (attestation?.valid) return 'signed'
  if (level === 'evidence') return 'evidence'
  return attestation ? 'void' : 'stated'
}

function signerName({ attestation }: ClaimEntry, words: ReaderWords): string {
  const { method, by = '', signer = '' } = attestation ?? {}
  const values = { name: quoted(by), wallet: shortAddress(signer) }
  return method === 'wallet' ? words.say('{name} (wallet {wallet})', values) : quoted(by)
}

/** Whether a claim that counts is about everything in the section. */
const isOfWhole = ({ level, attestation, confirmation, facts }: ClaimEntry) =>
  attestation?.valid === true || (level !== 'stated' && (!facts || confirmation?.scope === 'whole'))

/** How many names a verdict holds. */
const NAMES = 3

const FEW: Readonly<Record<'credential' | 'confirmed' | 'signed', Counted>> = {
  credential: '{count} sections with a credential signed by {who}',
  confirmed: '{count} sections confirmed by {who}',
  signed: '{count} sections signed by {who}',
}
const MANY: typeof FEW = {
  credential: '{count} sections with a credential signed by several domains ({many})',
  confirmed: '{count} sections confirmed by several domains ({many})',
  signed: '{count} sections signed by several people or wallets ({many})',
}

/** The parts of the sentence, the strongest first. `claims`: those of the sections that the page lists. */
export function verdictOf(claims: readonly ClaimEntry[], words: ReaderWords = ENGLISH): VerdictPart[] {
  const of = (standing: Standing) => claims.filter(claim => standingOf(claim) === standing)
  const count = (standing: Standing) => of(standing).length
  const claimed = claims.length - count('stated') - count('void')
  if (claimed + count('void') === 0) {
    const text = words.say('Nobody has signed or confirmed a part of this CV yet: it is what its owner says')
    return [{ standing: 'stated', text, who: [] }]
  }
  /** Names the people or domains of a standing, or counts them where they are many. */
  const named = (standing: keyof typeof FEW, nameOf: (claim: ClaimEntry) => string): VerdictPart[] => {
    const who = [...new Set(of(standing).map(nameOf))]
    if (who.length === 0) return []
    if (who.length <= NAMES) return [{ standing, text: words.counted(FEW[standing], count(standing)), who }]
    return [{ standing, text: words.counted(MANY[standing], count(standing), { many: who.length }), who: [] }]
  }
  const bare = (standing: Standing, text: Counted): VerdictPart[] =>
    count(standing) > 0 ? [{ standing, text: words.counted(text, count(standing)), who: [] }] : []
  const same = claims.every(isOfWhole) ? 'nothing changed since' : 'no word of these claims changed since'
  return [
    ...named('credential', ({ credentials = [] }) => credentials[0]?.issuer.domain ?? ''),
    ...named('confirmed', ({ confirmation }) => confirmation?.domain ?? ''),
    ...named('signed', claim => signerName(claim, words)),
    ...bare('evidence', '{count} sections with evidence only'),
    ...(claimed > 0 ? [{ standing: 'same', text: words.say(same), who: [] } satisfies VerdictPart] : []),
    ...bare('void', '{count} sections with a signature that no longer counts'),
    ...bare('stated', '{count} sections not signed'),
  ]
}
