// Identifies one client by its address, for limits on requests without an account. An IPv6 subscriber has a whole /64.
import { isIPv6 } from 'node:net'

/** The key of an address: IPv6 by its /64, IPv4-mapped IPv6 as IPv4. */
export const addressKey = (ip: string): string => groupsOf(ip)?.slice(0, 4).join(':') ?? inV4(ip)

/** The network that is kept of an address: the /24 of IPv4, the /48 of IPv6. */
export const networkOf = (ip: string): string => {
  const groups = groupsOf(ip)
  return groups ? `${groups.slice(0, 3).join(':')}::/48` : inV4(ip).replace(/\.\d+$/, '.0/24')
}

const inV4 = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip

/** The eight groups of an IPv6 address; null for IPv4. */
function groupsOf(ip: string): string[] | null {
  if (inV4(ip) !== ip || !isIPv6(ip)) return null
  const [head = '', tail] = (ip.split('%', 1)[0] as string).split('::')
  const [first, last] = [head, tail].map(part => (part ? part.split(':') : []))
  const gap = tail === undefined ? 0 : Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0))
  const groups = [...(first ?? []), ...new Array<string>(gap).fill('0'), ...(last ?? [])]
  return groups.map(group => Number.parseInt(group, 16).toString(16))
}
