/** Runs GROQ queries over the store, and caches plans and views. */
import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { isRecord, type JsonRecord } from '../json.ts'
import { badRequest } from '../lake-error.ts'
import type { LakeDocument } from '../store/document.ts'
import type { DocumentSource } from '../store/public-documents.ts'
import { type Evaluation, evaluateGroq, parseGroq } from './groq.ts'
import { dereference, type Plan } from './host-call.ts'
import { prepareIndexes } from './index-lookup.ts'
import type { Perspective } from './perspective.ts'
import { planQuery } from './plan.ts'
import { textOf } from './text-search.ts'
import { TimeLimitError } from './time-limit.ts'
import { View } from './view.ts'

type Dataset = { projectId: string; dataset: string }
export type Query = { query: string; params: JsonRecord; perspective: Perspective; identity: string }

/** Runs a query elsewhere once it takes longer than `milliseconds`. */
export type Offload = { milliseconds: number; run(query: Query): Promise<unknown> }

/** A faster query runs without the time limit next time: the limit costs as much as a small query. */
const fastMilliseconds = 20

/** The time limit of a listener's filter. Beyond it an event is lost, so only a malicious filter should exceed it. */
const filterMilliseconds = 5_000

export class QueryEngine {
  readonly #offload: Offload | undefined
  readonly #documents: ReadonlyMap<string, LakeDocument>
  readonly #sanity: Dataset
  readonly #plans = new LRUCache<string, Plan>({ max: 500 })
  /** Query texts that were too slow once, with whatever parameters, since many are sent with new ones each time. */
  readonly #heavy = new LRUCache<string, true>({ max: 500 })
  readonly #views = new LRUCache<string, View>({ max: 16 })
  /**
   * Results since the last commit. After a publish, every instance of the site sends the same queries; and queries that
   * wait for the worker would make each other wait longer.
   */
  readonly #results = new LRUCache<string, Promise<unknown>>({ max: 100 })

  constructor(source: DocumentSource, sanity: Dataset, offload?: Offload) {
    this.#offload = offload
    this.#documents = source.documents
    this.#sanity = sanity
    source.onCommit(({ changes }) => {
      this.#results.clear()
      for (const view of this.#views.values()) for (const change of changes) view.refresh(change.documentId)
    })
  }

  /**
   * Runs a query; the same one between two commits only once, unless its result depends on the time. Throws LakeError:
   * 400 if it doesn't parse, 501 if a function is missing.
   */
  run(query: Query): Promise<unknown> {
    if (/\bnow\s*\(/.test(query.query)) return this.#run(query)
    const key = JSON.stringify(query)
    const known = this.#results.get(key)
    if (known) return known
    const result = this.#run(query)
    this.#results.set(key, result)
    result.catch(() => {
      if (this.#results.peek(key) === result) this.#results.delete(key)
    })
    return result
  }

  async #run(query: Query): Promise<unknown> {
    if (this.#heavy.has(query.query) && this.#offload) return this.#offload.run(query)
    try {
      return await this.#evaluate(query, this.view(query.perspective))
    } catch (error) {
      if (!(error instanceof TimeLimitError) || !this.#offload) throw error
      this.#heavy.set(query.query, true)
      return this.#offload.run(query)
    }
  }

  /** Whether a document matches a listener's filter. */
  async matches(document: LakeDocument | null, query: string, params: JsonRecord): Promise<boolean> {
    if (!document) return false
    const view = new View(new Map([[document._id, document]]), 'raw')
    const filter: Query = { query, params, perspective: 'raw', identity: '' }
    const result = await this.#evaluate(filter, view, filterMilliseconds)
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  }

  /** The ids of a mutation's selector. Throws 400 if it doesn't return documents. */
  async selectIds(query: string, params: JsonRecord): Promise<string[]> {
    const result = await this.run({ query, params, perspective: 'raw', identity: '' })
    const found = Array.isArray(result) ? result : [result ?? []].flat()
    return found.map((item: unknown) => {
      if (isRecord(item) && typeof item._id === 'string') return item._id
      throw badRequest('The query of a mutation must return documents.')
    })
  }

  /** Reads the text of all documents ahead, a few at a time, so that the first search is as fast as later ones. */
  async warmSearch(): Promise<void> {
    for (const [position, document] of this.view(['drafts', 'published']).all.entries()) {
      textOf(document)
      if (position % 200 === 199) await setImmediate()
    }
  }

  /** The documents in a perspective. */
  view(perspective: Perspective): View {
    const key = String(perspective)
    const cached = this.#views.get(key)
    if (cached) return cached
    const view = new View(this.#documents, perspective)
    this.#views.set(key, view)
    return view
  }

  /** Throws TimeLimitError for a query that should be offloaded. */
  async #evaluate(
    { query, params, identity }: Query,
    view: View,
    limitMs = this.#offload?.milliseconds,
  ): Promise<unknown> {
    const plan = this.#plan(query, params)
    const evaluation: Evaluation = {
      dataset: view.all,
      params,
      dereference: ({ _ref }) => dereference(_ref, plan, view),
      identity,
      sanity: this.#sanity,
    }
    if (!limitMs || plan.isFast) return evaluateGroq(plan.tree, evaluation)
    for (const lookup of plan.lookups) prepareIndexes(lookup, view)
    const started = performance.now()
    const result = await evaluateGroq(plan.tree, evaluation, limitMs)
    if (performance.now() - started < fastMilliseconds) plan.isFast = true
    return result
  }

  #plan(query: string, params: JsonRecord): Plan {
    // groq-js resolves parameters while parsing.
    const key = `${query}\n${JSON.stringify(params)}`
    const cached = this.#plans.get(key)
    if (cached) return cached
    const plan = planQuery(parseGroq(query, params))
    this.#plans.set(key, plan)
    return plan
  }
}
