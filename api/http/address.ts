// Whose share of something a request without an account takes: its address, in IPv6 its /64, which one subscriber has whole.

export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip
  if (/^::ffff:[\d.]+$/i.test(ip)) return ip.slice(7)
  const [before = '', after] = ip.split('::')
  const groups = before ? before.split(':') : []
  const rest = after ? after.split(':') : []
  const gap = after === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  return `${[...groups, ...gap, ...rest].slice(0, 4).join(':')}::/64`
}
