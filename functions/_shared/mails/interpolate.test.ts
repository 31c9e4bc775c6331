import { expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'

test('inserts values once and never reads them as patterns', () => {
  expect(interpolate('{name} at {company}: {other}', { name: '{company}', company: '$&' })).toBe(
    '{company} at $&: {other}',
  )
})
