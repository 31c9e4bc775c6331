import type { ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { oneWith } from './playbook.schema.ts'

it.each(['week', 'kind'] as const)('a %s belongs to one playbook per language', async (field) => {
  const asked: unknown[] = []
  const check = (found: string | null) => {
    const fetch = async (query: string, parameters: object) => {
      asked.push(query.includes(`${field} == $value`), parameters)
      return found
    }
    const document = { _id: 'drafts.meetings', language: 'fr' }
    const context = { document, getClient: () => ({ fetch }) }
    return oneWith(field)(2, context as unknown as ValidationContext) // only what the rule uses
  }
  expect(await check(null)).toBe(true)
  expect(asked).toEqual([true, { language: 'fr', value: 2, id: 'meetings' }])
  expect(await check('Reports')).toBe(
    `Another playbook in this language already has this ${field}: “Reports”.`,
  )
})
