// JSON Resume in and out: where its rules meet the CVs.
import { cut, invalid } from '../lib/problem.ts'
import { exportResume, importResume, resumeProblems } from './json-resume.ts'
import type { CvData } from './schema.ts'
import type { CvOwner, CvReply, CvService } from './service.ts'
import type { CvRecord } from './store.ts'

type Parts = { cvs: CvService; publicOrigin: string }

export type ResumeService = ReturnType<typeof createResumeService>

export function createResumeService({ cvs, publicOrigin }: Parts) {
  const addressOf = (nanoId: string) => `${publicOrigin}/cv/${nanoId}`

  const describe = (cv: CvData, origin: CvRecord['origin']) =>
    exportResume({
      content: cv.content,
      language: cv.language,
      origin,
      publishedUrl: cv.published ? addressOf(cv.nanoId) : undefined,
      version: cv.version,
      updatedAt: cv.updatedAt,
    })

  return {
    /** Always a new CV. Throws invalid_request naming every path, value and fix. */
    async importResume(owner: CvOwner, resume: object): Promise<CvReply & { unmapped: string[] }> {
      const problems = resumeProblems(resume)
      if (problems.length > 0) throw invalid(problems)
      const { content, title, language, unmapped, origin } = importResume(resume, owner.name)
      const made = await cvs.createFromOrigin(owner, { content, title, ...(language && { language }) }, origin)
      return { ...made, unmapped: unmapped.map(path => cut(path, 500)) }
    },

    /** Everything, in the owner's document; null when it is not this caller's. */
    async exportOwn(caller: CvOwner | null, nanoId: string): Promise<object | null> {
      const own = caller && (await cvs.findOwnReply(caller, nanoId))
      return own && describe(own.cv, (await cvs.findOwn(caller, nanoId)).origin)
    },
    /** The public part of the snapshot. */
    describeShown: (cv: CvData): object => describe(cv, null),
  }
}
