// The contract as a document and as a page to read it on.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Type from 'typebox';
import { projectRoot } from '../lib/root.js';
import { replyFile } from './openapi.js';
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>TruCV API</title><link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body><main id="docs"><noscript>This page needs JavaScript; <a href="/openapi.yaml">openapi.yaml</a> does not.</noscript></main>
<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`;
const START = `SwaggerUIBundle({ url: '/openapi.yaml', dom_id: '#docs', deepLinking: true, validatorUrl: null })\n`;
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
export async function installDocs(app) {
    const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    const files = [
        ['/docs', 'text/html', () => PAGE],
        ['/docs/start.js', 'text/javascript', () => START],
        ['/docs/swagger-ui.css', 'text/css', () => readFile(join(assets, 'swagger-ui.css'), 'utf8')],
        ['/docs/swagger-ui-bundle.js', 'text/javascript', () => readFile(join(assets, 'swagger-ui-bundle.js'), 'utf8')],
    ];
    for (const [path, type, read] of files) {
        app.get(path, { schema: { hide: true } }, async (_request, reply) => reply
            .header('content-security-policy', POLICY)
            .header('cache-control', 'public, max-age=3600')
            .header('content-type', `${type}; charset=utf-8`)
            .send(await read()));
    }
    app.get('/openapi.yaml', {
        schema: {
            operationId: 'getOpenApi',
            summary: 'This document',
            tags: ['operations'],
            response: replyFile('application/yaml', 'The document.', Type.String()),
        },
    }, async (_request, reply) => reply
        .header('cache-control', 'public, max-age=300')
        .header('content-type', 'application/yaml; charset=utf-8')
        .send(await readFile(join(projectRoot, 'openapi.yaml'), 'utf8')));
}
//# sourceMappingURL=docs.js.map