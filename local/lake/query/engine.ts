/** Runs GROQ queries over the store, with plans and views kept warm. */
import { badRequest } from '../lake-error.ts'
import { isRecord, type JsonRecord } from '../record.ts'
import type { LakeDocument } from '../store/document.ts'
import type { Store } from '../store/store.ts'
import { evaluateGroq, parseGroq } from './groq.ts'
import type { Perspective } from './perspective.ts'
import { dereference, type Plan, planQuery } from './plan.ts'
import { searchText } from './text-search.ts'
import { View } from './view.ts'

const MAX_PLANS = 500
const MAX_VIEWS = 8

type Dataset = { projectId: string; dataset: string }
export type Query = { query: string; params: JsonRecord; perspective: Perspective; identity: string }

export class QueryEngine {
  private readonly documents: ReadonlyMap<string, LakeDocument>
  private readonly sanity: Dataset
  private readonly plans = new Map<string, Plan>()
  private readonly views = new Map<string, View>()

  constructor(store: Store, sanity: Dataset) {
    this.documents = store.documents
    this.sanity = sanity
    store.onCommit(({ changes }) => {
      for (const view of this.views.values()) for (const change of changes) view.refresh(change.documentId)
    })
  }

  /** The result of a query. Throws LakeError: 400 for one that does not parse, 501 for a function that is missing. */
  async run(query: Query): Promise<unknown> {
    return this.evaluate(query, this.view(query.perspective))
  }

  /** The result of a query over no documents: what someone sees who may not read. */
  async runOnNothing(query: Query): Promise<unknown> {
    return this.evaluate(query, new View(new Map(), 'raw'))
  }

  /** Whether a listener's filter lets a document through. */
  async matches(document: LakeDocument | null, query: string, params: JsonRecord): Promise<boolean> {
    if (!document) return false
    const view = new View(new Map([[document._id, document]]), 'raw')
    const result = await this.evaluate({ query, params, perspective: 'raw', identity: '' }, view)
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  }

  /** The ids that a mutation's selector names. Throws 400 when it does not give documents. */
  async selectIds(query: string, params: JsonRecord): Promise<string[]> {
    const result = await this.run({ query, params, perspective: 'raw', identity: '' })
    const found = Array.isArray(result) ? result : [result ?? []].flat()
    return found.map((item: unknown) => {
      if (isRecord(item) && typeof item._id === 'string') return item._id
      throw badRequest('The query of a mutation must give documents.')
    })
  }

  /** The documents as one perspective shows them. */
  view(perspective: Perspective): View {
    const key = String(perspective)
    const view = this.views.get(key) ?? new View(this.documents, perspective)
    remember(this.views, key, view, MAX_VIEWS)
    return view
  }

  private async evaluate({ query, params, identity }: Query, view: View): Promise<unknown> {
    const plan = this.plan(query, params)
    const found = plan.searches.map((words, index) => [`search${index}`, searchText(view.all, words)])
    return evaluateGroq(plan.tree, {
      dataset: view.all,
      params: { ...params, ...Object.fromEntries(found) },
      dereference: ({ _ref }) => dereference(_ref, plan, view),
      identity,
      sanity: this.sanity,
    })
  }

  private plan(query: string, params: JsonRecord): Plan {
    // groq-js takes the parameters in while it parses.
    const key = `${query}\n${JSON.stringify(params)}`
    const plan = this.plans.get(key) ?? planQuery(parseGroq(query, params))
    remember(this.plans, key, plan, MAX_PLANS)
    return plan
  }
}

/** Puts an entry last and drops the one that was not asked for longest. */
function remember<Value>(cache: Map<string, Value>, key: string, value: Value, limit: number): void {
  cache.delete(key)
  cache.set(key, value)
  const [oldest] = cache.keys()
  if (cache.size > limit && oldest !== undefined) cache.delete(oldest)
}
