import { createClient } from '@supabase/supabase-js'
import type { Database } from '@tidewright/contracts/database.types.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { expect, test } from '../../support/fixtures.ts'

test('downloads have the right headers to be opened or saved, and to be revalidated after an hour', async ({
  stack,
}) => {
  const { urls: origins, supabase } = stack.settings
  const { site } = origins
  const backend = createClient<Database>(supabase.url, supabase.publishableKey)
  const resources = await backend
    .from('downloadable_resources')
    .select('file_url, translations')
    .not('file_url', 'is', null)
  const guides = await backend.from('industry_guides').select('file_url, translations')
  const urls = [...(resources.data ?? []), ...(guides.data ?? [])].flatMap(({ file_url, translations }) => [
    String(file_url),
    ...locales.slice(1).map(({ id }) => String(Object(Object(translations)[id]).file_url)),
  ])
  expect(urls.length).toBeGreaterThan(8 * locales.length)
  for (const url of urls) {
    const reply = await fetch(site + url)
    const isPdf = url.endsWith('.pdf')
    expect.soft(reply.status, url).toBe(200)
    expect
      .soft(reply.headers.get('content-type'), url)
      .toBe(isPdf ? 'application/pdf' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect.soft(reply.headers.get('content-disposition'), url).toBe(isPdf ? null : 'attachment')
    expect.soft(reply.headers.get('cache-control'), url).toBe('public, max-age=3600, must-revalidate')
    expect.soft(reply.headers.get('x-content-type-options'), url).toBe('nosniff')
    expect.soft(reply.headers.get('x-robots-tag'), url).toBe('noindex')
    const bytes = Buffer.from(await reply.arrayBuffer())
    expect.soft(bytes.subarray(0, 4).toString('latin1'), url).toBe(isPdf ? '%PDF' : 'PK\u0003\u0004')
  }
  expect((await fetch(`${site}/downloads/no-such-guide.pdf`)).status).toBe(404)
})
