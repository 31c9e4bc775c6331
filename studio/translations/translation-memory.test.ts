import { expect, it } from 'vitest'
import { TranslationMemory } from './translation-memory.ts'

const memory = new TranslationMemory([
  { source: 'Book a discovery call', target: 'Reserva una llamada' },
  { source: 'Book a discovery call', target: 'Reserva una llamada' },
  { source: 'Book a discovery call', target: 'Concierta una llamada' },
  { source: 'Book a call', target: 'Reserva' },
  { source: 'Count your hours for a week.', target: 'Cuenta tus horas durante una semana.' },
])

it('finds the same text first, then those that are nearly the same', () => {
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

it('offers nothing that stands there already', () => {
  expect(memory.matches('Count your hours for a week.', 'Cuenta tus horas durante una semana.')).toEqual([])
})

it('knows how else the same text was translated', () => {
  expect(memory.otherTranslations('Book a discovery call', 'Reserva una llamada')).toEqual([
    'Concierta una llamada',
  ])
  expect(memory.otherTranslations('Book a call', 'Reserva')).toEqual([])
})
