import { routableTypes } from '@tidewright/contracts/public-path.ts'
import { expect, it } from 'vitest'
import { schemaTypes } from '../registry.ts'
import { maxSlugLength } from './slug-field.ts'

type Check = (slug: { current: string }, context: object) => unknown

/** Runs the slug validation of a document type. */
function check(type: string, current: string): unknown {
  const schema = schemaTypes.find(({ name }) => name === type)
  const fields: { name: string; validation?: unknown }[] =
    (schema && 'fields' in schema && schema.fields) || []
  const validation = fields.find(({ name }) => name === 'slug')?.validation
  if (typeof validation !== 'function') throw new Error(`${type} has no slug validation.`)
  const problems: unknown[] = []
  const rule = {
    required: () => rule,
    custom(custom: Check) {
      problems.push(custom({ current }, {}))
      return rule
    },
    skip: () => rule,
    warning: () => rule,
  }
  validation(rule)
  return problems.find((problem) => typeof problem === 'string') ?? true
}

it.each(routableTypes)('reserves page-2 and so on for list pages in %s', (type) => {
  expect(check(type, 'page-2')).toContain('reserved for list pages')
  expect(check(type, 'pages')).toBe(true)
})

it('advises against a long address, and rejects one that could never be redirected', () => {
  expect(check('insight', 'a'.repeat(75))).toBe(true)
  expect(check('insight', 'a'.repeat(76))).toMatch(/^Over 75 characters/)
  expect(check('insight', 'a'.repeat(maxSlugLength))).toMatch(/^Over 75 characters/)
  expect(check('insight', 'a'.repeat(maxSlugLength + 1))).toBe('Use no more than 90 characters.')
})
