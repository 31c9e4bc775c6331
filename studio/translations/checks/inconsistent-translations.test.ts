import { expect, it } from 'vitest'
import { inconsistentTranslations } from './inconsistent-translations.ts'

const at = (path: string, target: string, where = path) => ({
  source: 'Book a call',
  document: 'page-b-es',
  target,
  path,
  where,
})
const text = { target: 'Reserva una llamada', path: 'sections[_key=="a"].actions[_key=="b"].label' }

it('returns another translation in the same kind of field once, with one of its locations', () => {
  const elsewhere = [
    at('sections[_key=="c"].actions[_key=="d"].label', 'Concierta una llamada', 'Home · Label'),
    at('sections[_key=="e"].actions[_key=="f"].label', 'Concierta una llamada', 'About · Label'),
    at('sections[_key=="g"].actions[_key=="h"].label', 'Reserva una llamada'),
  ]
  expect(inconsistentTranslations(text, elsewhere)).toEqual([
    { target: 'Concierta una llamada', where: 'Home · Label' },
  ])
})

it('ignores other kinds of fields and empty translations', () => {
  const elsewhere = [
    at('sections[_key=="c"].heading', 'Concierta tu llamada'),
    at('header[_key=="c"].links[_key=="d"].label', 'Llamada'),
    at('sections[_key=="c"].actions[_key=="d"].label', ' '),
  ]
  expect(inconsistentTranslations(text, elsewhere)).toEqual([])
})
