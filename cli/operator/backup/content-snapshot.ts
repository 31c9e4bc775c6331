import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isRecord, type JsonRecord } from '../../../local/lake/json.ts'
import { isReleaseDocumentId } from '../../../local/lake/releases/release.ts'
import type { Source } from './archive.ts'
import { commentsName, documentsName, exportFolder, lakeName, type Manifest } from './manifest.ts'

type ContentSnapshot = { sources: Source[]; content: Manifest['content'] }

/**
 * Copies the content lake into a folder: the exact store with its history, and the same documents in the format of `sanity
 * datasets import`. Both are of one moment, comments of a later one, whether or not the lake is running, and writers don't wait: a reader of SQLite's
 * write-ahead log sees one state.
 */
export function snapshotContent(lakeFolder: string, folder: string): ContentSnapshot {
  const store = join(folder, lakeName)
  mkdirSync(dirname(store), { recursive: true })
  copyStore(join(lakeFolder, 'lake.sqlite'), store)
  const { documents, sequence, assets } = exportDocuments(store, folder)
  const files = [...assets.values()].map(({ name }) => ({
    name: `${exportFolder}/${name}`,
    path: join(lakeFolder, 'assets', basename(name)),
  }))
  const present = files.filter(({ path }) => existsSync(path))
  const own = [lakeName, documentsName, `${exportFolder}/assets.json`]
  const comments = join(lakeFolder, basename(commentsName))
  if (existsSync(comments)) {
    copyStore(comments, join(folder, commentsName))
    own.push(commentsName)
  }
  return {
    sources: [...own.map((name) => ({ name, path: join(folder, name) })), ...present],
    content: {
      sequence,
      documents,
      assets: present.length,
      missingAssets: files.filter((file) => !present.includes(file)).map(({ path }) => basename(path)),
    },
  }
}

function copyStore(from: string, to: string): void {
  if (!existsSync(from))
    throw new Error(
      `There is no content in ${from}. Run npm start once, or set DATA_DIR to that copy's folder.`,
    )
  const database = new DatabaseSync(from, { timeout: 10_000 })
  try {
    database.prepare('VACUUM INTO ?').run(to)
  } finally {
    database.close()
  }
  // SQLite doesn't sync such a copy.
  const file = openSync(to, 'r+')
  fsyncSync(file)
  closeSync(file)
}

/** Writes `data.ndjson` and `assets.json` next to each other. */
function exportDocuments(store: string, folder: string) {
  mkdirSync(join(folder, exportFolder), { recursive: true })
  const database = new DatabaseSync(store, { readOnly: true })
  const file = openSync(join(folder, documentsName), 'wx', 0o600)
  const documents: Record<string, number> = {}
  const assets: AssetMap = new Map()
  try {
    for (const { json } of database.prepare('SELECT json FROM document ORDER BY id').iterate()) {
      const document = JSON.parse(String(json))
      documents[document._type] = (documents[document._type] ?? 0) + 1
      const line = portableDocument(document, assets)
      if (line) writeSync(file, `${JSON.stringify(line)}\n`)
    }
    const row = database.prepare('SELECT coalesce(max(sequence), 0) AS last FROM log').get()
    writeFileSync(join(folder, exportFolder, 'assets.json'), assetMetadata(assets), { mode: 0o600 })
    return { documents, assets, sequence: Number(row?.last) }
  } finally {
    closeSync(file)
    database.close()
  }
}

/** The assets of a dataset by document id; `name` is the file's in the export, such as `images/<hash>-8x8.png`. */
type AssetMap = Map<string, { name: string; metadata: JsonRecord }>

/** What `sanity datasets import` gets anew from the file. */
const derived = new Set(['_id', '_type', 'assetId', 'extension', 'mimeType', 'path', 'uploadId', 'url'])
const folders: Record<string, string> = { 'sanity.imageAsset': 'images', 'sanity.fileAsset': 'files' }

/**
 * A document as `sanity datasets export` writes it: references to assets become paths of files. Null for the documents of
 * assets, which are added to `assets`, and for those of the content lake itself except releases.
 */
function portableDocument(document: JsonRecord, assets: AssetMap): unknown {
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
  const isInternal = id.startsWith('_.') && !isReleaseDocumentId(id)
  return isInternal ? null : withFilePaths(document)
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
function assetMetadata(assets: AssetMap): string {
  const entries = [...assets].map(([id, { metadata }]) => [
    `${id.startsWith('image') ? 'image' : 'file'}-${String(metadata.sha1hash)}`,
    metadata,
  ])
  return JSON.stringify(Object.fromEntries(entries))
}
