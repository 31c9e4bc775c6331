/** GET /images/:project/:dataset/:name and /files/...: like Sanity's CDN, without a token. */
import { openAsBlob } from 'node:fs'
import { extname } from 'node:path'
import { Hono } from 'hono'
import { requiredRole } from '../access/required-role.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { searchParams } from '../http/request.ts'
import { parseImageParams } from '../images/image-params.ts'
import { mimeTypeOf } from '../images/metadata.ts'
import { RenderedImages } from '../images/render-image.ts'
import { notFound } from '../lake-error.ts'

const renderedImages = new RenderedImages()
/** Parameters that don't change the image itself. */
const neutralParams = new Set(['dl'])

async function getImage(c: RequestContext): Promise<Response> {
  const { name, extension, path } = findAsset(c, 'image')
  const search = searchParams(c)
  const isOriginal = [...search.keys()].every((key) => neutralParams.has(key))
  // SVGs need no other format or size.
  const keepsDrawing = extension === 'svg' && !search.has('fm')
  if (isOriginal || keepsDrawing) return sendFile(c, path, name, mimeTypeOf(extension))
  const params = parseImageParams(search, c.req.header('accept') ?? '')
  const image = await renderedImages.get({ path, extension, params })
  const headers = assetHeaders(c, image.mimeType, name)
  if (search.get('auto') === 'format') c.header('vary', 'Accept', { append: true })
  return c.body(new Uint8Array(image.bytes), 200, headers)
}

function getFile(c: RequestContext): Promise<Response> {
  const { name, id, path } = findAsset(c, 'file')
  const mimeType = c.get('lake').store.documents.get(id)?.mimeType
  return sendFile(c, path, name, typeof mimeType === 'string' ? mimeType : undefined)
}

/** The asset's file name, path and id. Throws 404 if no document refers to it. */
function findAsset(c: RequestContext, kind: 'image' | 'file') {
  const { options, files, store } = c.get('lake')
  const name = c.req.param('name') ?? ''
  const extension = extname(name).slice(1)
  const id = `${kind}-${name.slice(0, -extension.length - 1)}-${extension}`
  const path = files.path(name)
  const isKnown = c.req.param('project') === options.projectId && store.documents.has(id)
  if (!path || !isKnown) throw notFound('Asset not found')
  return { name, extension, id, path }
}

async function sendFile(c: RequestContext, path: string, name: string, mimeType: string | undefined) {
  const blob = await openAsBlob(path).catch(() => {
    throw notFound('Asset not found')
  })
  const range = byteRange(c.req.header('range'), blob.size)
  const part = range ? blob.slice(range.start, range.end + 1) : blob
  return c.body(part.stream(), range ? 206 : 200, {
    ...assetHeaders(c, mimeType ?? 'application/octet-stream', name),
    'accept-ranges': 'bytes',
    'content-length': String(part.size),
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${blob.size}` } : {}),
  })
}

/** The range of a `Range` header; `undefined` without one, or if it isn't valid. */
function byteRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start <= end ? { start, end } : undefined
}

function assetHeaders(c: RequestContext, mimeType: string, name: string): Record<string, string> {
  const download = c.req.query('dl')
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(download || name)}`
  return {
    'content-type': mimeType,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    // Uploads may contain scripts; none may run.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    ...(download === undefined ? {} : { 'content-disposition': disposition }),
  }
}

/** The last part of the path is a readable file name for search engines. */
export const assetRoutes = new Hono<LakeEnv>()
  .get('/images/:project/:dataset/:name/:vanity?', requiredRole('public'), getImage)
  .get('/files/:project/:dataset/:name/:vanity?', requiredRole('public'), getFile)
