import { expect, it } from 'vitest'
import { entriesOf, menuHref } from './menu-entries.ts'

const nowhere = { kind: 'page', target: null, anchor: '', url: '', email: '', phone: '', file: null }
const link = (fields: object) => ({ ...nowhere, ...fields }) as Parameters<typeof menuHref>[0]

it('an anchor leads to the home page first', () => {
  const services = link({ kind: 'anchor', anchor: 'services' })
  expect(menuHref(services, 'en-UK')).toBe('/#services')
  expect(menuHref(services, 'fr')).toBe('/fr#services')
})

it('leaves out what is unfinished', () => {
  const finished = link({ kind: 'url', url: 'https://a.example' })
  const entries = [
    { _key: 'a', label: 'A', description: '', link: finished },
    { _key: 'b', label: '', description: '', link: finished },
    { _key: 'c', label: 'C', description: '', link: link({}) },
  ]
  expect(entriesOf(entries, 'fr').map(({ key }) => key)).toEqual(['a'])
})
