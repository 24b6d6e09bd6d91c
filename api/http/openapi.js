import Type, {} from 'typebox';
import { Problem, part, ref } from '../lib/schema.js';
const errors = { '4xx': ref(Problem), '5xx': ref(Problem) };
/** Responses of an operation that answers 200 with the envelope. */
export const reply200 = (properties) => ({
    200: part({ success: Type.Literal(true), ...properties }),
    ...errors,
});
/** The same with 201. */
export const reply201 = (properties) => ({
    201: part({ success: Type.Literal(true), ...properties }),
    ...errors,
});
/** 204, or an error. */
export const reply204 = { 204: Type.Null({ description: 'Done; there is no body.' }), ...errors };
/** A reply that is a file or a page. */
export const replyFile = (type, description, schema = Type.String()) => ({
    200: { description, content: { [type]: { schema } } },
    ...errors,
});
/** Marks every operation of a scope as needing the bearer (`optional`: it may be sent). */
export function documentBearer(scope, optional = false) {
    scope.addHook('onRoute', (route) => {
        if (!route.schema)
            return;
        route.schema = { ...route.schema, security: optional ? [{}, { googleIdToken: [] }] : [{ googleIdToken: [] }] };
    });
}
/** Ends a reply that has no body (204, 304). */
export const sendEmpty = (reply, status) => reply.status(status).send();
//# sourceMappingURL=openapi.js.map