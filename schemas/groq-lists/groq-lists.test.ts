import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { groqLists } from './groq-lists.ts'

it.each(Object.entries(groqLists()))('%s is up to date', (file, text) => {
  const written = readFileSync(join(import.meta.dirname, file), 'utf8')
  const todo = 'Routable types or sections changed: run npm run generate and commit the result.'
  expect(written === text ? 'current' : todo).toBe('current')
})
