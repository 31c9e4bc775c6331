import { describe, expect, it } from 'vitest'
import { looksAutomated, problemsOf } from './form-schema.ts'
import { leadRequest } from './lead.ts'
import { leadProblems } from './lead-rules.ts'

const good = { name: 'Ada', email: 'ada@firm.example', company: 'Firm', phone: '' }
const cases = [
  ['a complete lead', good, {}],
  ['an empty form', {}, { name: 'missing', email: 'missing', company: 'missing' }],
  ['nulls', { ...good, name: null, phone: null }, { name: 'missing' }],
  ['only spaces', { ...good, name: '   ' }, { name: 'missing' }],
  [
    'only invisible characters',
    { ...good, name: '\u200b', company: '\u2060 \u00ad' },
    { name: 'missing', company: 'missing' },
  ],
  ['an email without a dot', { ...good, email: 'ada@firm' }, { email: 'invalid' }],
  ['an email with a space', { ...good, email: 'ada lovelace@firm.example' }, { email: 'invalid' }],
  ['an empty email', { ...good, email: '' }, { email: 'missing' }],
  ['a phone number with all allowed symbols', { ...good, phone: ' +32 (0)2 000-24 00 ' }, {}],
  ['words as a phone number', { ...good, phone: 'after five, ext. 5' }, {}],
  ['a long story as a phone number', { ...good, phone: 'x'.repeat(500) }, {}],
  ['a company that is too long', { ...good, company: 'x'.repeat(201) }, { company: 'too-long' }],
] as const

describe('form rules and request schema agree', () => {
  it.each(cases)('on %s', (_title, values, problems) => {
    expect(leadProblems(values)).toEqual(problems)
    const { error } = leadRequest.safeParse(values)
    expect(error ? problemsOf(error) : {}).toEqual(problems)
  })
})

it('reports a value that is not a string as invalid', () => {
  const { error } = leadRequest.safeParse({ ...good, name: { first: 'Ada' }, phone: 1 })
  expect(error && problemsOf(error)).toEqual({ name: 'invalid' })
})

it('trims values, stores an empty phone as null and drops an unknown locale', () => {
  expect(leadRequest.parse({ ...good, name: ' Ada ', locale: 'xx' })).toEqual({
    ...good,
    phone: null,
    origin: {},
  })
})

it.each([
  [' +32 2 000 24 00\text. 5\n', '+32 2 000 24 00 ext. 5'],
  ['\u200b0470\u00a012 34\u202e', '0470 12 34'],
  ['', null],
  ['\u200b \n', null],
  ['1234567890'.repeat(9), '1234567890'.repeat(4)],
  ['☎️'.repeat(60), [...'☎️'.repeat(60)].slice(0, 40).join('')],
])('stores the phone %j as %j', (phone, stored) => {
  expect(leadRequest.parse({ ...good, phone }).phone).toBe(stored)
})

it('detects a filled honeypot or an impossible speed as a bot, and treats a request with neither field as human', () => {
  expect(looksAutomated(leadRequest.parse(good))).toBe(false)
  expect(looksAutomated(leadRequest.parse({ ...good, website: '', elapsed: 4_000 }))).toBe(false)
  expect(looksAutomated(leadRequest.parse({ ...good, elapsed: 300 }))).toBe(true)
  for (const website of ['https://spam.example', 7, {}]) {
    expect(looksAutomated(leadRequest.parse({ ...good, website }))).toBe(true)
  }
})
