import { expect, it } from 'vitest'
import { placeholderUses } from './placeholder-exists.ts'

it('finds placeholders with their paths', () => {
  const document = {
    _type: 'page',
    title: 'About {company}',
    sections: [
      { _key: 'a', _type: 'hero', stats: [{ _key: 'b', value: '{hours}+', label: '{ } {2} {a b}' }] },
      { _key: 'c', list: ['no quote', '{price}'] },
    ],
  }
  expect(placeholderUses(document)).toEqual([
    { key: 'company', path: ['title'] },
    { key: 'hours', path: ['sections', { _key: 'a' }, 'stats', { _key: 'b' }, 'value'] },
    { key: 'price', path: ['sections', { _key: 'c' }, 'list', 1] },
  ])
})

it('leaves out placeholders that the site fills in itself', () => {
  expect(
    placeholderUses({ _type: 'servicePackage', price: 'starterPrice', pricePattern: 'From {price}' }),
  ).toEqual([])
  const roles = { _type: 'jobRoleList', mailSubject: 'For {role}', heading: '{role}' }
  expect(placeholderUses(roles)).toEqual([{ key: 'role', path: ['heading'] }])
})
