import 'server-only'

export type FetchedPicture =
  | { kind: 'picture'; body: Uint8Array<ArrayBuffer>; contentType: string }
  | { kind: 'missing' }
  | { kind: 'unavailable' }

/** Fetches a picture; `accept` is the header of that name. Never throws: what is no picture is `missing` or `unavailable`. */
export async function fetchPicture(url: string, format: string): Promise<FetchedPicture> {
  try {
    const signal = AbortSignal.timeout(8_000)
    const answer = await fetch(url, { headers: { accept: format }, cache: 'no-store', signal })
    if (answer.status === 404) return { kind: 'missing' }
    const contentType = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !contentType.startsWith('image/')) return { kind: 'unavailable' }
    return { kind: 'picture', body: new Uint8Array(await answer.arrayBuffer()), contentType }
  } catch {
    return { kind: 'unavailable' }
  }
}
