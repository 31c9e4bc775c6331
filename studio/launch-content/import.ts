import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { LaunchDocument } from './document.ts'
import { compileInsights } from './insights.ts'
import { translationLinks } from './translations.ts'
import { compileUiStrings } from './ui-strings.ts'

type StoredDocument = { _id: string; _type: string; [field: string]: unknown }

/** What an import did, in documents. `edited` ones differ from the launch content and were left as they are. */
export type ImportReport = { created: number; unchanged: number; edited: string[] }

/**
 * Brings the launch content into a dataset. What exists is never overwritten unless `replace` is set, so importing
 * twice changes nothing and a marketer's edits are safe.
 */
export async function importLaunchContent(client: SanityClient, replace: boolean): Promise<ImportReport> {
  const compiled = [...compileUiStrings(), ...compileInsights()]
  const documents = [...(await withPictures(client, compiled)), ...translationLinks(compiled)]
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

async function withPictures(client: SanityClient, documents: LaunchDocument[]): Promise<StoredDocument[]> {
  const assetIds = new Map<string, string>()
  const finished: StoredDocument[] = []
  for (const { document, picture } of documents) {
    if (!picture) {
      finished.push(document)
      continue
    }
    const assetId = assetIds.get(picture.file) ?? (await uploadPicture(client, picture.file))
    assetIds.set(picture.file, assetId)
    const asset = { _type: 'reference', _ref: assetId }
    finished.push({
      ...document,
      [picture.field]: { _type: 'picture', asset, alt: picture.alt, decorative: false },
    })
  }
  return finished
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
