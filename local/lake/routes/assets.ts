/** GET /images/:project/:dataset/:name and /files/...: like Sanity's CDN, without a token. */
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import type { Call } from '../http/call.ts'
import type { Handler, Route } from '../http/route.ts'
import { parseImageParams } from '../images/image-params.ts'
import { mimeTypeOf } from '../images/metadata.ts'
import { PictureCache } from '../images/picture-cache.ts'
import { type Picture, transformImage } from '../images/transform.ts'
import { badRequest, notFound } from '../lake-error.ts'
import type { Lake } from '../lake-parts.ts'

const cache = new PictureCache()
/** Parameters that leave the picture itself as it is. */
const NEUTRAL = new Set(['dl'])

const image: Handler = async (call, lake) => {
  const { name, extension } = await stored(call, lake, 'image')
  const search = call.url.searchParams
  const plain = [...search.keys()].every((key) => NEUTRAL.has(key))
  // A drawing needs no other format and no other size.
  const keepsDrawing = extension === 'svg' && !search.has('fm')
  if (plain || keepsDrawing) return original(call, lake, name, mimeTypeOf(extension))
  const params = parseImageParams(search, call.headers.accept ?? '')
  const key = JSON.stringify([name, params])
  const picture = await cache.get(key, () => make(lake, name, extension, params))
  const headers = assetHeaders(call, picture.mimeType, name)
  if (search.get('auto') === 'format') headers.vary = 'Accept'
  return new Response(new Uint8Array(picture.bytes), { headers })
}

async function make(
  lake: Lake,
  name: string,
  extension: string,
  params: ReturnType<typeof parseImageParams>,
): Promise<Picture> {
  try {
    return await transformImage(lake.files.path(name) ?? '', extension, params)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw badRequest(`The picture cannot be made: ${reason}`)
  }
}

const file: Handler = async (call, lake) => {
  const { name, id } = await stored(call, lake, 'file')
  const mimeType = lake.store.documents.get(id)?.mimeType
  return original(call, lake, name, typeof mimeType === 'string' ? mimeType : undefined)
}

/** The asset's file name and id. Throws 404 when no document of it is left. */
async function stored(call: Call, lake: Lake, kind: 'image' | 'file') {
  const { project, name = '' } = call.path
  const extension = extname(name).slice(1)
  const id = `${kind}-${name.slice(0, -extension.length - 1)}-${extension}`
  const known = project === lake.options.projectId && lake.files.path(name) && lake.store.documents.has(id)
  if (!known) throw notFound('Asset not found')
  return { name, extension, id }
}

async function original(
  call: Call,
  lake: Lake,
  name: string,
  mimeType: string | undefined,
): Promise<Response> {
  const size = await lake.files.size(name)
  if (size === undefined) throw notFound('Asset not found')
  const headers = assetHeaders(call, mimeType ?? 'application/octet-stream', name)
  headers['accept-ranges'] = 'bytes'
  const range = byteRange(call.headers.range, size)
  if (range) {
    headers['content-range'] = `bytes ${range.start}-${range.end}/${size}`
    headers['content-length'] = String(range.end - range.start + 1)
  } else headers['content-length'] = String(size)
  // Node's and the web's stream types differ in name only.
  const body = Readable.toWeb(lake.files.read(name, range)) as ReadableStream<Uint8Array>
  return new Response(body, { status: range ? 206 : 200, headers })
}

function byteRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start <= end ? { start, end } : undefined
}

function assetHeaders(call: Call, mimeType: string, name: string): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': mimeType,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    // What was uploaded may hold scripts; none runs.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  }
  const download = call.url.searchParams.get('dl')
  if (download !== null) {
    const wanted = encodeURIComponent(download || name)
    headers['content-disposition'] = `attachment; filename*=UTF-8''${wanted}`
  }
  return headers
}

const serve = (pattern: string, handle: Handler): Route => ({
  method: 'GET',
  pattern,
  need: 'nothing',
  handle,
})

export const assetRoutes: Route[] = [
  serve('images/:project/:dataset/:name', image),
  // The last part is a name for people, which search engines like.
  serve('images/:project/:dataset/:name/:vanity', image),
  serve('files/:project/:dataset/:name', file),
  serve('files/:project/:dataset/:name/:vanity', file),
]
