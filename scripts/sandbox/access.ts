// Restricts the sandbox to the user who runs it, root, and callers with its key. Linux tells which user owns the other end of a
// loopback connection; elsewhere only a key keeps other users out.
import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { endianness } from 'node:os'
import { sha256 } from '../lib/sha256.ts'

export type End = { address: string; port: number }
export type AccessOptions = {
  /** User ids of the operating system; by default that of this process and root's. */
  users?: readonly number[] | undefined
  /** Admits a caller who sends it in the header x-sandbox-key or in the cookie. */
  key?: string | undefined
}

export const KEY_COOKIE = 'sandbox_key'
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6']

/** An address as the kernel's tables write it: 32-bit words in host byte order. Null for other addresses than loopback's kinds. */
function inTable(address: string, table: string): string | null {
  const word = (bytes: number[]) =>
    Buffer.from(endianness() === 'LE' ? bytes.reverse() : bytes)
      .toString('hex')
      .toUpperCase()
  const zeros = '0'.repeat(8)
  if (address === '::1') return table.endsWith('6') ? `${zeros.repeat(3)}${word([0, 0, 0, 1])}` : null
  const bytes = address.replace('::ffff:', '').split('.').map(Number)
  if (bytes.length !== 4) return null
  return table.endsWith('6') ? `${zeros.repeat(2)}${word([0, 0, 255, 255])}${word(bytes)}` : word(bytes)
}

/** The user whose socket at `own` is connected to `other`, or null. A closed socket has no user, although the table says root. */
export function userOf(own: End, other: End, read: (table: string) => string): number | null {
  for (const table of TABLES) {
    const [from, to] = [own, other].map(({ address, port }) => {
      const name = inTable(address, table)
      return name && `${name}:${port.toString(16).toUpperCase().padStart(4, '0')}`
    })
    const row =
      from &&
      to &&
      read(table)
        .split('\n')
        .find(line => line.includes(` ${from} ${to} `))
    if (!row) continue
    const [, , , , , , , user, , inode] = row.trim().split(/\s+/)
    return inode === '0' ? null : Number(user)
  }
  return null
}

function readTable(table: string): string {
  try {
    return readFileSync(table, 'latin1')
  } catch {
    return ''
  }
}

/** Whether this system tells the user of a connection: tried with a connection of our own to `server`. */
function canTell(server: End): Promise<boolean> {
  return new Promise(resolve => {
    const probe = connect(server.port, server.address)
    const end = (answer: boolean) => {
      probe.destroy()
      resolve(answer)
    }
    probe.once('error', () => end(false))
    probe.once('connect', () => {
      const own = { address: String(probe.localAddress), port: Number(probe.localPort) }
      end(userOf(own, server, readTable) === process.geteuid?.())
    })
  })
}

export async function createAccessCheck(server: End, { users, key }: AccessOptions) {
  const isTold = await canTell(server)
  const admitted = users ?? [process.geteuid?.() ?? 0, 0]
  const known = new WeakMap<Socket, boolean>()

  function isOurs(socket: Socket): boolean {
    const { remoteAddress: address = '', remotePort: port = 0 } = socket
    const answer = known.get(socket) ?? admitted.includes(userOf({ address, port }, server, readTable) ?? -1)
    known.set(socket, answer)
    return answer
  }
  const isKey = (text: string | null | undefined) =>
    key !== undefined && typeof text === 'string' && timingSafeEqual(sha256(text), sha256(key))

  function hasKey({ headers }: IncomingMessage): boolean {
    const cookies = (headers.cookie ?? '').split('; ')
    const cookie = cookies.find(one => one.startsWith(`${KEY_COOKIE}=`))?.slice(KEY_COOKIE.length + 1)
    return isKey(cookie) || isKey([headers['x-sandbox-key']].flat()[0])
  }

  return {
    /** Whether every user is let in. */
    isOpen: !isTold && key === undefined,
    isKey,
    allows: (request: IncomingMessage): boolean =>
      hasKey(request) || (isTold ? isOurs(request.socket) : key === undefined),
  }
}
