import { Hono } from 'hono'
import { connectDatabase } from '../../../functions/_shared/database.ts'
import { serve } from '../../../local/http/serve.ts'
import type { Service } from '../../../local/service/run-service.ts'
import type { Settings } from '../../../local/settings/settings.ts'
import { contentType, operationsMetrics } from './operations-metrics.ts'

/** Serves `/metrics` of outbox and backups while `npm start` runs, if OPERATIONS_METRICS_PORT is set; null otherwise. */
export async function serveOperationsMetrics(settings: Settings): Promise<Service | null> {
  const { operationsPort: port } = settings.metrics
  if (port === 0) return null
  const { url, secretKey } = settings.supabase
  const context = { database: connectDatabase(url, secretKey), siteSecret: '', settings, print() {} }
  const app = new Hono().get('/metrics', async (c) =>
    c.text(await operationsMetrics(context), 200, {
      'content-type': contentType,
      'cache-control': 'no-store',
    }),
  )
  return serve(app, { port, name: 'operations metrics', variable: 'OPERATIONS_METRICS_PORT' })
}
