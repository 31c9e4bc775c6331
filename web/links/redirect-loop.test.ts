import { expect, it } from 'vitest'
import { isRedirectLoop, locationOf, sitePath } from './redirect-loop.ts'

const site = 'https://tidewright.example'

it.each([
  [`${site}/old`, '/old'],
  [`${site}/old/?a=1#b`, '/old'],
  [`${site}/en-UK/old`, '/old'],
  [`${site}/en-UK`, '/'],
  ['/fr/ancien', '/fr/ancien'],
  [`${site}/caf%C3%A9`, '/café'],
  [`${site}/50%off`, '/50%off'],
  ['https://elsewhere.example/old', null],
  ['mailto:a@b.example', null],
])('resolves %s to the path %s', (href, path) => {
  expect(sitePath(href, site)).toBe(path)
})

it.each([
  ['https://shop.example/żółw?q=ä#ß', 'https://shop.example/%C5%BC%C3%B3%C5%82w?q=%C3%A4#%C3%9F'],
  ['https://größe.example/a', 'https://xn--gre-6ka8i.example/a'],
  ['https://shop.example/a%20b/*', 'https://shop.example/a%20b/*'],
  ['/größe', '/gr%C3%B6%C3%9Fe'],
  [`${site}/fr/été?a=1#b`, '/fr/%C3%A9t%C3%A9?a=1#b'],
  [`${site}/new/*`, '/new/*'],
  [site, '/'],
  [`${site}//evil.example`, '/evil.example'],
])('sends visitors of a redirect to %s to %s', (href, location) => {
  expect(locationOf(href, site)).toBe(location)
})

/** Follows redirects given as pairs of a path and a URL. */
const follow = (from: string, redirects: Record<string, string>) =>
  isRedirectLoop(from, redirects[from] ?? '', site, async (path) => redirects[path] ?? false)

it('detects a loop over URLs of this site, however they are written', async () => {
  expect(await follow('/old', { '/old': `${site}/old` })).toBe(true)
  expect(await follow('/old', { '/old': `${site}/old/?again` })).toBe(true)
  expect(await follow('/a', { '/a': `${site}/b`, '/b': `${site}/a` })).toBe(true)
  expect(await follow('/a', { '/a': `${site}/b`, '/b': `${site}/c`, '/c': `${site}/b` })).toBe(true)
})

it('takes a chain that grows for a loop', async () => {
  expect(await isRedirectLoop('/a/*', `${site}/a/b/*`, site, async (path) => `${site}${path}/b`)).toBe(true)
})

it('accepts redirects that end at a page of this site or at another website', async () => {
  expect(await follow('/old', { '/old': `${site}/weeklyplaybooks` })).toBe(false)
  expect(await follow('/old', { '/old': 'https://elsewhere.example/old' })).toBe(false)
  expect(await follow('/a', { '/a': `${site}/b`, '/b': 'https://elsewhere.example/a' })).toBe(false)
})
