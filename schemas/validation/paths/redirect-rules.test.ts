import type { ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { isFreePath, loops } from './redirect-rules.ts'

it('finds a circle over one, two or three addresses', () => {
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

it('lets a chain end at a page or at another website', () => {
  expect(loops('/a', '/b', new Map([['/b', '/c']]))).toBe(false)
  expect(loops('/a', null, new Map())).toBe(false)
  expect(loops('/a', '/b', new Map([['/b', null]]))).toBe(false)
})

type Page = { _type: string; language: string; slug: string }

/** The answer for a redirect from a path, beside pages that the client finds by their slugs. */
function askFor(from: string, pages: Page[] = []) {
  const fetch = async (_query: string, { slugs }: { slugs?: string[] }) =>
    slugs ? pages.filter(({ slug }) => slugs.includes(slug)) : false
  const context: unknown = { getClient: () => ({ fetch }) }
  return isFreePath(from, context as ValidationContext) // the validator uses the client alone
}

it.each(['/weeklyplaybooks', '/fr/contact/received', '/api/live'])(
  'refuses a redirect from %s, where it would never act',
  async (from) => {
    expect(await askFor(from)).toContain('itself answers')
    expect(await askFor(`/en-UK${from}`)).toContain('leave out /en-UK')
  },
)

it.each(['/old/logo.png', '/page.js'])(
  'refuses a redirect from %s, where only files are looked for',
  async (from) => {
    expect(await askFor(from)).toContain('files of the site')
    expect(await askFor(`/fr${from}`)).toBe(true)
  },
)

it('refuses a redirect from a page, the start page of a language too', async () => {
  const pages = [
    { _type: 'page', language: 'fr', slug: '/' },
    { _type: 'page', language: 'fr', slug: 'contact' },
    { _type: 'servicePackage', language: 'en-UK', slug: 'growth' },
  ]
  for (const from of ['/fr', '/fr/contact', '/services/growth'])
    expect(await askFor(from, pages)).toContain('A page lives')
  for (const from of ['/it', '/contact', '/old.html', '/en-uk/old'])
    expect(await askFor(from, pages)).toBe(true)
})
