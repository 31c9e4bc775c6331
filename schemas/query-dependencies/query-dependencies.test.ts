import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFingerprint } from './source-fingerprint.ts'

it('query dependencies and generated types are up to date', async () => {
  const generated = readFileSync(join(import.meta.dirname, 'query-dependencies.gen.ts'), 'utf8')
  const [, fingerprint] = /^\/\/ Sources: (\w+)$/m.exec(generated) ?? []
  const todo = 'Schemas or queries changed: run npm run generate and commit the result.'
  expect(fingerprint === (await sourceFingerprint()) ? 'current' : todo).toBe('current')
})
