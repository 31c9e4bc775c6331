import { expect, it } from 'vitest'
import { fileDetails } from './file-details.ts'

it('names the type and size of a file as readers of a language write them', () => {
  const of = (size: number, languageTag = 'en-GB') => fileDetails({ extension: 'pdf', size }, languageTag)
  expect(of(1_234_567)).toBe('PDF, 1.2 MB')
  expect(of(1_234_567, 'fr')).toBe('PDF, 1,2\u202fMo')
  expect([200, 345_600, 999_499, 999_500].map((size) => of(size))).toEqual([
    'PDF, 1 kB',
    'PDF, 346 kB',
    'PDF, 999 kB',
    'PDF, 1 MB',
  ])
  expect(of(0)).toBe('PDF')
})
