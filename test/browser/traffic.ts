// Records everything that the browsers send during a run, and searches it for secrets in all encodings of keys.
import type { BrowserContext } from 'playwright-core'

/** A key's hex in both cases, and the base64 forms of its bytes and of its text, with and without 0x. */
export function formsOf(key: string): string[] {
  const hex = key.replace(/^0x/, '')
  const buffers = [Buffer.from(hex, 'hex'), Buffer.from(hex), Buffer.from(`0x${hex}`)]
  const coded = buffers.flatMap(one => [one.toString('base64'), one.toString('base64url')])
  // The last letter depends on the following bytes.
  return [hex, hex.toUpperCase(), ...coded.map(text => text.replace(/=+$/, '').slice(0, -1))]
}

/** The texts that contain a secret: plainly, percent-encoded, or inside base64. */
export function leaksIn(texts: readonly string[], secrets: Iterable<string>): string[] {
  const forms = [...secrets].flatMap(formsOf)
  return texts.filter(text => {
    const coded = text.match(/[A-Za-z0-9+/_-]{40,}/g) ?? []
    const plain = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    const all = [text, plain, ...coded.map(part => Buffer.from(part, 'base64').toString('latin1'))]
    return all.some(one => forms.some(form => one.includes(form)))
  })
}

export function watchTraffic() {
  const sent: string[] = []
  return {
    sent,
    /** Records address, headers and body of each request of these pages, including frames and pop-ups. */
    watch(context: BrowserContext): void {
      context.on('request', request => {
        const body = request.postDataBuffer()?.toString('utf8') ?? ''
        sent.push([request.url(), JSON.stringify(request.headers()), body].join('\n'))
      })
    },
  }
}
