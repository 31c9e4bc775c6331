/** Sanity's HTTP API for one machine: groq-js and @sanity/mutator over SQLite. What it lacks: local/DIFFERENCES.md. */
import type { Server } from 'node:http'
import { join } from 'node:path'
import { lockFolder } from '../service/lock-folder.ts'
import type { Service } from '../service/run-service.ts'
import { Tickets } from './access/tickets.ts'
import { updateAssetAddresses } from './asset-addresses.ts'
import { createLakeServer } from './http/server.ts'
import { AssetFiles } from './images/asset-files.ts'
import type { Lake } from './lake-parts.ts'
import type { LakeOptions } from './options.ts'
import { Presence } from './presence.ts'
import { QueryEngine } from './query/engine.ts'
import { routes } from './routes/routes.ts'
import { Store } from './store/store.ts'
import { deliveriesOf } from './webhook/delivery.ts'
import { WebhookSender } from './webhook/sender.ts'

export type { LakeOptions } from './options.ts'

const GRACE_MS = 250

/**
 * Starts the lake on 127.0.0.1. Resolves when it answers; rejects with a sentence when the port is taken or the folder
 * is in use by another process.
 */
export async function startLake(options: LakeOptions): Promise<Service> {
  const release = lockFolder(options.folder)
  const store = new Store(join(options.folder, 'lake.sqlite'))
  const lake: Lake = {
    options,
    publicUrl: `http://localhost:${options.port}`,
    store,
    engine: new QueryEngine(store, options),
    files: new AssetFiles(join(options.folder, 'assets')),
    tickets: new Tickets(),
  }
  const server = createLakeServer(routes, lake)
  const presence = new Presence(options)
  presence.attach(server)
  const webhook = options.webhook && new WebhookSender(options.webhook)
  if (webhook) store.onCommit((transaction) => webhook.send(deliveriesOf(transaction, options)))
  const closeStore = () => {
    webhook?.close()
    store.close()
    release()
  }
  try {
    updateAssetAddresses(lake)
    await listen(server, options.port)
  } catch (error) {
    closeStore()
    throw error
  }
  return {
    async close() {
      presence.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        // Requests under way get their answers; event streams never end by themselves.
        setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
      })
      closeStore()
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EADDRINUSE') return reject(cause)
      const advice = 'Stop what uses it, or set LAKE_PORT to a free port.'
      reject(new Error(`Port ${port} for the content lake is taken. ${advice}`, { cause }))
    })
    server.listen(port, '127.0.0.1', resolve)
  })
}
