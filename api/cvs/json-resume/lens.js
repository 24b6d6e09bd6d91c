import { hasFormat, inFormat, isBlank, isReadable, isSame, kindProblems } from './kinds.js';
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The text under a key; empty when there is none. */
export const readText = (raw, key) => (typeof raw[key] === 'string' ? raw[key] : '');
/** Fields from `{field: [key, kind]}`. */
export const fields = (table) => Object.entries(table).map(([field, [key, kind]]) => ({ field, key, kind }));
const isOurs = (key) => key.startsWith('x-');
/** Where a value goes that the schema's format does not let into its own place. */
const spareKey = ({ key, kind }) => (hasFormat(kind) && !isOurs(key) ? `x-${key}` : null);
function sourceKey(raw, field) {
    const key = isBlank(raw[field.key]) ? spareKey(field) : field.key;
    return key && !isBlank(raw[key]) && isReadable(field.kind, raw[key]) ? key : null;
}
export function readField(raw, field) {
    const key = sourceKey(raw, field);
    return key === null ? undefined : raw[key];
}
export function writeField(raw, field, value) {
    const source = sourceKey(raw, field);
    if (source)
        delete raw[source];
    if (isBlank(value))
        return;
    const spare = spareKey(field);
    const fitting = spare ? inFormat(field.kind, value) : value;
    if (fitting !== null)
        raw[field.key] = fitting;
    else if (spare)
        raw[spare] = value;
}
export function readFields(raw, table) {
    return Object.fromEntries(table.flatMap(field => {
        const value = readField(raw, field);
        return value === undefined ? [] : [[field.field, value]];
    }));
}
export function patchFields(raw, table, before, now) {
    for (const field of table) {
        if (!isSame(before[field.field], now[field.field]))
            writeField(raw, field, now[field.field]);
    }
}
export function fieldProblems(raw, table, path) {
    return table
        .filter(({ key }) => !isOurs(key) && !isBlank(raw[key]))
        .flatMap(({ key, kind }) => kindProblems(kind, raw[key], `${path}/${key}`));
}
export const pointerPart = (key) => key.replace(/~/g, '~0').replace(/\//g, '~1');
/** Pointers of the keys that no field reads and that `known` does not name. */
export function unreadKeys(raw, table, path, known = []) {
    const read = new Set([...known, ...table.map(field => sourceKey(raw, field))]);
    const empty = new Set(table.filter(({ key }) => isBlank(raw[key])).map(({ key }) => key));
    return Object.keys(raw)
        .filter(key => !read.has(key) && !empty.has(key))
        .map(key => `${path}/${pointerPart(key)}`);
}
/** The lens of an object in which every field is a key. */
export function fieldLens(table) {
    return {
        read: raw => readFields(raw, table),
        patch: (raw, before, now) => patchFields(raw, table, before, now),
        problems: (raw, path) => fieldProblems(raw, table, path),
        unmapped: (raw, path) => unreadKeys(raw, table, path),
    };
}
//# sourceMappingURL=lens.js.map