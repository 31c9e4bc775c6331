import { type LocaleId, locales } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'
import { resultKinds, type SearchEntry, type SearchRules } from '../search-types.ts'
import { type Changes, changesOf, noChanges } from './changes-of.ts'
import type { SearchHost } from './search-host.ts'

type ContentSyncOptions = {
  host: Pick<SearchHost, 'call'>
  /** Asks the site's own API for what can be found. @throws if it doesn't respond. */
  load: (asked: Record<string, unknown>) => Promise<unknown>
  /** Milliseconds between two comparisons with everything that there is. */
  compareEveryMs?: number
}

const entry: z.ZodType<SearchEntry> = z.object({
  id: z.string(),
  rev: z.string(),
  kind: z.enum(resultKinds),
  path: z.string(),
  title: z.string(),
  names: z.array(z.string()),
  description: z.string(),
  headings: z.string(),
  body: z.string(),
  date: z.number(),
})
const entries = z.array(entry)
const rules: z.ZodType<SearchRules> = z.object({
  synonyms: z.array(z.array(z.string())),
  promotions: z.array(z.object({ queries: z.array(z.string()), id: z.string() })),
  words: z.array(z.object({ words: z.array(z.string()), id: z.string() })),
})
const pages = z.object({ entries, rules })
const byLocale = z.partialRecord(z.enum(locales.map(({ id }) => id)), entries)
const revisions = z.array(z.object({ id: z.string(), revs: z.array(z.string()) }))

/** Articles per request. */
const batch = 25
/** The pause after a failure, in milliseconds; it doubles. */
const retryMs = 1_000
const maxRetryMs = 30_000
const hourMs = 3_600_000

/**
 * Keeps the search index like the content lake: everything at the start, then what each publish changes, as the content
 * listener reports it. After a failure everything is compared.
 */
export class ContentSync {
  readonly #options: ContentSyncOptions
  #changes = noChanges()
  #running: Promise<void> | null = null
  #delayMs = retryMs

  constructor(options: ContentSyncOptions) {
    this.#options = options
  }

  /** Compares everything, now and at intervals. */
  start(): void {
    this.compare()
    setInterval(() => this.compare(), this.#options.compareEveryMs ?? hourMs).unref()
  }

  compare(): void {
    this.#changes.everything = true
    this.#run()
  }

  /** Reads what changed with some cache tags. */
  follow(tags: readonly string[]): void {
    const { everything, pagesOf, articles } = changesOf(tags)
    this.#changes.everything ||= everything
    for (const locale of pagesOf) this.#changes.pagesOf.add(locale)
    for (const id of articles) this.#changes.articles.add(id)
    this.#run()
  }

  /** Ends once the index has all changes so far. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running
  }

  #run(): void {
    this.#running ??= this.#apply().finally(() => {
      this.#running = null
      if (hasAny(this.#changes)) this.#run()
    })
  }

  async #apply(): Promise<void> {
    const { everything, pagesOf, articles } = this.#changes
    this.#changes = noChanges()
    try {
      // What was just published first: somebody may look for it.
      if (articles.size > 0) await this.#readArticles([...articles])
      for (const locale of pagesOf) await this.#readPages(locale)
      if (everything) await this.#readEverything()
      this.#delayMs = retryMs
    } catch (error) {
      const reason = String(Object(error).message).replaceAll(/\s+/g, ' ').slice(0, 200)
      console.warn(`The search index could not be brought up to date; trying again: ${reason}`)
      this.#changes.everything = true
      await new Promise((resolve) => setTimeout(resolve, this.#delayMs).unref())
      this.#delayMs = Math.min(this.#delayMs * 2, maxRetryMs)
    }
  }

  async #readEverything(): Promise<void> {
    const { host, load } = this.#options
    for (const { id: locale } of locales) await this.#readPages(locale)
    for (const { id: locale } of locales) {
      const listed = revisions.parse(await load({ revisionsOf: locale }))
      const changed = await host.call('compareArticles', locale, listed)
      for (let from = 0; from < changed.length; from += batch) {
        await this.#readArticles(changed.slice(from, from + batch))
        if (hasAny(this.#changes)) await this.#readPublished()
      }
      await host.call('setComplete', locale)
    }
  }

  /** What was published while everything is being read. */
  async #readPublished(): Promise<void> {
    const { pagesOf, articles } = this.#changes
    this.#changes = { ...noChanges(), everything: this.#changes.everything }
    if (articles.size > 0) await this.#readArticles([...articles])
    for (const locale of pagesOf) await this.#readPages(locale)
  }

  async #readPages(locale: LocaleId): Promise<void> {
    const { host, load } = this.#options
    const read = pages.parse(await load({ pagesOf: locale }))
    await host.call('replacePages', locale, read.entries, read.rules)
  }

  async #readArticles(ids: string[]): Promise<void> {
    const { host, load } = this.#options
    for (let from = 0; from < ids.length; from += batch) {
      const some = ids.slice(from, from + batch)
      await host.call('putArticles', some, byLocale.parse(await load({ articles: some })))
    }
  }
}

function hasAny({ everything, pagesOf, articles }: Changes): boolean {
  return everything || pagesOf.size > 0 || articles.size > 0
}
