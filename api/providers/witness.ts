// Calls to witnesses of the log (C2SP tlog-witness): small texts, a short time limit, no redirects.

export type WitnessReply = { status: number; text: string }
export type WitnessClient = {
  /** POST add-checkpoint. Rejects without a reply in time, and for a reply that is too long. */
  addCheckpoint(url: string, body: string, signal: AbortSignal): Promise<WitnessReply>
}

const WITHIN_MS = 5_000
const MOST_BYTES = 64 * 1024

export const createWitnessClient = (): WitnessClient => ({
  async addCheckpoint(url, body, signal) {
    const reply = await fetch(`${url}/add-checkpoint`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
    })
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of reply.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > MOST_BYTES) throw new Error('The reply of a witness is too long')
    }
    return { status: reply.status, text }
  },
})
