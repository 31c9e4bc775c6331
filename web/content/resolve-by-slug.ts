import 'server-only'
import { defaultLocale, isLocaleId, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { Slugs } from '../content-types.ts'
import { withFallback } from './lake/with-fallback.ts'
import { isMostlyEnglish, recordLanguages } from './mostly-english.ts'

/** The fields that every document with a slug has. */
type SluggedDocument = {
  language: string
  slug: string
  translations: { language: string; slug: string }[] | null
}

/**
 * The document for a page: in the locale, in en-UK if not translated, or the slug that it moved to. `contentLocale` is
 * en-UK, too, for a translation that is mostly in English.
 */
export type SlugResult<Document> =
  | { status: 'found'; document: Document; contentLocale: LocaleId; slugs: Slugs }
  | { status: 'moved'; slug: string }
  | { status: 'missing' }
  | { status: 'unavailable' }

/**
 * Loads the document with a slug in a language, which may be another one than the visitor's, with another slug. Its
 * figures are written as in `figuresLocale`.
 */
type LoadBySlug<Document> = (
  locale: LocaleId,
  slug: string,
  figuresLocale: LocaleId,
) => Promise<Document | null>

/**
 * Finds the document with a slug in a locale by `load`; `unavailable` if the content lake doesn't respond and this slug
 * was never loaded.
 * @throws if the lake doesn't respond but the slug was loaded before: the cached page stays.
 */
export function resolveBySlug<Document extends SluggedDocument>(
  locale: LocaleId,
  slug: string,
  load: LoadBySlug<Document>,
): Promise<SlugResult<Document>> {
  return withFallback(
    () => resolve(locale, slug, load),
    (): SlugResult<Document> => ({ status: 'unavailable' }),
  )
}

async function resolve<Document extends SluggedDocument>(
  locale: LocaleId,
  slug: string,
  load: LoadBySlug<Document>,
): Promise<SlugResult<Document>> {
  const own = await load(locale, slug, locale)
  if (own) {
    const slugs = slugsOf(own)
    const englishSlug = locale === defaultLocale ? undefined : slugs[defaultLocale]
    // With its figures as in the translation. The translation's page must not fail because this can't be loaded.
    const english = englishSlug ? await load(defaultLocale, englishSlug, locale).catch(() => null) : null
    // A translation that reads as English keeps the notice and the language of the original.
    const contentLocale = isMostlyEnglish(own, english) ? defaultLocale : locale
    if (english) recordLanguages(own, english, { locale, contentLocale })
    return { status: 'found', document: own, contentLocale, slugs }
  }
  if (locale === defaultLocale) return { status: 'missing' }
  const original = await load(defaultLocale, slug, defaultLocale)
  if (!original) return { status: 'missing' }
  const slugs = slugsOf(original)
  const translated = slugs[locale]
  if (translated && translated !== slug) return { status: 'moved', slug: translated }
  return { status: 'found', document: original, contentLocale: defaultLocale, slugs }
}

function slugsOf(document: SluggedDocument): Slugs {
  const slugs: Slugs = {}
  for (const { language, slug } of document.translations ?? []) {
    if (isLocaleId(language) && slug) slugs[language] = slug
  }
  if (isLocaleId(document.language)) slugs[document.language] = document.slug
  return slugs
}
