import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { resultKinds, type SearchEntry, type SearchRules } from '../search-types.ts'
import { stemsOf } from '../text/stems.ts'
import { isFiller, isStopWord } from '../text/stop-words.ts'
import { compoundsOf, fold, withoutJoiners, wordsOf } from '../text/words.ts'
import { Vocabulary } from './vocabulary.ts'

/** The words are made here, so SQLite only splits at spaces. https://sqlite.org/fts5.html */
const tables = `
  create table if not exists entry (
    number integer primary key, id text unique not null, rev text not null, kind integer not null, date integer not null,
    path text not null, title text not null, names text not null, description text not null, text text not null,
    headings_length integer not null
  );
  create virtual table if not exists words using fts5(
    title, headings, body, title_words, headings_words, body_words,
    content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0'
  );
  create virtual table if not exists vocabulary using fts5vocab(words, col);
  create table if not exists meta (key text primary key, value text not null);`

/**
 * What ranking needs of every match. `titles` has the stems of the title, of each further name and of each of its
 * search words, and how many of its words say something. `length` is that of the text in characters.
 */
type Title = { stems: ReadonlySet<string>; contentWords: number; isTaught: boolean }
export type EntryFacts = {
  kind: number
  date: number
  length: number
  id: string
  titles: readonly Title[]
}
export type StoredEntry = { path: string; title: string; description: string; text: string }

const noRules: SearchRules = { synonyms: [], promotions: [], words: [] }

/** The index of one locale: a SQLite database with a full-text table. */
export class SearchIndex {
  readonly locale: LocaleId
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #facts = new Map<number, EntryFacts>()
  readonly #numbers = new Map<string, number>()
  #vocabulary = new Vocabulary()
  #rules = noRules
  /** The search words of entries, by id. */
  #taught = new Map<string, readonly string[]>()

  /** @throws if the file is damaged or can't be written. */
  constructor(locale: LocaleId, file = ':memory:') {
    this.locale = locale
    this.#database = new DatabaseSync(file)
    // A power cut may cost the index, which is built again; a killed process doesn't damage it.
    this.#database.exec('pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -4000')
    this.#database.exec(tables)
    this.#load()
  }

  get size(): number {
    return this.#facts.size
  }

  get vocabulary(): Vocabulary {
    return this.#vocabulary
  }

  /** What editors define for its language. */
  get rules(): SearchRules {
    return this.#rules
  }

