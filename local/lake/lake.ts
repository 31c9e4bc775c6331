/** Sanity's HTTP API on one machine: groq-js and @sanity/mutator over SQLite. What it lacks: local/DIFFERENCES.md. */
import { join } from 'node:path'
import { WebSocketServer } from 'ws'
import { serve } from '../http/serve.ts'
import { lockFolder } from '../service/lock-folder.ts'
import type { Service } from '../service/run-service.ts'
import { OneTimeTokens } from './access/one-time-tokens.ts'
import type { LakeContext } from './context.ts'
import { AssetFiles } from './images/asset-files.ts'
import { updateAssetUrls } from './images/asset-urls.ts'
import { createLakeApp } from './lake-app.ts'
import type { LakeOptions } from './options.ts'
import { maxPresenceMessageBytes } from './presence/presence.ts'
import { QueryEngine } from './query/engine.ts'
import { HeavyQueries } from './query/heavy-queries.ts'
import type { Audience } from './query/query-worker.ts'
import { type Clock, ReleaseScheduler } from './releases/release-scheduler.ts'
import { type DocumentSource, PublicDocuments } from './store/public-documents.ts'
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
  const file = join(options.folder, 'lake.sqlite')
  const store = new Store(file, protection)
  const { offloadAfter, timeout } = options.queryLimits ?? { offloadAfter: 500, timeout: 60_000 }
  const heavy = new HeavyQueries({ ...options, file }, timeout)
  const publicDocuments = options.isPublic ? new PublicDocuments(store) : null
  const engineOver = (source: DocumentSource, audience: Audience) =>
    new QueryEngine(source, options, {
      milliseconds: offloadAfter,
      run: (query) => heavy.run(query, audience),
    })
  const lake: LakeContext = {
    options,
    publicUrl: `http://localhost:${options.port}`,
    store,
    engine: engineOver(store, 'editors'),
    publicView: publicDocuments && {
      documents: publicDocuments.documents,
      engine: engineOver(publicDocuments, 'public'),
    },
    files: new AssetFiles(join(options.folder, 'assets')),
    tokens: new OneTimeTokens(),
  }
  lake.comments = openComments(lake)
  const webSockets = new WebSocketServer({ noServer: true, maxPayload: maxPresenceMessageBytes })
  const webhook = options.webhook && new WebhookSender(options.webhook)
  if (webhook) store.onCommit((transaction) => webhook.send(deliveriesOf(transaction, options)))
  const scheduler = new ReleaseScheduler(store, () => lake.engine.view('raw'), clock)
  const release = async () => {
    scheduler.close()
    await heavy.close()
    webhook?.close()
    store.close()
    lake.comments?.store.close()
    unlock()
  }
  try {
    updateAssetUrls(lake)
    const port = { port: options.port, name: 'content lake', variable: 'LAKE_PORT' }
    const server = await serve(createLakeApp(lake), { ...port, graceMilliseconds, webSockets })
    scheduler.start()
    void lake.engine.warmSearch()
    return { close: () => server.close().then(release) }
  } catch (error) {
    await release()
    throw error
  }
}

/** As the hosted service does, comments and tasks are in a dataset of their own, which only editors can read. */
function openComments(lake: LakeContext): LakeContext {
  const options = { ...lake.options, dataset: `${lake.options.dataset}-comments`, isPublic: false }
  const store = new Store(join(options.folder, 'comments.sqlite'))
  return { ...lake, options, store, engine: new QueryEngine(store, options), publicView: null }
}
