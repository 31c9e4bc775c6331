/** POST /data/mutate/:dataset. https://www.sanity.io/docs/http-reference/mutation */
import { Hono } from 'hono'
import { requiredRole } from '../access/required-role.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { flag, jsonBody, searchParams } from '../http/request.ts'
import { optionalString } from '../json.ts'
import { checkReleaseLocks } from '../releases/release-locks.ts'
import { withArrayKeys } from '../store/array-keys.ts'
import { parseMutations } from '../store/mutation.ts'

async function mutate(c: RequestContext): Promise<Response> {
  const { store, engine } = c.get('lake')
  const search = searchParams(c)
  const body = await jsonBody(c)
  const parsed = await parseMutations(body.mutations, (query, params) => engine.selectIds(query, params))
  const mutations = flag(search, 'autoGenerateArrayKeys') ? parsed.map(withArrayKeys) : parsed
  const graph = engine.view('raw')
  const committed = store.commit(mutations, graph, {
    author: c.get('identity').userId,
    transactionId: optionalString(body.transactionId) ?? optionalString(search.get('transactionId')),
    dryRun: flag(search, 'dryRun') || body.dryRun === true,
    check: (changes) => checkReleaseLocks(changes, store.documents, graph),
  })
  const { transaction } = committed
  const documents = new Map(transaction.changes.map(({ documentId, after }) => [documentId, after]))
  const results = committed.results.map(({ id, operation }) => ({
    ...(flag(search, 'returnDocuments')
      ? { document: documents.has(id) ? documents.get(id) : store.documents.get(id) }
      : {}),
    ...(search.get('returnIds') === 'false' ? {} : { id }),
    operation,
  }))
  return c.json({ transactionId: transaction.id, results })
}

export const mutateRoutes = new Hono<LakeEnv>().post('/data/mutate/:dataset', requiredRole('editor'), mutate)
