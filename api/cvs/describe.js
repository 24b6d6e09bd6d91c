// How a stored CV is shown: the draft to its owner, the snapshot to strangers. Nothing of the draft reaches strangers.
import { defaultVerification, narrowSnapshot } from './rules/audience.js';
const publishedOf = (cv) => cv.published && { version: cv.published.version, at: cv.published.at.toISOString() };
/** The draft with everything its owner may see. */
export function describeForOwner(cv, views) {
    const { nanoId, title, template, style, language, content, privacy, indexable, version, rev } = cv;
    return {
        nanoId,
        title,
        template,
        style,
        language,
        content,
        privacy,
        verification: defaultVerification(),
        published: publishedOf(cv),
        indexable,
        version,
        rev,
        createdAt: cv.createdAt.toISOString(),
        updatedAt: cv.updatedAt.toISOString(),
        views,
    };
}
/** What strangers may see of the content now; null when the CV is not published. */
export function publicContentOf(cv) {
    if (!cv.published)
        return null;
    const { content, privacy } = cv.published.snapshot;
    return narrowSnapshot({ content, privacy }, cv.content, cv.privacy);
}
/** The published snapshot as strangers see it; null when there is none. */
export function describeForStrangers(cv) {
    const content = publicContentOf(cv);
    if (!content || !cv.published)
        return null;
    const { snapshot, version, at } = cv.published;
    return {
        nanoId: cv.nanoId,
        title: snapshot.title,
        template: snapshot.template,
        style: snapshot.style,
        language: snapshot.language,
        content,
        privacy: cv.privacy,
        verification: defaultVerification(),
        published: publishedOf(cv),
        indexable: cv.indexable,
        version,
        rev: cv.rev,
        createdAt: cv.createdAt.toISOString(),
        updatedAt: at.toISOString(),
    };
}
export function summarise(cv, views) {
    const { nanoId, title, template, style, language, privacy, indexable, version, rev, content } = cv;
    return {
        nanoId,
        title,
        template,
        style,
        language,
        privacy,
        published: publishedOf(cv),
        indexable,
        version,
        rev,
        name: content.personalDetails.name,
        createdAt: cv.createdAt.toISOString(),
        updatedAt: cv.updatedAt.toISOString(),
        views,
    };
}
/** The kept versions, newest first, headed by the current one (which is kept when the next group begins). */
export function listWithCurrent(cv, kept) {
    const earlier = kept.filter(record => record.version < cv.version);
    const isPublished = kept.some(record => record.version === cv.version && record.published);
    const current = { version: cv.version, at: cv.updatedAt, title: cv.title, published: isPublished, current: true };
    return [current, ...earlier.map(record => ({ ...record, current: false }))].map(({ version, at, title, published, current }) => ({ version, at: at.toISOString(), title, published, current }));
}
//# sourceMappingURL=describe.js.map