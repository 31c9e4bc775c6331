import { operate } from '../../cli/operator/commands.ts'
import { connectDatabase } from '../../functions/_shared/database.ts'
import type { Settings } from '../../local/settings/settings.ts'
import { expect, stackTest as test } from '../support/fixtures.ts'

/** A sample of the site's metrics; NaN if it isn't there. */
async function metric({ metrics }: Settings, sample: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `))
  return Number(line?.split(' ')[1])
}

/** The report of `operator status`. Other tests leave emails that need attention. */
async function status(settings: Settings) {
  const printed: string[] = []
  const { url, secretKey } = settings.supabase
  const context = { database: connectDatabase(url, secretKey), siteSecret: '', settings }
  await operate(['status', '--json'], { ...context, print: (text) => void printed.push(text) }).catch(
    () => {},
  )
  return JSON.parse(printed.join('\n'))
}

test("the site's metrics and the operator's status follow a publish", async ({ stack }) => {
  const { settings, lakeClient } = stack
  const article = 'insight-sme-advantage'
  for (const _visit of [1, 2]) await (await fetch(`${settings.urls.site}/insights/sme-advantage`)).text()
  expect(await metric(settings, 'site_cache_requests_total{result="hit"}')).toBeGreaterThan(0)
  await expect
    .poll(() => metric(settings, 'site_request_duration_seconds_count{class="page",status="2xx"}'))
    .toBeGreaterThan(1)
  await expect.poll(() => metric(settings, 'site_content_stream_connected')).toBe(1)
  const served = await metric(settings, 'site_publish_to_served_seconds_count')
  const before = await lakeClient.getDocument(article)
  const { _rev } = await lakeClient.patch(article).set({ title: 'Counted' }).commit()
  await expect.poll(() => metric(settings, 'site_publish_to_served_seconds_count')).toBeGreaterThan(served)
  expect(await metric(settings, 'site_content_stream_lag_seconds')).toBeLessThan(60)
  await expect
    .poll(() => status(settings))
    .toMatchObject({
      site: { fault: null },
      lake: { fault: null },
      backend: { fault: null },
      lastChange: { _id: article, _rev, isServed: true },
      metrics: { fault: null, figures: { isStreamConnected: true, isCircuitOpen: false } },
    })
  await lakeClient.patch(article).set({ title: before?.title }).commit()
})
