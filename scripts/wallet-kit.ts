// `npm run wallet-kit`: the package of the wallet kit, in dist/wallet-kit, ready for `npm pack ./dist/wallet-kit`.
import { buildWalletKit } from './build.ts'

await buildWalletKit()
