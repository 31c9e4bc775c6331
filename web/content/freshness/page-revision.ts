import pLimit from 'p-limit'

/** The path of a document: words and hyphens. It excludes the API, files, and anything percent-encoded. */
export const documentPath = /^\/(?!\/|(?:api|_next)(?:\/|$))[\w/-]*$/

/** In characters; ten times the longest page. */
const maxPageLength = 4_000_000
const timeoutMs = 5_000
const maxQueued = 50

type RevisionOnPage = { origin: string; path: string; rev: string }

/**
 * Checks which revision a page shows. Anybody may request that, and each check makes this server request a page, so
 * only a few run at once.
 */
export class PageRevisions {
  readonly #checks = pLimit(4)

  /**
   * Whether visitors of a path get a revision; false while too many checks are queued. @throws if the page doesn't
   * respond.
   */
  async shows({ origin, path, rev }: RevisionOnPage): Promise<boolean> {
    if (!documentPath.test(path)) return false
    if (this.#checks.pendingCount >= maxQueued) return false
    return this.#checks(() => pageShows(new URL(path, origin), `data-revision="${rev}"`))
  }
}

async function pageShows(url: URL, marker: string): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs)
  const reply = await fetch(url, { cache: 'no-store', redirect: 'manual', signal })
  if (!reply.body || !/^text\/html/.test(reply.headers.get('content-type') ?? '')) {
    await reply.body?.cancel()
    return false
  }
  let [seen, length] = ['', 0]
  // Returning ends the download. Only as much text is kept as the marker may span.
  for await (const text of reply.body.pipeThrough(new TextDecoderStream())) {
    seen = seen.slice(-marker.length) + text
    length += text.length
    if (seen.includes(marker)) return true
    if (length > maxPageLength) return false
  }
  return false
}
