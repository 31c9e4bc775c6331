import { expect, it } from 'vitest'
import { TranslationMemory } from './translation-memory.ts'

const pair = (source: string, target: string, document = 'page-a-es') => ({
  source,
  target,
  document,
  path: 'title',
  where: document,
})
const memory = new TranslationMemory([
  pair('Book a discovery call', 'Reserva una llamada'),
  pair('Book a discovery call', 'Reserva una llamada', 'page-b-es'),
  pair('Book a discovery call', 'Concierta una llamada', 'page-c-es'),
  pair('Book a call', 'Reserva'),
  pair('Count your hours for a week.', 'Cuenta tus horas durante una semana.'),
])

it('returns exact matches first, then similar texts', () => {
  const [first, second, ...others] = memory.matches('Book a discovery call')
  expect([first, second].map((match) => [match?.target, match?.share])).toEqual([
    ['Reserva una llamada', 1],
    ['Concierta una llamada', 1],
  ])
  expect(others).toEqual([])
  const [near] = memory.matches('Count your hours for one week.')
  expect(near?.target).toBe('Cuenta tus horas durante una semana.')
  expect(near?.share).toBeGreaterThan(0.75)
  expect(near?.share).toBeLessThan(1)
  expect(memory.matches('Something else altogether')).toEqual([])
})

it('omits the current translation', () => {
  expect(memory.matches('Count your hours for a week.', 'Cuenta tus horas durante una semana.')).toEqual([])
})

it('finds the same text in other documents', () => {
  const found = memory.elsewhere('Book a discovery call', 'page-a-es')
  expect(found.map(({ document, target }) => [document, target])).toEqual([
    ['page-b-es', 'Reserva una llamada'],
    ['page-c-es', 'Concierta una llamada'],
  ])
  expect(memory.elsewhere('Book a call', 'page-a-es')).toEqual([])
})
