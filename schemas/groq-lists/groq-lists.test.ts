import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { groqLists } from './groq-lists.ts'

it('routable-types.gen.ts is up to date', () => {
  const written = readFileSync(join(import.meta.dirname, 'routable-types.gen.ts'), 'utf8')
  const todo = 'Routable types changed: run npm run generate and commit the result.'
  expect(written === groqLists() ? 'current' : todo).toBe('current')
})
