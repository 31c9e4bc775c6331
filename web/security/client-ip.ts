import { BlockList } from 'node:net'

/** The networks of our own proxies: this machine, and private ones. */
const ownNetworks = new BlockList()
ownNetworks.addSubnet('127.0.0.0', 8)
ownNetworks.addSubnet('10.0.0.0', 8)
ownNetworks.addSubnet('172.16.0.0', 12)
ownNetworks.addSubnet('192.168.0.0', 16)
ownNetworks.addAddress('::1', 'ipv6')
ownNetworks.addSubnet('fc00::', 7, 'ipv6')
ownNetworks.addSubnet('fe80::', 10, 'ipv6')

/**
 * The IP address of the client, by `x-forwarded-for`: each proxy appends the address of its client, and anything before
 * the last public one may be forged. The first one if none is public; `unknown` without any.
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
