import { nextStatus, type PublishStatus, pollDelay } from './publish-status.ts'

/** A published version and where it shows. */
export type PublishedVersion = { id: string; revision: string; path: string; publishedAt: Date }

/** Asks whether the site shows a version; null when it does not answer. */
export type FetchIsLive = (published: PublishedVersion) => Promise<boolean | null>

export type StatusWatch = {
  /** Asks while anybody listens. @returns what ends the listening */
  subscribe(listener: () => void): () => void
  state(): PublishStatus
}

/** Follows one version on its way to the site. `isNew` is one that was published under the editor's eyes. */
function watchVersion(published: PublishedVersion, askSite: FetchIsLive, isNew: boolean): StatusWatch {
  const listeners = new Set<() => void>()
  let state: PublishStatus = { kind: isNew ? 'on-its-way' : 'asking' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let begun = 0
  /** The chain of questions that counts: an answer to one that was left may still be under way when the next one has begun. */
  let chain = {}

  async function ask(own: object): Promise<void> {
    const live = await askSite(published)
    if (own !== chain) return
    const now = new Date()
    const seconds = (now.getTime() - begun) / 1000
    const { publishedAt } = published
    state = nextStatus({ live, seconds, first: state.kind === 'asking', publishedAt, now })
    for (const listener of listeners) listener()
    const wait = pollDelay(state, seconds)
    if (wait !== null) timer = setTimeout(() => void ask(own), wait)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1 && state.kind !== 'live') {
        begun = Date.now()
        chain = {}
        void ask(chain)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        chain = {}
        clearTimeout(timer)
      }
    },
  }
}

/** One watch a version, so that what shows it in several places asks once. */
export function createStatusWatches(askSite: FetchIsLive): (published: PublishedVersion) => StatusWatch {
  const watches = new Map<string, { revision: string; watch: StatusWatch }>()
  return (published) => {
    const known = watches.get(published.id)
    if (known?.revision === published.revision) return known.watch
    const watch = watchVersion(published, askSite, known !== undefined)
    watches.set(published.id, { revision: published.revision, watch })
    return watch
  }
}
