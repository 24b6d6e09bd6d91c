// Builds the services of files: what is typeset, downloads, previews and letters.
import type { SigningKeys } from '../claims/signing-keys.ts'
import type { SignedIn } from '../core/signed-in.ts'
import type { HistoryStore } from '../cv/history-store.ts'
import type { CvService } from '../cv/service.ts'
import type { DescribeClaims } from '../files/attachment.ts'
import { createCvRequests } from '../files/cv-requests.ts'
import { createDownloads } from '../files/downloads.ts'
import { createLetterFiles } from '../files/letters.ts'
import { createPreviews } from '../files/previews.ts'
import type { Seals } from '../files/seals.ts'
import type { Typesetter } from '../files/typeset/typeset.ts'
import type { LetterService } from '../letters/service.ts'

type FileParts = {
  cvs: CvService
  letters: LetterService
  history: HistoryStore
  typesetter: Typesetter
  seals: Seals
  verifierOf: SigningKeys['verifierOf']
  describeClaims: DescribeClaims
  assertMayDownload: (caller: SignedIn) => void
  countDownload: (nanoId: string, kind: string) => void
  publicOrigin: string
  now: () => Date
}

export function assembleFiles(parts: FileParts) {
  const { cvs, letters, history, typesetter, seals, verifierOf, describeClaims, publicOrigin, now } = parts
  const { assertMayDownload, countDownload } = parts
  const requests = createCvRequests({ cvs, history, verifierOf, typesetter, publicOrigin })
  return {
    ...createDownloads({
      cvs,
      history,
      requests,
      typesetter,
      seals,
      describeClaims,
      assertMayDownload,
      countDownload,
    }),
    ...createPreviews({ requests, typesetter, now }),
    letters: createLetterFiles({ cvs, letters, typesetter, assertMayDownload }),
  }
}
