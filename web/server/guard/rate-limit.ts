import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'

type Options = { perSecond: number; burst: number; now?: () => number }
type Bucket = { tokens: number; at: number }

/** Networks that are remembered; the one that was quiet longest is forgotten first. */
const maxNetworks = 10_000

/**
 * Limits how often the clients of one network may do something, as a token bucket.
 * Source: https://en.wikipedia.org/wiki/Token_bucket
 */
export class RateLimit {
  readonly #options: Options
  readonly #buckets = new LRUCache<string, Bucket>({ max: maxNetworks })

  constructor(options: Options) {
    this.#options = options
  }

  /** Takes one token of the client's network; false if none is left. */
  take(ip: string): boolean {
    const network = networkOf(ip)
    const { perSecond, burst } = this.#options
    const now = this.#options.now?.() ?? Date.now()
    const { tokens, at } = this.#buckets.get(network) ?? { tokens: burst, at: now }
    const left = Math.min(burst, tokens + ((now - at) / 1_000) * perSecond) - 1
    this.#buckets.set(network, { tokens: Math.max(left, 0), at: now })
    return left >= 0
  }
}

/** The network that one customer of a provider has: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':')
}
