import { basename } from 'node:path'
import { isRecord, type JsonRecord } from '../../../local/lake/json.ts'

/** The assets of a dataset by document id; `name` is the file's in the export, such as `images/<hash>-8x8.png`. */
export type AssetMap = Map<string, { name: string; metadata: JsonRecord }>

/** What `sanity datasets import` gets anew from the file. */
const derived = new Set(['_id', '_type', 'assetId', 'extension', 'mimeType', 'path', 'uploadId', 'url'])
const folders: Record<string, string> = { 'sanity.imageAsset': 'images', 'sanity.fileAsset': 'files' }

/**
 * A document as `sanity datasets export` writes it: references to assets become paths of files. Null for the documents of
 * assets, which are added to `assets`, and for those of the content lake itself.
 */
export function portableDocument(document: JsonRecord, assets: AssetMap): unknown {
  const { _id, _type, path } = document
  const id = String(_id)
  const folder = folders[String(_type)]
  if (folder) {
    const metadata = Object.entries(document).filter(([key]) => !derived.has(key))
    assets.set(id, {
      name: `${folder}/${basename(String(path))}`,
      metadata: Object.fromEntries(metadata),
    })
    return null
  }
  return id.startsWith('_.') ? null : withFilePaths(document)
}

function withFilePaths(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFilePaths)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withFilePaths(inner)])
  const reference = isRecord(value.asset) ? filePath(String(value.asset._ref)) : null
  if (!reference) return Object.fromEntries(entries)
  return {
    _sanityAsset: reference,
    ...Object.fromEntries(entries.filter(([key]) => key !== 'asset')),
  }
}

/** `image-<hash>-8x8-png` is the file `images/<hash>-8x8.png`; null for a reference to anything else. */
function filePath(reference: string): string | null {
  const [, type, name, extension] = /^(image|file)-([a-f0-9]{40}.*)-([a-z0-9]+)$/.exec(reference) ?? []
  return type ? `${type}@file://./${type}s/${name}.${extension}` : null
}

/** The text of `assets.json`: what editors wrote about each asset. */
export function assetMetadata(assets: AssetMap): string {
  const entries = [...assets].map(([id, { metadata }]) => [
    `${id.startsWith('image') ? 'image' : 'file'}-${String(metadata.sha1hash)}`,
    metadata,
  ])
  return JSON.stringify(Object.fromEntries(entries))
}
