// JSON Resume in and out: where its rules meet the CVs.
import { cut, invalid } from '../lib/problem.ts'
import { exportResume, importResume, resumeProblems } from './json-resume.ts'
import type { CvOwner, CvReply, CvService } from './service.ts'

type Parts = { cvs: CvService; publicOrigin: string }

export type ResumeService = ReturnType<typeof createResumeService>

export function createResumeService({ cvs, publicOrigin }: Parts) {
  const addressOf = (nanoId: string) => `${publicOrigin}/cv/${nanoId}`

  return {
    /** Always a new CV. Throws invalid_request naming every path, value and fix. */
    async importResume(owner: CvOwner, resume: object): Promise<CvReply & { unmapped: string[] }> {
      const problems = resumeProblems(resume)
      if (problems.length > 0) throw invalid(problems)
      const { content, title, language, unmapped, origin } = importResume(resume, owner.name)
      const made = await cvs.createFromOrigin(owner, { content, title, ...(language && { language }) }, origin)
      return { ...made, unmapped: unmapped.map(path => cut(path, 500)) }
    },

    /** The owner's document holds everything; strangers get the public part of the snapshot. */
    async exportResume(caller: CvOwner | null, nanoId: string): Promise<object> {
      const { cv } = await cvs.readCv(caller, nanoId)
      const isOwner = cv.views !== undefined
      const origin = isOwner && caller ? (await cvs.findOwn(caller, nanoId)).origin : null
      return exportResume({
        content: cv.content,
        language: cv.language,
        origin,
        publishedUrl: cv.published ? addressOf(nanoId) : undefined,
        version: cv.version,
        updatedAt: cv.updatedAt,
      })
    },
  }
}
