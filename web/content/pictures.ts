import 'server-only'
import { env } from '../env.ts'
import type { AssetParts } from '../ui/picture-url.ts'

export type FetchedPicture =
  | { kind: 'picture'; body: ArrayBuffer; contentType: string }
  | { kind: 'missing' }
  | { kind: 'unavailable' }

/**
 * A picture at a width in pixels. The cache is Next.js's own, so a picture that was once shown outlives an outage of
 * the content lake.
 */
export async function fetchPicture(
  asset: AssetParts,
  width: number,
  accept: string,
): Promise<FetchedPicture> {
  const host = env.SANITY_API_HOST ?? 'https://cdn.sanity.io'
  const file = `${asset.hash}-${asset.width}x${asset.height}.${asset.extension}`
  const transform = asset.extension === 'svg' ? '' : `?w=${width}&fit=max&auto=format`
  const url = `${host}/images/${env.SANITY_PROJECT_ID}/${env.SANITY_DATASET}/${file}${transform}`
  try {
    const answer = await fetch(url, {
      headers: { accept: bestFormat(accept) },
      cache: 'force-cache',
      signal: AbortSignal.timeout(8_000),
    })
    if (answer.status === 404) return { kind: 'missing' }
    if (!answer.ok) return { kind: 'unavailable' }
    const contentType = answer.headers.get('content-type') ?? ''
    if (!contentType.startsWith('image/')) return { kind: 'unavailable' }
    return { kind: 'picture', body: await answer.arrayBuffer(), contentType }
  } catch {
    return { kind: 'unavailable' }
  }
}

/** One of three values, so that the cache keeps three variants of a picture and not one a browser version. */
function bestFormat(accept: string): string {
  if (accept.includes('image/avif')) return 'image/avif,image/webp'
  return accept.includes('image/webp') ? 'image/webp' : 'image/*'
}
