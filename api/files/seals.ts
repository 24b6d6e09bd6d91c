// Seals PDFs with the key of the configuration while its certificates are valid, and knows every certificate that ever did.
import { certificateOf, validityOf } from '../crypto/cms.ts'
import type { Log } from '../lib/log.ts'
import { createPdfSealer } from './pdf-seal.ts'
import type { SealStore } from './seal-store.ts'

type Seal = Readonly<{ key: string; certificates: readonly string[] }>
type Parts = { seal: Seal; store: SealStore; now: () => Date; log: Pick<Log, 'warn'> }

const DAY_MS = 86_400_000
const WARN_MS = 30 * DAY_MS

export type Seals = ReturnType<typeof createSeals>

export function createSeals({ seal: { key, certificates }, store, now, log }: Parts) {
  const seal = key ? createPdfSealer(key, certificates) : null
  const [own] = key ? certificates.map(certificateOf) : []
  const { fromMs, endMs } = validityOf(certificates)
  let warnedMs = Number.NEGATIVE_INFINITY

  /** False without a certificate, and while it is not valid. Warns of that, and ahead of its end, once a day. */
  function isSealing(): boolean {
    const atMs = now().getTime()
    const isValid = fromMs <= atMs && atMs <= endMs
    if (seal && (!isValid || endMs - atMs < WARN_MS) && atMs - warnedMs >= DAY_MS) {
      warnedMs = atMs
      const words = isValid ? 'SEAL_CERTIFICATE expires soon' : 'SEAL_CERTIFICATE is not valid: PDFs are not sealed'
      log.warn({ from: new Date(fromMs), until: new Date(endMs) }, words)
    }
    return seal !== null && isValid
  }

  return {
    isSealing,
    endSeconds: () => (seal ? endMs / 1_000 : null),
    /** The sealed file; the file itself where it cannot be sealed. The same input gives the same bytes. */
    sealed: (pdf: Buffer, at: Date): Buffer => (seal && isSealing() ? seal(pdf, at) : pdf),
    /** At every start, before anything is sealed. */
    prepare: async (): Promise<void> => {
      isSealing()
      if (own) await store.keepCertificate(own.id, own.der, now())
    },
    /** DER in base64: the current certificate first, then the earlier ones. */
    async listCertificates(): Promise<string[]> {
      const kept = await store.listCertificates()
      return own ? [own.der, ...kept.filter(der => der !== own.der)] : kept
    },
  }
}
