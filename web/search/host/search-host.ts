import { Worker } from 'node:worker_threads'
import type { CallName, Calls, ReplyMessage } from '../worker/calls.ts'

type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void }
type SearchHostOptions = {
  /** Where the indexes are stored. */
  folder: string
  /** Called after the worker was started again: it may have missed changes. */
  onRestart: () => void
}

/** How long a search may take, and anything else, in milliseconds. */
const searchMs = 2_000
const otherMs = 60_000
const restartMs = 1_000
const program = new URL('../worker/search-worker.ts', import.meta.url)

/** Runs the worker that has the search indexes, and starts it again if it ends. */
export class SearchHost {
  readonly #options: SearchHostOptions
  readonly #pending = new Map<number, Pending>()
  #worker: Worker
  #calls = 0
  #isClosed = false

  constructor(options: SearchHostOptions) {
    this.#options = options
    this.#worker = this.#start()
  }

  /** @throws if the worker doesn't respond in time, or the call fails in it. */
  async call<Name extends CallName>(
    name: Name,
    ...args: Parameters<Calls[Name]>
  ): Promise<ReturnType<Calls[Name]>> {
    const id = ++this.#calls
    const ms = name === 'search' ? searchMs : otherMs
    const timer = setTimeout(() => this.#settle({ id, error: 'timeout' }), ms)
    try {
      const result = await new Promise<unknown>((resolve, reject) => {
        this.#pending.set(id, { resolve, reject })
        this.#worker.postMessage({ id, name, args })
      })
      return result as ReturnType<Calls[Name]> // the worker implements `Calls`
    } finally {
      clearTimeout(timer)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#worker.terminate()
  }

  #start(): Worker {
    const worker = new Worker(program, { workerData: { folder: this.#options.folder } })
    worker.unref()
    worker.on('message', (reply: ReplyMessage) => this.#settle(reply))
    worker.on('error', ({ message }) => console.error(`The search worker failed: ${message}`))
    worker.on('exit', () => {
      for (const id of this.#pending.keys()) this.#settle({ id, error: 'ended' })
      if (this.#isClosed) return
      setTimeout(() => {
        this.#worker = this.#start()
        this.#options.onRestart()
      }, restartMs).unref()
    })
    return worker
  }

  #settle(reply: ReplyMessage): void {
    const pending = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if ('error' in reply) pending?.reject(new Error(`The search worker did not do it: ${reply.error}.`))
    else pending?.resolve(reply.result)
  }
}
