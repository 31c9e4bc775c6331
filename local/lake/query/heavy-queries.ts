/** Runs slow queries in a worker thread, one at a time, so that they don't block the others. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { dataError, LakeError } from '../lake-error.ts'
import type { Query } from './engine.ts'
import type { Audience, WorkerOptions, WorkerRequest, WorkerResult } from './query-worker.ts'

export class HeavyQueries {
  readonly #options: WorkerOptions
  readonly #limitMilliseconds: number
  #worker: Worker | undefined
  #queue: Promise<unknown> = Promise.resolve()

  constructor(options: WorkerOptions, limitMilliseconds: number) {
    this.#options = options
    this.#limitMilliseconds = limitMilliseconds
  }

  /** Runs a query. Throws what the query throws, and 408 when it exceeds the time limit. */
  run(query: Query, audience: Audience): Promise<unknown> {
    const result = this.#queue.then(() => this.#run({ query, audience }))
    this.#queue = result.catch(() => undefined)
    return result
  }

  /** Stops the thread; the next query starts another. */
  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  async #run(request: WorkerRequest): Promise<unknown> {
    this.#worker ??= new Worker(new URL('./query-worker.ts', import.meta.url), { workerData: this.#options })
    const worker = this.#worker
    const signal = AbortSignal.timeout(this.#limitMilliseconds)
    const response = once(worker, 'message', { signal })
    worker.postMessage(request)
    const [result] = await response.catch(async (error: unknown) => {
      await this.close()
      throw signal.aborted ? timedOut(this.#limitMilliseconds) : error
    })
    return unwrap(result)
  }
}

function unwrap(result: WorkerResult): unknown {
  if (result.status === 'done') return result.result
  if (result.status === 'rejected') throw new LakeError(result.httpStatus, result.message, result.body)
  throw new Error(result.message)
}

function timedOut(milliseconds: number): LakeError {
  return dataError(408, 'queryTimeoutError', `The query took longer than ${milliseconds / 1_000} s.`)
}
