import { Problem } from '../lib/problem.js';
/** The signed-in caller of a route inside requireUser. */
export function caller(request) {
    if (!request.user)
        throw new Problem('missing_token');
    return request.user;
}
function bearerOf(request) {
    const header = request.headers.authorization;
    if (header === undefined)
        return null;
    const token = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i.exec(header)?.[1];
    if (!token)
        throw new Problem('invalid_token');
    return token;
}
/** Reads the bearer before anything else: a bad one is 401 everywhere, on open routes too. */
export function installAccess(app, { google, users }) {
    app.decorateRequest('user', null);
    async function readBearer(request) {
        const token = bearerOf(request);
        if (token === null)
            return;
        request.user = await users.signIn(await google.verify(token));
    }
    return {
        /** For open routes that show their owner more. */
        allowAnyone: (scope) => scope.addHook('onRequest', readBearer),
        requireUser: (scope) => scope.addHook('onRequest', async (request) => {
            await readBearer(request);
            if (!request.user)
                throw new Problem('missing_token');
        }),
        requireAdmin: (scope) => scope.addHook('onRequest', async (request) => {
            await readBearer(request);
            if (!request.user)
                throw new Problem('missing_token');
            if (request.user.role !== 'admin')
                throw new Problem('forbidden');
        }),
    };
}
//# sourceMappingURL=access.js.map