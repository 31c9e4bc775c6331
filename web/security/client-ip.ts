import { BlockList } from 'node:net'

/** The networks in which proxies of our own stand: this machine, and private ones. */
const inside = new BlockList()
inside.addSubnet('127.0.0.0', 8)
inside.addSubnet('10.0.0.0', 8)
inside.addSubnet('172.16.0.0', 12)
inside.addSubnet('192.168.0.0', 16)
inside.addAddress('::1', 'ipv6')
inside.addSubnet('fc00::', 7, 'ipv6')
inside.addSubnet('fe80::', 10, 'ipv6')

/**
 * Whom a request comes from, by `x-forwarded-for`: each server on the way puts its visitor's address at the end, and what
 * stands before the last public one may be made up. The first of all where no address is public; `unknown` without any.
 * Source: https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Forwarded-For
 */
export function clientIp(forwardedFor: string | null): string {
  const way = (forwardedFor ?? '')
    .split(',')
    .map((address) => address.trim().replace(/^::ffff:/, ''))
    .filter(Boolean)
  const isInside = (address: string) => inside.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
  return way.findLast((address) => !isInside(address)) ?? way[0] ?? 'unknown'
}
