import { expect, it } from 'vitest'
import { routableTypes } from '../public-path.ts'
import { schemaTypes } from '../registry.ts'

type Check = (slug: { current: string }) => unknown

/** What the address field of a type says to a slug. */
function check(type: string, current: string): unknown {
  const schema = schemaTypes.find(({ name }) => name === type)
  const fields: { name: string; validation?: unknown }[] =
    (schema && 'fields' in schema && schema.fields) || []
  const validation = fields.find(({ name }) => name === 'slug')?.validation
  if (typeof validation !== 'function') throw new Error(`${type} has no rule for its address.`)
  const rule = { required: () => rule, custom: (custom: Check) => custom({ current }) }
  return validation(rule)
}

it.each(routableTypes)('keeps the addresses of further pages of a list from %s', (type) => {
  expect(check(type, 'page-2')).toContain('further pages of a list')
  expect(check(type, 'pages')).toBe(true)
})
