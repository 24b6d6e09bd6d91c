// CVs in MongoDB. Only functions and plain records leave this file. A save is one conditional update of one document.
import { Schema } from 'mongoose';
import { documents } from '../lib/documents.js';
const options = { versionKey: false, autoIndex: false, autoCreate: false, minimize: false };
const Mixed = Schema.Types.Mixed;
const cvSchema = new Schema({
    _id: String,
    userId: { type: String, required: true },
    place: { type: Number, required: true },
    title: String,
    template: String,
    style: Mixed,
    language: String,
    content: Mixed,
    privacy: Mixed,
    indexable: Boolean,
    version: Number,
    rev: Number,
    groupStartedAt: Date,
    published: Mixed,
    origin: Mixed,
    createdAt: Date,
    updatedAt: Date,
    removedAt: { type: Date, default: null },
}, options);
cvSchema.index({ userId: 1, place: 1 }, { unique: true });
cvSchema.index({ userId: 1, createdAt: -1, _id: -1 });
cvSchema.index({ removedAt: 1 }, { partialFilterExpression: { removedAt: { $type: 'date' } } });
const toRecord = ({ _id, ...rest }) => ({ ...rest, nanoId: _id });
const orNull = (stored) => (stored ? toRecord(stored) : null);
const SUMMARY = { origin: 0, 'published.snapshot': 0 };
export function createCvStore(connection) {
    const cvs = documents(connection, 'Cv', cvSchema, 'cvs');
    const alive = { removedAt: null };
    return {
        buildIndexes: () => cvs.createIndexes(),
        createCv: async ({ nanoId, ...rest }) => {
            await cvs.insertOne({ _id: nanoId, ...rest, removedAt: null });
        },
        /** The places that a user's CVs take, those under removal included. */
        listPlaces: async (userId) => (await cvs.find({ userId }, { place: 1 }).lean()).map(stored => stored.place),
        findCv: async (userId, nanoId) => orNull(await cvs.findOne({ _id: nanoId, userId, ...alive }).lean()),
        /** For strangers: whoever calls this shows the snapshot and nothing else. */
        findAnyCv: async (nanoId) => orNull(await cvs.findOne({ _id: nanoId, ...alive }).lean()),
        /** What the cached pages depend on; null when strangers may see nothing. */
        findPublishedKey: async (nanoId) => {
            const stored = await cvs.findOne({ _id: nanoId, ...alive }, { rev: 1, 'published.version': 1 }).lean();
            const { published, rev } = (stored ?? {});
            return published ? { version: published.version, rev: rev } : null;
        },
        listCvs: async (userId) => (await cvs
            .find({ userId, ...alive }, SUMMARY)
            .sort({ createdAt: -1, _id: -1 })
            .lean()).map(toRecord),
        listCvIds: async (userId) => (await cvs
            .find({ userId, ...alive }, { _id: 1 })
            .sort({ createdAt: -1, _id: -1 })
            .lean()).map(stored => String(stored._id)),
        /** The save: succeeds only on the very state it was decided on. `bumpRev` when strangers see something else from now on. */
        saveCv: async ({ nanoId, userId, version, rev }, change, at, bumpRev) => orNull(await cvs
            .findOneAndUpdate({ _id: nanoId, userId, version, rev, ...alive }, { $set: { ...change, updatedAt: at }, $inc: { version: 1, rev: bumpRev ? 1 : 0 } }, { returnDocument: 'after' })
            .lean()),
        /** Publishes exactly the version that the snapshot was made of. */
        publishCv: async (userId, nanoId, published) => orNull(await cvs
            .findOneAndUpdate({ _id: nanoId, userId, version: published.version, ...alive }, { $set: { published }, $inc: { rev: 1 } }, { returnDocument: 'after' })
            .lean()),
        unpublishCv: async (userId, nanoId) => orNull(await cvs
            .findOneAndUpdate({ _id: nanoId, userId, ...alive, published: { $ne: null } }, { $set: { published: null }, $inc: { rev: 1 } }, { returnDocument: 'after' })
            .lean()),
        /** First step of a removal: from here on nobody sees the CV. Repeatable. */
        markRemoved: async (userId, nanoId, at) => (await cvs.findOneAndUpdate({ _id: nanoId, userId }, { $set: { removedAt: at, published: null } }).lean()) !==
            null,
        removeCv: async (nanoId) => {
            await cvs.deleteOne({ _id: nanoId, removedAt: { $ne: null } });
        },
        /** Removals that a crash interrupted. */
        listRemoved: async (limit) => (await cvs
            .find({ removedAt: { $type: 'date' } }, { _id: 1 })
            .limit(limit)
            .lean()).map(stored => String(stored._id)),
    };
}
//# sourceMappingURL=store.js.map