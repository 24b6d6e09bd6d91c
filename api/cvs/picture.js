// Pictures of CVs: checked by their content, decoded, and written anew without anything but pixels.
import { createHash } from 'node:crypto';
import { Problem } from '../lib/problem.js';
import { pictureIdOf, pictureUrl } from './service.js';
/** Bytes of an upload. */
export const PICTURE_BYTES = 2 * 1024 * 1024;
const MAX_SIDE = 6_000;
const MAX_PIXELS = 24_000_000;
/** Longest side of what is kept; a CV shows it at a few centimetres. */
const KEPT_SIDE = 1_024;
const PICTURES_PER_CV = 20;
export function createPictures({ cvs, history }) {
    return {
        async addPicture(owner, nanoId, upload) {
            await cvs.findOwn(owner, nanoId);
            const picture = await reencode(upload);
            const pictureId = createHash('sha256').update(picture.bytes).digest('hex');
            if ((await history.countPictures(nanoId)) >= PICTURES_PER_CV && !(await history.findPicture(nanoId, pictureId))) {
                throw new Problem('limit_reached', { message: `A CV can hold ${PICTURES_PER_CV} pictures. Delete one first.` });
            }
            await history.addPicture({ cvId: nanoId, pictureId, ...picture });
            return { id: pictureId, url: pictureUrl(nanoId, pictureId), width: picture.width, height: picture.height };
        },
        /** For the owner any of the CV's pictures, for strangers the one that the published page shows. */
        async readPicture(caller, nanoId, pictureId) {
            const published = await cvs.findPublished(nanoId);
            const isPublic = pictureIdOf(published?.content.personalDetails.imageUrl, nanoId) === pictureId;
            if (!isPublic) {
                if (!caller)
                    throw new Problem('not_found');
                await cvs.findOwn(caller, nanoId);
            }
            const picture = await history.findPicture(nanoId, pictureId);
            if (!picture)
                throw new Problem('not_found');
            return { ...picture, isPublic };
        },
        async removePicture(owner, nanoId, pictureId) {
            await cvs.findOwn(owner, nanoId);
            if (!(await history.removePicture(nanoId, pictureId)))
                throw new Problem('not_found');
        },
    };
}
/** PNG and JPEG by their first bytes; the sizes by the header, before a pixel is decoded. */
async function reencode(upload) {
    const isPng = upload.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    const isJpeg = upload.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
    if (!isPng && !isJpeg)
        throw new Problem('unsupported_type', { message: 'The picture must be a PNG or a JPEG file.' });
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    try {
        const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });
        const { width = 0, height = 0, format } = await image.metadata();
        if (format !== (isPng ? 'png' : 'jpeg'))
            throw new Error('another format');
        if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
            throw tooManyPixels();
        const fitted = image
            .rotate()
            .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true });
        const encoded = isPng ? fitted.png({ compressionLevel: 9 }) : fitted.jpeg({ quality: 86, mozjpeg: true });
        const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
        return { type: isPng ? 'image/png' : 'image/jpeg', width: info.width, height: info.height, bytes: data };
    }
    catch (error) {
        if (error instanceof Problem)
            throw error;
        if (/pixel limit/i.test(error.message))
            throw tooManyPixels();
        throw new Problem('invalid_request', { message: 'The picture cannot be read. Save it again as PNG or JPEG.' });
    }
}
const tooManyPixels = () => new Problem('too_large', { message: 'The picture may have at most 6,000 pixels a side and 24 megapixels.' });
//# sourceMappingURL=picture.js.map