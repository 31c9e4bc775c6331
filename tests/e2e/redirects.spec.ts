import type { SanityClient } from '@sanity/client'
import { expect, test } from '../support/fixtures.ts'

const id = 'redirect-test'

/** Publishes a redirect from this path to /services. */
async function publish(lakeClient: SanityClient, from: string): Promise<void> {
  const to = { _type: 'link', kind: 'page', target: { _type: 'reference', _ref: 'page-services' } }
  await lakeClient.create({ _id: id, _type: 'redirect', from, permanent: true, to })
}

test.afterEach(async ({ stack }) => {
  await stack.lakeClient.delete(id)
})

// Webhook and stream both report a change, also one that is undone immediately with the same revision.
test('a redirect takes effect when published, and stops when unpublished', async ({ request, stack }) => {
  const { lakeClient, settings } = stack
  const getOldPath = () => request.get('/old/brochure.html', { maxRedirects: 0 })
  expect((await getOldPath()).status()).toBe(404)
  await publish(lakeClient, '/old/brochure.html')
  await expect.poll(async () => (await getOldPath()).headers().location).toBe('/services')
  expect((await getOldPath()).status()).toBe(308)
  const to = (page: string) => ({ _type: 'link', kind: 'page', target: { _type: 'reference', _ref: page } })
  await lakeClient
    .patch(id)
    .set({ to: to('page-contact') })
    .commit()
  await expect.poll(async () => (await getOldPath()).headers().location).toBe('/contact')
  // Headers can't hold its letters.
  const foreign = { _type: 'link', kind: 'url', url: 'https://shop.example/żółw' }
  await lakeClient.patch(id).set({ to: foreign }).commit()
  await expect
    .poll(async () => (await getOldPath()).headers().location)
    .toBe('https://shop.example/%C5%BC%C3%B3%C5%82w')
  const itself = { _type: 'link', kind: 'url', url: `${settings.urls.site}/old/brochure.html` }
  await lakeClient.patch(id).set({ to: itself }).commit()
  await expect.poll(async () => (await getOldPath()).status(), 'a loop is ignored').toBe(404)
  await lakeClient
    .patch(id)
    .set({ to: to('page-about') })
    .commit()
  await expect.poll(async () => (await getOldPath()).headers().location).toBe('/about')
  await lakeClient.delete(id)
  await expect.poll(async () => (await getOldPath()).status()).toBe(404)
})

test('a redirect applies to everything below its path, or says that the page is gone', async ({
  request,
  stack,
}) => {
  const { lakeClient } = stack
  const get = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  await publish(lakeClient, '/old-shop/*')
  await expect.poll(() => get('/old-shop/a/b?utm_source=x')).toEqual([308, '/services?utm_source=x'])
  for (const path of ['/old-shop', '/Old-Shop/c.pdf'])
    expect(await get(path), path).toEqual([308, '/services'])
  const url = 'https://shop.example/new/*'
  await lakeClient
    .patch(id)
    .set({ to: { _type: 'link', kind: 'url', url } })
    .commit()
  await expect.poll(() => get('/old-shop/a/b%20c')).toEqual([308, 'https://shop.example/new/a/b%20c'])
  await lakeClient.patch(id).set({ gone: true }).commit()
  await expect.poll(() => get('/old-shop/a')).toEqual([410, undefined])
  expect(await (await request.get('/old-shop/a')).text()).toContain('Page Not Found')
})

test('a redirect applies to every spelling of its path', async ({ request, stack }) => {
  await publish(stack.lakeClient, '/Alte Straße (1).html')
  const pathname = async (path: string) => new URL((await request.get(path)).url()).pathname
  await expect.poll(() => pathname('/Alte%20Stra%C3%9Fe%20(1).html')).toBe('/services')
  for (const path of [
    '/alte%20stra%c3%9fe%20%281%29.HTML',
    '/Alte%20Stra%C3%9Fe%20(1).html/?a=1',
    '/en-UK/Alte%20Stra%C3%9Fe%20(1).html',
    '/en-uk/Alte%20Stra%C3%9Fe%20(1).html',
  ])
    expect(await pathname(path), path).toBe('/services')
})
