/** GET /data/history/:dataset/...: for the Studio's history and "review changes". */
import { Hono } from 'hono'
import { requiredRole } from '../access/required-role.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { documentEvents } from '../history/document-events.ts'
import { effects } from '../history/mendoza.ts'
import { ndjson } from '../http/ndjson.ts'
import { flag, pathIds, searchParams } from '../http/request.ts'
import { badRequest, notImplemented } from '../lake-error.ts'
import type { LakeDocument, Transaction } from '../store/document.ts'
import { publishedId } from '../store/document-id.ts'
import type { TransactionLog } from '../store/log.ts'

const maxTransactions = 1000

function readTransactions(c: RequestContext): Response {
  const search = searchParams(c)
  const missing = ['fromTime', 'toTime', 'authors'].find((name) => search.has(name))
  if (missing) throw notImplemented(`select transactions by "${missing}"`)
  const { log } = c.get('lake').store
  const position = (name: string) => log.sequenceOf(search.get(name) ?? '')
  const limit = Math.trunc(Number(search.get('limit')))
  const transactions = log.history(pathIds(c), {
    from: position('fromTransaction'),
    to: position('toTransaction'),
    limit: limit > 0 ? Math.min(limit, maxTransactions) : maxTransactions,
    reverse: flag(search, 'reverse'),
  })
  return ndjson(transactions.map((transaction) => transactionLine(transaction, search)))
}

function transactionLine({ id, timestamp, author, changes }: Transaction, search: URLSearchParams) {
  const brief = flag(search, 'excludeMutations') || flag(search, 'excludeContent')
  const byDocument = changes.map(({ documentId, before, after }) => [documentId, effects(before, after)])
  return {
    id,
    timestamp,
    author,
    documentIDs: changes.map((change) => change.documentId),
    ...(brief ? {} : { mutations: changes.flatMap((change) => change.mutations) }),
    ...(search.get('effectFormat') === 'mendoza' ? { effects: Object.fromEntries(byDocument) } : {}),
  }
}

function readRevisions(c: RequestContext): Response {
  const { log } = c.get('lake').store
  const search = searchParams(c)
  const ids = pathIds(c)
  if (flag(search, 'lastRevision')) return c.json({ documents: lastRevisions(ids, log) })
  const [revision, time] = [search.get('revision'), search.get('time')]
  const to = time === null ? undefined : log.sequenceAt(instant(time))
  const documents = ids.flatMap((id) =>
    revision ? (stateAt(revision, id, log) ?? []) : (log.lastChange(id, to)?.after ?? []),
  )
  return c.json({ documents })
}

/** For a document that was written under its published id, the Studio requests the state by its draft id. */
function stateAt(revision: string, id: string, log: TransactionLog): LakeDocument | null | undefined {
  const sequence = log.sequenceOf(revision)
  const changes = [id, publishedId(id)].map((where) => log.lastChange(where, sequence))
  return changes.find((change) => change?.transactionId === revision)?.after
}

function instant(time: string): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) throw badRequest('"time" is not a valid date.')
  return date.toISOString()
}

/**
 * The last states; that of a deleted document gets the revision of its deletion, from which the Studio reverts a release.
 * If all versions of a document are gone, only those deleted last, not a draft that was discarded earlier.
 */
function lastRevisions(ids: string[], log: TransactionLog): LakeDocument[] {
  const groups = Map.groupBy(ids, publishedId)
  return [...groups.values()].flatMap((versions) => {
    const last = versions.flatMap((id) => log.lastChange(id) ?? [])
    const newest = Math.max(...last.map(({ sequence }) => sequence))
    return last.flatMap(({ after, before, sequence, transactionId }) => {
      if (after) return after
      return before && sequence === newest ? { ...before, _rev: transactionId } : []
    })
  })
}

function readEvents(c: RequestContext): Response {
  const id = c.req.param('id') ?? ''
  const limit = Number(c.req.query('limit')) || 100
  const events = documentEvents(id, c.get('lake').store.log)
  return c.json({ events: { [id]: events.slice(0, limit) }, nextCursor: '' })
}

export const historyRoutes = new Hono<LakeEnv>()
  .basePath('/data/history/:dataset')
  .get('/transactions/:ids', requiredRole('viewer'), readTransactions)
  .get('/documents/:ids', requiredRole('viewer'), readRevisions)
  .get('/events/documents/:id', requiredRole('viewer'), readEvents)
