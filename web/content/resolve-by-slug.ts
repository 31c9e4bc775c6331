import 'server-only'
import { defaultLocale, isLocaleId, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { Slugs } from '../content-types.ts'
import { withFallback } from './lake/with-fallback.ts'
import { isMostlyEnglish } from './mostly-english.ts'

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

/** Loads the document with a slug in a language, which may be another one than the visitor's, with another slug. */
type LoadBySlug<Document> = (locale: LocaleId, slug: string) => Promise<Document | null>

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
  const own = await load(locale, slug)
  if (own) {
    const slugs = slugsOf(own)
    const isEnglish = locale !== defaultLocale && (await isLeftInEnglish(own, slugs[defaultLocale], load))
    return { status: 'found', document: own, contentLocale: isEnglish ? defaultLocale : locale, slugs }
  }
  if (locale === defaultLocale) return { status: 'missing' }
  const original = await load(defaultLocale, slug)
  if (!original) return { status: 'missing' }
  const slugs = slugsOf(original)
  const translated = slugs[locale]
  if (translated && translated !== slug) return { status: 'moved', slug: translated }
  return { status: 'found', document: original, contentLocale: defaultLocale, slugs }
}

/** Whether a published translation reads as English: then its page keeps the notice and the language of the original. */
async function isLeftInEnglish<Document>(
  translation: Document,
  englishSlug: string | undefined,
  load: LoadBySlug<Document>,
): Promise<boolean> {
  if (!englishSlug) return false
  // The translation itself is here; a page must not fail because the comparison can't be made.
  const english = await load(defaultLocale, englishSlug).catch(() => null)
  return isMostlyEnglish(translation, english)
}

function slugsOf(document: SluggedDocument): Slugs {
  const slugs: Slugs = {}
  for (const { language, slug } of document.translations ?? []) {
    if (isLocaleId(language) && slug) slugs[language] = slug
  }
  if (isLocaleId(document.language)) slugs[document.language] = document.slug
  return slugs
}
