/** Sanity's HTTP API on one machine: groq-js and @sanity/mutator over SQLite. What it lacks: local/DIFFERENCES.md. */
import { join } from 'node:path'
import { WebSocketServer } from 'ws'
import { serve } from '../http/serve.ts'
import { lockFolder } from '../service/lock-folder.ts'
import type { Service } from '../service/run-service.ts'
import { OneTimeTokens } from './access/one-time-tokens.ts'
import type { LakeContext } from './context.ts'
import { AssetFiles } from './images/asset-files.ts'
import { createLakeApp } from './lake-app.ts'
import type { LakeOptions } from './options.ts'
import { maxPresenceMessageBytes } from './presence/presence.ts'
import { QueryEngine } from './query/engine.ts'
import { HeavyQueries } from './query/heavy-queries.ts'
import type { Audience } from './query/query-worker.ts'
import { holdRestored } from './releases/hold-restored.ts'
import { type Clock, ReleaseScheduler } from './releases/release-scheduler.ts'
import type { Mutation } from './store/mutation.ts'
import { type DocumentSource, publicDocuments } from './store/public-documents.ts'
import { type Protection, Store } from './store/store.ts'
import { deliveriesOf } from './webhook/delivery.ts'
import { WebhookSender } from './webhook/sender.ts'

export type { LakeOptions } from './options.ts'

/** Time for running requests to finish; event streams would never end by themselves. */
const graceMilliseconds = 250

/**
 * Starts the lake on 127.0.0.1. Resolves when it is ready; rejects with a clear message when the port or the folder is
 * in use. `protection` says which changes nobody may make in the Studio; `clock` tells when scheduled releases are due.
 */
export async function startLake(
  options: LakeOptions,
  protection?: Protection,
  clock?: Clock,
): Promise<Service> {
  const unlock = lockFolder(options.folder)
  try {
    const lake = await startLocked(options, protection, clock)
    return { close: () => lake.close().then(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function startLocked(options: LakeOptions, protection?: Protection, clock?: Clock): Promise<Service> {
  const content = openDataset(options, 'lake.sqlite', protection)
  const comments = openComments(options)
  const shared = {
    publicUrl: `http://localhost:${options.port}`,
    files: new AssetFiles(join(options.folder, 'assets')),
    tokens: new OneTimeTokens(),
  }
  const lake: LakeContext = { ...shared, ...content, comments: { ...shared, ...comments } }
  const { store } = lake
  const webSockets = new WebSocketServer({ noServer: true, maxPayload: maxPresenceMessageBytes })
  const webhook = options.webhook && new WebhookSender(options.webhook)
  if (webhook) store.onCommit((transaction) => webhook.send(deliveriesOf(transaction, options)))
  const scheduler = new ReleaseScheduler(store, () => lake.engine.view('raw'), clock)
  const release = async () => {
    scheduler.close()
    webhook?.close()
    await content.close()
    await comments.close()
  }
  try {
    updateAssetUrls(lake)
    holdRestored(options.folder, scheduler)
    const port = { port: options.port, name: 'content lake', variable: 'LAKE_PORT' }
    const server = await serve(createLakeApp(lake), { ...port, graceMilliseconds, webSockets })
    if (options.publishesReleases !== false) scheduler.start()
    void lake.engine.warmSearch()
    return { close: () => server.close().then(release) }
  } catch (error) {
    await release()
    throw error
  }
}

/** Updates the URLs of all assets, which contain the port, to this lake's. Does nothing if they are current. */
function updateAssetUrls({ engine, store, publicUrl }: LakeContext): void {
  const assets = ['sanity.imageAsset', 'sanity.fileAsset'].flatMap((type) =>
    engine.view('raw').withField('_type', type),
  )
  const moved = assets.flatMap(({ _id, path, url }): Mutation[] => {
    const current = `${publicUrl}/${path}`
    return url === current ? [] : [{ kind: 'patch', id: _id, patch: { set: { url: current } } }]
  })
  if (moved.length > 0) store.commit(moved, engine.view('raw'), { author: 'local-lake' })
}

/** Comments and tasks are in a dataset of their own, as on the hosted service, and private even if the content is public. */
function openComments(options: LakeOptions) {
  try {
    const own = { ...options, dataset: `${options.dataset}-comments`, isPublic: false }
    return openDataset(own, 'comments.sqlite')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The comments can't be opened; the content is not affected. ${reason}`, { cause })
  }
}

/** Opens the documents in a file of the lake's folder, and what answers queries about them. */
function openDataset(options: LakeOptions, fileName: string, protection?: Protection) {
  const file = join(options.folder, fileName)
  const store = new Store(file, protection)
  const { offloadAfter, timeout } = options.queryLimits ?? { offloadAfter: 500, timeout: 60_000 }
  const heavy = new HeavyQueries({ ...options, file }, timeout)
  const engineOver = (source: DocumentSource, audience: Audience) =>
    new QueryEngine(source, options, {
      milliseconds: offloadAfter,
      run: (query) => heavy.run(query, audience),
    })
  const readable = options.isPublic ? publicDocuments(store) : null
  return {
    options,
    store,
    engine: engineOver(store, 'editors'),
    publicView: readable && { documents: readable.documents, engine: engineOver(readable, 'public') },
    async close() {
      await heavy.close()
      store.close()
    },
  }
}
