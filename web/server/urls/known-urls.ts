import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isLocaleId } from '@tidewright/contracts/locales.ts'
import { isRoutableType, publicPath } from '@tidewright/contracts/public-path.ts'
import { basePath, isForEverythingBelow } from '@tidewright/contracts/redirect-paths.ts'
import { z } from 'zod'
import { canonicalPath } from './canonical-path.ts'
import { nearestPath } from './nearest-path.ts'

/** A redirect's old path. If `isGone`, nothing has taken its place. */
type OldPath = { from: string; isGone: boolean }

/** An old path, percent-encoded, and as its document has it. */
type KnownOldPath = OldPath & { written: string; spelling: string }

/** Public paths of pages, ids of published documents, images and files, and redirects. */
const urlList = z.object({
  paths: z.array(z.string()),
  ids: z.array(z.string()),
  redirects: z.array(z.object({ from: z.string(), isGone: z.boolean() })),
})
const timeoutMs = 20_000

/** Lists the URLs that the content lake has something for, by this process's own API, as JSON. */
export async function loadKnownUrls(origin: string, siteSecret: string): Promise<string> {
  const headers = { authorization: `Bearer ${siteSecret}` }
  const signal = AbortSignal.timeout(timeoutMs)
  return (await fetch(`${origin}/api/known-urls`, { headers, signal })).text()
}

type KnownUrlsOptions = {
  /** Lists what the content lake has, as JSON. Throws, or returns something else, if it doesn't respond. */
  load: () => Promise<string>
  /** Whether a path exists whatever the content is: a route or file of the build. */
  isBuiltIn: (path: string) => boolean
}

type UrlIndex = {
  /** Of the list that it was made from. */
  hash: string
  urls: ReadonlySet<string>
  /** The listed paths by `anySpelling`. */
  spellings: ReadonlyMap<string, string>
  /** Redirects for paths that aren't in `urls`: below a path, or gone. The longest first. */
  oldPaths: readonly KnownOldPath[]
  /** The other redirects: what their documents have, by path. */
  redirects: ReadonlyMap<string, string>
}

type Known = UrlIndex & { publishes: number; loadedAt: number }

/** How long the list is relied on without a publish, in milliseconds: an event may get lost. Uploads are no publish. */
const maxAgeMs = { page: 300_000, upload: 10_000 }
/** How long a request waits for a new list, in milliseconds. */
const waitMs = 2_000
/** The pause after a load, as a multiple of its duration, and after a failed one in milliseconds. */
const pauseFactor = 4
const failurePauseMs = 1_000

/** `/api/live/<id>` stands for the id in the query of `/api/live`. */
const withId = /^\/api\/(?:images|files|videos|live)\/([^/]+)/
const shareImage = /^\/api\/og-images\/([^/]+)\/([^/]+)(?:\/(.+))?$/

/**
 * Tells URLs that lead nowhere from others without asking the content lake each time: anybody can make up any number of
 * them.
 */
export class KnownUrls {
  readonly #options: KnownUrlsOptions
  #known: Known | null = null
  #publishes = 0
  #loading: Promise<boolean> | null = null
  #loadAgainAt = 0

  constructor(options: KnownUrlsOptions) {
    this.#options = options
  }

  /** After a publish, URLs that aren't listed are looked up in a new list. */
  markStale(): void {
    this.#publishes += 1
  }

