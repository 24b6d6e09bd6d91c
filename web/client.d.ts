// Files that the bundler understands and TypeScript does not.
declare module '*.css'

interface Window {
  /** The nonce of this reply's content policy; the toasts' styles carry it. */
  __nonce__?: string
}
