/** POST /assets/images/:dataset and /assets/files/:dataset: takes raw bytes, returns the asset's document. */
import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { Hono } from 'hono'
import { checkGrantsOf } from '../access/grants.ts'
import { requiredRole } from '../access/required-role.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { searchParams } from '../http/request.ts'
import { readImage } from '../images/metadata.ts'
import type { JsonRecord } from '../json.ts'
import { badRequest, notImplemented } from '../lake-error.ts'
import { newId } from '../store/document-id.ts'
import { parseCreate } from '../store/mutation.ts'

/** Provided by the uploader and stored unchanged. */
const descriptiveFields = ['label', 'title', 'description', 'creditLine']

async function uploadImage(c: RequestContext): Promise<Response> {
  const { bytes, sha1hash } = await receive(c)
  const { extension, mimeType, width, height, metadata } = await readImage(bytes)
  const name = `${sha1hash}-${width}x${height}`
  const _id = `image-${name}-${extension}`
  const content = { _id, _type: 'sanity.imageAsset', extension, mimeType, metadata, sha1hash }
  return store(c, 'images', `${name}.${extension}`, bytes, content)
}

async function uploadFile(c: RequestContext): Promise<Response> {
  const { bytes, sha1hash } = await receive(c)
  const named = extname(c.req.query('filename') ?? '')
    .slice(1)
    .toLowerCase()
  const extension = /^[a-z0-9]{1,10}$/.test(named) ? named : 'bin'
  const mimeType = c.req.header('content-type') ?? 'application/octet-stream'
  const content = {
    _id: `file-${sha1hash}-${extension}`,
    _type: 'sanity.fileAsset',
    extension,
    mimeType,
    sha1hash,
  }
  return store(c, 'files', `${sha1hash}.${extension}`, bytes, content)
}

async function receive(c: RequestContext) {
  if (!c.get('lake').comments) throw notImplemented('store files in the dataset of comments')
  const bytes = Buffer.from(await c.req.arrayBuffer())
  if (bytes.length === 0) throw badRequest('The upload is empty.')
  return { bytes, sha1hash: createHash('sha1').update(bytes).digest('hex') }
}

async function store(
  c: RequestContext,
  kind: 'images' | 'files',
  name: string,
  bytes: Buffer,
  content: JsonRecord & { _id: string; sha1hash: string },
): Promise<Response> {
  const lake = c.get('lake')
  const path = `${kind}/${lake.options.projectId}/${lake.options.dataset}/${name}`
  const search = searchParams(c)
  const descriptions = descriptiveFields.flatMap((key) => (search.has(key) ? [[key, search.get(key)]] : []))
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
    ...Object.fromEntries(descriptions),
    ...source,
  }
  const create = parseCreate('createIfNotExists', asset)
  const identity = c.get('identity')
  const check = checkGrantsOf(identity, lake)
  const commit = (dryRun: boolean) =>
    lake.store.commit([create], lake.engine.view('raw'), { author: identity.userId, check, dryRun })
  commit(true)
  // Bytes first, so that a document never points to a missing file.
  await lake.files.write(name, bytes)
  commit(false)
  return c.json({ document: lake.store.documents.get(content._id) })
}

export const uploadRoutes = new Hono<LakeEnv>()
  .post('/assets/images/:dataset', requiredRole('editor'), uploadImage)
  .post('/assets/files/:dataset', requiredRole('editor'), uploadFile)
