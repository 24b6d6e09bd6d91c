// Seals PDFs with the key of the configuration, and knows every certificate that ever did.
import { certificateOf } from '../crypto/cms.ts'
import { createPdfSealer } from './pdf-seal.ts'
import type { SealStore } from './seal-store.ts'

type Parts = { seal: Readonly<{ key: string; certificates: readonly string[] }>; store: SealStore; now: () => Date }

export type Seals = ReturnType<typeof createSeals>

export function createSeals({ seal: { key, certificates }, store, now }: Parts) {
  const sealed = key ? createPdfSealer(key, certificates) : (pdf: Buffer, _at: Date) => pdf
  const [own] = key ? certificates.map(certificateOf) : []
  return {
    /** The sealed file; the file itself where no key is configured. The same input gives the same bytes. */
    sealed,
    /** At every start, before anything is sealed. */
    prepare: async (): Promise<void> => {
      if (own) await store.keepCertificate(own.id, own.der, now())
    },
    /** DER in base64: the one that seals now first, then those that did earlier. */
    async listCertificates(): Promise<string[]> {
      const kept = await store.listCertificates()
      return own ? [own.der, ...kept.filter(der => der !== own.der)] : kept
    },
  }
}
