import 'server-only'
import { siteSettingsQuery } from '@tidewright/schemas/documents/site-settings.groq.ts'
import { formatFigures } from '@tidewright/schemas/figures.ts'
import { type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { typeCacheTag } from './cache-tags.ts'
import { shortLived } from './revalidate-within.ts'
import { ContentUnavailableError, sanityFetch } from './sanity-fetch.ts'

/** The facts of the company with its figures both as numbers and as the language writes them; null when never loaded. */
export async function getCompanyFacts(language: LocaleId) {
  try {
    const settings = await sanityFetch(siteSettingsQuery, { tags: [typeCacheTag('siteSettings')] })
    if (!settings) return null
    const written = formatFigures(settings, localeOf(language).languageTag)
    const figure = (wanted: string) => {
      const found = settings.figures.find(({ key }) => key === wanted)
      return found ? { value: found.value, written: written.get(wanted) ?? '' } : null
    }
    const euros = settings.figures.filter(({ unit }) => unit === 'euro')
    return {
      name: settings.company,
      email: settings.contactEmail,
      phone: settings.phone,
      rating: figure('rating'),
      reviews: figure('reviews'),
      amounts: new Map(euros.map(({ key, value }) => [key, value])),
    }
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    await shortLived()
    return null
  }
}
