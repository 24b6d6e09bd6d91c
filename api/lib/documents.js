/** The model of a schema on a connection, in the collection named `collection`. */
export function documents(connection, name, schema, collection) {
    const models = connection;
    return models.model(name, schema, collection);
}
//# sourceMappingURL=documents.js.map