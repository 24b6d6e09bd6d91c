// Identifies one client by its address, for limits on requests without an account. An IPv6 subscriber has a whole /64.
import { isIPv6 } from 'node:net'

/** The key of an address: IPv6 by its /64, IPv4-mapped IPv6 as IPv4. */
export function addressKey(ip: string): string {
  const mappedV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mappedV4) return mappedV4
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%', 1)[0] as string).split('::')
  const [first, last] = [head, tail].map(part => (part ? part.split(':') : []))
  const gap = tail === undefined ? 0 : Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0))
  const groups = [...(first ?? []), ...new Array<string>(gap).fill('0'), ...(last ?? [])]
  return groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
