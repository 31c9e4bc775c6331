import { expect, it } from 'vitest'
import { placesOf, type Used } from './usage.ts'

const document = (fields: Partial<Used>): Used => ({
  _id: 'x',
  _type: 'testimonial',
  title: 'A title',
  language: 'fr',
  slug: null,
  users: [],
  ...fields,
})

const page = document({ _type: 'page', title: 'À propos', slug: 'a-propos' })

it('finds a page by its own address', () => {
  expect(placesOf(page)).toEqual([{ title: 'À propos', path: '/fr/a-propos' }])
})

it('finds the page of a document that another one brings there, once', () => {
  const caseStudy = document({ _type: 'caseStudy', users: [page] })
  const industry = document({ _type: 'industry', users: [caseStudy, page] })
  expect(placesOf(industry)).toEqual([{ title: 'À propos', path: '/fr/a-propos' }])
})

it('does not follow what links to a page', () => {
  const home = document({ _type: 'page', slug: '/' })
  expect(placesOf({ ...page, users: [home] })).toHaveLength(1)
})

it('shows what is everywhere on the home page of its language', () => {
  expect(placesOf(document({ _type: 'uiStrings' }))).toEqual([{ title: 'Home', path: '/fr' }])
  expect(placesOf(document({ _type: 'siteSettings', language: null }))).toEqual([
    { title: 'Home', path: '/' },
  ])
})

it('knows no place for what nothing uses', () => {
  expect(placesOf(document({}))).toEqual([])
})
