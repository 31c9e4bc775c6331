import { expect, it } from 'vitest'
import { toFontGlyphs } from './og-image.tsx'
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

it('shares a mostly English translation as the English page', () => {
  const seo = { title: 'About', description: 'D' }
  const document = { _type: 'page' as const, _rev: 'r1', _updatedAt: '', slug: 'a-propos', seo }
  const slugs = { fr: 'a-propos', 'en-UK': 'about' }
  const { openGraph } = shareMetadata({ document, contentLocale: 'en-UK', slugs, company: 'X' })
  expect(openGraph).toMatchObject({
    url: '/about',
    images: [{ url: '/api/og-images/page/en-UK/about?v=r1' }],
  })
})

it('shares the picture that an editor chose, cropped', () => {
  const picture = {
    assetId: `image-${'a'.repeat(40)}-2000x1000-jpg`,
    width: 2000,
    height: 1000,
    lqip: null,
    alt: 'A desk',
    crop: { _type: 'sanity.imageCrop' as const, left: 0.5, right: 0, top: 0, bottom: 0 },
    hotspot: null,
  }
  const seo = { title: 'T', description: 'D', picture }
  const document = { _type: 'page' as const, _rev: 'r1', _updatedAt: '', slug: 'about', seo }
  const { openGraph } = shareMetadata({ document, contentLocale: 'en-UK', slugs: {}, company: 'X' })
  const url = `/api/images/${picture.assetId}?w=1280&crop=1000,0,1000,1000`
  expect(openGraph?.images).toEqual([{ url, width: 1000, height: 1000, alt: 'A desk' }])
})

it('uses only glyphs of the share image', () => {
  expect(toFontGlyphs('Coût\u202f: 1\u00a0500\u202f€ – œuvre…')).toBe('Coût : 1 500 € – œuvre…')
  expect(toFontGlyphs('Łódź 🚀 Čapek')).toBe('Lódz Capek')
})
