/** POST /assets/images/:dataset and /assets/files/:dataset: the raw bytes in, the asset's document out. */
import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Call } from '../http/call.ts'
import type { Handler, Route } from '../http/route.ts'
import { readImage } from '../images/metadata.ts'
import { badRequest } from '../lake-error.ts'
import type { Lake } from '../lake-parts.ts'
import type { JsonRecord } from '../record.ts'
import { parseCreate } from '../store/mutation.ts'
import { newId } from '../store/new-id.ts'

const MAX_BYTES = 100 * 1024 * 1024
/** Told by the uploader and kept as they are. */
const TEXTS = ['label', 'title', 'description', 'creditLine']

const image: Handler = async (call, lake) => {
  const { bytes, sha1hash } = await receive(call)
  const { extension, mimeType, width, height, metadata } = await readImage(bytes)
  const name = `${sha1hash}-${width}x${height}`
  const _id = `image-${name}-${extension}`
  const content = { _id, _type: 'sanity.imageAsset', extension, mimeType, metadata, sha1hash }
  return keep(call, lake, 'images', `${name}.${extension}`, bytes, content)
}

const file: Handler = async (call, lake) => {
  const { bytes, sha1hash } = await receive(call)
  const named = extname(call.url.searchParams.get('filename') ?? '')
    .slice(1)
    .toLowerCase()
  const extension = /^[a-z0-9]{1,10}$/.test(named) ? named : 'bin'
  const mimeType = call.headers['content-type'] ?? 'application/octet-stream'
  const content = {
    _id: `file-${sha1hash}-${extension}`,
    _type: 'sanity.fileAsset',
    extension,
    mimeType,
    sha1hash,
  }
  return keep(call, lake, 'files', `${sha1hash}.${extension}`, bytes, content)
}

async function receive(call: Call) {
  const bytes = await call.bytes(MAX_BYTES)
  if (bytes.length === 0) throw badRequest('The upload is empty.')
  return { bytes, sha1hash: createHash('sha1').update(bytes).digest('hex') }
}

async function keep(
  call: Call,
  lake: Lake,
  kind: 'images' | 'files',
  name: string,
  bytes: Buffer,
  content: JsonRecord & { _id: string; sha1hash: string },
): Promise<Response> {
  // The bytes first: a document never points at a file that is not there.
  await lake.files.write(name, bytes)
  const path = `${kind}/${lake.options.projectId}/${lake.options.dataset}/${name}`
  const search = call.url.searchParams
  const texts = TEXTS.flatMap((key) => (search.has(key) ? [[key, search.get(key)]] : []))
  const source = search.has('sourceId')
    ? { source: { id: search.get('sourceId'), name: search.get('sourceName'), url: search.get('sourceUrl') } }
    : {}
  const asset = {
    ...content,
    assetId: content.sha1hash,
    originalFilename: search.get('filename') ?? undefined,
    path,
    url: `${lake.publicUrl}/${path}`,
    size: bytes.length,
    uploadId: newId(),
    ...Object.fromEntries(texts),
    ...source,
  }
  const create = parseCreate('createIfNotExists', asset)
  lake.store.commit([create], lake.engine.view('raw'), { author: call.identity.userId })
  return Response.json({ document: lake.store.documents.get(content._id) })
}

export const uploadRoutes: Route[] = [
  { method: 'POST', pattern: 'assets/images/:dataset', need: 'write', handle: image },
  { method: 'POST', pattern: 'assets/files/:dataset', need: 'write', handle: file },
]
