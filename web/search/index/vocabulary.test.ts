import { expect, it } from 'vitest'
import { distanceOf, Vocabulary } from './vocabulary.ts'

function vocabularyOf(...words: string[]): Vocabulary {
  const vocabulary = new Vocabulary()
  for (const word of words) vocabulary.add(word)
  return vocabulary
}

it.each([
  ['assesment', 'assessment', 1],
  ['recieve', 'receive', 1],
  ['automation', 'automation', 0],
  ['price', 'prices', 1],
  ['cat', 'elephant', 3],
])('counts the typos between %s and %s', (a, b, typos) => {
  expect(distanceOf(a, b, 2)).toBe(Math.min(typos, 3))
})

it('suggests the word with fewer typos, then the more frequent one', () => {
  const vocabulary = vocabularyOf('price', 'prize', 'prize', 'reprice')
  expect(vocabulary.suggestions('prixe')).toEqual(['prize', 'price'])
  expect(vocabularyOf('automations', 'automations', 'automation').suggestions('automaton')).toEqual([
    'automation',
    'automations',
  ])
})

it('corrects a first letter only if no other word is close', () => {
  expect(vocabularyOf('automation').suggestions('utomation')).toEqual(['automation'])
  expect(vocabularyOf('rice', 'price', 'prices').suggestions('prise')).not.toContain('rice')
})

it('corrects neither short words nor numbers', () => {
  expect(vocabularyOf('cost', 'tax').suggestions('tux')).toEqual([])
  expect(vocabularyOf('2500').suggestions('2600')).toEqual([])
})

it('finds compounds by their first and last part', () => {
  const vocabulary = vocabularyOf('integratieontwikkelaar', 'ontwikkelaar', 'telefoonnummer', 'telefoontje')
  expect(vocabulary.compoundsOf('ontwikkelaar')).toEqual(['integratieontwikkelaar'])
  expect(vocabulary.compoundsOf('telefoon')).toEqual(['telefoonnummer', 'telefoontje'])
})

it('suggests a word that only editors have, if it is the closest', () => {
  expect(vocabularyOf('assistent').suggestions('assesment', ['assessment'])).toEqual([
    'assessment',
    'assistent',
  ])
})
