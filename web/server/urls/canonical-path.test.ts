import { expect, it } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

it.each([
  ['/', '/'],
  ['/fr/contact', '/fr/contact'],
  ['/%63ontact', '/contact'],
  ['/contac%74/', '/contact'],
  ['/x/../contact', '/contact'],
  ['/x/%2e%2E/contact', '/contact'],
  ['/./contact', '/contact'],
  ['//evil.example/a', '/evil.example/a'],
  ['/\\evil.example', '/evil.example'],
  ['/../../a', '/a'],
  ['/a//b///', '/a/b'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/über-uns', '/%C3%BCber-uns'],
  ['/insights%2fsme-advantage', '/insights%2Fsme-advantage'],
  ['/a%20b', '/a%20b'],
])('%s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
  expect(canonicalPath(canonical)).toBe(canonical)
})
