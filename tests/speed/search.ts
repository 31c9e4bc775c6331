import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LocaleId, locales } from '@tidewright/contracts/locales.ts'
import { compileSeed } from '../../content/seed/documents.ts'
import { pageText } from '../../web/content/search/page-text.ts'
import { SearchHost } from '../../web/search/host/search-host.ts'
import type { SearchEntry, SearchRules } from '../../web/search/search-types.ts'
import { randomFrom } from '../support/random.ts'

const articles = Number(process.env.BENCH_ARTICLES ?? 10_000)
const sentencesPerArticle = 40
const batch = 100
const rounds = 5

/** Prints what an index of many articles in five languages takes, and how long searches take in it. */
export async function benchSearch(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'))
  const before = process.memoryUsage().rss
  const host = new SearchHost({ folder, onRestart: () => {} })
  try {
    const startedAt = performance.now()
    for (const { id } of locales) await fill(host, id)
    const seconds = (performance.now() - startedAt) / 1_000
    const disk = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    const memory = process.memoryUsage().rss - before
    console.info(`${articles} articles in ${locales.length} languages, ${sentencesPerArticle} sentences each`)
    console.info(`built in ${seconds.toFixed(0)} s, ${mb(disk)} MB on disk, ${mb(memory)} MB of memory`)
    console.info(['language', 'median ms', 'p99 ms', 'worst ms', 'worst query'].join('\t'))
    for (const { id } of locales) console.info((await measure(host, id)).join('\t'))
  } finally {
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(host: SearchHost, locale: LocaleId): Promise<void> {
  await host.call('replacePages', locale, [], rulesOf(locale))
  let entries: SearchEntry[] = []
  const put = async () => {
    const ids = entries.map(({ id }) => id)
    await host.call('putArticles', ids, { [locale]: entries })
    entries = []
  }
  for (const entry of entriesIn(locale)) if (entries.push(entry) === batch) await put()
  await put()
}

/** The starter content's synonyms. */
function rulesOf(locale: LocaleId): SearchRules {
  const own = compileSeed().find(
    ({ document }) => document._type === 'searchRules' && document.language === locale,
  )
  const groups: { words: string[] }[] = Object(own?.document).synonyms ?? []
  return { synonyms: groups.map(({ words }) => words), promotions: [], words: [] }
}

/** Articles of the starter articles' sentences in random order, so that most words are in most articles: the worst case. */
function* entriesIn(locale: LocaleId): Generator<SearchEntry> {
  const random = randomFrom(1)
  const sentences = sentencesOf(locale)
  const pick = (count: number) =>
    Array.from({ length: count }, () => sentences[Math.floor(random() * sentences.length)] ?? '').join(' ')
  for (let number = 0; number < articles; number += 1) {
    // An article is in one language, and leaves the others.
    const id = `${locale}-${number}`
    const texts = { title: pick(1).slice(0, 80), names: [], description: pick(1), headings: pick(2) }
    const body = pick(sentencesPerArticle)
    yield { id, rev: '1', kind: 'article', path: `/${id}`, ...texts, body, date: number }
  }
}

function sentencesOf(locale: LocaleId): string[] {
  const own = compileSeed().filter(
    ({ document }) => document._type === 'insight' && document.language === locale,
  )
  const texts = own.map(({ document }) => pageText({ body: document.body }).body)
  return texts.flatMap((text) => text.split(/(?<=[.?!]) /)).filter((sentence) => sentence.length > 20)
}

function queriesIn(locale: LocaleId): string[] {
  const file = join(import.meta.dirname, '../search/relevance', `${locale}.txt`)
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split(' => ')[0] ?? '')
}

/** Every query of the relevance set, as the results page and as suggestions send it. */
async function measure(host: SearchHost, locale: LocaleId): Promise<(string | number)[]> {
  const times: { ms: number; query: string }[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queriesIn(locale)) {
      for (const [perPage, excerptLength] of [
        [24, 200],
        [6, 0],
      ] as const) {
        const startedAt = performance.now()
        await host.call('search', { locale, query, kind: null, page: 1, perPage, excerptLength })
        times.push({ ms: performance.now() - startedAt, query })
      }
    }
  }
  const [worst] = times.toSorted((a, b) => b.ms - a.ms)
  return [locale, ...quantiles(times.map(({ ms }) => ms)), worst?.query ?? '']
}

/** The median, the 99th percentile and the worst. */
function quantiles(times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.99, 1].map((share) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1) ?? '')
}

function mb(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0)
}
