// Accounts, the pins of ADMIN_EMAILS, and the audit trail, in MongoDB. Only functions and plain records leave this file.
import { Schema } from 'mongoose';
import { documents } from '../lib/documents.js';
const options = { versionKey: false, autoIndex: false, autoCreate: false, minimize: false };
const userSchema = new Schema({
    sub: { type: String, required: true },
    email: { type: String, required: true },
    name: { type: String, default: '' },
    picture: { type: String, default: '' },
    hd: { type: String, default: null },
    role: { type: String, default: 'user' },
    banned: { type: Boolean, default: false },
    tokensValidAfter: { type: Date, default: null },
    plan: { type: String, default: 'Free' },
    planExpiresAt: { type: Date, default: null },
    paymentId: { type: String, default: null },
    couponCode: { type: String, default: null },
    createdAt: { type: Date, required: true },
}, options);
userSchema.index({ sub: 1 }, { unique: true });
userSchema.index({ email: 1 });
const pinSchema = new Schema({ _id: String, sub: String }, options);
const auditSchema = new Schema({ at: Date, by: String, what: String, target: String, detail: Schema.Types.Mixed, reason: String }, options);
auditSchema.index({ at: -1 });
const toRecord = ({ _id, ...rest }) => ({ ...rest, id: _id.toHexString() });
const orNull = (stored) => (stored ? toRecord(stored) : null);
export function createUserStore(connection) {
    const users = documents(connection, 'User', userSchema, 'users');
    const pins = documents(connection, 'AdminPin', pinSchema, 'admin_pins');
    const audit = documents(connection, 'Audit', auditSchema, 'audit');
    return {
        buildIndexes: async () => {
            await users.createIndexes();
            await audit.createIndexes();
        },
        findUserBySub: async (sub) => orNull(await users.findOne({ sub }).lean()),
        findUserById: async (id) => orNull(await users.findById(id).lean()),
        listUsersByEmail: async (email, limit) => (await users.find({ email }).limit(limit).lean()).map(toRecord),
        /** Creates the account at its first sign-in, or brings its profile up to date. One upsert on the unique `sub`. */
        saveProfile: async (sub, profile, at) => {
            const stored = await users
                .findOneAndUpdate({ sub }, { $set: profile, $setOnInsert: { createdAt: at } }, { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true })
                .lean();
            return toRecord(stored);
        },
        changeUser: async (id, change) => orNull(await users.findOneAndUpdate({ _id: id }, { $set: change }, { returnDocument: 'after' }).lean()),
        /** The `sub` that an address of ADMIN_EMAILS belongs to for good: the first one that came. */
        pinAdmin: async (email, sub) => {
            const pin = await pins
                .findOneAndUpdate({ _id: email }, { $setOnInsert: { sub } }, { upsert: true, returnDocument: 'after' })
                .lean();
            return pin.sub;
        },
        addAudit: async (entry) => {
            await audit.insertOne(entry);
        },
    };
}
//# sourceMappingURL=store.js.map