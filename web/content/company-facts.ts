import 'server-only'
import { formatFigures } from '@tidewright/contracts/figures.ts'
import { safeWebUrl } from '@tidewright/contracts/links.ts'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import type { CompanyFacts } from '../content-types.ts'
import { withFallback } from './lake/sanity-fetch.ts'
import { getSettings } from './settings.ts'

/** The company's facts, with figures as numbers and as formatted text; null if Settings never loaded. */
export async function getCompanyFacts(locale: LocaleId): Promise<CompanyFacts | null> {
  const settings = await withFallback(getSettings, () => null)
  if (!settings) return null
  const figures = formatFigures(settings, localeOf(locale).languageTag)
  const figure = (key: string) => {
    const match = settings.figures.find((candidate) => candidate.key === key)
    return match ? { value: match.value, formatted: figures.get(key) ?? '' } : null
  }
  const euros = settings.figures.filter(({ unit }) => unit === 'euro')
  return {
    name: settings.company,
    email: settings.contactEmail,
    phone: settings.phone,
    legalName: settings.imprint.legalName,
    vatNumber: settings.imprint.vatNumber,
    profiles: settings.socialLinks.flatMap(({ url }) => safeWebUrl(url) ?? []),
    rating: figure('rating'),
    reviews: figure('reviews'),
    amounts: new Map(euros.map(({ key, value }) => [key, value])),
  }
}
