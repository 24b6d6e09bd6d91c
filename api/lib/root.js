// Where the project lies on disk. The code runs from api/ (tsx) and from dist/api/ (compiled): the nearest package.json decides.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
function findRoot(from) {
    if (existsSync(join(from, 'package.json')))
        return from;
    const parent = dirname(from);
    if (parent === from)
        throw new Error('No package.json above this file.');
    return findRoot(parent);
}
/** The folder that holds package.json. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));
//# sourceMappingURL=root.js.map