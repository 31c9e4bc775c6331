import { expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'

test('values are put in once and never read as patterns', () => {
  expect(interpolate('{name} at {company}: {other}', { name: '{company}', company: '$&' })).toBe(
    '{company} at $&: {other}',
  )
})
