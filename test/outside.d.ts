// Packages that bring no types: the checkers of credentials of others, and a server of the protocol of S3.
type Verdict = { verified: boolean; error?: { errors?: Error[] } & Error }
type Loaded = { contextUrl: null; documentUrl: string; document: unknown }
type Options = { credential: object; suite: unknown; documentLoader: (url: string) => Promise<Loaded> }

declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: Options & { checkStatus?: (options: Options) => unknown }): Promise<Verdict>
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: unknown })
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(
    options: Options & { verifyBitstringStatusListCredential?: boolean },
  ): Promise<Verdict & { results?: { status: boolean }[] }>
}
declare module 'semver' {
  const semver: {
    minVersion(range: string): { version: string } | null
    satisfies(version: string, range: string): boolean
  }
  export default semver
}
declare module 's3rver' {
  type Options = {
    address: string
    port: number
    silent: boolean
    directory: string
    configureBuckets: { name: string }[]
  }
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
    close(): Promise<void>
    store: { listObjects(...asked: unknown[]): Promise<object> }
  }
}
