// The meaning of each level of a claim, in one table for all screens; its texts have translations. Pure; runs in the browser too.
import { LEVELS, type Level } from '../contract/levels.ts'
import type { Text } from '../reader-words/texts.ts'

export { LEVELS, type Level }

/** Who made the claim. `void`: the signature fits the section, but its key was revoked. */
export type Standing = 'credential' | 'confirmed' | 'signed' | 'evidence' | 'void' | 'stated'

type Row = Readonly<{
  /** On badges, where no domain is named. */
  label: Text
  /** The label and style of the level on the page that checks a CV. */
  standing: Standing
  heading: Text
  meaning: Text
  /** Whether someone other than the owner made the claim. Only such a level may be called verified, and has a filled badge. */
  isVerified: boolean
}>

export const LEVEL_TABLE: Readonly<Record<Level, Row>> = {
  stated: {
    label: 'Stated',
    standing: 'stated',
    heading: 'Not signed',
    meaning: 'The CV says so. It is neither signed nor confirmed.',
    isVerified: false,
  },
  'self-attested': {
    label: 'Self-attested',
    standing: 'signed',
    heading: 'Signed',
    meaning:
      'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.',
    isVerified: false,
  },
  evidence: {
    label: 'Evidence attached',
    standing: 'evidence',
    heading: 'Evidence attached',
    meaning:
      'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.',
    isVerified: false,
  },
  confirmed: {
    label: 'Confirmed',
    standing: 'confirmed',
    heading: 'Confirmed',
    meaning:
      'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.',
    isVerified: true,
  },
  credential: {
    label: 'Signed by its issuer',
    standing: 'credential',
    heading: 'Signed by its issuer',
    meaning:
      'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.',
    isVerified: true,
  },
}

export const rankOf = (level: Level): number => LEVELS.indexOf(level)
