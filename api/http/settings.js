import Type from 'typebox';
import { Nullable, part, Short } from '../lib/schema.js';
import { reply200 } from './openapi.js';
export function installSettings(app, settings) {
    const address = Type.String({ maxLength: 2_000 });
    app.get('/config', {
        schema: {
            operationId: 'getConfig',
            summary: 'Addresses that a client needs',
            tags: ['operations'],
            response: reply200({
                googleClientId: Short(),
                googleScriptUrl: address,
                googleAuthorizeUrl: address,
                razorpayCheckoutUrl: address,
                supportEmail: Short(320),
                sandbox: Nullable(part({ inboxUrl: Nullable(address) })),
            }),
        },
    }, async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=60');
        return { success: true, ...settings };
    });
}
//# sourceMappingURL=settings.js.map