import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { isSeedAsset, type SeedFile, type SeedPicture } from './document.ts'
import { compileSeed } from './documents.ts'
import { neverPublished } from './never-published.ts'
import { translationLinks, translationSources } from './translations.ts'

type StoredDocument = { _id: string; _type: string; [field: string]: unknown }

/**
 * The result of an import, in documents. `edited` ones differ from the starter content and were kept; `left` ones were
 * deleted or unpublished, or refer to one that was, and stay so.
 */
export type ImportReport = { created: number; unchanged: number; edited: string[]; left: string[] }

/**
 * What an import writes: documents that the dataset never had (`new`), all that it doesn't have (`missing`), or also those
 * that were edited (`replace`).
 */
export type ImportMode = 'new' | 'missing' | 'replace'

/**
 * Imports the starter content into a dataset. Importing twice changes nothing, and marketers' edits are safe unless the
 * mode is `replace`.
 */
export async function importSeed(client: SanityClient, mode: ImportMode): Promise<ImportReport> {
  const compiled = compileSeed()
  const assets = await uploadAll(client, compiled)
  // In this order: the documents that refer to each other fit in the first batch.
  const documents: StoredDocument[] = [
    ...compiled.map(({ document }) => ({ ...document, ...withAssets(document, assets) })),
    ...translationLinks(compiled),
    ...translationSources(compiled),
  ]
  const stored = await storedDocuments(client, documents)
  const missing = documents.filter(({ _id }) => !stored.has(_id))
  const added = mode === 'new' ? await neverPublished(client, missing) : missing
  const changed = documents.filter((document) => differs(document, stored.get(document._id)))
  const written = mode === 'replace' ? [...added, ...changed] : added
  await write(client, written)
  return {
    created: written.length,
    unchanged: stored.size - changed.length,
    edited: mode === 'replace' ? [] : changed.map(({ _id }) => _id),
    left: missing.filter((document) => !added.includes(document)).map(({ _id }) => _id),
  }
}

/** The documents of a batch are all written or, if it fails, none. The next import adds what is missing. */
async function write(client: SanityClient, documents: readonly StoredDocument[]): Promise<void> {
  for (const batch of batchesOf(documents)) {
    const transaction = client.transaction()
    for (const document of batch) transaction.createOrReplace(document)
    await transaction.commit({ visibility: 'sync' })
  }
}

/** Sanity rejects a mutation of more than 4 MB. https://www.sanity.io/docs/content-lake/technical-limits */
const bytesPerBatch = 3_000_000

/** The documents in their order, in batches that a mutation can have. */
export function batchesOf<Document>(documents: readonly Document[]): Document[][] {
  let batch: Document[] = []
  let bytes = 0
  const batches: Document[][] = []
  for (const document of documents) {
    const size = Buffer.byteLength(JSON.stringify(document))
    if (batch.length === 0 || bytes + size > bytesPerBatch) {
      batch = []
      batches.push(batch)
      bytes = 0
    }
    batch.push(document)
    bytes += size
  }
  return batches
}

/** Whether a document is stored and lacks content of the wanted one. */
function differs(document: StoredDocument, stored: StoredDocument | undefined): boolean {
  return stored !== undefined && !sameContent(document, stored)
}

async function storedDocuments(client: SanityClient, documents: StoredDocument[]) {
  const ids = documents.map(({ _id }) => _id)
  const found = await client.fetch<StoredDocument[]>('*[_id in $ids]', { ids }, { perspective: 'raw' })
  return new Map(found.map((document) => [document._id, document]))
}

/** Uploads all files that the documents refer to. Returns asset ids by file name. */
async function uploadAll(client: SanityClient, documents: unknown): Promise<Map<string, string>> {
  const assets = new Map<string, string>()
  for (const asset of assetsIn(documents)) {
    if (!assets.has(asset.launchFile)) assets.set(asset.launchFile, await upload(client, asset))
  }
  return assets
}

/** Everything in a value that refers to a file to upload. */
export function assetsIn(value: unknown): (SeedPicture | SeedFile)[] {
  if (typeof value !== 'object' || value === null) return []
  if (isSeedAsset(value)) return [value]
  return Object.values(value).flatMap(assetsIn)
}

function withAssets(value: object, assets: ReadonlyMap<string, string>): object {
  if (isSeedAsset(value)) {
    const { launchFile, ...own } = value
    return { ...own, asset: { _type: 'reference', _ref: assets.get(launchFile) } }
  }
  const replace = (inner: unknown) =>
    typeof inner === 'object' && inner !== null ? withAssets(inner, assets) : inner
  if (Array.isArray(value)) return value.map(replace)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner)]))
}

/** The lake identifies files by hash, so uploading one again returns the same asset. */
async function upload(client: SanityClient, asset: SeedPicture | SeedFile): Promise<string> {
  const options = { filename: asset.launchFile, contentType: contentTypes[extname(asset.launchFile)] }
  const bytes = readFileSync(fileOf(asset))
  const kind = asset._type === 'file' ? 'file' : 'image'
  const { _id } = await client.assets.upload(kind, bytes, options)
  return _id
}

const contentTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
}

/** The path of a file that the starter content refers to. */
export function fileOf({ _type, launchFile }: SeedPicture | SeedFile): string {
  return join(import.meta.dirname, _type === 'file' ? 'files' : 'images', launchFile)
}

/** Whether the stored document has every field of the wanted one; fields that the lake added are ignored. */
function sameContent(wanted: unknown, stored: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(stored) &&
      wanted.length === stored.length &&
      wanted.every((item, index) => sameContent(item, stored[index]))
    )
  }
  if (typeof wanted !== 'object' || wanted === null) return wanted === stored
  if (typeof stored !== 'object' || stored === null) return false
  const other = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(wanted).every(([key, value]) => sameContent(value, other.get(key)))
}
