import pLimit from 'p-limit'

/** The path of a document: words and hyphens. Neither the API nor a file has one, and what is encoded may be either. */
export const documentPath = /^\/(?!\/|(?:api|_next)(?:\/|$))[\w/-]*$/

/** In characters; the longest page has a tenth of them. */
const longestPage = 4_000_000
const timeoutMs = 5_000
const mostWaiting = 50

type ShownRevision = { origin: string; path: string; rev: string }

/** Pages that are looked at, a few at a time: anybody may ask, and each look has this server ask itself. */
export class ShownRevisions {
  readonly #looking = pLimit(4)

  /** Whether the page at a path shows a revision, as a visitor gets it. Not known to while too many ask. @throws when the page does not come. */
  async shows({ origin, path, rev }: ShownRevision): Promise<boolean> {
    if (!documentPath.test(path)) return false
    if (this.#looking.pendingCount >= mostWaiting) return false
    return this.#looking(() => pageShows(new URL(path, origin), `data-revision="${rev}"`))
  }
}

async function pageShows(url: URL, mark: string): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs)
  const reply = await fetch(url, { cache: 'no-store', redirect: 'manual', signal })
  if (!reply.body || !/^text\/html/.test(reply.headers.get('content-type') ?? '')) {
    await reply.body?.cancel()
    return false
  }
  let [seen, length] = ['', 0]
  // Leaving ends the download. Never more of a page is kept than could hold the mark.
  for await (const text of reply.body.pipeThrough(new TextDecoderStream())) {
    seen = seen.slice(-mark.length) + text
    length += text.length
    if (seen.includes(mark)) return true
    if (length > longestPage) return false
  }
  return false
}
