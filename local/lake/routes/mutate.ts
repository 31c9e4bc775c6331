/** POST /data/mutate/:dataset. https://www.sanity.io/docs/http-reference/mutation */
import { flag, jsonBody } from '../http/call.ts'
import type { Handler, Route } from '../http/route.ts'
import { optionalString } from '../record.ts'
import { withArrayKeys } from '../store/array-keys.ts'
import { parseMutations } from '../store/mutation.ts'

const mutate: Handler = async (call, lake) => {
  const search = call.url.searchParams
  const body = await jsonBody(call)
  const parsed = await parseMutations(body.mutations, (query, params) => lake.engine.selectIds(query, params))
  const mutations = flag(search, 'autoGenerateArrayKeys') ? parsed.map(withArrayKeys) : parsed
  const { transaction, outcomes } = lake.store.commit(mutations, lake.engine.view('raw'), {
    author: call.identity.userId,
    transactionId: optionalString(body.transactionId) ?? optionalString(search.get('transactionId')),
    dryRun: flag(search, 'dryRun') || body.dryRun === true,
  })
  const documents = new Map(transaction.changes.map(({ documentId, after }) => [documentId, after]))
  const results = outcomes.map(({ id, operation }) => ({
    ...(flag(search, 'returnDocuments')
      ? { document: documents.has(id) ? documents.get(id) : lake.store.documents.get(id) }
      : {}),
    ...(search.get('returnIds') === 'false' ? {} : { id }),
    operation,
  }))
  return Response.json({ transactionId: transaction.id, results })
}

export const mutateRoutes: Route[] = [
  { method: 'POST', pattern: 'data/mutate/:dataset', need: 'write', handle: mutate },
]
