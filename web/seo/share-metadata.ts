import { isLocaleId, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { assetParts, cropOf, imageUrl } from '@tidewright/contracts/media/image-url.ts'
import { listPagePath, publicPath, type RoutableType } from '@tidewright/contracts/public-path.ts'
import { titleWithoutBrand } from '@tidewright/contracts/titles.ts'
import type { Metadata } from 'next'
import type { Picture, Slugs } from '@/content-types.ts'
import { ogImagePath } from '@/links/urls.ts'

/** The Open Graph type of each routable type. */
const openGraphTypes: Record<RoutableType, 'website' | 'article'> = {
  page: 'website',
  legalPage: 'website',
  servicePackage: 'website',
  insight: 'article',
  category: 'website',
  caseStudy: 'article',
  industry: 'website',
  teamMember: 'website',
  webinar: 'website',
  newsletterIssue: 'article',
}

type Shared = {
  document: {
    _type: RoutableType
    _rev: string
    slug: string
    seo: { title: string; description: string; picture?: Picture | null }
    publishedAt?: string | null
    _updatedAt: string
  }
  /** The locale of the content, which may not be the reader's. */
  contentLocale: LocaleId
  /** The slug of the document in each of its languages. */
  slugs: Slugs
  company: string
  /** The page number of a list. */
  listPage?: number
}

/**
 * The metadata for shared links in chats and networks. Sources: https://ogp.me and
 * https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
 */
export function shareMetadata({
  document,
  contentLocale,
  slugs,
  company,
  listPage = 1,
}: Shared): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { _type, _rev, seo } = document
  const slug = slugs[contentLocale] ?? document.slug
  const title = titleWithoutBrand(seo.title, company)
  const { description } = seo
  const generated = {
    url: ogImagePath(_type, contentLocale, slug, _rev),
    width: 1200,
    height: 630,
    alt: title,
    type: 'image/png',
  }
  const images = [chosenImage(seo.picture) ?? generated]
  const shared = {
    title,
    description,
    url: listPagePath(publicPath(_type, contentLocale, slug), listPage),
    siteName: company || undefined,
    locale: territoryTag(contentLocale),
    alternateLocale: Object.keys(slugs)
      .filter(isLocaleId)
      .filter((id) => id !== contentLocale)
      .map(territoryTag),
    images,
  }
  const { publishedAt, _updatedAt } = document
  return {
    openGraph:
      openGraphTypes[_type] === 'article'
        ? { ...shared, type: 'article', publishedTime: publishedAt ?? undefined, modifiedTime: _updatedAt }
        : { ...shared, type: 'website' },
    // X takes the rest from Open Graph. Without this list, Next.js would repeat the image with its size, type and text.
    twitter: { card: 'summary_large_image', images: [] },
  }
}

/** The picture that an editor chose, as wide as networks ask for; null for none. */
function chosenImage(picture: Picture | null | undefined) {
  const asset = assetParts(picture?.assetId ?? '')
  if (!picture?.assetId || !asset) return null
  const crop = cropOf(asset, picture.crop)
  const whole = crop ?? asset
  const width = Math.min(1280, whole.width)
  const height = Math.round((width * whole.height) / whole.width)
  return { url: imageUrl(picture.assetId, 1280, crop), width, height, alt: picture.alt }
}

/** Open Graph locales need a territory: `es` is `es_ES`. */
function territoryTag(id: LocaleId): string {
  const { language, region } = new Intl.Locale(localeOf(id).languageTag).maximize()
  return `${language}_${region}`
}
