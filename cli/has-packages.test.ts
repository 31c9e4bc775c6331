import { expect, it } from 'vitest'
import { hasPackages } from './has-packages.mjs'

const lock = {
  '': { version: '0.0.0' },
  web: { version: '0.0.0' },
  'node_modules/web': { link: true },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/a-darwin': { version: '1.0.0', integrity: 'sha512-d', optional: true },
}
const { '': _root, 'node_modules/a-darwin': _darwin, ...installed } = lock

it('accepts what npm ci installs, on any platform', () => {
  expect(hasPackages(installed, lock)).toBe(true)
  expect(hasPackages({ ...installed, 'node_modules/a-darwin': lock['node_modules/a-darwin'] }, lock)).toBe(
    true,
  )
})

it.each([
  ['is missing', undefined],
  ['has another version', { version: '1.0.1', integrity: 'sha512-a' }],
  ['has other content', { version: '1.0.0', integrity: 'sha512-b' }],
])('detects a package that %s', (_what, found) => {
  const { 'node_modules/a': _a, ...others } = installed
  expect(hasPackages(found ? { ...others, 'node_modules/a': found } : others, lock)).toBe(false)
})
