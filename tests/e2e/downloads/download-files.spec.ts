import { createClient } from '@supabase/supabase-js'
import type { Database } from '@tidewright/contracts/database.types.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { startLake } from '../../../cli/stack/stack.ts'
import { expect, test } from '../../support/fixtures.ts'
import { limit } from '../../support/limit.ts'
import { killService } from '../../support/test-stack.ts'

const oneOfEachKind = (urls: string[]) =>
  ['.pdf', '.xlsx'].flatMap((ending) => urls.find((url) => url.endsWith(ending)) ?? [])

for (const { title, choose, tag } of [
  { title: 'a PDF and a workbook have', choose: oneOfEachKind, tag: [] },
  { title: 'downloads have', choose: (urls: string[]) => urls, tag: '@full' },
])
  test(`${title} the right headers to be opened or saved, and to be revalidated on every use`, {
    tag,
  }, async ({ stack }) => {
    const { urls: origins, supabase } = stack.settings
    const { site } = origins
    const backend = createClient<Database>(supabase.url, supabase.publishableKey)
    const resources = await backend
      .from('downloadable_resources')
      .select('file_url, translations')
      .not('file_url', 'is', null)
    const guides = await backend.from('industry_guides').select('file_url, translations')
    const [, ...others] = locales
    // Files are made when they are asked for, so each is read in English and one other language only.
    const urls = [...(resources.data ?? []), ...(guides.data ?? [])].flatMap(
      ({ file_url, translations }, index) => [
        String(file_url),
        String(Object(Object(translations)[others[index % others.length]?.id ?? '']).file_url),
      ],
    )
    expect(urls.length).toBeGreaterThan(8 * 2)
    const chosen = choose(urls)
    expect(oneOfEachKind(chosen)).toHaveLength(2)
    for (const url of chosen) {
      const reply = await fetch(site + url)
      const isPdf = url.endsWith('.pdf')
      expect.soft(reply.status, url).toBe(200)
      expect
        .soft(reply.headers.get('content-type'), url)
        .toBe(isPdf ? 'application/pdf' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      expect.soft(reply.headers.get('content-disposition'), url).toBe(isPdf ? null : 'attachment')
      expect.soft(reply.headers.get('cache-control'), url).toMatch(/^public, max-age=0, s-maxage=1,/)
      expect.soft(reply.headers.get('x-content-type-options'), url).toBe('nosniff')
      expect.soft(reply.headers.get('x-robots-tag'), url).toBe('noindex')
      const bytes = Buffer.from(await reply.arrayBuffer())
      expect.soft(bytes.subarray(0, 4).toString('latin1'), url).toBe(isPdf ? '%PDF' : 'PK\u0003\u0004')
    }
    expect((await fetch(`${site}/downloads/no-such-guide.pdf`)).status).toBe(404)
  })

test('a download can be revalidated, and fetched in parts', async ({ stack }) => {
  const url = `${stack.settings.urls.site}/downloads/ai-for-smes-starter-guide.pdf`
  const whole = await fetch(url)
  const bytes = Buffer.from(await whole.arrayBuffer())
  const etag = whole.headers.get('etag') ?? ''
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  const head = await fetch(url, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(bytes.length))
  expect(head.headers.get('etag')).toBe(etag)
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const part = await fetch(url, { headers: { range: 'bytes=10-29' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 10-29/${bytes.length}`)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 30))
  const beyond = await fetch(url, { headers: { range: `bytes=${bytes.length}-` } })
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
})

test('a guide has a changed figure within a minute, and stays while the content lake is down', {
  tag: '@full',
}, async ({ stack }) => {
  const { lakeClient, settings } = stack
  const url = `${settings.urls.site}/downloads/ai-for-smes-starter-guide.pdf`
  const figure = 'figures[key=="roiDays"].value'
  const publish = (value: number) =>
    lakeClient
      .patch('siteSettings')
      .set({ [figure]: value })
      .commit()
  const daysOf = async () => {
    const reply = await fetch(url)
    expect(reply.status).toBe(200)
    const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()))
    const { text } = await extractText(pdf, { mergePages: true })
    return [77, 90].filter((days) => new RegExp(`\\b${days}\\sdays`).test(text))
  }
  expect(await daysOf()).toEqual([90])
  try {
    await publish(77)
    await expect.poll(daysOf, { timeout: limit(60_000) }).toEqual([77])
    await killService(stack, 'lake')
    expect(await daysOf()).toEqual([77])
  } finally {
    if (!stack.processes.child('lake')) await startLake(settings, stack.processes)
    await publish(90)
  }
  await expect.poll(daysOf, { timeout: limit(60_000) }).toEqual([90])
})
