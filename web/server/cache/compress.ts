import type { OutgoingHttpHeader } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/**
 * The encoding that a browser prefers by its `Accept-Encoding`, Brotli if it has no preference; null for none.
 * Source: https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
export function encodingFor(accept: string | undefined): Encoding | null {
  const weights = new Map(
    (accept ?? '').split(',').map((part): [name: string, weight: number] => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
    }),
  )
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const best = weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip'
  return weightOf(best) > 0 ? best : null
}

/** The header `Vary`, with the encoding in it once. */
export function varyOnEncoding(vary: OutgoingHttpHeader | undefined): string {
  const names = String(vary ?? '')
    .split(/\s*,\s*/)
    .filter((name) => name && name.toLowerCase() !== 'accept-encoding')
  return [...names, 'Accept-Encoding'].join(', ')
}

/** True for text formats. Images, fonts and downloads are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(javascript|json|manifest\+json|rss\+xml|xml|ld\+json)|image\/svg)/.test(
    contentType,
  )
}

/** Compresses a body; at the best level, which takes up to a second, only where nobody waits. */
export function compress(body: Buffer, encoding: Encoding, isBest: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: isBest ? 9 : 6 })
  return brotli(body, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: isBest ? zlib.BROTLI_MAX_QUALITY : 5,
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
