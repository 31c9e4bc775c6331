/** The thread for slow queries, with a replica of the documents. */
import { parentPort, workerData } from 'node:worker_threads'
import { LakeError } from '../lake-error.ts'
import { noDocuments, publicDocuments } from '../store/public-documents.ts'
import { Replica } from '../store/replica.ts'
import { type Query, QueryEngine } from './engine.ts'

export type WorkerOptions = {
  file: string
  projectId: string
  dataset: string
  isPublic?: boolean | undefined
}
export type Audience = 'editors' | 'public'
export type WorkerRequest = { query: Query; audience: Audience }
export type WorkerResult =
  | { status: 'done'; result: unknown }
  | { status: 'rejected'; httpStatus: number; message: string; body: Record<string, unknown> }
  | { status: 'failed'; message: string }

const options: WorkerOptions = workerData
const replica = new Replica(options.file)
const engines = {
  editors: new QueryEngine(replica, options),
  public: new QueryEngine(options.isPublic ? publicDocuments(replica) : noDocuments, options),
}

parentPort?.on('message', ({ query, audience }: WorkerRequest) => {
  replica.catchUp()
  engines[audience]
    .run(query)
    .then((result): WorkerResult => ({ status: 'done', result }), toResult)
    .then((result) => parentPort?.postMessage(result))
})

function toResult(error: unknown): WorkerResult {
  if (error instanceof LakeError) {
    const { status, message, body } = error
    return { status: 'rejected', httpStatus: status, message, body }
  }
  return { status: 'failed', message: error instanceof Error ? error.message : String(error) }
}
