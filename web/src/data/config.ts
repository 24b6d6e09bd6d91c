// What the service tells the browser about outside parties and support.
import { type Read, useRead } from './read.ts'

export type ClientConfig = {
  googleClientId: string
  googleScriptUrl: string
  googleAuthorizeUrl: string
  razorpayCheckoutUrl: string
  supportEmail: string
  seller: { name: string; address: string; gstin: string }
  /** Set when stand-ins play the outside parties. */
  sandbox: { inboxUrl: string | null } | null
}

export const configKey = '/config'
export const useConfig = (): Read<ClientConfig> => useRead<ClientConfig>(configKey)
