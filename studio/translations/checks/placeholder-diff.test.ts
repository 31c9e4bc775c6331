import { expect, it } from 'vitest'
import { placeholderDiff } from './placeholder-diff.ts'

it('treats numbers as equal whatever their format', () => {
  const english = 'From {price}, 2,500 orders and 0.5 hours, see <a1>here</a1>.'
  expect(
    placeholderDiff(english, 'Dès {price}, 2\u202f500 commandes et 0,5 heure, voir <a1>ici</a1>.'),
  ).toEqual({ missing: [], added: [] })
})

it('lists missing and added parts, repeated ones more than once', () => {
  expect(placeholderDiff('{a} and {a}, <a1>12</a1>', '{a} y {b}, 21')).toEqual({
    missing: ['{a}', '<a1>', '12'],
    added: ['{b}', '21'],
  })
})
