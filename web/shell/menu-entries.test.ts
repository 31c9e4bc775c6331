import { expect, it } from 'vitest'
import { entriesOf, isAbove, menuEntriesOf, menuHref } from './menu-entries.ts'

const nowhere = { kind: 'page', target: null, anchor: '', url: '', email: '', phone: '', file: null }
const link = (fields: object) => ({ ...nowhere, ...fields }) as Parameters<typeof menuHref>[0]

it('an anchor link goes to the home page', () => {
  const services = link({ kind: 'anchor', anchor: 'services' })
  expect(menuHref(services, 'en-UK')).toBe('/#services')
  expect(menuHref(services, 'fr')).toBe('/fr#services')
})

it('leaves out incomplete links', () => {
  const finished = link({ kind: 'url', url: 'https://a.example' })
  const entries = [
    { _key: 'a', label: 'A', description: '', link: finished },
    { _key: 'b', label: '', description: '', link: finished },
    { _key: 'c', label: 'C', description: '', link: link({}) },
  ]
  expect(entriesOf(entries, 'fr').map(({ key }) => key)).toEqual(['a'])
})

it('ends a menu with its overview page, if there is one', () => {
  const entry = (label: string, url: string) => ({ label, description: '', link: link({ kind: 'url', url }) })
  const links = [{ ...entry('A', 'https://a.example'), _key: 'a' }]
  const menu = { _type: 'menu' as const, _key: 'm', label: 'Menu', links }
  const overview = { ...entry('All', 'https://all.example'), _key: null }
  expect(menuEntriesOf({ ...menu, overview: null }, 'fr').map(({ label }) => label)).toEqual(['A'])
  expect(menuEntriesOf({ ...menu, overview }, 'fr').map(({ label }) => label)).toEqual(['A', 'All'])
})

it.each([
  ['/industries', '/industries/healthcare', true],
  ['/fr/secteurs', '/fr/secteurs/sante', true],
  ['/industries', '/industries', false],
  ['/industries#healthcare', '/industries/healthcare', false],
  ['/services', '/services-of-old', false],
  ['/', '/services', false],
  ['/fr', '/fr/services', false],
  ['/industries', null, false],
])('whether %s is the page above %s: %s', (href, path, expected) => {
  expect(isAbove(href, path)).toBe(expected)
})
