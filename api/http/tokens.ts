// Tokens that the service signs (ES256), by @fastify/jwt: each use has its own type and keys. No route accepts one as a bearer.
// Knows nothing about their uses.
import jwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import type { SignedIn } from '../core/signed-in.ts'
import { kidOf, type PublicJwk, privatePemOf, publicJwkOf, publicPemOf } from '../crypto/signer.ts'

declare module '@fastify/jwt' {
  interface FastifyJWT {
    /** Overrides the plugin's type, which is its claims. Set by http/access.ts. */
    user: SignedIn | null
  }
}

export type Claims = Readonly<Record<string, unknown>>
export type Tokens = {
  /** All configured keys, including revoked ones. */
  publicKeys: readonly PublicJwk[]
  /** Signs with the first key. Null without a configured key. */
  sign(claims: Claims): string | null
  /** The claims of a token of this type that one of the keys signed and that is valid at `nowMs`; otherwise null. */
  read(token: string, nowMs: number): Claims | null
}
type Options = {
  /** Private JWKs: the first one signs, all except the revoked ones verify. */
  keys: readonly Record<string, unknown>[]
  revokedKids: readonly string[]
  /** `typ` of the header: prevents the use of one kind of token as another. */
  type: string
  issuer: string
  /** Not checked if it is left out. */
  audience?: string
  /** Required claims. */
  required: string[]
}

const ALGORITHM = 'ES256'

/** In its own scope, because the plugin decorates every request of its scope. */
export async function installTokens(app: FastifyInstance, options: Options): Promise<Tokens> {
  const { keys, revokedKids, type, issuer, audience, required } = options
  const publicKeys = keys.map(publicJwkOf)
  const [first] = keys
  if (!first) return { publicKeys, sign: () => null, read: () => null }
  const publicPems = new Map(publicKeys.map(jwk => [jwk.kid, publicPemOf(jwk)]))
  const secret = {
    private: privatePemOf(first),
    public: publicPems.get(String(first.kid)) as string,
  }
  for (const kid of revokedKids) publicPems.delete(kid)

  let scope = app
  await app.register(async own => {
    await own.register(jwt, {
      secret,
      decoratorName: 'ownTokenClaims',
      sign: {
        algorithm: ALGORITHM,
        header: { alg: ALGORITHM, typ: type, kid: String(first.kid) },
        iss: issuer,
        ...(audience !== undefined && { aud: audience }),
      },
      verify: {
        algorithms: [ALGORITHM],
        checkTyp: type,
        allowedIss: issuer,
        ...(audience !== undefined && { allowedAud: audience }),
        requiredClaims: ['iss', ...(audience === undefined ? [] : ['aud']), ...required],
      },
    })
    scope = own
  })

  return {
    publicKeys,
    sign: claims => scope.jwt.sign(claims),
    read(token, nowMs) {
      try {
        const key = publicPems.get(String(kidOf(token)))
        return key === undefined ? null : scope.jwt.verify<Claims>(token, { key, clockTimestamp: nowMs })
      } catch {
        // On any error the token does not count as ours.
        return null
      }
    },
  }
}
