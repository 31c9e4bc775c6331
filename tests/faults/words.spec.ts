import { expect, test } from '../support/fixtures.ts'
import { startLakeProxy } from '../support/lake-proxy.ts'
import { startSiteInstances } from '../support/site-instances.ts'

const word =
  '*[_type == "uiStrings" && language == $language][0].entries[key == "shell.skipToContent"][0].value'

test('what never loaded is stood in for or said to be away, and there as soon as it loads', async ({
  stack,
}) => {
  test.setTimeout(120_000)
  const wordOf = (language: string) => stack.lakeClient.fetch<string>(word, { language })
  const [english, french] = [await wordOf('en-UK'), await wordOf('fr')]
  expect(french).not.toBe(english)
  const lake = await startLakeProxy(stack.settings.urls.lake)
  lake.answerWith(
    (_request, response) => response.writeHead(500).end('{"error":"broken"}'),
    (url) => (url.includes('uiStrings') && url.includes('$language="fr"')) || url.includes('$after='),
  )
  const instances = await startSiteInstances(stack, 1, lake.url, { isForgetful: true })
  try {
    const show = async () => (await fetch(`${instances.urls[0]}/fr/contact`)).text()
    await expect.poll(show, { timeout: 20_000 }).toContain(`>${english}<`)
    expect(await show()).toContain('<html lang="fr"')
    const sitemap = () => fetch(`${instances.urls[0]}/sitemaps/1.xml`)
    expect(await sitemap()).toMatchObject({ status: 503 })
    lake.answerWith(null)
    await expect.poll(async () => (await sitemap()).status, { timeout: 20_000 }).toBe(200)
    await expect.poll(show, { timeout: 30_000 }).toContain(`>${french}<`)
  } finally {
    await instances.stop()
    await lake.close()
  }
})
