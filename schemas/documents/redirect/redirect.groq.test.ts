import { redirectsOver } from '@tidewright/contracts/redirect-paths.ts'
import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { redirectQuery } from './redirect.groq.ts'

const dataset = ['/old/*', '/old/a/b/*', '/old/a', '/old/a/*'].map((from) => ({ _type: 'redirect', from }))

it.each([
  ['/old/a', '/old/a'],
  ['/old/a/c', '/old/a/*'],
  ['/old/a/b', '/old/a/b/*'],
  ['/old', '/old/*'],
  ['/other', undefined],
])('finds the redirect for %s: %s', async (path, from) => {
  const params = { path, paths: redirectsOver(path) }
  const found = await (await evaluate(parse(redirectQuery, { params }), { dataset, params })).get()
  expect(found?.from).toBe(from)
})
