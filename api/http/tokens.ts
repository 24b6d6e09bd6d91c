// Tokens that the service itself signs (ES256), by @fastify/jwt: one kind for each use, with a type and keys of its own.
// Knows nothing of what they are for; no route takes one as a bearer.
import jwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import type { SignedIn } from '../core/signed-in.ts'
import { kidOf, type PublicJwk, privatePemOf, publicJwkOf, publicPemOf } from '../crypto/signer.ts'

declare module '@fastify/jwt' {
  interface FastifyJWT {
    /** What `request.user` is anyway (http/access.ts): the plugin would have it be its claims. */
    user: SignedIn | null
  }
}

export type Claims = Readonly<Record<string, unknown>>
export type Tokens = {
  /** Of all configured keys, revoked or not. */
  publicKeys: readonly PublicJwk[]
  /** Signed by the first key. Null where no key is configured. */
  sign(claims: Claims): string | null
  /** The claims of a token that one of the keys signed, of this type, in time at `nowMs`; otherwise null. */
  read(token: string, nowMs: number): Claims | null
}
type Options = {
  /** Private JWKs: the first one signs, all verify but for the revoked ones. */
  keys: readonly Record<string, unknown>[]
  revokedKids: readonly string[]
  /** `typ` of the header: keeps tokens of one kind from passing for another. */
  type: string
  issuer: string
  /** Without one, the audience is not looked at. */
  audience?: string
  /** Claims that must be there. */
  required: string[]
}

const ALGORITHM = 'ES256'

/** In a scope of its own, since the plugin adds to every request of the scope that it is in. */
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
        // Any error means that the token is not one of ours.
        return null
      }
    },
  }
}
