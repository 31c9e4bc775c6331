/** A thread with the indexes of all locales, so that neither searching nor indexing delays a page. */
import { parentPort, workerData } from 'node:worker_threads'
import { IndexStore } from '../index/index-store.ts'
import { search } from '../search.ts'
import type { CallMessage, Calls, ReplyMessage } from './calls.ts'

const { folder } = Object(workerData)
const store = new IndexStore(typeof folder === 'string' ? folder : null)

const calls: Calls = {
  search(request) {
    const index = store.searched(request.locale)
    return search(index, request, index.rules)
  },
  replacePages: (locale, entries, rules) => store.replacePages(locale, entries, rules),
  compareArticles: (locale, listed) => store.compareArticles(locale, listed),
  putArticles: (ids, entries) => store.putArticles(ids, entries),
  setComplete: (locale) => store.setComplete(locale),
}

parentPort?.on('message', ({ id, name, args }: CallMessage) => {
  parentPort?.postMessage(reply(id, calls[name] as (...args: unknown[]) => unknown, args)) // both sides have `Calls`
})

function reply(id: number, call: (...args: unknown[]) => unknown, args: unknown[]): ReplyMessage {
  try {
    return { id, result: call(...args) }
  } catch (error) {
    // SQLite quotes the expression in its message, so only its code is passed on.
    const { code, errcode, name } = Object(error)
    return { id, error: [code ?? name, errcode].filter(Boolean).join(' ') }
  }
}
