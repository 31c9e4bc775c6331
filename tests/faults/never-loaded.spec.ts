import { expect, test } from '../support/fixtures.ts'
import { startLakeProxy } from '../support/lake-proxy.ts'
import { limit } from '../support/limit.ts'
import { startSiteInstances } from '../support/site-instances.ts'

const messageQuery =
  '*[_type == "uiStrings" && language == $language][0].entries[key == "shell.skipToContent"][0].value'

test('content that never loaded falls back or says that it is unavailable, and appears as soon as it loads', async ({
  stack,
}) => {
  test.setTimeout(limit(360_000))
  const messageOf = (language: string) => stack.lakeClient.fetch<string>(messageQuery, { language })
  const [english, french] = [await messageOf('en-UK'), await messageOf('fr')]
  expect(french).not.toBe(english)
  const lake = await startLakeProxy(stack.settings.urls.lake)
  lake.respondWith(
    (_request, response) => response.writeHead(500).end('{"error":"broken"}'),
    (url) => (url.includes('uiStrings') && url.includes('$language="fr"')) || url.includes('$after='),
  )
  const instances = await startSiteInstances(stack, 1, lake.url, { isForgetful: true })
  try {
    const show = async () => (await fetch(`${instances.urls[0]}/fr/contact`)).text()
    await expect.poll(show, { timeout: limit(60_000) }).toContain(`>${english}<`)
    expect(await show()).toContain('<html lang="fr"')
    const sitemap = () => fetch(`${instances.urls[0]}/sitemaps/1.xml`)
    expect(await sitemap()).toMatchObject({ status: 503 })
    lake.respondWith(null)
    await expect.poll(async () => (await sitemap()).status, { timeout: limit(60_000) }).toBe(200)
    await expect.poll(show, { timeout: limit(60_000) }).toContain(`>${french}<`)
  } finally {
    await instances.stop()
    await lake.close()
  }
})
