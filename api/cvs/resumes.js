// JSON Resume in and out: where its rules meet the CVs.
import { invalid } from '../lib/problem.js';
import { exportResume, importResume, resumeProblems } from './json-resume.js';
export function createResumeService({ cvs, publicOrigin }) {
    const addressOf = (nanoId) => `${publicOrigin}/cv/${nanoId}`;
    return {
        /** Always a new CV. Throws invalid_request naming every path, value and fix. */
        async importResume(owner, resume) {
            const problems = resumeProblems(resume);
            if (problems.length > 0)
                throw invalid(problems);
            const { content, title, language, unmapped, origin } = importResume(resume, owner.name);
            const made = await cvs.createFromOrigin(owner, { content, title, ...(language && { language }) }, origin);
            return { ...made, unmapped };
        },
        /** The owner's document holds everything; strangers get the public part of the snapshot. */
        async exportResume(caller, nanoId) {
            const { cv } = await cvs.readCv(caller, nanoId);
            const isOwner = cv.views !== undefined;
            const origin = isOwner && caller ? (await cvs.findOwn(caller, nanoId)).origin : null;
            return exportResume({
                content: cv.content,
                language: cv.language,
                origin,
                publishedUrl: cv.published ? addressOf(nanoId) : undefined,
                version: cv.version,
                updatedAt: cv.updatedAt,
            });
        },
    };
}
//# sourceMappingURL=resumes.js.map