  /** Whether a path certainly leads nowhere; false too if the content lake doesn't say. */
  async leadsNowhere(path: string): Promise<boolean> {
    const key = keyOf(path)
    if (this.#options.isBuiltIn(path)) return false
    if (key === null) return true
    // A home page without its document has a share image too.
    if (this.#options.isBuiltIn(key) || this.#known?.urls.has(key)) return false
    const publishes = this.#publishes
    const maxAge = maxAgeMs[path.startsWith('/api/') ? 'upload' : 'page']
    const isUpToDate = () =>
      this.#known !== null && this.#known.publishes >= publishes && Date.now() - this.#known.loadedAt < maxAge
    // A load that is running may have started before the last publish.
    for (let loads = 0; loads < 2 && !isUpToDate(); loads += 1) {
      const hasLoaded = await Promise.race([this.#load(), sleep(waitMs, false, { ref: false })])
      if (!hasLoaded) return false
    }
    return isUpToDate() && !this.#known?.urls.has(key)
  }

  /**
   * The path that exists in place of one that leads nowhere: it differs in capitals or percent-encoding only. Printed
   * addresses are typed in any case. Null if there is none.
   */
  spellingOf(path: string): string | null {
    const spelling = anySpelling(path)
    if (path.startsWith('/api/') || spelling.startsWith('/api/')) return null
    const builtIn = this.#options.isBuiltIn(spelling) ? canonicalPath(spelling) : null
    const known = this.#known?.spellings.get(spelling) ?? builtIn
    return known === path ? null : known
  }

  /** The redirect of a path itself, as its document has the path; null if there is none. Loads a new list after a publish. */
  async redirectFrom(path: string): Promise<string | null> {
    if (this.#known === null || this.#known.publishes < this.#publishes) await this.#load()
    return this.#known?.redirects.get(path) ?? null
  }

  /**
   * The redirect for a path that leads nowhere by itself: for everything below a path, or of what is gone. Null if there
   * is none.
   */
  oldPathOver(path: string): KnownOldPath | null {
    const spelling = anySpelling(path)
    const applies = (old: KnownOldPath) =>
      spelling === old.spelling || (isForEverythingBelow(old.from) && spelling.startsWith(`${old.spelling}/`))
    return this.#known?.oldPaths.find(applies) ?? null
  }

  /** The listed path that a visitor probably meant by one that leads nowhere; null if none is near. Compares it with every one. */
  nearestTo(path: string): string | null {
    const spellings = this.#known?.spellings
    return spellings?.get(nearestPath(anySpelling(path), spellings.keys()) ?? '') ?? null
  }

  /** One load at a time; one after another only with a pause. @returns whether the content lake responded. */
  #load(): Promise<boolean> {
    this.#loading ??= this.#loadOnce().finally(() => {
      this.#loading = null
    })
    return this.#loading
  }

  async #loadOnce(): Promise<boolean> {
    await sleep(Math.max(0, this.#loadAgainAt - Date.now()), undefined, { ref: false })
    const publishes = this.#publishes
    const startedAt = Date.now()
    try {
      const list = await this.#options.load()
      // Indexing a long list takes a second, in which nobody is served.
      const index = this.#known?.hash === hash('sha256', list) ? this.#known : indexOf(list)
      this.#known = { ...index, publishes, loadedAt: Date.now() }
      this.#loadAgainAt = Date.now() + pauseFactor * (Date.now() - startedAt)
      return true
    } catch {
      this.#loadAgainAt = Date.now() + failurePauseMs
      return false
    }
  }
}

/** @throws if the text is no list. */
function indexOf(list: string): UrlIndex {
  const { paths, ids, redirects } = urlList.parse(JSON.parse(list))
  const all = redirects.map(({ from, isGone }) => ({ from: canonicalPath(from), isGone, written: from }))
  const isExact = ({ from, isGone }: OldPath) => !isGone && !isForEverythingBelow(from)
  const exact = new Map(all.filter(isExact).map(({ from, written }) => [from, written]))
  const listed = [...paths.map((path) => canonicalPath(path)), ...exact.keys()]
  const oldPaths = all
    .filter((old) => !isExact(old))
    .map((old) => ({ ...old, spelling: anySpelling(basePath(old.from)) }))
    .sort((a, b) => b.spelling.length - a.spelling.length)
  const spellings = new Map(listed.map((path) => [anySpelling(path), path]))
  return {
    hash: hash('sha256', list),
    urls: new Set([...listed, ...ids]),
    spellings,
    oldPaths,
    redirects: exact,
  }
}

/** What all spellings of a path have in common. */
function anySpelling(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}

/** What the list must have for a path: a path or an id; null if the lake has nothing for such a path. */
function keyOf(path: string): string | null {
  if (!path.startsWith('/api/')) return path
  const [, id] = withId.exec(path) ?? []
  if (id) return id
  const [, type = '', locale, slug = '/'] = shareImage.exec(path) ?? []
  return isRoutableType(type) && isLocaleId(locale) ? publicPath(type, locale, slug) : null
}
