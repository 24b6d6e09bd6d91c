// How requests are checked: bodies, paths and headers as they are, query strings with coercion. Every error is found at once.
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
const install = addFormats;
/** Registers the named schemas with the app and with both validators. */
export function installValidation(app, schemas) {
    const common = {
        allErrors: true,
        removeAdditional: false,
        useDefaults: true,
        strict: false,
        addUsedSchema: false,
    };
    const exact = new Ajv({ ...common, coerceTypes: false });
    const coercing = new Ajv({ ...common, coerceTypes: true });
    for (const ajv of [exact, coercing]) {
        install(ajv);
        for (const schema of schemas)
            ajv.addSchema(schema);
    }
    for (const schema of schemas)
        app.addSchema(schema);
    const compile = ({ schema, httpPart }) => {
        const validate = (httpPart === 'querystring' ? coercing : exact).compile(schema);
        return value => (validate(value) ? { value } : { error: validate.errors });
    };
    app.setValidatorCompiler(compile);
}
//# sourceMappingURL=validation.js.map