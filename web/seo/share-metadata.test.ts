import { expect, it } from 'vitest'
import { toFontGlyphs } from './font-glyphs.ts'
import { shareMetadata } from './share-metadata.ts'

it('shares a page with its own language, territory and image', () => {
  const document = {
    _type: 'page' as const,
    _rev: 'r1',
    _updatedAt: '',
    slug: '/',
    seo: { title: 'Accueil', description: 'D' },
  }
  const { openGraph } = shareMetadata({
    document,
    contentLocale: 'fr',
    slugs: { fr: '/', 'en-UK': '/' },
    company: 'X',
  })
  expect(openGraph).toMatchObject({
    url: '/fr',
    locale: 'fr_FR',
    alternateLocale: ['en_GB'],
    images: [{ url: '/api/og-images/page/fr?v=r1', width: 1200, height: 630 }],
  })
})

it('uses only glyphs of the share image', () => {
  expect(toFontGlyphs('Coût\u202f: 1\u00a0500\u202f€ – œuvre…')).toBe('Coût : 1 500 € – œuvre…')
  expect(toFontGlyphs('Łódź 🚀 Čapek')).toBe('Lódz Capek')
})
