// The one cookie of a reader: which CVs were opened with a password or a recipient's link, and until when. Sealed, so that a reader
// cannot change it; it names no person.
import type { Grant } from '../core/cv/sharing.ts'
import type { Seal } from '../crypto/seal.ts'

const NAME = 'cv-opened'
const COOKIE = /(?:^|;)\s*cv-opened=([A-Za-z0-9+/=]+)/
const HOURS = 12
/** The most grants in a cookie, the latest ones: the cookie of a reader of many CVs stays below 4 KB. */
const GRANTS = 20

export type Grants = ReturnType<typeof createGrants>

export function createGrants(seal: Seal, { isSecure, now }: { isSecure: boolean; now: () => Date }) {
  /** The grants of a Cookie header; none for an invalid cookie. */
  function read(header: string | undefined): readonly Grant[] {
    const value = header && COOKIE.exec(header)?.[1]
    const text = value ? seal.open(value, NAME) : null
    return text === null ? [] : (JSON.parse(text) as Grant[])
  }
  return {
    read,
    /** The Set-Cookie header after this CV was opened with `by`; other CVs stay open. */
    write(header: string | undefined, cv: string, by: string): string {
      const nowMs = now().getTime()
      const others = read(header).filter(grant => grant.endsMs > nowMs && !(grant.cv === cv && grant.by === by))
      const grants: Grant[] = [{ cv, by, endsMs: nowMs + HOURS * 3_600_000 }, ...others].slice(0, GRANTS)
      const value = seal.seal(JSON.stringify(grants), NAME)
      const secure = isSecure ? '; Secure' : ''
      return `${NAME}=${value}; Path=/; Max-Age=${HOURS * 3_600}; HttpOnly; SameSite=Lax${secure}`
    },
  }
}
