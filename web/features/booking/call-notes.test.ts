import { expect, it } from 'vitest'
import { formatCallNotes, onlyDigits, readCallNotes, sizeClass } from './call-notes.ts'

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
  expect(formatCallNotes(notes, '{label} : {value}')).toBe('Employees : 25\nMessage : Two offices')
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

it.each([
  ['', undefined],
  ['0', undefined],
  ['1', '1-9'],
  ['9', '1-9'],
  ['10', '10-49'],
  ['49', '10-49'],
  ['50', '50-249'],
  ['249', '50-249'],
  ['250', '250+'],
  ['9'.repeat(20), '250+'],
])('reports %j employees as %s', (employees, size) => {
  expect(sizeClass(employees)).toBe(size)
})
