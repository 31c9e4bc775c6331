import { BlockList } from 'node:net'

/** The networks in which proxies of our own stand: this machine, and private ones. */
const ownNetworks = new BlockList()
ownNetworks.addSubnet('127.0.0.0', 8)
ownNetworks.addSubnet('10.0.0.0', 8)
ownNetworks.addSubnet('172.16.0.0', 12)
ownNetworks.addSubnet('192.168.0.0', 16)
ownNetworks.addAddress('::1', 'ipv6')
ownNetworks.addSubnet('fc00::', 7, 'ipv6')
ownNetworks.addSubnet('fe80::', 10, 'ipv6')

/**
 * Whom a request comes from, by `x-forwarded-for`: each server on the way puts its visitor's address at the end, and what
 * stands before the last public one may be made up. The first of all where no address is public; `unknown` without any.
 * Source: https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Forwarded-For
 */
export function clientIp(forwardedFor: string | null): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((address) => address.trim().replace(/^::ffff:/, ''))
    .filter(Boolean)
  const isOwn = (address: string) => ownNetworks.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
  return hops.findLast((address) => !isOwn(address)) ?? hops[0] ?? 'unknown'
}
