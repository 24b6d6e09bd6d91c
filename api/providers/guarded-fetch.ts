// The one guard for addresses that documents of strangers name.
export type FetchFailure = 'forbidden' | 'missing' | 'unreachable'
export type Fetched = { text: string } | { failed: FetchFailure }
/** `list`: up to 4 MiB, otherwise 256 KiB. `by`: the account whose quota counts. Throws rate_limited, and nothing else. */
export type GuardedFetch = (url: string, options: { by: string; isList?: boolean }) => Promise<Fetched>
