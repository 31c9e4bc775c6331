import { describe, expect, it } from 'vitest'
import { leadRequest } from './lead.ts'
import { leadProblems } from './lead-rules.ts'

const good = { name: 'Ada', email: 'ada@firm.example', company: 'Firm', phone: '' }
const cases = [
  ['a complete lead', good, {}],
  ['an empty form', {}, { name: 'missing', email: 'missing', company: 'missing' }],
  ['blanks only', { ...good, name: '   ' }, { name: 'missing' }],
  ['an address without a dot', { ...good, email: 'ada@firm' }, { email: 'invalid' }],
  ['an address with a space', { ...good, email: 'ada lovelace@firm.example' }, { email: 'invalid' }],
  ['a company that is too long', { ...good, company: 'x'.repeat(201) }, { company: 'too-long' }],
] as const

describe('the rules of the form and the schema of the request agree', () => {
  it.each(cases)('on %s', (_title, values, problems) => {
    expect(leadProblems(values)).toEqual(problems)
    expect(leadRequest.safeParse(values).success).toBe(Object.keys(problems).length === 0)
  })
})

it('trims, and makes an empty phone null', () => {
  expect(leadRequest.parse({ ...good, name: ' Ada ' })).toEqual({ ...good, phone: null })
})
