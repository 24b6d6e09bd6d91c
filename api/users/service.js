// Accounts: who is calling, what plan and role they have, and the changes an admin makes to them.
import { Problem } from '../lib/problem.js';
import { isGoogleAuthoritative, isTokenOver, planAt } from './rules.js';
const isDuplicateKey = (error) => error.code === 11_000;
export function createUserService({ store, adminEmails, now, listCvIds }) {
    async function roleOf(user) {
        if (user.role === 'admin')
            return 'admin';
        if (!adminEmails.includes(user.email) || !isGoogleAuthoritative(user.email, user.hd))
            return 'user';
        const pinned = await store.pinAdmin(user.email, user.sub).catch((error) => {
            if (isDuplicateKey(error))
                return store.pinAdmin(user.email, user.sub);
            throw error;
        });
        return pinned === user.sub ? 'admin' : 'user';
    }
    async function upToDate(claims) {
        const { sub, email, name, picture, hd } = claims;
        const found = await store.findUserBySub(sub);
        if (found && found.email === email && found.name === name && found.picture === picture && found.hd === hd)
            return found;
        if (found && isTokenOver(claims.iatSeconds, found.tokensValidAfter))
            return found;
        return store.saveProfile(sub, { email, name, picture, hd }, now()).catch((error) => {
            // Two first calls at once: the other one created the account.
            if (isDuplicateKey(error))
                return store.saveProfile(sub, { email, name, picture, hd }, now());
            throw error;
        });
    }
    const planOf = (user) => ({
        subscriptionPlan: planAt(user, now()),
        planExpiresAt: user.planExpiresAt?.toISOString() ?? null,
        paymentId: user.paymentId,
        couponCode: user.couponCode,
    });
    async function describeForAdmin(user) {
        const { id, email, role, banned } = user;
        return { _id: id, email, role, banned, ...planOf(user), nanoIds: await listCvIds(id) };
    }
    return {
        /** The account of valid claims; made at the first call. Throws invalid_token or forbidden. */
        async signIn(claims) {
            const record = await upToDate(claims);
            if (isTokenOver(claims.iatSeconds, record.tokensValidAfter))
                throw new Problem('invalid_token');
            if (record.banned)
                throw new Problem('forbidden', { message: 'This account has been suspended.' });
            return { id: record.id, name: record.name, email: record.email, role: await roleOf(record), record };
        },
        async describeMe({ role, record }) {
            const { email, name, picture } = record;
            return { email, name, picture, role, ...planOf(record), nanoIds: await listCvIds(record.id) };
        },
        /** GET /cv/getCvIds/{email}: the caller's own account first; others for admins only, and not when two share it. */
        async describeByEmail(caller, email) {
            const wanted = email.toLowerCase();
            const record = wanted === caller.email ? caller.record : await findForAdmin(caller, wanted);
            return { email: record.email, ...planOf(record), nanoIds: await listCvIds(record.id) };
        },
        /** What an admin changes: plan, its end, role, ban. Leaves a line in the audit trail. */
        async changeUser(admin, id, change) {
            const { subscriptionPlan, planExpiresAt, role, banned, reason } = change;
            if (admin.id === id && (role === 'user' || banned)) {
                throw new Problem('conflict', { message: 'You cannot take this away from your own account.' });
            }
            const changed = await store.changeUser(id, {
                ...(subscriptionPlan && { plan: subscriptionPlan }),
                ...(planExpiresAt !== undefined && { planExpiresAt: planExpiresAt === null ? null : new Date(planExpiresAt) }),
                ...(role && { role }),
                ...(banned !== undefined && { banned }),
            });
            if (!changed)
                throw new Problem('not_found');
            const { reason: _, ...detail } = change;
            await store.addAudit({ at: now(), by: admin.id, what: 'user.change', target: id, detail, reason: reason ?? null });
            return describeForAdmin(changed);
        },
    };
    async function findForAdmin(caller, email) {
        if (caller.role !== 'admin')
            throw new Problem('forbidden');
        const [first, second] = await store.listUsersByEmail(email, 2);
        if (!first)
            throw new Problem('not_found');
        if (second)
            throw new Problem('conflict', { message: 'More than one account has this e-mail address.' });
        return first;
    }
}
//# sourceMappingURL=service.js.map