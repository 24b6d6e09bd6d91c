// The CVs' parts put together from their stores and services, for app.ts.

import { createClaimsService } from './claims-service.ts'
import type { ClaimsStore } from './claims-store.ts'
import { draftName, draftValues, ownDraftValues } from './describe.ts'
import { createFileService, type FileService } from './files.ts'
import type { HistoryStore } from './history-store.ts'
import { createPictures } from './picture.ts'
import { createResumeService } from './resumes.ts'
import { isSameName, nameLine } from './rules/names.ts'
import { pathsOf, sectionDigest } from './rules/sections.ts'
import { claimsOf } from './rules/verification.ts'
import { createCvService } from './service.ts'
import { createSigningKeys } from './signing-keys.ts'
import type { CvRecord, CvStore } from './store.ts'
import type { Typesetter } from './typeset/typeset.ts'

type Parts = {
  stores: { cvs: CvStore; history: HistoryStore; claims: ClaimsStore }
  typesetter: Typesetter
  publicOrigin: string
  /** What claims are signed with, and which keys are no good any more. */
  attestationKeys: readonly Record<string, unknown>[]
  revokedKids: readonly string[]
  now: () => Date
  /** Monotonic, milliseconds. */
  clockMs: () => number
  onVisibleChange: (nanoId: string) => void
  /** Takes away what other features keep of a CV. Repeatable. */
  removeClaimed: (nanoId: string) => Promise<void>
  isBanned: (userId: string) => Promise<boolean>
  assertMayDownload: Parameters<typeof createFileService>[0]['assertMayDownload']
  reencode: Parameters<typeof createPictures>[0]['reencode']
  listWalletAddresses: (userId: string) => Promise<string[]>
}

export function createCvs(parts: Parts) {
  const { stores, typesetter, publicOrigin, now } = parts
  const keys = createSigningKeys({ ...parts, keys: parts.attestationKeys, store: stores.claims })
  const cvs = createCvService({
    store: stores.cvs,
    history: stores.history,
    editions: stores.claims,
    judgeOf: keys.judgeOf,
    isBanned: parts.isBanned,
    now,
    templateIds: typesetter.templates.map(({ id }) => id),
    onVisibleChange: parts.onVisibleChange,
    removeClaimed: parts.removeClaimed,
  })
  const files: FileService = createFileService({ ...parts, cvs, history: stores.history, judgeOf: keys.judgeOf })
  return {
    keys,
    /** What sections are and say, for features that know a CV's record and nothing of its content. */
    sections: {
      pathsOf: ({ content }: CvRecord) => pathsOf(content),
      draftName,
      draftValues,
      ownDraftValues,
      isSameName,
      nameLine,
      digestOf: sectionDigest,
      claimsOf: ({ claims }: CvRecord, section: string) => claimsOf(claims, section),
    },
    cvs,
    files,
    claims: createClaimsService({ ...parts, cvs, keys, editions: stores.claims }),
    resumes: createResumeService({ cvs, publicOrigin }),
    pictures: createPictures({ ...parts, cvs, history: stores.history }),
  }
}
