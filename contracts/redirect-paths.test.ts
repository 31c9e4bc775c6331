import { expect, it } from 'vitest'
import { maxParts, redirectsOver, targetFor } from './redirect-paths.ts'

it('lists the redirects that apply to a path, the closest first', () => {
  expect(redirectsOver('/a/b')).toEqual(['/a/b', '/a/b/*', '/a/*'])
  expect(redirectsOver('/a')).toEqual(['/a', '/a/*'])
  expect(redirectsOver('/x'.repeat(5_000))).toHaveLength(1 + maxParts)
})

it.each([
  ['/contact', '/old/*', '/old/a', '/contact'],
  ['https://shop.example/*', '/old/*', '/old/a/b%20c', 'https://shop.example/a/b%20c'],
  ['https://shop.example/*', '/old/*', '/old', 'https://shop.example'],
  ['/new/*', '/old/x/*', '/OLD/x/a', '/new/a'],
  ['/*', '/old/*', '/old', '/'],
  ['/new/*', '/old/*', '/old/*', '/new/*'],
  ['/new/*', '/old', '/old', '/new/*'],
])('leads to %s from %s for a visitor of %s: %s', (target, from, path, expected) => {
  expect(targetFor(target, from, path)).toBe(expected)
})
