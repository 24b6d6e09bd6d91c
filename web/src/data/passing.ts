// Transient failures, without importing the HTTP client.

/** Whether a retry may succeed: no reply (0), request timeout (408), rate limit (429), server error (5xx). */
export const mayPass = (status: number): boolean => status === 0 || status === 408 || status === 429 || status >= 500
