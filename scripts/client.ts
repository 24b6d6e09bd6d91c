// `npm run client`: the package of the typed client, in dist/client, ready for `npm pack ./dist/client`.
import { buildPackage } from './build.ts'

await buildPackage()
