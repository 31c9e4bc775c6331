import { expect, it } from 'vitest'
import { breadcrumbNode, crumbsOf } from './breadcrumbs.ts'

const labels = (crumbs: { label: string }[]) => crumbs.map(({ label }) => label)

it('the home page is its own only step', () => {
  expect(crumbsOf('en-UK', '/', 'Home', [])).toEqual([{ label: 'Home', href: '/' }])
  expect(crumbsOf('fr', '/fr', 'Accueil', [])).toEqual([{ label: 'Accueil', href: '/fr' }])
})

it('names a step after its path segment', () => {
  expect(labels(crumbsOf('en-UK', '/old-news/why-ai-fails', 'Home', []))).toEqual([
    'Home',
    'Old News',
    'Why Ai Fails',
  ])
})

it('names a step after its path segment if its page has no breadcrumb name, and links to it', () => {
  const named = [{ path: '/services', label: '', href: '/services' }]
  expect(crumbsOf('en-UK', '/services/growth-package', 'Home', named)).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'Growth Package', href: null },
  ])
})

it('names a step after its page, and links to it', () => {
  const named = [{ path: '/fr/services', label: 'Nos services', href: '/fr/services' }]
  expect(crumbsOf('fr', '/fr/services/sprint', 'Accueil', named)).toEqual([
    { label: 'Accueil', href: '/fr' },
    { label: 'Nos services', href: '/fr/services' },
    { label: 'Sprint', href: null },
  ])
})

it('has no step for the path above categories, which is no page', () => {
  const named = [{ path: '/nl/artikelen', label: 'Artikelen', href: '/nl/artikelen' }]
  expect(labels(crumbsOf('nl', '/nl/artikelen/thema/gidsen', 'Home', named))).toEqual([
    'Home',
    'Artikelen',
    'Gidsen',
  ])
})

it('lists the steps that are links', () => {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'No', href: null },
    { label: 'Deep', href: '/no/deep' },
  ]
  expect(breadcrumbNode('https://site.example', crumbs).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example' },
    { '@type': 'ListItem', position: 2, name: 'Deep', item: 'https://site.example/no/deep' },
  ])
})
