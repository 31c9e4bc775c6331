import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Source } from './archive.ts'
import { commentsName, documentsName, exportFolder, lakeName, type Manifest } from './manifest.ts'
import { type AssetMap, assetMetadata, portableDocument } from './portable-document.ts'

export type ContentSnapshot = { sources: Source[]; content: Manifest['content'] }

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
