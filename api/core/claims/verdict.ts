// The verdict on a published CV: how many of its sections have which claims, and by whom. Runs in the browser too.
import { type ClaimEntry, quoted, shortAddress } from './claim-words.ts'
import { LEVEL_TABLE, type Standing } from './levels.ts'

/** `who`: names, to be set apart from the words before and after them. */
export type VerdictPart = { standing: Standing | 'same'; before: string; who: string[]; after: string }

export function standingOf({ level, attestation }: ClaimEntry): Standing {
  if (LEVEL_TABLE[level].isVerified) return LEVEL_TABLE[level].standing
  if (attestation?.valid) return 'signed'
  if (level === 'evidence') return 'evidence'
  return attestation ? 'void' : 'stated'
}

function signerName({ attestation }: ClaimEntry): string {
  const { method, by = '', signer = '' } = attestation ?? {}
  return method === 'wallet' ? `${quoted(by)} (wallet ${shortAddress(signer)})` : quoted(by)
}

/** Whether a claim that counts is about everything in the section. */
const isOfWhole = ({ level, attestation, confirmation, facts }: ClaimEntry) =>
  attestation?.valid === true || (level !== 'stated' && (!facts || confirmation?.scope === 'whole'))

/** How many names a verdict holds. */
const NAMES = 3

/** The parts of the sentence, the strongest first. `claims`: those of the sections that the page lists. */
export function verdictOf(claims: readonly ClaimEntry[]): VerdictPart[] {
  const of = (standing: Standing) => claims.filter(claim => standingOf(claim) === standing)
  const count = (standing: Standing) => of(standing).length
  const claimed = claims.length - count('stated') - count('void')
  if (claimed + count('void') === 0) {
    const before = 'Nobody has signed or confirmed a part of this CV yet: it is what its owner says'
    return [{ standing: 'stated', before, who: [], after: '' }]
  }
  /** Names the people or domains of a standing, or counts them where they are many. */
  const named = (standing: Standing, before: string, nameOf: (claim: ClaimEntry) => string, many: string) => {
    const who = [...new Set(of(standing).map(nameOf))]
    const isMany = who.length > NAMES
    return { standing, before: `${before} by `, who: isMany ? [] : who, after: isMany ? `${who.length} ${many}` : '' }
  }
  const bare = (standing: VerdictPart['standing'], before: string) => ({ standing, before, who: [], after: '' })
  const parts: (VerdictPart | false)[] = [
    count('credential') > 0 &&
      named(
        'credential',
        'with a credential signed',
        ({ credentials = [] }) => credentials[0]?.issuer.domain ?? '',
        'domains',
      ),
    count('confirmed') > 0 &&
      named('confirmed', 'confirmed', ({ confirmation }) => confirmation?.domain ?? '', 'domains'),
    count('signed') > 0 && named('signed', 'signed', signerName, 'names and wallets'),
    count('evidence') > 0 && bare('evidence', 'with evidence only'),
    claimed > 0 &&
      bare('same', claims.every(isOfWhole) ? 'nothing changed since' : 'no word of these claims changed since'),
    count('void') > 0 && bare('void', 'with a signature that no longer counts'),
    count('stated') > 0 && bare('stated', 'not signed'),
  ]
  return parts
    .filter(part => part !== false)
    .map((part, at) => {
      if (part.standing === 'same') return part
      const found = count(part.standing)
      return { ...part, before: `${found} ${at === 0 ? `section${found === 1 ? '' : 's'} ` : ''}${part.before}` }
    })
}
