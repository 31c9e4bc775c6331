import type { OutgoingHttpHeader } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** The better encoding that a browser accepts, by its `Accept-Encoding`; null for none. */
export function encodingFor(accept: string | undefined): Encoding | null {
  const accepted = (accept ?? '').split(',').map((part) => part.trim())
  const takes = (name: string) =>
    accepted.some((part) => part.startsWith(name) && !/;\s*q=0(\.0*)?$/.test(part))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : null
}

/** The header `Vary`, with the encoding in it once. */
export function varyOnEncoding(vary: OutgoingHttpHeader | undefined): string {
  const names = String(vary ?? '')
    .split(/\s*,\s*/)
    .filter((name) => name && name.toLowerCase() !== 'accept-encoding')
  return [...names, 'Accept-Encoding'].join(', ')
}

/** Text in its many forms; pictures, fonts and downloads are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(javascript|json|manifest\+json|rss\+xml|xml|ld\+json)|image\/svg)/.test(
    contentType,
  )
}

/** Compressed bytes; `forGood` takes its time, for files that are kept under their address for ever. */
export function compress(body: Buffer, encoding: Encoding, forGood: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: forGood ? 9 : 6 })
  return brotli(body, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: forGood ? zlib.BROTLI_MAX_QUALITY : 5,
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
