import { expect, it } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

it('lets go of what was not used for longest when it is full', () => {
  const map = new BoundedMap<string>(10, (text) => text.length)
  map.set('a', '12345')
  map.set('b', '12345')
  map.get('a')
  map.set('c', '123')
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['12345', undefined, '123'])
  map.set('c', '1')
  map.set('d', '1234')
  expect(map.get('a')).toBe('12345')
})
