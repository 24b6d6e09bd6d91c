import { reply200 } from '../http/openapi.js';
import { List, ref } from '../lib/schema.js';
import { listPlans } from './rules.js';
import { Plan } from './schema.js';
export const planRoutes = async (app) => {
    app.get('/plans', {
        schema: {
            operationId: 'listPlans',
            summary: 'Plans and prices',
            tags: ['billing'],
            response: reply200({ plans: List(ref(Plan)) }),
        },
    }, async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=60');
        return { success: true, plans: listPlans() };
    });
};
export const billingSchemas = [Plan];
//# sourceMappingURL=routes.js.map