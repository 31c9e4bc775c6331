/** POST /data/actions/:dataset. https://www.sanity.io/docs/http-reference/actions */
import { actionMutations } from '../actions/document-action.ts'
import { flag, jsonBody } from '../http/call.ts'
import type { Handler, Route } from '../http/route.ts'
import { badRequest } from '../lake-error.ts'
import { optionalString } from '../record.ts'
import { applyMutations } from '../store/apply-mutations.ts'
import type { LakeDocument } from '../store/document.ts'
import type { Mutation } from '../store/mutation.ts'

const actions: Handler = async (call, lake) => {
  const body = await jsonBody(call)
  if (!Array.isArray(body.actions)) throw badRequest('"actions" must be an array.')
  const mutations: Mutation[] = []
  const soFar = new Map<string, LakeDocument | null>()
  const read = (id: string) => (soFar.has(id) ? (soFar.get(id) ?? undefined) : lake.store.documents.get(id))
  for (const action of body.actions) {
    // Each action sees what the ones before it did.
    const made = actionMutations(action, read)
    const stamp = { id: 'pending', timestamp: new Date().toISOString() }
    for (const { documentId, after } of applyMutations(made, read, stamp).changes)
      soFar.set(documentId, after)
    mutations.push(...made)
  }
  const { transaction } = lake.store.commit(mutations, lake.engine.view('raw'), {
    author: call.identity.userId,
    transactionId: optionalString(body.transactionId),
    dryRun: body.dryRun === true || flag(call.url.searchParams, 'dryRun'),
  })
  return Response.json({ transactionId: transaction.id })
}

export const actionRoutes: Route[] = [
  { method: 'POST', pattern: 'data/actions/:dataset', need: 'write', handle: actions },
]
