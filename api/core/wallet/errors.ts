// The errors that the wallet's rules throw, with the exact texts of the error catalogue.

export type Issue = { path: string; message: string }

export class WalletError extends Error {
  readonly details: string | undefined
  readonly issues: readonly Issue[]

  constructor(message: string, { details, issues = [] }: { details?: string; issues?: readonly Issue[] } = {}) {
    super(message)
    this.name = 'WalletError'
    this.details = details
    this.issues = issues
  }
}

/** "Authentication failed: the reason". A reason that begins with the same words already is the whole message. */
export const withReason = (message: string, reason: string): string =>
  reason.toLowerCase().startsWith(message.toLowerCase()) ? reason : `${message}: ${reason}`

/** The end of 'User must be logged in to …'. */
const LOGGED_IN_ACTIONS = {
  syncUserKeys: 'sync user keys',
  paymasterData: 'generate paymaster data',
  executeUserOp: 'execute user operation',
  signUserOp: 'sign user operation',
  signMessage: 'sign message',
  signTypedData: 'sign message',
} as const

export const mustBeLoggedIn = (action: keyof typeof LOGGED_IN_ACTIONS): WalletError =>
  new WalletError(`User must be logged in to ${LOGGED_IN_ACTIONS[action]}`)

/** Building an operation has a message of its own. */
export const notLoggedIn = (): WalletError => new WalletError('User not logged in')
export const alreadyLoggedIn = (): WalletError => new WalletError('User is already logged in. Please log out first.')
export const noSessionKeys = (): WalletError => new WalletError('Session keys are not set')
export const noUserKeys = (): WalletError => new WalletError('User keys are not set')
