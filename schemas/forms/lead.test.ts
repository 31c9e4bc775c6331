import { describe, expect, it } from 'vitest'
import { looksAutomated, problemsOf } from './form-schema.ts'
import { leadRequest } from './lead.ts'
import { leadProblems } from './lead-rules.ts'

const good = { name: 'Ada', email: 'ada@firm.example', company: 'Firm', phone: '' }
const cases = [
  ['a complete lead', good, {}],
  ['an empty form', {}, { name: 'missing', email: 'missing', company: 'missing' }],
  ['nulls', { ...good, name: null, phone: null }, { name: 'missing' }],
  ['blanks only', { ...good, name: '   ' }, { name: 'missing' }],
  ['an address without a dot', { ...good, email: 'ada@firm' }, { email: 'invalid' }],
  ['an address with a space', { ...good, email: 'ada lovelace@firm.example' }, { email: 'invalid' }],
  ['an empty address', { ...good, email: '' }, { email: 'missing' }],
  ['a phone number with all its signs', { ...good, phone: ' +32 (0)2 000-24 00 ' }, {}],
  ['words for a phone number', { ...good, phone: 'after five' }, { phone: 'invalid' }],
  ['a company that is too long', { ...good, company: 'x'.repeat(201) }, { company: 'too-long' }],
] as const

describe('the rules of the form and the schema of the request agree', () => {
  it.each(cases)('on %s', (_title, values, problems) => {
    expect(leadProblems(values)).toEqual(problems)
    const { error } = leadRequest.safeParse(values)
    expect(error ? problemsOf(error) : {}).toEqual(problems)
  })
})

it('says of a value that is no text that it is invalid', () => {
  const { error } = leadRequest.safeParse({ ...good, name: { first: 'Ada' }, phone: 1 })
  expect(error && problemsOf(error)).toEqual({ name: 'invalid', phone: 'invalid' })
})

it('trims, makes an empty phone null and forgets a language that the site does not speak', () => {
  expect(leadRequest.parse({ ...good, name: ' Ada ', locale: 'xx' })).toEqual({ ...good, phone: null })
})

it('takes a filled trap or an impossible speed for a program, and neither being told for a person', () => {
  expect(looksAutomated(leadRequest.parse(good))).toBe(false)
  expect(looksAutomated(leadRequest.parse({ ...good, website: '', elapsed: 4_000 }))).toBe(false)
  expect(looksAutomated(leadRequest.parse({ ...good, elapsed: 300 }))).toBe(true)
  for (const website of ['https://spam.example', 7, {}]) {
    expect(looksAutomated(leadRequest.parse({ ...good, website }))).toBe(true)
  }
})
