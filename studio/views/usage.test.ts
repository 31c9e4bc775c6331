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

it('returns the own page of a document', () => {
  expect(pageLinks(page)).toEqual([{ title: 'À propos', path: '/fr/a-propos' }])
})

it('returns the page of an indirect user once', () => {
  const caseStudy = document({ _type: 'caseStudy', users: [page] })
  const industry = document({ _type: 'industry', users: [caseStudy, page] })
  expect(pageLinks(industry)).toEqual([{ title: 'À propos', path: '/fr/a-propos' }])
})

it('doesn’t follow links to a page', () => {
  const home = document({ _type: 'page', slug: '/' })
  expect(pageLinks({ ...page, users: [home] })).toHaveLength(1)
})

it('returns the home page of the language for documents that appear everywhere', () => {
  expect(pageLinks(document({ _type: 'uiStrings' }))).toEqual([{ title: 'Home', path: '/fr' }])
  expect(pageLinks(document({ _type: 'siteSettings', language: null }))).toEqual([
    { title: 'Home', path: '/' },
  ])
})

it('returns the tab of a weekly playbook', () => {
  expect(pageLinks(document({ _type: 'playbook', week: 4 }))).toEqual([
    { title: 'Weekly playbooks', path: '/fr/weeklyplaybooks?week=4' },
  ])
})

it('returns no pages for an unused document', () => {
  expect(pageLinks(document({}))).toEqual([])
})
