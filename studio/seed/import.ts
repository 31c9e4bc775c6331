import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { isSeedPicture } from './document.ts'
import { compileSeed } from './documents.ts'
import { translationLinks } from './translations.ts'

type StoredDocument = { _id: string; _type: string; [field: string]: unknown }

/** What an import did, in documents. `edited` ones differ from the starter content and were left as they are. */
export type ImportReport = { created: number; unchanged: number; edited: string[] }

/**
 * Brings the starter content into a dataset. What exists is never overwritten unless `replace` is set, so importing
 * twice changes nothing and a marketer's edits are safe.
 */
export async function importSeed(client: SanityClient, replace: boolean): Promise<ImportReport> {
  const compiled = compileSeed()
  const assets = await uploadPictures(client, compiled)
  const documents: StoredDocument[] = [
    ...compiled.map(({ document }) => ({ ...document, ...withAssets(document, assets) })),
    ...translationLinks(compiled),
  ]
  const stored = await storedDocuments(client, documents)
  const report: ImportReport = { created: 0, unchanged: 0, edited: [] }
  const transaction = client.transaction()
  for (const document of documents) {
    const existing = stored.get(document._id)
    if (existing && sameContent(document, existing)) report.unchanged++
    else if (existing && !replace) report.edited.push(document._id)
    else {
      report.created++
      transaction.createOrReplace(document)
    }
  }
  if (report.created > 0) await transaction.commit({ visibility: 'sync' })
  return report
}

async function storedDocuments(client: SanityClient, documents: StoredDocument[]) {
  const ids = documents.map(({ _id }) => _id)
  const found = await client.fetch<StoredDocument[]>('*[_id in $ids]', { ids }, { perspective: 'raw' })
  return new Map(found.map((document) => [document._id, document]))
}

/** The id of the asset of every file of `images/` that the documents name. */
async function uploadPictures(client: SanityClient, documents: unknown): Promise<Map<string, string>> {
  const assets = new Map<string, string>()
  for (const file of filesIn(documents)) assets.set(file, await uploadPicture(client, file))
  return assets
}

function filesIn(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set()
  if (isSeedPicture(value)) return new Set([value.launchFile])
  return new Set(Object.values(value).flatMap((inner) => [...filesIn(inner)]))
}

function withAssets(value: object, assets: ReadonlyMap<string, string>): object {
  if (isSeedPicture(value)) {
    const { launchFile, ...picture } = value
    return { ...picture, asset: { _type: 'reference', _ref: assets.get(launchFile) } }
  }
  const replace = (inner: unknown) =>
    typeof inner === 'object' && inner !== null ? withAssets(inner, assets) : inner
  if (Array.isArray(value)) return value.map(replace)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner)]))
}

/** The lake knows a file by its hash, so uploading it again gives the same asset. */
async function uploadPicture(client: SanityClient, file: string): Promise<string> {
  const content = readFileSync(join(import.meta.dirname, 'images', file))
  const asset = await client.assets.upload('image', content, { filename: file, contentType: 'image/svg+xml' })
  return asset._id
}

/** True when every field of the launch document stands in the stored one, whatever the lake added to it. */
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
