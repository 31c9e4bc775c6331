import { expect, it } from 'vitest'
import { referencedIds, translatedCopy } from './translated-copy.ts'

const original = {
  _id: 'page-a',
  _type: 'page',
  _rev: '1',
  _createdAt: 'x',
  _updatedAt: 'y',
  language: 'en-UK',
  title: 'About',
  file: { asset: { _type: 'reference', _ref: 'file-1' } },
  sections: [
    { _key: 'k', _type: 'faqList', faqs: [{ _key: 'f', _type: 'reference', _ref: 'faq-why' }] },
    { _key: 'l', picture: { asset: { _type: 'reference', _ref: 'image-1' } } },
  ],
}

it('copies the content fields, but no file, into a draft of the target language', () => {
  const copy = translatedCopy(original, { id: 'page-a-fr', language: 'fr', translations: new Map() })
  expect(copy).toEqual({
    _id: 'drafts.page-a-fr',
    _type: 'page',
    language: 'fr',
    title: 'About',
    sections: original.sections,
  })
})

it('writes the translation into a release', () => {
  const options = { id: 'page-a-fr', language: 'fr', translations: new Map(), release: 'r1' }
  const copy = translatedCopy(original, options)
  expect(copy._id).toBe('versions.r1.page-a-fr')
})

it('replaces references by those to translations, if they exist', () => {
  const translations = new Map([['faq-why', 'faq-pourquoi']])
  const copy = translatedCopy(original, { id: 'x', language: 'fr', translations })
  expect(referencedIds(copy)).toEqual(['faq-pourquoi', 'image-1'])
  expect(referencedIds(original)).toEqual(['file-1', 'faq-why', 'image-1'])
})
