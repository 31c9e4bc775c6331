import { nextStatus, type PublishStatus, pollDelay } from './publish-status.ts'

/** A published version and its public path. */
export type PublishedVersion = { id: string; revision: string; path: string; publishedAt: Date }

/** Requests whether the site shows a version; null if it doesn't respond. */
export type FetchIsLive = (published: PublishedVersion) => Promise<boolean | null>

export type StatusWatch = {
  /** Polls while there are listeners. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  state(): PublishStatus
}

/** Watches one version until it is live. `isNew`: it was published while the editor was watching. */
function watchVersion(published: PublishedVersion, fetchIsLive: FetchIsLive, isNew: boolean): StatusWatch {
  const listeners = new Set<() => void>()
  let state: PublishStatus = { kind: isNew ? 'pending' : 'unknown' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let startedAt = 0
  /** Identifies the current polling run: a response to an earlier run is ignored. */
  let run = {}

  async function poll(own: object): Promise<void> {
    const live = await fetchIsLive(published)
    if (own !== run) return
    const now = new Date()
    const seconds = (now.getTime() - startedAt) / 1000
    const { publishedAt } = published
    state = nextStatus({ live, seconds, first: state.kind === 'unknown', publishedAt, now })
    for (const listener of listeners) listener()
    const delay = pollDelay(state, seconds)
    if (delay !== null) timer = setTimeout(() => void poll(own), delay)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1 && state.kind !== 'live') {
        startedAt = Date.now()
        run = {}
        void poll(run)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        run = {}
        clearTimeout(timer)
      }
    },
  }
}

/** One watch per version, so that several components share its requests. */
export function createStatusWatches(fetchIsLive: FetchIsLive): (published: PublishedVersion) => StatusWatch {
  const watches = new Map<string, { revision: string; watch: StatusWatch }>()
  return (published) => {
    const known = watches.get(published.id)
    if (known?.revision === published.revision) return known.watch
    const watch = watchVersion(published, fetchIsLive, known !== undefined)
    watches.set(published.id, { revision: published.revision, watch })
    return watch
  }
}
