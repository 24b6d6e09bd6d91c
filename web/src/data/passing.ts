// Transient failures, without importing the HTTP client.

/** Whether a retry may succeed: no reply (0), request timeout (408), rate limit (429), server error (5xx). */
export const mayPass = (status: number): boolean => status === 0 || status === 408 || status === 429 || status >= 500

const PAUSES_MS = [1000, 3000]

/** Reads, and again after each pause while the failure may pass. Rejects with the last failure. */
export async function readAgain<T>(read: () => Promise<T>, pauses: readonly number[] = PAUSES_MS): Promise<T> {
  try {
    return await read()
  } catch (failure) {
    const [pause, ...rest] = pauses
    if (pause === undefined || !mayPass((failure as { status?: number }).status ?? 0)) throw failure
    await new Promise(resolve => setTimeout(resolve, pause))
    return readAgain(read, rest)
  }
}
