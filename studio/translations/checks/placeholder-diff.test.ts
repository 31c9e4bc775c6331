import { expect, it } from 'vitest'
import { placeholderDiff } from './placeholder-diff.ts'

it('finds the same facts however a language writes its numbers', () => {
  const english = 'From {price}, 2,500 orders and 0.5 hours, see <a1>here</a1>.'
  expect(
    placeholderDiff(english, 'Dès {price}, 2\u202f500 commandes et 0,5 heure, voir <a1>ici</a1>.'),
  ).toEqual({ lost: [], added: [] })
})

it('names what is lost and what is added, as often as it is', () => {
  expect(placeholderDiff('{a} and {a}, <a1>12</a1>', '{a} y {b}, 21')).toEqual({
    lost: ['{a}', '<a1>', '12'],
    added: ['{b}', '21'],
  })
})
