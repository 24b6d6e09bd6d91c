// Which failures may be gone at the next try. Knows no HTTP call.

/** No reply (0), a request too slow to arrive (408), a limit (429), a service in trouble (5xx): asked again, it may well succeed. */
export const mayPass = (status: number): boolean => status === 0 || status === 408 || status === 429 || status >= 500
