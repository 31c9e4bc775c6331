import { expect, it } from 'vitest'
import { breadcrumbNode } from './breadcrumbs.ts'

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
