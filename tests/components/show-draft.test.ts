import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { editedField, showDraft, valueAt } from '../../web/features/preview/show-draft.ts'

const draft = {
  title: 'About us',
  sections: [
    { _key: 'hero', heading: 'Typed', lead: 'Within {roiDays} days', stats: [{ _key: 'a', label: 'Hours' }] },
  ],
}

it('finds the field of an element, and its value', () => {
  const field = editedField('id=page-about;type=page;path=sections:hero.stats:a.label;base=%2F')
  expect(field).toEqual({ id: 'page-about', path: 'sections:hero.stats:a.label' })
  expect(valueAt(draft, 'sections:hero.stats:a.label')).toBe('Hours')
  expect(valueAt(draft, 'sections:gone.heading')).toBeUndefined()
  expect(editedField('nothing')).toBeNull()
})

it('updates elements that consist of one field, and leaves the rest to the site', () => {
  const at = (path: string, inner: string, id = 'page-about') =>
    `<p data-sanity="id=${id};type=page;path=${path};base=%2F">${inner}</p>`
  const { window } = new JSDOM(
    at('sections:hero.heading', 'Before') +
      at('sections:hero.lead', 'Within 90 days') +
      at('sections:hero.heading', '<b>Bold</b> before') +
      at('sections:hero.heading', 'Another document', 'page-home') +
      at('sections', 'Not a text'),
  )
  showDraft(window.document, 'page-about', draft)
  expect([...window.document.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
    'Typed',
    'Within 90 days',
    'Bold before',
    'Another document',
    'Not a text',
  ])
})
