import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KnownUrls } from './known-urls.ts'

const redirects = [
  { from: '/moved', isGone: false },
  { from: '/old/*', isGone: false },
  { from: '/old/Straße/*', isGone: true },
  { from: '/gone', isGone: true },
]
const load = vi.fn<() => Promise<string>>()
const listed = { paths: ['/contact', '/fr/ünter', '/insights/a'], ids: ['image-a', 'settings'], redirects }
/** What the content lake has, in place of what it has by default. */
const list = (content: Partial<typeof listed>) => JSON.stringify({ ...listed, ...content })
let known: KnownUrls

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  load.mockReset().mockResolvedValue(list({}))
  known = new KnownUrls({ load, isBuiltIn: (path) => ['/contact/received', '/api/live'].includes(path) })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['/contact', false],
  ['/moved', false],
  ['/gone', true],
  ['/old/a', true],
  ['/contact/received', false],
  ['/fr/%C3%BCnter', false],
  ['/api/images/image-a', false],
  ['/api/og-images/insight/en-UK/a', false],
  ['/api/og-images/page/en-UK/contact/received', false],
  ['/api/live', false],
  ['/api/live/settings', false],
  ['/contact/x', true],
  ['/api/x', true],
  ['/api/og-images/x/en-UK/a', true],
  ['/insights%2Fa', true],
  ['/api/images/image-b', true],
  ['/api/files/file-b/name.pdf', true],
  ['/api/og-images/insight/fr/a', true],
  ['/api/live/made-up', true],
])('whether %s leads nowhere: %s', async (path, leadsNowhere) => {
  expect(await known.leadsNowhere(path)).toBe(leadsNowhere)
})

it.each([
  ['/Contact', '/contact'],
  ['/Contact/RECEIVED', '/contact/received'],
  ['/FR/%C3%9Cnter', '/fr/%C3%BCnter'],
  ['/old(1).HTML', '/Old(1).html'],
  ['/Old%281%29.html', '/Old(1).html'],
  ['/contact/x', null],
  ['/API/live', null],
  ['/api/LIVE', null],
])('knows another spelling of %s: %s', async (path, spelling) => {
  const paths = ['/contact', '/fr/ünter', '/Old(1).html']
  load.mockResolvedValue(list({ paths }))
  await known.leadsNowhere(path)
  expect(known.spellingOf(path)).toBe(spelling)
  if (spelling) expect(await known.leadsNowhere(spelling)).toBe(false)
})

it.each([
  ['/old', '/old/*', false],
  ['/old/a/b', '/old/*', false],
  ['/OLD/a', '/old/*', false],
  ['/old/stra%C3%9Fe/a', '/old/Stra%C3%9Fe/*', true],
  ['/Gone', '/gone', true],
  ['/gone/a', null, null],
  ['/older', null, null],
  ['/50%off', null, null],
])('knows the redirect over %s: %s, gone: %s', async (path, from, isGone) => {
  expect(known.oldPathOver(path)).toBeNull() // not loaded yet
  await known.leadsNowhere('/x')
  const found = known.oldPathOver(path)
  expect([found?.from ?? null, found?.isGone ?? null]).toEqual([from, isGone])
})

it('knows the redirect of a path itself, as its document has it', async () => {
  load.mockResolvedValue(list({ redirects: [{ from: '/Alte Straße', isGone: false }] }))
  expect(await known.redirectFrom('/Alte%20Stra%C3%9Fe')).toBe('/Alte Straße')
  expect(await known.redirectFrom('/contact')).toBeNull()
  load.mockResolvedValue(list({ paths: [], redirects: [{ from: '/contact', isGone: false }] }))
  expect(await known.redirectFrom('/contact')).toBeNull()
  known.markStale()
  expect(await known.redirectFrom('/contact')).toBe('/contact')
})

it('knows the path that is nearest to a made-up one, as it is spelled', async () => {
  load.mockResolvedValue(list({ paths: ['/contact', '/Old(1).html', '/fr/ünter'], ids: ['/contac'] }))
  expect(known.nearestTo('/contac')).toBeNull() // not loaded yet
  await known.leadsNowhere('/x')
  expect(known.nearestTo('/Contac')).toBe('/contact')
  expect(known.nearestTo('/fr/%C3%BCnte')).toBe('/fr/%C3%BCnter')
  expect(known.nearestTo('/old(1).htm')).toBe('/Old(1).html')
  expect(known.nearestTo('/no-such-page')).toBeNull()
})

it('asks the content lake once for any number of made-up paths', async () => {
  await Promise.all(Array.from({ length: 500 }, (_, index) => known.leadsNowhere(`/x${index}`)))
  expect(await known.leadsNowhere('/y')).toBe(true)
  expect(load).toHaveBeenCalledOnce()
})

it('finds a page that was published after the list was loaded, or while it is', async () => {
  expect(await known.leadsNowhere('/new')).toBe(true)
  const started = Promise.withResolvers<string>()
  load.mockReturnValueOnce(started.promise)
  known.markStale()
  const before = known.leadsNowhere('/other')
  await expect.poll(() => load).toHaveBeenCalledTimes(2)
  known.markStale()
  const after = known.leadsNowhere('/new')
  load.mockResolvedValue(list({ paths: ['/new'] }))
  started.resolve(list({ paths: [] }))
  expect(await Promise.all([before, after])).toEqual([true, false])
})

it('looks again for an upload after ten seconds, and for a page after five minutes, in case an event was lost', async () => {
  expect(await known.leadsNowhere('/new')).toBe(true)
  load.mockResolvedValue(list({ paths: ['/new'], ids: ['image-new'] }))
  vi.setSystemTime(Date.now() + 11_000)
  expect(await known.leadsNowhere('/new')).toBe(true)
  expect(await known.leadsNowhere('/api/images/image-new')).toBe(false)
  expect(await known.leadsNowhere('/new')).toBe(false)
  load.mockResolvedValue(list({ paths: ['/newest'] }))
  vi.setSystemTime(Date.now() + 301_000)
  expect(await known.leadsNowhere('/newest')).toBe(false)
})

it('indexes a list again only if it has changed', async () => {
  const indexed = async () => {
    known.markStale()
    await known.leadsNowhere('/x')
    return known.oldPathOver('/old/a')
  }
  const first = await indexed()
  expect(first).not.toBeNull()
  expect(await indexed()).toBe(first)
  load.mockResolvedValue(list({ paths: ['/x'] }))
  expect(await indexed()).not.toBe(first)
  expect(await known.leadsNowhere('/x')).toBe(false)
  expect(load).toHaveBeenCalledTimes(3)
})

it('says nothing about a path while the content lake does not respond, except what it knows', async () => {
  load.mockRejectedValue(new Error('down'))
  expect(await known.leadsNowhere('/x')).toBe(false)
})