  set rules(rules: SearchRules) {
    this.#inTransaction(() => {
      const before = this.#taught
      this.#applyRules(rules)
      this.#prepare(`insert or replace into meta values ('rules', ?)`).run(JSON.stringify(rules))
      const ids = new Set([...before.keys(), ...this.#taught.keys()])
      const isChanged = (id: string) => this.#wordsFor(id).join() !== (before.get(id) ?? []).join()
      const changed = [...ids].filter(isChanged).flatMap((id) => this.#storedEntry(id) ?? [])
      for (const entry of changed) this.#putOne(entry)
    })
  }

  /** Whether it once had everything. */
  get isComplete(): boolean {
    return this.#prepare(`select value from meta where key = 'complete'`).get() !== undefined
  }

  setComplete(): void {
    this.#prepare(`insert or replace into meta values ('complete', '1')`).run()
  }

  /** The revision of every entry. */
  revisions(): { id: string; rev: string }[] {
    const rows = this.#prepare('select id, rev from entry').all()
    return rows.map(({ id, rev }) => ({ id: String(id), rev: String(rev) }))
  }

  isArticle(id: string): boolean {
    const facts = this.#facts.get(this.#numbers.get(id) ?? -1)
    return resultKinds[facts?.kind ?? -1] === 'article'
  }

  /** Adds entries, or replaces those with the same id. */
  put(entries: readonly SearchEntry[]): void {
    this.#inTransaction(() => {
      for (const entry of entries) this.#putOne(entry)
    })
  }

  remove(ids: readonly string[]): void {
    this.#inTransaction(() => {
      for (const id of ids) this.#removeOne(id)
    })
  }

  /** The numbers and scores of the best matches of an FTS5 expression. */
  best(expression: string, weights: readonly number[], limit: number): { number: number; score: number }[] {
    const sql = `select rowid, rank from words where words match ? and rank match 'bm25(${weights.join(', ')})' order by rank limit ?`
    const rows = this.#arrays(sql).all(expression, limit) as unknown as [number, number][] // setReturnArrays
    return rows.map(([number, rank]) => ({ number, score: -rank }))
  }

  /** The numbers of the matches that were added last, at most `limit`. */
  newest(expression: string, limit: number): number[] {
    const sql = 'select rowid from words where words match ? order by rowid desc limit ?'
    const rows = this.#arrays(sql).all(expression, limit) as unknown as [number][] // setReturnArrays
    return rows.map(([number]) => number)
  }

  /** The number of matches, or `max` if there are more. */
  count(expression: string, max: number): number {
    const sql = 'select count(*) as found from (select 1 from words where words match ? limit ?)'
    return Number(this.#prepare(sql).get(expression, max)?.found)
  }

  has(expression: string): boolean {
    return this.#prepare('select 1 from words where words match ? limit 1').get(expression) !== undefined
  }

  facts(number: number): EntryFacts | undefined {
    return this.#facts.get(number)
  }

  /** The number of the entry with an id. */
  numberOf(id: string): number | undefined {
    return this.#numbers.get(id)
  }

  read(number: number): StoredEntry | null {
    const row = this.#prepare('select path, title, description, text from entry where number = ?').get(number)
    if (!row) return null
    const { path, title, description, text } = row
    return { path: String(path), title: String(title), description: String(description), text: String(text) }
  }

  close(): void {
    this.#database.close()
  }

  #putOne(entry: SearchEntry): void {
    const { id, rev, path, names, date } = entry
    const title = withoutJoiners(entry.title)
    const description = withoutJoiners(entry.description)
    const headings = withoutJoiners(entry.headings)
    const body = withoutJoiners(entry.body)
    this.#removeOne(id)
    const kind = resultKinds.indexOf(entry.kind)
    const text = [headings, body].filter(Boolean).join(' ')
    const added = this.#prepare(
      'insert into entry (id, rev, kind, date, path, title, names, description, text, headings_length) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ).run(id, rev, kind, date, path, title, names.join('\n'), description, text, headings.length)
    const number = Number(added.lastInsertRowid)
    const allNames = [title, ...names, ...this.#wordsFor(id)]
    const parts = [allNames.join(' '), `${headings} ${description}`, body].map((part) => this.#wordsOf(part))
    this.#prepare(
      'insert into words (rowid, title, headings, body, title_words, headings_words, body_words) values (?, ?, ?, ?, ?, ?, ?)',
    ).run(number, ...parts.map(({ stems }) => stems), ...parts.map(({ words }) => words.join(' ')))
    for (const word of new Set(parts.flatMap(({ words }) => words))) this.#vocabulary.add(word)
    this.#remember(number, { id, kind, date, length: text.length }, [title, ...names])
  }

  #removeOne(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.#prepare('delete from words where rowid = ?').run(number)
    this.#prepare('delete from entry where number = ?').run(number)
    this.#numbers.delete(id)
    this.#facts.delete(number)
  }

  #applyRules(rules: SearchRules): void {
    this.#rules = rules
    const byId = Map.groupBy(rules.words, ({ id }) => id)
    this.#taught = new Map([...byId].map(([id, all]) => [id, all.flatMap(({ words }) => words)]))
  }

  #wordsFor(id: string): readonly string[] {
    return this.#taught.get(id) ?? []
  }

  /** An entry as it was put; null if there is none. */
  #storedEntry(id: string): SearchEntry | null {
    const row = this.#prepare('select * from entry where id = ?').get(id)
    const kind = resultKinds[Number(row?.kind)]
    if (!row || !kind) return null
    const length = Number(row.headings_length)
    const text = String(row.text)
    return {
      id,
      rev: String(row.rev),
      kind,
      path: String(row.path),
      title: String(row.title),
      names: String(row.names).split('\n').filter(Boolean),
      description: String(row.description),
      headings: text.slice(0, length),
      body: text.slice(length).trimStart(),
      date: Number(row.date),
    }
  }

  /** The stems of the content words of a text, and all of its words without accents. */
  #wordsOf(text: string): { stems: string; words: string[] } {
    const found = wordsOf(text).map((word) => ({ word: word.text, folded: fold(word.text) }))
    const contentWords = found.filter(({ folded }) => !isStopWord(folded, this.locale))
    const stems = contentWords.flatMap(({ word }) => stemsOf(word, this.locale)).join(' ')
    return { stems, words: [...found.map(({ folded }) => folded), ...compoundsOf(text).map(fold)] }
  }

  /** Reads what ranking and spelling need of the database. */
  #load(): void {
    this.#facts.clear()
    this.#numbers.clear()
    this.#vocabulary = new Vocabulary()
    const stored = this.#prepare(`select value from meta where key = 'rules'`).get()
    // An earlier format had fewer of them.
    this.#applyRules({ ...noRules, ...JSON.parse(String(stored?.value ?? '{}')) })
    const entries = this.#prepare(
      'select number, id, kind, date, length(text) as length, title, names from entry',
    )
    for (const { number, id, kind, date, length, title, names } of entries.iterate()) {
      const facts = { id: String(id), kind: Number(kind), date: Number(date), length: Number(length) }
      this.#remember(Number(number), facts, [String(title), ...String(names).split('\n')])
    }
    const words = this.#prepare(
      `select term, max(doc) as entries from vocabulary where col like '%_words' group by term`,
    )
    for (const { term, entries } of words.iterate()) this.#vocabulary.add(String(term), Number(entries))
  }

  #remember(number: number, facts: Omit<EntryFacts, 'titles'>, names: readonly string[]): void {
    const taught = this.#wordsFor(facts.id)
    const titles = [...new Set([...names, ...taught])].map((name) => {
      const words = wordsOf(name).map(({ text }) => text)
      const contentWords = words.filter((word) => !isFiller(fold(word), this.locale)).length
      return {
        stems: new Set(words.flatMap((word) => stemsOf(word, this.locale))),
        contentWords,
        isTaught: !names.includes(name),
      }
    })
    this.#facts.set(number, { ...facts, titles })
    this.#numbers.set(facts.id, number)
  }

  /** If `act` or the commit fails, database and memory are as before. */
  #inTransaction(act: () => void): void {
    try {
      this.#database.exec('begin')
      act()
      this.#database.exec('commit')
    } catch (error) {
      // After a full disk and some other errors, SQLite has rolled back itself.
      if (this.#database.isTransaction) this.#database.exec('rollback')
      this.#load()
      throw error
    }
  }

  /** A statement that returns arrays: an object for each of thousands takes twice the time. */
  #arrays(sql: string): StatementSync {
    const statement = this.#prepare(sql)
    statement.setReturnArrays(true)
    return statement
  }

  #prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql)
    // FTS5's own row numbers are too large for a number, and a change reports the last one.
    statement.setReadBigInts(!sql.startsWith('select'))
    this.#statements.set(sql, statement)
    return statement
  }
}
