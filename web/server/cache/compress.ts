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

/** True for text formats. Images, fonts and downloads are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(javascript|json|manifest\+json|rss\+xml|xml|ld\+json)|image\/svg)/.test(
    contentType,
  )
}

/** Compresses a body. `isImmutable` uses the best level, for files whose content never changes. */
export function compress(body: Buffer, encoding: Encoding, isImmutable: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: isImmutable ? 9 : 6 })
  return brotli(body, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: isImmutable ? zlib.BROTLI_MAX_QUALITY : 5,
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
