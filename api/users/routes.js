import { caller } from '../http/access.js';
import { reply200 } from '../http/openapi.js';
import { ref } from '../lib/schema.js';
import { AdminUser, ChangeUserRequest, Email, Me, UserData, UserId } from './schema.js';
export const userRoutes = async (app, { users }) => {
    app.get('/me', {
        schema: {
            operationId: 'getMe',
            summary: 'The signed-in account',
            tags: ['account'],
            response: reply200({ user: ref(Me) }),
        },
    }, async (request) => ({ success: true, user: await users.describeMe(caller(request)) }));
    app.get('/cv/getCvIds/:email', {
        schema: {
            operationId: 'getCvIds',
            summary: 'Plan and CVs of an account, by its e-mail address',
            description: 'The caller’s own account, or any account for an admin. 409 when two accounts share the address.',
            tags: ['account'],
            params: Email,
            response: reply200({ userData: ref(UserData) }),
        },
    }, async (request) => ({
        success: true,
        userData: await users.describeByEmail(caller(request), request.params.email),
    }));
};
export const userAdminRoutes = async (app, { users }) => {
    app.patch('/admin/users/:id', {
        schema: {
            operationId: 'changeUser',
            summary: 'Change plan, end of plan, role or ban of an account',
            tags: ['administration'],
            params: UserId,
            body: ref(ChangeUserRequest),
            response: reply200({ user: ref(AdminUser) }),
        },
    }, async (request) => ({
        success: true,
        user: await users.changeUser(caller(request), request.params.id, request.body),
    }));
};
export const userSchemas = [Me, UserData, ChangeUserRequest, AdminUser];
//# sourceMappingURL=routes.js.map