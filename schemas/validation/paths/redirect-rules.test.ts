import { evaluate, parse } from 'groq-js'
import type { ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { isFreePath, loops } from './redirect-rules.ts'

it('detects a loop over one, two or three paths', () => {
  expect(loops('/a', '/a', new Map())).toBe(true)
  expect(loops('/a', '/b', new Map([['/b', '/a']]))).toBe(true)
  expect(
    loops(
      '/a',
      '/b',
      new Map([
        ['/b', '/c'],
        ['/c', '/b'],
      ]),
    ),
  ).toBe(true)
})

it('accepts a chain that ends at a page or another website', () => {
  expect(loops('/a', '/b', new Map([['/b', '/c']]))).toBe(false)
  expect(loops('/a', null, new Map())).toBe(false)
  expect(loops('/a', '/b', new Map([['/b', null]]))).toBe(false)
})

type Page = { _type: string; language: string; slug: string }

/** Validates a redirect from a path, with a client that finds the given pages by their slugs. */
function validate(from: string, pages: Page[] = []) {
  const fetch = async (_query: string, { slugs }: { slugs?: string[] }) =>
    slugs ? pages.filter(({ slug }) => slugs.includes(slug)) : false
  const context: unknown = { getClient: () => ({ fetch }) }
  return isFreePath(from, context as ValidationContext) // the only method that the rule uses
}

it.each([
  '/weeklyplaybooks',
  '/fr/contact/received',
  '/api/live',
  '/API/live',
  '/_next/old',
  '/weeklyplaybooks/*',
  '/api/*',
])('rejects a redirect from %s, where it would never take effect', async (from) => {
  expect(await validate(from)).toContain('is reserved')
  expect(await validate(`/en-UK${from}`)).toContain('leave out /en-UK')
  expect(await validate(`/en-uk${from}`)).toContain('leave out /en-uk')
})

it.each(['/old/logo.png', '/page.js'])(
  'rejects a redirect from %s, which can only be a static file',
  async (from) => {
    expect(await validate(from)).toContain('reserved for files')
    expect(await validate(`/fr${from}`)).toBe(true)
  },
)

it('compares a redirect in a release with what its release publishes', async () => {
  const perspectives: unknown[] = []
  const fetch = async (_query: string, _params: unknown, { perspective }: { perspective: unknown }) => {
    perspectives.push(perspective)
    return []
  }
  for (const _id of ['versions.r1.redirect-old', 'redirect-old']) {
    const context: unknown = { document: { _id }, getClient: () => ({ fetch }) }
    await isFreePath('/old', context as ValidationContext) // as above
  }
  expect(perspectives).toEqual([['r1'], ['r1'], 'published', 'published'])
})

it('rejects a second redirect from a URL that differs in capitals only', async () => {
  const dataset = [{ _id: 'old', _type: 'redirect', from: '/Old' }]
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get()
  const context: unknown = { document: { _id: 'new' }, getClient: () => ({ fetch }) }
  expect(await isFreePath('/old', context as ValidationContext)).toContain('Another redirect') // as above
})

it('accepts a redirect from the URL of a webinar whose recording is gone', async () => {
  const webinar = { _type: 'webinar', language: 'en-UK', slug: { current: 'tools' } }
  const check = (fields: object) => {
    const dataset = [{ ...webinar, ...fields }]
    const fetch = async (query: string, params: Record<string, unknown>) =>
      (await evaluate(parse(query, { params }), { dataset, params })).get()
    const context: unknown = { getClient: () => ({ fetch }) }
    return isFreePath('/webinars/tools', context as ValidationContext) // as above
  }
  expect(await check({})).toBe(true)
  expect(await check({ recording: { file: { asset: {} } } })).toContain('A page has this URL')
})

it('rejects a redirect from a page or the start page of a language', async () => {
  const pages = [
    { _type: 'page', language: 'fr', slug: '/' },
    { _type: 'page', language: 'fr', slug: 'contact' },
    { _type: 'servicePackage', language: 'en-UK', slug: 'growth' },
  ]
  for (const from of ['/fr', '/fr/contact', '/services/growth', '/FR/Contact', '/services/Growth'])
    expect(await validate(from, pages)).toContain('A page has this URL')
  // Pages keep their URLs below a redirected path.
  for (const from of ['/it', '/contact', '/old.html', '/Old.html', '/services/*'])
    expect(await validate(from, pages)).toBe(true)
})
