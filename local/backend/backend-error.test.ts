import { expect, test } from 'vitest'
import { sqlStatus } from './backend-error.ts'

test.each([
  ['42501', 'anon', 401],
  ['42501', 'service_role', 403],
  ['23505', 'anon', 409],
  ['23503', 'anon', 409],
  ['23514', 'anon', 400],
  ['22P02', 'anon', 400],
  ['42703', 'anon', 400],
  ['42P01', 'anon', 404],
  ['PT429', 'anon', 429],
  ['P0001', 'anon', 400],
  ['40001', 'anon', 500],
  ['53300', 'anon', 503],
  ['08006', 'anon', 503],
])('%s for the role %s has the status %i', (code, role, status) => {
  expect(sqlStatus(code, role)).toBe(status)
})
