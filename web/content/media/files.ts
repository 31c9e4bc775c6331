import 'server-only'
import { env } from '../../env.ts'

export type FileResult =
  | {
      status: 'found'
      body: ReadableStream<Uint8Array>
      contentType: string
      /** The requested range; null for the whole file. */
      contentRange: string | null
      contentLength: string | null
    }
  | { status: 'missing' }
  | { status: 'unavailable' }

const assetId = /^file-([0-9a-f]{40})-([a-z0-9]{1,10})$/

/** Streams a file from the content lake by its asset id, or the part in an HTTP `range`. */
export async function fetchFile(id: string, range?: string | null): Promise<FileResult> {
  const [, hash, extension] = assetId.exec(id) ?? []
  if (!hash || !extension) return { status: 'missing' }
  const host = env.SANITY_API_HOST ?? 'https://cdn.sanity.io'
  const url = `${host}/files/${env.SANITY_PROJECT_ID}/${env.SANITY_DATASET}/${hash}.${extension}`
  // The lake has ten seconds to start; the download may take as long as the visitor's connection needs.
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), 10_000)
  const headers = range ? { range } : undefined
  const reply = await fetch(url, { cache: 'no-store', signal: controller.signal, headers }).catch(() => null)
  clearTimeout(timer)
  if (reply?.status === 404) return { status: 'missing' }
  if (!reply?.ok || !reply.body) return { status: 'unavailable' }
  const contentType = reply.headers.get('content-type') ?? 'application/octet-stream'
  return {
    status: 'found',
    body: reply.body,
    contentType,
    contentRange: reply.status === 206 ? reply.headers.get('content-range') : null,
    contentLength: reply.headers.get('content-encoding') ? null : reply.headers.get('content-length'),
  }
}
