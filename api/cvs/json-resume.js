// JSON Resume in and out, as pure rules: a document becomes the content of a CV, and that content a document again.
// Where the CV came from a document, that document is the base and only what was edited differs. Knows no store, no clock.
import { readText } from './json-resume/lens.js';
import { patchResume, readContent, unmappedOf } from './json-resume/mapping.js';
import { isSchemaUri, SCHEMA_URL } from './json-resume/validator.js';
import { parseLink } from './rules/content.js';
export { resumeProblems } from './json-resume/problems.js';
const objectAt = (resume, key) => (resume[key] ?? {});
const firstOf = (text, max) => Array.from(text).slice(0, max).join('');
function languageOf(resume) {
    const language = readText(objectAt(resume, 'meta'), 'x-language');
    return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language) && language.length <= 35 ? language : undefined;
}
/**
 * Takes in a document for which `resumeProblems` found nothing. `accountName` stands where the document has no name.
 * The ids of the items follow from their places, so that the export finds each again.
 */
export function importResume(resume, accountName) {
    const raw = resume;
    const isNamed = readText(objectAt(raw, 'basics'), 'name').trim() !== '';
    const fallback = firstOf(accountName.trim(), 200) || 'Your name';
    const content = readContent(raw, fallback);
    const { name, profession } = content.personalDetails;
    const language = languageOf(raw);
    return {
        content,
        title: firstOf(profession?.trim() ? `${name}, ${profession}` : name, 200),
        ...(language && { language }),
        unmapped: unmappedOf(raw),
        origin: { resume: JSON.stringify(resume), name: isNamed ? null : fallback },
    };
}
/** A picture's address on our own site, made absolute where we know the site. */
function withAbsolutePicture(content, publishedUrl) {
    const { imageUrl } = content.personalDetails;
    const page = parseLink(publishedUrl ?? '');
    if (!imageUrl?.startsWith('/') || !page)
        return content;
    const absolute = new URL(imageUrl, page).href;
    return { ...content, personalDetails: { ...content.personalDetails, imageUrl: absolute } };
}
function freshMeta({ publishedUrl, version, updatedAt, language }) {
    const at = typeof updatedAt === 'string' ? updatedAt : updatedAt.toISOString();
    return {
        ...(publishedUrl && isSchemaUri(publishedUrl) ? { canonical: publishedUrl } : {}),
        version: `v${version}.0.0`,
        lastModified: at.slice(0, 19),
        ...(language && language !== 'en' ? { 'x-language': language } : {}),
    };
}
/**
 * The document, a plain JSON object that the official schema accepts. What the schema has no place or format for goes
 * to keys that begin with x-. Pass what the reader may see: for strangers public content, and no origin.
 */
export function exportResume(input) {
    const { content, origin, publishedUrl } = input;
    const base = origin ? JSON.parse(origin.resume) : { $schema: SCHEMA_URL };
    const isOldPicture = objectAt(base, 'basics').image === content.personalDetails.imageUrl;
    const shown = isOldPicture ? content : withAbsolutePicture(content, publishedUrl);
    const resume = patchResume(base, origin?.name ?? '', shown);
    return origin ? resume : { ...resume, meta: { ...freshMeta(input), ...objectAt(resume, 'meta') } };
}
//# sourceMappingURL=json-resume.js.map