// The log-in: client and session key both sign the session's address. The parts that need the client key are made apart
// from those that need the session key.
import { AbiCoder, keccak256 } from 'ethers'
import type { Environment, Provider } from './environments.ts'
import { addressOf, isPublicKey, recoverHash, signHash } from './signatures.ts'

export type AuthData = { idToken: string; provider: Provider }
export type AuthenticateBody = {
  authData: AuthData
  sessionData: { nonce: string; clientSWA: string; sessionPk: string; paymaster: string; paymasterData: string }
  sessionPkClientSignature: string
  sessionDataUserSignature: string
}

/** One 32-byte word. */
export const encodeSessionAddress = (sessionPk: string): string =>
  AbiCoder.defaultAbiCoder().encode(['address'], [addressOf(sessionPk)])

/** What both keys sign. */
export const sessionDigest = (sessionPk: string): string => keccak256(encodeSessionAddress(sessionPk))

export const signSession = (privateKey: string, sessionPk: string): string =>
  signHash(privateKey, sessionDigest(sessionPk))

/** Whether the holder of the session key itself asks. */
export const isSessionSigned = (sessionPk: string, signature: unknown): boolean =>
  isPublicKey(sessionPk) && recoverHash(sessionDigest(sessionPk), signature) === addressOf(sessionPk)

type Session = {
  environment: Environment
  /** A uuid; the paymaster data is for it. */
  nonce: string
  clientSWA: string
  sessionPk: string
  paymasterData: string
}

/** The body, its keys in the order in which it is sent. */
export const authenticateBody = (
  { idToken, provider }: AuthData,
  { environment, nonce, clientSWA, sessionPk, paymasterData }: Session,
  signatures: { sessionPkClientSignature: string; sessionDataUserSignature: string },
): AuthenticateBody => ({
  authData: { idToken, provider },
  sessionData: { nonce, clientSWA, sessionPk, paymaster: environment.paymaster, paymasterData },
  sessionPkClientSignature: signatures.sessionPkClientSignature,
  sessionDataUserSignature: signatures.sessionDataUserSignature,
})
