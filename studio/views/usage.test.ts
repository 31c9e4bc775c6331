import { expect, it } from 'vitest'
import { pageLinks, type Used } from './usage.ts'

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
  expect(pageLinks(page)).toEqual([{ title: 'À propos', path: '/fr/a-propos' }])
})

it('finds the page of a document that another one brings there, once', () => {
  const caseStudy = document({ _type: 'caseStudy', users: [page] })
  const industry = document({ _type: 'industry', users: [caseStudy, page] })
  expect(pageLinks(industry)).toEqual([{ title: 'À propos', path: '/fr/a-propos' }])
})

it('does not follow what links to a page', () => {
  const home = document({ _type: 'page', slug: '/' })
  expect(pageLinks({ ...page, users: [home] })).toHaveLength(1)
})

it('shows what is everywhere on the home page of its language', () => {
  expect(pageLinks(document({ _type: 'uiStrings' }))).toEqual([{ title: 'Home', path: '/fr' }])
  expect(pageLinks(document({ _type: 'siteSettings', language: null }))).toEqual([
    { title: 'Home', path: '/' },
  ])
})

it('shows a weekly playbook under its tab', () => {
  expect(pageLinks(document({ _type: 'playbook', week: 4 }))).toEqual([
    { title: 'Weekly playbooks', path: '/fr/weeklyplaybooks?week=4' },
  ])
})

it('knows no place for what nothing uses', () => {
  expect(pageLinks(document({}))).toEqual([])
})
