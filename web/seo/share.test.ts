import { describe, expect, it } from 'vitest'
import { printable } from './printable.ts'
import { ownTitle, pageTitle, shareMetadata } from './share.ts'

describe('the title', () => {
  it('does not name the company twice', () => {
    expect(pageTitle('Careers at Tidewright', 'Tidewright')).toEqual({ absolute: 'Careers at Tidewright' })
    expect(pageTitle('Services', 'Tidewright')).toBe('Services')
    expect(pageTitle('Services', '')).toBe('Services')
  })

  it('stands alone where the company stands beside it', () => {
    expect(ownTitle('AI automation | Tidewright', 'Tidewright')).toBe('AI automation')
    expect(ownTitle('Careers at Tidewright', 'Tidewright')).toBe('Careers at Tidewright')
    expect(ownTitle('Why us · in short', 'Tidewright')).toBe('Why us · in short')
  })
})

it('shares a page under its own language, territory and picture', () => {
  const document = {
    _type: 'page' as const,
    _rev: 'r1',
    _updatedAt: '',
    slug: '/',
    seo: { title: 'Accueil', description: 'D' },
  }
  const { openGraph } = shareMetadata({
    document,
    language: 'fr',
    slugs: { fr: '/', 'en-UK': '/' },
    company: 'X',
  })
  expect(openGraph).toMatchObject({
    url: '/fr',
    locale: 'fr_FR',
    alternateLocale: ['en_GB'],
    images: [{ url: '/api/share-pictures/page/fr?v=r1', width: 1200, height: 630 }],
  })
})

it('keeps to the letters that the picture has', () => {
  expect(printable('Coût\u202f: 1\u00a0500\u202f€ – œuvre…')).toBe('Coût : 1 500 € – œuvre…')
  expect(printable('Łódź 🚀 Čapek')).toBe('Lódz Capek')
})
