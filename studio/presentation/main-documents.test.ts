import { expect, it } from 'vitest'
import { documentParams } from './main-documents.ts'

it('finds the home page in English and in another language', () => {
  expect(documentParams('/')).toMatchObject({ language: 'en-UK', whole: '/' })
  expect(documentParams('/fr')).toMatchObject({ language: 'fr', whole: '/' })
})

it('finds pages with one and with several path segments', () => {
  expect(documentParams('/about')).toMatchObject({ whole: 'about', wide: 'page,legalPage', narrow: '' })
  expect(documentParams('/it/about/press')).toMatchObject({ language: 'it', whole: 'about/press' })
})

it('finds packages and articles by the last path segment', () => {
  const french = documentParams('/fr/services/audit')
  expect(french).toMatchObject({ language: 'fr', last: 'audit', narrow: 'servicePackage' })
  expect(documentParams('/insights/one')).toMatchObject({ last: 'one', narrow: 'insight' })
})
