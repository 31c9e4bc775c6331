import { expect, it } from 'vitest'
import { listPagePath, pagePath, parseListPage, pathCandidates, publicPath } from './public-path.ts'

it.each([
  ['insights', 2, '/insights/page-2'],
  ['about/press', 417, '/about/press/page-417'],
  ['/', 3, '/page-3'],
])('page %s of the list: %i', (slug, number, path) => {
  expect(listPagePath(slug === '/' ? '/' : `/${slug}`, number)).toBe(path)
  expect(parseListPage(path.slice(1))).toEqual({ slug, number })
})

it('the first page of a list has the path of the list', () => {
  expect(listPagePath('/fr/insights', 1)).toBe('/fr/insights')
})

it.each([
  'insights',
  '/',
  'page',
  'page-0',
  'insights/page-02',
  'insights/page-2x',
  'my-page-2',
  'page-10000',
  'page-2/x',
])('%s is not a list page', (slug) => {
  expect(parseListPage(slug)).toBeNull()
})

it.each([
  ['/', [{ prefix: '/', slug: '/' }]],
  ['/contact/press', [{ prefix: '/', slug: 'contact/press' }]],
  ['/services', [{ prefix: '/', slug: 'services' }]],
  [
    '/services/growth',
    [
      { prefix: '/services/', slug: 'growth' },
      { prefix: '/', slug: 'services/growth' },
    ],
  ],
  ['/services/growth/faq', [{ prefix: '/', slug: 'services/growth/faq' }]],
])('%s can belong to documents below each of its prefixes, longest prefix first', (path, candidates) => {
  expect(pathCandidates('en-UK', path)).toEqual(candidates)
})

it('in other languages, the path has their prefix, and the English one comes last', () => {
  expect(publicPath('servicePackage', 'es', 'x')).toBe('/es/servicios/x')
  expect(publicPath('caseStudy', 'en-UK', 'x')).toBe('/case-studies/x')
  expect(publicPath('teamMember', 'fr', 'x')).toBe('/fr/a-propos/x')
  expect(publicPath('page', 'es', '/')).toBe('/es')
  expect(pathCandidates('es', '/servicios/x')).toEqual([
    { prefix: '/services/', slug: 'x' },
    { prefix: '/', slug: 'servicios/x' },
  ])
  expect(pathCandidates('es', '/services/x')).toEqual([
    { prefix: '/', slug: 'services/x' },
    { prefix: '/services/', slug: 'x' },
  ])
})

it('pages that code links to have the slug of the language', () => {
  expect(pagePath('nl', 'privacy-policy')).toBe('/nl/privacybeleid')
  expect(pagePath('en-UK', 'contact')).toBe('/contact')
})
