import { type MutationEvent, type SanityClient, Transaction } from '@sanity/client'
import { LakeError } from '../../../local/lake/lake-error.ts'
import { applyMutations } from '../../../local/lake/store/apply-mutations.ts'
import type { LakeDocument } from '../../../local/lake/store/document.ts'
import { parseMutations } from '../../../local/lake/store/mutation.ts'
import { runQuery } from '../../support/run-query.ts'

type Stored = { _id: string; _type: string; [field: string]: unknown }

/**
 * An in-memory content lake for code that reads and writes documents with a client. `meanwhile` runs before each
 * transaction, to simulate a faster writer; it can throw to simulate an error.
 */
export function memoryLake(documents: readonly Stored[], meanwhile: () => void = () => undefined) {
  const byId = new Map<string, LakeDocument>()
  let revision = 0

  function write(mutations: Parameters<typeof applyMutations>[0]): void {
    const stamp = { id: `r${++revision}`, timestamp: '2026-01-01T00:00:00Z' }
    for (const { documentId, after } of applyMutations(mutations, (id) => byId.get(id), stamp).changes) {
      if (after) byId.set(documentId, after)
      else byId.delete(documentId)
    }
  }

  const put = (...written: Stored[]) =>
    write(written.map((document) => ({ kind: 'createOrReplace', id: document._id, document })))
  put(...documents)

  const fake = {
    fetch: (query: string, params: Record<string, unknown>) => runQuery(query, [...byId.values()], params),
    getDocuments: async (ids: string[]) => ids.map((id) => structuredClone(byId.get(id) ?? null)),
    transaction: (operations: ConstructorParameters<typeof Transaction>[0]) =>
      new Transaction(operations, client),
    mutate: async (mutations: MutationEvent['mutations']) => {
      meanwhile()
      try {
        write(await parseMutations(mutations, async () => []))
      } catch (error) {
        throw error instanceof LakeError ? Object.assign(error, { statusCode: error.status }) : error
      }
    },
  }
  const client = fake as unknown as SanityClient // the client methods that the tested code calls
  const remove = (id: string) => write([{ kind: 'delete', id }])
  return { client, put, remove, read: (id: string) => byId.get(id) }
}
