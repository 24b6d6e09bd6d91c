// The client's configuration: external services and support.
import { type Read, useRead } from './read.ts'

export type ClientConfig = {
  googleClientId: string
  googleScriptUrl: string
  googleAuthorizeUrl: string
  razorpayCheckoutUrl: string
  supportEmail: string
  seller: { name: string; address: string; gstin: string }
  /** Whether PDFs of CVs are sealed, so that /verify can check them. */
  sealsFiles: boolean
  /** Set when a sandbox replaces the external services. */
  sandbox: { inboxUrl: string | null } | null
}

const configKey = '/config'
export const useConfig = (): Read<ClientConfig> => useRead<ClientConfig>(configKey)
