import { PGlite } from '@electric-sql/pglite'
import MiniSearch from 'minisearch'
import type { SearchEntry } from '../../web/search/search-types.ts'

const perPage = 24

/** One of the engines that the site's index is compared with. */
type Engine = {
  name: string
  search: (query: string) => Promise<unknown> | unknown
  /** Its size on disk in bytes; null if it has only memory. */
  disk: number | null
  close: () => Promise<void>
}

export type EngineFigures = { name: string; disk: number | null; memory: number; times: number[] }

/** How long the other engines take for the same queries over the same English articles, and what they need. */
export async function otherEngines(
  entries: readonly SearchEntry[],
  queries: readonly string[],
): Promise<EngineFigures[]> {
  const figures: EngineFigures[] = []
  for (const start of [startMiniSearch, startPostgres]) {
    const before = process.memoryUsage().rss
    const { name, search, disk, close } = await start(entries)
    const memory = process.memoryUsage().rss - before
    const times: number[] = []
    for (const query of queries) {
      const startedAt = performance.now()
      await search(query)
      times.push(performance.now() - startedAt)
    }
    await close()
    figures.push({ name, disk, memory, times })
  }
  return figures
}

/** Full-text search as PostgreSQL's manual describes it: https://www.postgresql.org/docs/current/textsearch-tables.html */
async function startPostgres(entries: readonly SearchEntry[]): Promise<Engine> {
  const database = await PGlite.create()
  await database.exec(`
    create table article (
      id text primary key, title text, headings text, body text,
      words tsvector generated always as (
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', headings), 'B') ||
        setweight(to_tsvector('english', body), 'D')
      ) stored
    );`)
  for (const { id, title, headings, body } of entries)
    await database.query('insert into article values ($1, $2, $3, $4)', [id, title, headings, body])
  await database.exec('create index on article using gin (words); analyze article')
  const size = await database.query<{ bytes: number }>(
    `select pg_total_relation_size('article')::float as bytes`,
  )
  return {
    name: 'PostgreSQL in PGlite',
    disk: size.rows[0]?.bytes ?? null,
    search: (query) =>
      database.query(
        `with asked as (select websearch_to_tsquery('english', $1) as query),
           best as (
             select id, body, query from article, asked where words @@ query order by ts_rank(words, query) desc limit $2
           )
         select id, ts_headline('english', body, query) from best`,
        [query, perPage],
      ),
    close: () => database.close(),
  }
}

async function startMiniSearch(entries: readonly SearchEntry[]): Promise<Engine> {
  const index = new MiniSearch<SearchEntry>({ fields: ['title', 'headings', 'body'] })
  index.addAll(entries)
  return {
    name: 'MiniSearch',
    disk: null,
    search: (query) =>
      index
        .search(query, { prefix: true, combineWith: 'AND', boost: { title: 8, headings: 3 } })
        .slice(0, perPage),
    close: async () => index.removeAll(),
  }
}
