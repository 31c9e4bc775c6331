import { expect, it } from 'vitest'
import { formatCallNotes, onlyDigits, readCallNotes } from './call-notes.ts'

const labels = { employees: 'Employees', revenue: 'Revenue', message: 'Message' }

it('keeps the notes in the order of the form, without empty ones', () => {
  const form = new FormData()
  form.set('message', ' Two offices \n')
  form.set('employees', '25')
  form.set('revenue', '  ')
  const notes = readCallNotes(form, labels)
  expect(notes).toEqual([
    { label: 'Employees', text: '25' },
    { label: 'Message', text: 'Two offices' },
  ])
  expect(formatCallNotes(notes)).toBe('Employees: 25\nMessage: Two offices')
  expect(readCallNotes(new FormData(), labels)).toEqual([])
})

it.each([
  ['25', '25'],
  ['1,200 people', '1200'],
  ['-3.5', '35'],
  ['about ten', ''],
])('keeps only the digits of %j', (typed, digits) => {
  expect(onlyDigits(typed)).toBe(digits)
})
