import { expect, test } from 'vitest'
import { findRoute, type Route } from './route.ts'

const route = (pattern: string): Route => ({
  method: 'GET',
  pattern,
  need: 'read',
  handle: () => new Response(),
})
const routes = [route('users/me'), route('users/:ids'), route('data/doc/:dataset/:ids')]

test('the first route that matches wins, its parts are decoded', () => {
  expect(findRoute(routes, 'GET', '/users/me/')?.route.pattern).toBe('users/me')
  expect(findRoute(routes, 'GET', '/users/a%2Cb')?.path).toEqual({ ids: 'a,b' })
  expect(findRoute(routes, 'GET', '/data/doc/production')).toBeUndefined()
  expect(findRoute(routes, 'POST', '/users/me')).toBeUndefined()
})

test('an address that cannot be decoded is refused', () => {
  expect(() => findRoute(routes, 'GET', '/users/%E0%A4%A')).toThrow(/percent-encoding/)
})
