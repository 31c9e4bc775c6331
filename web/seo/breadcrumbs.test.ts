import { expect, it } from 'vitest'
import { crumbsOf } from './breadcrumbs.ts'

const page = (language: string, slug: string, title: string, translationGroup: string) => ({
  _id: title,
  _type: 'page' as const,
  _updatedAt: '',
  noindex: false,
  language,
  slug,
  title,
  translationGroup,
})
const words = { home: 'Accueil', insights: 'Analyses' }
const addresses = [
  page('en-UK', 'services', 'Services', 'services'),
  page('fr', 'offres', 'Nos offres', 'services'),
  page('en-UK', 'resources', 'Resources', 'resources'),
]

it('goes from the home page by the pages above to the page itself', () => {
  const shown = { _type: 'servicePackage' as const, language: 'fr' as const, title: 'Sprint', slug: 'sprint' }
  expect(crumbsOf(shown, addresses, words)).toEqual([
    { name: 'Accueil', path: '/fr' },
    { name: 'Nos offres', path: '/fr/offres' },
    { name: 'Sprint', path: '/fr/services/sprint' },
  ])
})

it('leads from an article to the page that lists articles, in English where it is not translated', () => {
  const shown = { _type: 'insight' as const, language: 'fr' as const, title: 'Coûts', slug: 'couts' }
  expect(crumbsOf(shown, addresses, words)[1]).toEqual({ name: 'Analyses', path: '/resources' })
})

it('skips a folder that is no page', () => {
  const shown = { _type: 'page' as const, language: 'en-UK' as const, title: 'Deep', slug: 'no/deep' }
  expect(crumbsOf(shown, addresses, words).map(({ path }) => path)).toEqual(['/', '/no/deep'])
})
