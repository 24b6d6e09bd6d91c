// The credentials of other issuers that are attached to the sections of a draft, for its owner. Pure.
import type { AttachedCredentialData } from '../contract/claims.ts'
import { type ClaimedSections, describeCredential, findingsByScope, mergedFindings } from './verification.ts'

/** The attached credentials of all sections, for the owner. */
export const attachedCredentials = (cv: ClaimedSections): AttachedCredentialData[] =>
  [...cv.sections].flatMap(([path, section]) =>
    mergedFindings(findingsByScope(section, cv)).credentials.map(one => ({
      section: path,
      ...describeCredential(one, section, true),
    })),
  )
