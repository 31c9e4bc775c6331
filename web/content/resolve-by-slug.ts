import 'server-only'
import { defaultLocale, isLocaleId, type LocaleId } from '@tidewright/schemas/locales.ts'
import { shortLived } from './revalidate-within.ts'
import { ContentUnavailableError } from './sanity-fetch.ts'

/** What a document with an address answers, whatever its type. */
type SluggedDocument = {
  language: string
  slug: string
  translations: { language: string; slug: string }[] | null
}

/** The slugs under which a document lives, one a language that has it. */
export type Slugs = Partial<Record<LocaleId, string>>

/** A document for a page: as asked for, in en-UK for want of a translation, or the slug to which it moved. */
export type SlugLookup<Document> =
  | { kind: 'found'; document: Document; contentLocale: LocaleId; slugs: Slugs }
  | { kind: 'moved'; slug: string }
  | { kind: 'missing' }
  | { kind: 'unavailable' }

/**
 * Finds the document of a slug in a locale by `askIn`; unavailable when the content lake does not answer and this
 * address was never served. @throws when the lake does not answer and it was: the page that was served then stays up.
 */
export async function resolveBySlug<Document extends SluggedDocument>(
  locale: LocaleId,
  slug: string,
  askIn: (language: LocaleId, slug: string) => Promise<Document | null>,
): Promise<SlugLookup<Document>> {
  try {
    return await find(locale, slug, askIn)
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    await shortLived()
    return { kind: 'unavailable' }
  }
}

async function find<Document extends SluggedDocument>(
  locale: LocaleId,
  slug: string,
  askIn: (language: LocaleId, slug: string) => Promise<Document | null>,
): Promise<SlugLookup<Document>> {
  const own = await askIn(locale, slug)
  if (own) return { kind: 'found', document: own, contentLocale: locale, slugs: slugsOf(own) }
  if (locale === defaultLocale) return { kind: 'missing' }
  const original = await askIn(defaultLocale, slug)
  if (!original) return { kind: 'missing' }
  const slugs = slugsOf(original)
  const translated = slugs[locale]
  if (translated && translated !== slug) return { kind: 'moved', slug: translated }
  return { kind: 'found', document: original, contentLocale: defaultLocale, slugs }
}

function slugsOf(document: SluggedDocument): Slugs {
  const slugs: Slugs = {}
  for (const { language, slug } of document.translations ?? []) {
    if (isLocaleId(language) && slug) slugs[language] = slug
  }
  if (isLocaleId(document.language)) slugs[document.language] = document.slug
  return slugs
}
