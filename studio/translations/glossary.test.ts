import { expect, it } from 'vitest'
import { termsIn } from './glossary.ts'

const terms = [
  { english: 'call', translation: 'llamada' },
  { english: 'discovery call', translation: 'llamada de diagnóstico' },
  { english: 'tally sheet', translation: 'hoja de recuento', note: 'on paper' },
  { english: 'Essential, Professional', translation: 'Esencial, Profesional' },
]
const found = (text: string) => termsIn(text, terms).map(({ translation }) => translation)

it('finds terms in the order of the text, in the plural too, the longer one of two', () => {
  expect(found('Keep tally sheets, then book a discovery call.')).toEqual([
    'hoja de recuento',
    'llamada de diagnóstico',
  ])
  expect(found('One call, and a discovery call')).toEqual(['llamada', 'llamada de diagnóstico'])
})

it('takes each of several names of one row, and no part of a word, a figure or a tag', () => {
  expect(found('The Professional tier')).toEqual(['Esencial, Profesional'])
  expect(found('Recalled by {call} and <a1>others</a1>')).toEqual([])
})
